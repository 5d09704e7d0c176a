import Testing

@testable import FormCards

@Suite struct RGBColorTests {
    @Test(arguments: [
        ("#000000", RGBColor.black), ("#ffffff", .white), ("#FFffFF", .white),
        ("#1a7F5a", RGBColor(red: 0x1A, green: 0x7F, blue: 0x5A)),
    ])
    func `A number sign and six digits are a colour`(_ row: (text: String, color: RGBColor)) {
        #expect(RGBColor(row.text) == row.color)
        #expect(row.color.description == row.text.lowercased())
    }

    @Test(arguments: [
        "", "#", "000000", "#00000", "#0000000", "#00000g", "#+00000", "#fff", "red", " #000000",
        "#00000\u{301}", "#é0000", "＃000000",
    ])
    func `Any other text is none`(_ text: String) {
        #expect(RGBColor(text) == nil)
    }

    /// Luminances and contrasts that WCAG 2.2 and its tools give.
    @Test(arguments: [
        ("#000000", 0.0, "#ffffff", 21.0), ("#ffffff", 1.0, "#ffffff", 1.0),
        ("#ff0000", 0.2126, "#ffffff", 3.998), ("#00ff00", 0.7152, "#ffffff", 1.372),
        ("#0000ff", 0.0722, "#ffffff", 8.592), ("#767676", 0.18116, "#ffffff", 4.542),
        ("#777777", 0.18447, "#ffffff", 4.478), ("#0a0a0a", 0.003035, "#000000", 1.0607),
        ("#cdcd00", 0.56642, "#ffffff", 1.7034),
    ])
    func luminance(
        _ row: (text: String, luminance: Double, other: String, contrast: Double)
    ) throws {
        let color = try #require(RGBColor(row.text))
        let other = try #require(RGBColor(row.other))
        #expect(abs(color.relativeLuminance - row.luminance) < 0.0001)
        #expect(abs(color.contrast(to: other) - row.contrast) < 0.001)
        #expect(color.contrast(to: other) == other.contrast(to: color))
    }

    @Test(arguments: [
        (-1.0, "#102030"), (0, "#102030"), (0.5, "#586068"), (1, "#a0a0a0"), (7, "#a0a0a0"),
        (.nan, "#102030"), (.infinity, "#a0a0a0"),
    ])
    func mixes(_ row: (share: Double, color: String)) {
        let color = RGBColor(0x102030).mixed(with: RGBColor(0xA0A0A0), share: row.share)
        #expect(color.description == row.color)
    }

    /// A cube of 125 colours.
    static let cube: [RGBColor] = {
        let steps: [UInt8] = [0, 64, 128, 192, 255]
        var colors: [RGBColor] = []
        for red in steps {
            for green in steps {
                for blue in steps { colors.append(RGBColor(red: red, green: green, blue: blue)) }
            }
        }
        return colors
    }()

    @Test func `Black or white can be read on every colour`() {
        for ground in Self.cube {
            #expect(ground.readableText.contrast(to: ground) >= 4.5)
        }
    }

    @Test func `Every colour can be made readable on every ground`() throws {
        for color in Self.cube {
            for ground in Theme.Ground.allCases {
                let readable = try #require(color.readable(on: ground.colors))
                #expect(ground.colors.allSatisfy { readable.contrast(to: $0) >= 4.5 })
            }
        }
    }

    @Test func `A readable colour stays`() {
        #expect(RGBColor(0x005A9C).readable(on: [.white]) == RGBColor(0x005A9C))
        #expect(RGBColor(0x808080).readable(on: [.black, .white], contrast: 7) == nil)
    }
}
