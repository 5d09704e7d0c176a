import FormCards
import FormModel
import FormValidation

/// Describes and draws cards, for tests of whole screens.
struct CardDrawing {
    let builder: DescriptionBuilder
    let renderer: TextRenderer

    init(
        width: Int = 80, glyphs: CardGlyphs = .unicode, catalog: MessageCatalog? = nil,
        showsState: Bool = true
    ) {
        builder = DescriptionBuilder(catalog: catalog)
        renderer = TextRenderer(width: width, glyphs: glyphs, showsState: showsState)
    }

    func lines(for card: Card) -> [StyledLine] {
        renderer.lines(for: builder.description(of: card))
    }

    func lines(for card: Card, as state: CardState) -> [StyledLine] {
        renderer.lines(for: builder.description(of: card, as: state))
    }

    func text(for card: Card) -> String { plain(lines(for: card)) }

    func text(for card: Card, as state: CardState) -> String { plain(lines(for: card, as: state)) }

    private func plain(_ lines: [StyledLine]) -> String { lines.map { $0.text + "\n" }.joined() }
}
