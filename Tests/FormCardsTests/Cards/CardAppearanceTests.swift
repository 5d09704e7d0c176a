import Testing

@testable import FormCards

@Suite struct CardAppearanceTests {
    /// Depth, offset in points, scale, opacity, rows, columns of a card of 58 and its indentation, whether it is drawn.
    @Test(
        arguments: [
            (0, 0, 1, 1, 0, 58, 0, true),
            (1, -60, 0.9, 0.5, 1, 52, 3, true),
            (2, -105, 0.81, 0.3, 2, 47, 6, true),
            (3, -183.75, 0.729, 0.18, 3, 42, 8, true),
            (4, -321.5625, 0.6561, 0.108, 5, 38, 10, true),
            (5, -562.734375, 0.59049, 0.0648, 9, 34, 12, false),
        ] as [(Int, Double, Double, Double, Int, Int, Int, Bool)])
    func `A card looks as the formulas say`(
        depth: Int, offset: Double, scale: Double, opacity: Double, rows: Int, columns: Int,
        indentation: Int, isVisible: Bool
    ) {
        let appearance = CardAppearance(depth: depth)
        #expect(abs(appearance.offset - offset) < 1e-9)
        #expect(abs(appearance.scale - scale) < 1e-12)
        #expect(abs(appearance.opacity - opacity) < 1e-12)
        #expect(abs(appearance.dimming - (1 - opacity)) < 1e-12)
        #expect(appearance.rows == rows)
        #expect(appearance.columns(of: 58) == columns)
        #expect(appearance.indentation(of: 58) == indentation)
        #expect(appearance.isVisible == isVisible)
    }

    @Test(arguments: [Int.min, -1, 0])
    func `No depth is that of the top card`(depth: Int) {
        #expect(CardAppearance(depth: depth) == CardAppearance(depth: 0))
    }

    @Test(arguments: [6, 1_000, 100_000, Int.max])
    func `Any depth has an appearance`(depth: Int) {
        let appearance = CardAppearance(depth: depth)
        #expect(!appearance.isVisible)
        #expect(appearance.rows > 9)
        for width in [Int.min, -1, 0, 1, 80, Int.max] {
            #expect((0...max(width, 0)).contains(appearance.columns(of: width)))
            #expect((0...max(width, 0)).contains(appearance.indentation(of: width)))
        }
    }

    @Test func `Five cards of a stack are drawn at most`() {
        var stack = CardStack()
        stack.apply(.set((1...9).map { "card\($0)" }))
        #expect(stack.appearances.map(\.id) == ["card9", "card8", "card7", "card6", "card5"])
        #expect(stack.appearances.map(\.appearance.depth) == [0, 1, 2, 3, 4])
        #expect(CardStack().appearances.isEmpty)
    }
}
