import TestSupport
import Testing

@testable import FormCards

/// Text of every theme can be read on every ground (WCAG 2.2, 1.4.3), with 24-bit colours and with 256.
@Suite struct ContrastTests {
    static let profiles: [ColorProfile] = [.trueColor, .palette256]

    /// The contrast that a text must have at least; `nil` for colours of the terminal's own, which its user chose.
    private func expectContrast(
        _ shown: ColorReduction.Shown, _ theme: Theme, _ ground: Theme.Ground,
        _ what: @autoclosure () -> String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let color = shown.foreground else {
            #expect(shown.background == nil, "\(what())", sourceLocation: sourceLocation)
            return
        }
        let grounds = shown.background.map { [$0] } ?? ground.colors
        // No colour has 7 to 1 to every ground; black or white then has the most that there is.
        let most = shown.background.map { $0.readableText.contrast(to: $0) } ?? theme.contrast
        for behind in grounds {
            // A comparison by `#expect` takes longer than the contrast itself, of which there are thousands.
            guard color.contrast(to: behind) < min(theme.contrast, most) else { continue }
            Issue.record("\(what()): \(color) on \(behind)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: Theme.all, profiles)
    func styles(_ theme: Theme, _ profile: ColorProfile) {
        for ground in Theme.Ground.allCases {
            let reduction = ColorReduction(profile: profile, theme: theme, ground: ground)
            for style in StyledLine.Style.allCases where style.isText {
                let shown = reduction.shown(style, color: nil, background: nil)
                expectContrast(shown, theme, ground, "\(theme.name) \(ground) \(style)")
            }
        }
    }

    /// With 256 colours only in many rounds; everyday runs try a third of the pairs of colours, others in each style.
    @Test(arguments: Theme.all, Laws.areMany ? profiles : [.trueColor])
    func rolesOfColours(_ theme: Theme, _ profile: ColorProfile) {
        let colors: [CardColor?] = [nil] + CardColor.Role.allCases.map { .role($0) }
        for ground in Theme.Ground.allCases {
            let reduction = ColorReduction(profile: profile, theme: theme, ground: ground)
            for (turn, style) in StyledLine.Style.allCases.enumerated() {
                for (row, color) in colors.enumerated() {
                    for (column, background) in colors.enumerated()
                    where color != nil || background != nil {
                        guard Laws.tries(turn + row + column, of: 3) else { continue }
                        let shown = reduction.shown(style, color: color, background: background)
                        guard style.isText || background != nil else { continue }
                        expectContrast(
                            shown, theme, ground,
                            "\(theme.name) \(ground) \(style) \(color as Any) \(background as Any)")
                    }
                }
            }
        }
    }

    /// Colours of authors: a gradient through the whole circle behind the text, and the worst colours of text, of which
    /// everyday runs try one in each place.
    @Test(arguments: Theme.all, profiles)
    func gradients(_ theme: Theme, _ profile: ColorProfile) throws {
        let colors: [CardColor] = [0xFF0000, 0xFFFF00, 0x808080, 0x00FFFF, 0x0000FF, 0xFFFFFF]
            .map { .rgb(RGBColor($0)) }
        let texts: [CardColor?] =
            [nil, .role(.bad)] + [0xFFFF00, 0x777777].map { .rgb(RGBColor($0)) }
        for ground in Theme.Ground.allCases {
            let reduction = ColorReduction(profile: profile, theme: theme, ground: ground)
            guard let gradient = theme.gradient(colors, angle: 30, on: ground) else {
                #expect(!theme.allowsAuthorTraits)
                continue
            }
            for x in stride(from: 0, to: 60, by: 4) {
                for y in stride(from: 0, to: 12, by: 2) {
                    let behind = gradient.color(x: x, y: y, width: 60, height: 12)
                    for (number, text) in texts.enumerated()
                    where Laws.tries(x / 4 + y / 2 + number, of: texts.count) {
                        let shown = reduction.shown(
                            .issue, color: text, background: .rgb(behind))
                        #expect(shown.background != nil)
                        expectContrast(shown, theme, ground, "\(theme.name) \(x) \(y)")
                    }
                }
            }
        }
    }

    @Test(arguments: Theme.all, profiles)
    func coloursOfAuthors(_ theme: Theme, _ profile: ColorProfile) {
        for ground in Theme.Ground.allCases {
            let reduction = ColorReduction(profile: profile, theme: theme, ground: ground)
            for color in RGBColorTests.cube {
                let shown = reduction.shown(.plain, color: .rgb(color), background: nil)
                expectContrast(shown, theme, ground, "\(theme.name) \(ground) \(color)")
                if !theme.allowsAuthorColors { #expect(shown.code == "") }
            }
        }
    }

    @Test func `Titles outshine values`() {
        for theme in Theme.all {
            for ground in Theme.Ground.allCases {
                #expect(theme.paint(.title, on: ground).isBold)
                #expect(!theme.paint(.value, on: ground).isBold)
            }
        }
    }

    /// Yellow has 1.7 to 1 on white.
    @Test func `Warnings of 16 colours are yellow on dark grounds only`() {
        for theme in Theme.all {
            for ground in [Theme.Ground.either, .light] {
                let reduction = ColorReduction(profile: .palette16, theme: theme, ground: ground)
                for style in StyledLine.Style.allCases {
                    let code = reduction.code(of: style, color: nil, background: nil)
                    #expect(!code.hasSuffix("33"))
                }
            }
        }
    }
}
