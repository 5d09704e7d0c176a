import FormModel
public import FormValidation

/// Draws cards as lines of styled text.
///
/// A pure function of what a card shows: nothing is kept between two drawings. Every line takes exactly
/// ``width`` cells. Only issues that are reported are drawn.
///
/// ```swift
/// let renderer = CardRenderer(width: 60)
/// for card in Card.cards(of: source) {
///     print(ANSI(isColored: true).text(of: renderer.lines(for: card)))
/// }
/// ```
public struct CardRenderer: Sendable {
    /// The widths that are drawn; others count as the nearest of them.
    public static let widths = 20...1_000

    /// The cells of every line.
    public let width: Int

    /// The signs that cards are drawn with.
    public let glyphs: CardGlyphs

    /// Where sentences come from and the language of the reader; `nil` is the form's own language, or English.
    public let catalog: MessageCatalog?

    /// Whether the name of the state stands in the lower edge.
    public let showsState: Bool

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - width: The cells of every line, 20 to 1,000; others count as the nearest of them.
    ///   - glyphs: The signs that cards are drawn with.
    ///   - catalog: Where sentences come from and the language of the reader; the form's own language unless said
    ///     otherwise, and English where it has none.
    ///   - showsState: Whether the name of the state stands in the lower edge.
    public init(
        width: Int = 80, glyphs: CardGlyphs = .unicode, catalog: MessageCatalog? = nil,
        showsState: Bool = true
    ) {
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
        self.glyphs = glyphs
        self.catalog = catalog
        self.showsState = showsState
    }

    /// Draws a card in its own state.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func lines(for card: Card) -> [StyledLine] {
        lines(for: card, CardContents(of: card, as: nil))
    }

    /// Draws a card as if it were in a state, to preview it.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - state: `none` and `empty` draw it as if nothing had been entered, `custom:invalid` with all
    ///     issues, reported or not, `loading` as it is, any other with its values and without issues.
    /// - Returns: The lines, from the top.
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func lines(for card: Card, as state: CardState) -> [StyledLine] {
        lines(for: card, CardContents(of: card, as: state))
    }

    /// Draws a card in its own state without styles: no escape sequences, each line ended by LF.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func text(for card: Card) -> String {
        ANSI(isColored: false).text(of: lines(for: card))
    }

    /// Draws a card as if it were in a state, without styles; see ``lines(for:as:)``.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func text(for card: Card, as state: CardState) -> String {
        ANSI(isColored: false).text(of: lines(for: card, as: state))
    }

    private func lines(for card: Card, _ contents: CardContents) -> [StyledLine] {
        let catalog = catalog ?? MessageCatalog(for: nil, of: card.form)
        let pages = card.form.pages.count
        let frame = CardFrame(
            width: width, glyphs: glyphs,
            title: DisplayText(card.form.text(card.title, in: catalog.language)),
            position: pages > 1 ? DisplayText("\(card.index + 1)/\(pages)") : "",
            state: showsState ? DisplayText(contents.state.name) : "")
        let blocks = CardBlocks(of: card, contents, glyphs, catalog).blocks
        let titles = blocks.flatMap { $0.compactMap { ($0 as? FieldPart)?.title } }
        let space = CardSpace(width: frame.innerWidth, glyphs: glyphs, titles: titles)
        let body = blocks.map { parts in parts.flatMap { $0.lines(in: space) } }
        return frame.lines(around: Array(body.joined(separator: [StyledLine()])))
    }
}
