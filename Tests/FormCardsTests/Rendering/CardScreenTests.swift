import FormCards
import FormModel
import FormValidation
import Testing

/// Complete screens, compared with files in `Golden/`.
@Suite struct CardScreenTests {
    private static let widths = [20, 40, 60, 80]

    @Test(arguments: Scene.allCases, CardGlyphs.allCases)
    func screen(scene: Scene, glyphs: CardGlyphs) throws {
        let cards = try scene.cards()
        let screens = Self.widths.map { width in
            let renderer = CardDrawing(width: width, glyphs: glyphs)
            return cards.map { renderer.text(for: $0) }.joined()
        }
        try expectGolden(
            screens.joined(separator: "\n"), "screen-\(scene.rawValue)-\(glyphs.rawValue)")
    }

    @Test(arguments: ["none", "loading", "empty", "hasData", "custom:invalid", "custom:large"])
    func preview(state name: String) throws {
        let state = try #require(CardState(name))
        let renderer = CardDrawing(width: 60)
        // Two cards, so that the given state visibly overrides the second card's own state.
        let cards = try Scene.pages.cards().prefix(2)
        let screens = cards.map { renderer.text(for: $0, as: state) }
        try expectGolden(
            screens.joined(), "preview-\(name.replacing(":", with: "-"))")
    }

    @Test func styled() throws {
        let cards = try Scene.invalid.cards()
        let lines = cards.flatMap { CardDrawing(width: 60).lines(for: $0) }
        let shown = ANSI(isColored: true).text(of: lines).replacing("\u{1B}", with: "␛")
        try expectGolden(shown, "styled")
    }
}
