/// One line of a screen: runs of text, each in one style.
public struct StyledLine: Sendable, Hashable {
    /// What a run is; how that looks is for the writer to say.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// The title of a card.
        case title
        /// The title of a field.
        case label
        /// What a field holds.
        case value
        /// What stands in the place of a value while there is none.
        case placeholder
        /// What is wrong.
        case issue
        /// What is doubtful.
        case warning
        /// Something to press.
        case button
        /// The lines around a card.
        case frame
        /// Something of less weight.
        case dim
        /// Any other text.
        case plain
    }

    /// A text in one style.
    public struct Run: Sendable, Hashable {
        /// The text.
        public let text: DisplayText
        /// Its style.
        public let style: Style

        /// Makes a run.
        public init(_ text: DisplayText, _ style: Style) {
            self.text = text
            self.style = style
        }
    }

    /// The runs, from the left.
    public private(set) var runs: [Run]

    /// Makes a line of runs.
    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// Makes a line of one run.
    init(_ text: DisplayText, _ style: Style) {
        self.init([Run(text, style)])
    }

    /// The cells that the line takes.
    ///
    /// - Complexity: O(*n*) in the runs.
    public var width: Int { runs.reduce(0) { $0 + $1.text.width } }

    /// The line without its styles.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public var text: String { runs.map(\.text.string).joined() }

    /// The line with spaces before it.
    func indented(by cells: Int) -> StyledLine {
        cells > 0 ? StyledLine([Run(.spaces(cells), .plain)] + runs) : self
    }

    /// The line with spaces behind it, so that it takes `cells` cells.
    func padded(to cells: Int) -> StyledLine {
        let free = cells - width
        return free > 0 ? StyledLine(runs + [Run(.spaces(free), .plain)]) : self
    }
}

extension DisplayText {
    /// So many spaces; none where `cells` is not positive.
    static func spaces(_ cells: Int) -> DisplayText { DisplayText("").padded(to: cells) }
}
