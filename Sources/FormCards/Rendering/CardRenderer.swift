public import FormModel
public import FormValidation

/// Draws cards as lines of styled text.
///
/// A drawing depends only on the contents of the card. Every line takes exactly ``width`` cells.
/// Only reported issues are drawn.
///
/// ```swift
/// let renderer = CardRenderer(width: 60)
/// for card in Card.cards(of: source) {
///     print(ANSI(isColored: true).text(of: renderer.lines(for: card)))
/// }
/// ```
public struct CardRenderer: Sendable {
    /// The supported widths; others are clamped to this range.
    public static let widths = 20...1_000

    /// The cells of every line.
    public let width: Int

    /// The characters for frames and marks.
    public let glyphs: CardGlyphs

    /// The messages and the language of the reader; `nil` selects the language of the form, or else
    /// English.
    public let catalog: MessageCatalog?

    /// Whether the lower edge shows the name of the state.
    public let showsState: Bool

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - width: The cells of every line, clamped to 20 through 1,000.
    ///   - glyphs: The characters for frames and marks.
    ///   - catalog: The messages and the language of the reader; by default the language of the
    ///     form, or else English.
    ///   - showsState: Whether the lower edge shows the name of the state.
    public init(
        width: Int = 80, glyphs: CardGlyphs = .unicode, catalog: MessageCatalog? = nil,
        showsState: Bool = true
    ) {
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
        self.glyphs = glyphs
        self.catalog = catalog
        self.showsState = showsState
    }

    /// Draws a card in its current state.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func lines(for card: Card) -> [StyledLine] {
        lines(for: card, CardContents(of: card, as: nil))
    }

    /// Draws a card in another state, as a preview.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - state: `none` and `empty` draw the card with its defaults, `custom:invalid` with all
    ///     issues, reported or not, `loading` with its values and reported issues, any other state
    ///     with its values and without issues.
    /// - Returns: The lines, from the top.
    /// - Complexity: O(*n*) in the shown texts, the fields of the page and their issues.
    public func lines(for card: Card, as state: CardState) -> [StyledLine] {
        lines(for: card, CardContents(of: card, as: state))
    }

    /// Draws a card in its current state without escape sequences; each line ends with LF.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func text(for card: Card) -> String {
        ANSI(isColored: false).text(of: lines(for: card))
    }

    /// Draws a card in another state without escape sequences; see ``lines(for:as:)``.
    ///
    /// - Complexity: O(*n*) in the texts shown and the fields of the page and their issues.
    public func text(for card: Card, as state: CardState) -> String {
        ANSI(isColored: false).text(of: lines(for: card, as: state))
    }

    private func lines(for card: Card, _ contents: CardContents) -> [StyledLine] {
        let catalog = catalog ?? MessageCatalog(for: nil, of: card.form)
        let (number, pages) = card.position
        let frame = CardFrame(
            width: width, glyphs: glyphs,
            title: DisplayText(filled: contents.text(card.title, of: nil, in: catalog.locale)),
            position: pages > 1 ? DisplayText("\(number)/\(pages)") : "",
            state: showsState ? DisplayText(contents.state.name) : "")
        let blocks = CardBlocks(of: card, contents, glyphs, catalog).blocks
        let titles = blocks.flatMap { $0.compactMap { ($0 as? FieldPart)?.title } }
        let space = CardSpace(width: frame.innerWidth, glyphs: glyphs, titles: titles)
        let body = blocks.map { parts in parts.flatMap { $0.lines(in: space) } }
        return frame.lines(around: Array(body.joined(separator: [StyledLine()])))
    }
}
