/// The space for the parts of a card, inside its frame.
struct CardSpace {
    /// The largest number of lines of a text, so that one value cannot push the rest of a card off
    /// the screen.
    static let mostLines = 100

    /// The smallest width at which titles are drawn beside values.
    static let leastWidthOfColumns = 36

    /// The widths of the columns of titles and values.
    struct Columns {
        static let gap = 2
        /// The largest width of titles; beyond it, a title is too far from its value to be read
        /// with it.
        static let mostOfTitle = 32
        let title: Int
        let value: Int
    }

    /// The cells of a line.
    let width: Int
    let glyphs: CardGlyphs
    /// The columns; `nil` if values are drawn below their titles.
    let columns: Columns?

    /// Makes the space for lines of `width` cells, with a column for `titles` if the width
    /// suffices.
    init(width: Int, glyphs: CardGlyphs, titles: [DisplayText]) {
        self.width = width
        self.glyphs = glyphs
        guard width >= Self.leastWidthOfColumns else {
            columns = nil
            return
        }
        let most = min(width * 2 / 5, Columns.mostOfTitle)
        // The column is as wide as the widest wrapped line, so that the values get the rest.
        let widest = titles.flatMap { DisplayText.wrap($0, width: most) }.map(\.width).max()
        let title = widest ?? 0
        columns = Columns(title: title, value: width - title - Columns.gap)
    }

    /// Breaks lines to `width` cells; lines beyond ``mostLines`` are replaced by their number.
    func wrap(_ lines: [DisplayText], to width: Int) -> [DisplayText] {
        let wrapped = lines.flatMap { DisplayText.wrap($0, width: width) }
        guard wrapped.count > Self.mostLines else { return wrapped }
        let kept = wrapped.prefix(Self.mostLines - 1)
        let rest = glyphs.ellipsis + DisplayText(" +\(wrapped.count - kept.count)")
        return kept + [rest.truncated(to: width, ellipsis: "")]
    }
}
