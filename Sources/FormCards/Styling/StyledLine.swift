/// One line of a screen: runs of text, each in one style.
public struct StyledLine: Sendable, Hashable {
    /// The role of a run; the writer decides how it looks.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// The title of a card.
        case title
        /// The title of a field.
        case label
        /// The value of a field.
        case value
        /// A placeholder for a missing value.
        case placeholder
        /// The message of an error.
        case issue
        /// The message of a warning.
        case warning
        /// A button.
        case button
        /// The frame of a card.
        case frame
        /// An important part of a help or label.
        case strong
        /// An emphasized part of a help or label.
        case emphasis
        /// Text of less importance.
        case dim
        /// Any other text.
        case plain
        /// The heading of a section.
        case header
        /// A side remark.
        case small
        /// A detail of the text before it.
        case detail
        /// What is at hand, or what matters most.
        case accent
        /// What is right or done.
        case good
        /// What needs attention.
        case doubtful
        /// What is wrong.
        case bad
        /// A short mark, drawn as `( text )`.
        case pill
        /// The help of a field or form.
        case help
        /// The text of a link.
        case link
        /// The button that most people press.
        case primary
        /// A field or button that cannot be used now.
        case disabled
        /// The answer in hand, while it is typed.
        case entry
    }

    /// A text in one style.
    public struct Run: Sendable, Hashable {
        /// The text.
        public let text: DisplayText
        /// Its style.
        public let style: Style
        /// The colour of the text; `nil` for that of the style.
        public var color: CardColor?
        /// The colour behind the text; `nil` for that of the style.
        public var background: CardColor?
        /// The address to which the text leads; `nil` for none.
        public var link: String?

        /// Makes a run.
        public init(
            _ text: DisplayText, _ style: Style, color: CardColor? = nil,
            background: CardColor? = nil, link: String? = nil
        ) {
            self.text = text
            self.style = style
            self.color = color
            self.background = background
            self.link = link
        }

        /// Another text with the same style, colours and link.
        func with(_ text: DisplayText) -> Run {
            Run(text, style, color: color, background: background, link: link)
        }

        /// Whether two runs differ in their texts only.
        func looksLike(_ other: Run) -> Bool {
            style == other.style && color == other.color && background == other.background
                && link == other.link
        }
    }

    /// The runs, from the left.
    public private(set) var runs: [Run]

    /// The cells of the first runs, such as a bullet, behind which all lines begin when the line is broken.
    private(set) var hanging = 0

    /// Makes a line of runs.
    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// Makes a line of runs, the first of which stay before the others when the line is broken.
    init(_ runs: [Run], hanging: Int) {
        self.runs = runs
        self.hanging = hanging
    }

    init(_ text: DisplayText, _ style: Style) {
        self.init([Run(text, style)])
    }

    /// The number of cells of the line.
    ///
    /// - Complexity: O(*n*) in the runs.
    public var width: Int { runs.reduce(0) { $0 + $1.text.width } }

    /// The line without its styles.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public var text: String { runs.map(\.text.string).joined() }

    func indented(by cells: Int) -> StyledLine {
        cells > 0
            ? StyledLine(
                [Run(.spaces(cells), .plain)] + runs, hanging: hanging > 0 ? hanging + cells : 0)
            : self
    }

    /// Adds spaces at the end, up to a width of `cells` cells.
    func padded(to cells: Int) -> StyledLine {
        let free = cells - width
        return free > 0 ? StyledLine(runs + [Run(.spaces(free), .plain)]) : self
    }
}

extension DisplayText {
    /// A text of `cells` spaces; empty if `cells` is not positive.
    static func spaces(_ cells: Int) -> DisplayText {
        // Lines of cards are padded all the time, mostly by few cells.
        guard cells >= shortSpaces.count else { return shortSpaces[max(cells, 0)] }
        return DisplayText(clean: String(repeating: " ", count: cells), width: cells)
    }

    private static let shortSpaces = (0...128).map {
        DisplayText(clean: String(repeating: " ", count: $0), width: $0)
    }
}
