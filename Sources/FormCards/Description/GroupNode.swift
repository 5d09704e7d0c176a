public import FormModel

/// A group: fields that are filled in several times, row by row.
public struct GroupNode: Sendable, Hashable {
    /// A row.
    public struct Row: Sendable, Hashable {
        /// The path of the row, such as `/lines/0`.
        let path: FieldPath
        /// The caption, with those of the rows around it.
        public let title: String
        /// The entry of a list to which the row belongs; `nil` for rows of a group without a list.
        var entry: String?
        /// The issues of the row as a whole.
        public let issues: [IssueNode]
        /// What the row has.
        public internal(set) var body: [CardNode]
        /// The row as one field with its caption and answers, on a card that is filled in question by question; `nil` for
        /// a row that is not filled in.
        var summary: FieldNode?

        /// Makes a row.
        init(path: FieldPath, title: String, issues: [IssueNode] = [], body: [CardNode]) {
            self.path = path
            self.title = title
            self.issues = issues
            self.body = body
        }
    }

    /// The path of the group.
    let path: FieldPath
    /// The title.
    public let label: String
    /// An explanation; `nil` for none.
    public var help: TextMarkup?
    /// Whether a row is required at present.
    public var isRequired = false
    /// Whether rows can be changed.
    public var isEnabled = true
    /// The rows, in order.
    public var rows: [Row]
    /// The issues of the group as a whole.
    public var issues: [IssueNode] = []
    /// How many rows there may be.
    var maximumRows = Int.max
    /// The rows that a page draws: not more than there may be.
    ///
    /// With more, a post with many short rows would make a page of many times its size.
    var rowsOfPage: ArraySlice<Row> { rows.prefix(maximumRows) }
    /// The group as a field, on a card that is filled in question by question.
    var line: FieldNode?
    /// The button that adds a row; `nil` where none can be added.
    public var add: ActionNode?
    /// The button that removes a row; `nil` where none can be removed.
    public var remove: ActionNode?

    /// Makes a group.
    init(path: FieldPath, label: String, rows: [Row]) {
        self.path = path
        self.label = label
        self.rows = rows
    }
}
