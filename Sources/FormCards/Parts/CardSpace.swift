/// Where the parts of a card are drawn: inside the frame.
struct CardSpace {
    /// A text of more lines is cut, so that one value cannot push the rest of a card off the screen.
    static let mostLines = 100

    /// From this width on titles stand beside values.
    static let leastWidthOfColumns = 36

    /// Titles beside values.
    struct Columns {
        static let gap = 2
        /// Beyond this the eye does not find the value that belongs to a title.
        static let mostOfTitle = 32
        let title: Int
        let value: Int
    }

    /// The cells of a line.
    let width: Int
    let glyphs: CardGlyphs
    /// `nil` where values stand below their titles.
    let columns: Columns?

    /// - Parameters:
    ///   - width: The cells of a line.
    ///   - glyphs: The signs of the renderer.
    ///   - titles: The titles that stand beside values.
    init(width: Int, glyphs: CardGlyphs, titles: [DisplayText]) {
        self.width = width
        self.glyphs = glyphs
        guard width >= Self.leastWidthOfColumns else {
            columns = nil
            return
        }
        let most = min(width * 2 / 5, Columns.mostOfTitle)
        // Lines rarely fill the column to the end; what they leave is better used by the values.
        let widest = titles.flatMap { DisplayText.wrap($0, width: most) }.map(\.width).max()
        let title = widest ?? 0
        columns = Columns(title: title, value: width - title - Columns.gap)
    }

    /// Breaks lines to `width` cells; what is over ``mostLines`` is counted instead.
    func wrap(_ lines: [DisplayText], to width: Int) -> [DisplayText] {
        let wrapped = lines.flatMap { DisplayText.wrap($0, width: width) }
        guard wrapped.count > Self.mostLines else { return wrapped }
        let kept = wrapped.prefix(Self.mostLines - 1)
        let rest = glyphs.ellipsis + DisplayText(" +\(wrapped.count - kept.count)")
        return kept + [rest.truncated(to: width, ellipsis: "")]
    }
}
