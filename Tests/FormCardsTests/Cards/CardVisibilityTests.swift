import Testing

@testable import FormCards

@Suite struct CardVisibilityTests {
    /// The first row and the rows of the viewport, those of the card, the visible rows.
    ///
    /// The cases with more than 99 rows
    /// are those of the tests of CardParts, in points.
    @Test(
        arguments: [
            (0, 1_000, 0, 100, 100),
            (0, 1_000, 950, 100, 50),
            (0, 1_000, -50, 100, 50),
            (0, 1_000, -75, 100, 25),
            (0, 100, -51, 100, 49),
            (0, 1_000, 960, 100, 40),
            (621, 760, 691, 380, 380),
            (621, 603, 400, 386, 165),
            (621, 603, 1_050, 386, 174),
            (621, 603, 1_060, 300, 164),
            (33, 603, 691, 386, 0),
            (885, 603, 691, 386, 192),
            (750, 600, 600, 300, 150),
            (450, 600, 600, 300, 300),
            (0, 700, -20, 1_400, 700),
            (0, 24, 23, 10, 1),
            (0, 24, 24, 10, 0),
            (0, 24, -10, 10, 0),
            (0, 24, 0, 24, 24),
            (0, 0, 0, 10, 0),
            (0, 24, 3, 0, 0),
        ])
    func `Visible rows are divided by those of the card and of the viewport`(
        top: Int, height: Int, first: Int, rows: Int, visible: Int
    ) {
        let visibility = CardVisibility(
            ofRows: first..<first + rows, in: top..<top + height)
        #expect(visibility.ratio == (rows == 0 ? 0 : Double(visible) / Double(rows)))
        #expect(visibility.coverage == (height == 0 ? 0 : Double(visible) / Double(height)))
        #expect(visibility.isVisible == (visible > 0))
    }

    @Test func `The largest ranges have a visibility`() {
        let all = Int.min..<Int.max
        #expect(CardVisibility(ofRows: all, in: all).ratio == 1)
        #expect(CardVisibility(ofRows: 0..<1, in: all).ratio == 1)
        #expect(CardVisibility(ofRows: all, in: 0..<1).coverage == 1)
    }

    @Test func `The visible cards of a list are below each other`() throws {
        let list = try CardList([("a", 10), ("b", 5), ("c", 8), ("d", .max)])
        try list.hide("b")
        let seen = list.visibilities(in: 9..<15, spacing: 1) { $0 }
        #expect(seen.map(\.id) == ["a", "c", "d"])
        #expect(seen.map(\.visibility.ratio) == [0.1, 0.5, 0])
        #expect(seen.map(\.visibility.coverage) == [1.0 / 6, 4.0 / 6, 0])
        // Numbers that no card has neither overflow nor trap.
        #expect(list.visibilities(in: 0..<1, spacing: .max) { $0 - 20 }.count == 3)
    }
}
