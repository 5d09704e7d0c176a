public import FormModel

/// What a text is for; a theme decides how it looks.
public enum TextRole: String, Sendable, Hashable, CaseIterable {
    /// The title of a card.
    case title
    /// The heading of a section.
    case header
    /// A text to read.
    case normal
    /// A side remark.
    case small
    /// A detail of the text before it.
    case detail
    /// What matters most.
    case accent
    /// What matters less.
    case muted
    /// What is right or done.
    case good
    /// What needs attention.
    case doubtful
    /// What is wrong.
    case bad
    /// A short mark, drawn as `( text )`.
    case pill
}

/// A text.
struct TextNode: Sendable, Hashable {
    let text: TextMarkup
    let role: TextRole
    let alignment: Alignment
    /// Whether it is a text or heading of the form that follows its fields, and no part of the card.
    var isOfForm = false
    /// The number of lines behind which the text is cut; `nil` for all of it.
    var lines: Int?
    /// Whether it is a glyph beside a text, which is seen and not said.
    var isDecoration = false
}

/// An issue as it is shown.
public struct IssueNode: Sendable, Hashable {
    /// The sentence that says what to do.
    public let message: String
    /// The code of the issue.
    public let code: String
    /// Whether it is an error or a warning.
    public let severity: FormIssue.Severity
    /// The field or row at which the issue is shown; `nil` for the form as a whole.
    public let path: FieldPath?
    /// The title of that field or row, with the rows around it; empty for the form as a whole.
    public let label: String

    /// Makes an issue.
    init(
        _ message: String, code: String = "", severity: FormIssue.Severity = .error,
        path: FieldPath? = nil, label: String = ""
    ) {
        self.message = message
        self.code = code
        self.severity = severity
        self.path = path
        self.label = label
    }
}

extension InterfaceWords {
    /// The sentence of an issue with the word for its severity.
    public func sentence(of issue: IssueNode) -> String {
        labelled(self[issue.severity == .error ? .error : .warning], issue.message)
    }
}

/// Issues together.
public struct IssuesNode: Sendable, Hashable {
    /// How they are shown.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Each sentence on its own.
        case list
        /// A heading with the number of issues, and the sentences, which lead to their fields.
        case summary
        /// The number of issues, and the names of their fields.
        case count
    }

    /// The issues, in order.
    let issues: [IssueNode]
    /// How they are shown.
    let style: Style
    /// The sentence above a summary, or the whole of a count; empty for a list.
    var heading = ""

    /// Makes a list, a summary or a count of issues.
    init(issues: [IssueNode], style: Style = .list, heading: String = "") {
        self.issues = issues
        self.style = style
        self.heading = heading
    }
}

/// A button.
public struct ActionNode: Sendable, Hashable {
    /// The text on the button.
    let title: String
    /// The name of the button; `nil` for a button of the renderer, such as one that adds a row.
    let name: FieldName?
    /// The effect; `nil` for a button that only has a name.
    let action: ButtonAction?
    /// Whether the button can be pressed.
    let isEnabled: Bool
    /// The reason why it cannot be pressed; `nil` where none is known.
    let reason: String?
    /// Whether it is the button that most people press.
    let isPrimary: Bool
    /// Whether what the button stands for is the case; `nil` for a button that shows no state.
    var isPressed: Bool?
    /// The row that the action is about; `nil` for the card.
    var row: FieldPath?

    /// Whether it is an entry of a menu: an action of the program that is no item of the form.
    var isOfMenu: Bool {
        guard name == nil, case .custom? = action else { return false }
        return true
    }

    /// Makes a button.
    init(
        _ title: String, name: FieldName? = nil, action: ButtonAction? = nil,
        isEnabled: Bool = true, reason: String? = nil, isPrimary: Bool = false
    ) {
        self.title = title
        self.name = name
        self.action = action
        self.isEnabled = isEnabled
        self.reason = reason
        self.isPrimary = isPrimary
    }
}

/// A title and its value, in two columns.
public struct PairNode: Sendable, Hashable {
    /// A column of the pair.
    public enum Column: String, Sendable, Hashable, CaseIterable {
        /// The column of the title.
        case title
        /// The column of the value.
        case value
    }

    /// The title.
    let title: TextMarkup
    /// The value.
    let value: TextMarkup
    /// Where the value is in its column.
    let alignment: Alignment
    /// The column that is broken into lines first where the space does not suffice.
    let yields: Column

    /// Makes a pair.
    public init(
        title: TextMarkup, value: TextMarkup, alignment: Alignment = .trailing,
        yields: Column = .title
    ) {
        self.title = title
        self.value = value
        self.alignment = alignment
        self.yields = yields
    }
}

/// A link.
struct LinkNode: Sendable, Hashable {
    let text: String
    let address: String
}

/// A picture.
struct PictureNode: Sendable, Hashable {
    let alternative: String
    let art: [String]
    /// Where a page or a host finds a picture; `nil` for none.
    let address: String?

    /// The link to the picture where it cannot be shown; `nil` without an address.
    var link: LinkNode? { address.map { LinkNode(text: alternative, address: $0) } }

    /// Whether an address may be that of a picture: https, without hidden characters.
    static func isAllowed(_ address: String) -> Bool {
        TextMarkup.isLink(address) && address.lowercased().hasPrefix("https:")
    }
}

/// A line across the card or between columns.
struct RuleNode: Sendable, Hashable {
    let axis: StackNode.Axis
    /// The colour; `nil` for that of frames.
    let color: CardColor?
}

/// Nodes below or beside each other.
public struct StackNode: Sendable, Hashable {
    /// The direction of a stack, or of a rule.
    public enum Axis: String, Sendable, Hashable, CaseIterable {
        /// Beside each other.
        case horizontal
        /// Below each other.
        case vertical
        /// Beside each other, with new rows where the width does not suffice.
        case wrapping
    }

    /// How a horizontal stack divides its width.
    public enum Distribution: String, Sendable, Hashable, CaseIterable {
        /// Each node is as wide as its contents; what fills gets the rest.
        case fill
        /// All nodes have the same width.
        case equal
        /// Each node is as wide as its contents; the rest is between them.
        case between
    }

    /// The nodes, in order.
    var nodes: [CardNode]
    /// The direction.
    let axis: Axis
    /// How the width is divided.
    let distribution: Distribution
    /// Where the nodes are across the direction.
    let alignment: Alignment
    /// Rows or columns between the nodes.
    let spacing: Int

    /// Makes a stack.
    public init(
        _ nodes: [CardNode], axis: Axis = .vertical, distribution: Distribution = .fill,
        alignment: Alignment = .leading, spacing: Int = 0
    ) {
        self.nodes = nodes
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = min(max(spacing, 0), 100)
    }
}

/// Nodes of which one is shown at a time.
struct PagesNode: Sendable, Hashable {
    /// The nodes, in order.
    var pages: [CardNode]
    /// The index of the node that is shown.
    let current: Int
    /// The sentence that says the position, such as `Page 2 of 3`.
    let position: String

    /// Makes pages; `current` is clamped to them.
    init(_ pages: [CardNode], current: Int = 0, position: String = "") {
        self.pages = pages
        self.current = min(max(current, 0), max(pages.count - 1, 0))
        self.position = position
    }
}
