import Testing

@testable import FormCards

@Suite struct TerminalPaletteTests {
    @Test(
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x767676, 243),
            (0x080808, 232), (0xEEEEEE, 255), (0x030303, 16), (0x1A7F5A, 29), (0x303030, 236),
        ] as [(UInt32, Int)])
    func nearest(_ row: (color: UInt32, index: Int)) {
        #expect(FixedPalette.nearest(to: RGBColor(row.color)) == row.index)
    }

    @Test func `The colours are those of xterm`() {
        #expect(FixedPalette.colors.count == 240)
        for (index, hex) in [(16, "#000000"), (21, "#0000ff"), (46, "#00ff00"), (110, "#87afd7")] {
            #expect(FixedPalette.color(index).description == hex)
        }
        #expect(FixedPalette.color(255).description == "#eeeeee")
    }

    @Test func `The fast search finds a nearest colour`() {
        func distance(_ a: RGBColor, _ b: RGBColor) -> Int {
            [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
                .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
        }
        for color in RGBColorTests.cube {
            let found = FixedPalette.color(FixedPalette.nearest(to: color))
            let least = FixedPalette.colors.map { distance(color, $0) }.min()
            #expect(distance(color, found) == least)
        }
    }

    @Test func `A readable colour is found for every ground`() throws {
        for color in RGBColorTests.cube {
            for ground in Theme.Ground.allCases {
                let index = try #require(
                    FixedPalette.nearest(to: color, on: ground.colors, contrast: 4.5))
                let shown = FixedPalette.color(index)
                #expect(ground.colors.allSatisfy { shown.contrast(to: $0) >= 4.5 })
            }
        }
        #expect(FixedPalette.nearest(to: .black, on: [.black, .white], contrast: 7) == nil)
    }
}
