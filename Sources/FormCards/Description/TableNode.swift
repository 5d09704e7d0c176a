public import FormModel

/// A table: rows of texts under the titles of their columns.
///
/// Where the least widths of the columns do not fit, renderers draw a block for each row.
public struct TableNode: Sendable, Hashable {
    /// A column.
    public struct Column: Sendable, Hashable {
        /// The title.
        let title: String
        /// Where the texts are in the column.
        let alignment: Alignment
        /// The width; `intrinsic` for that of the contents.
        let width: CardBox.Width

        /// Makes a column.
        public init(
            _ title: String, alignment: Alignment = .leading,
            width: CardBox.Width = .intrinsic
        ) {
            self.title = title
            self.alignment = alignment
            self.width = width
        }
    }

    /// A row.
    public struct Row: Sendable, Hashable {
        /// What a person calls the row, such as its number; empty for a row that cannot be chosen.
        let mark: String
        /// The texts, one for each column.
        let cells: [TextMarkup]
        /// The row of a group that is shown; `nil` for other rows.
        let path: FieldPath?
        /// The issues of the row and of its fields, which are shown below it.
        let issues: [IssueNode]
        /// The fields of the row, for renderers in which a person fills them in.
        let fields: [FieldNode]
        /// The field whose value each cell is; `nil` for a cell that is another text.
        ///
        /// The list may be shorter than that of the cells.
        let cellFields: [FieldPath?]
        /// What is shown below the row.
        var below: [CardNode]

        /// Makes a row.
        init(
            mark: String = "", cells: [TextMarkup], path: FieldPath? = nil,
            issues: [IssueNode] = [], fields: [FieldNode] = [], cellFields: [FieldPath?] = [],
            below: [CardNode] = []
        ) {
            self.mark = mark
            self.cells = cells
            self.path = path
            self.issues = issues
            self.fields = fields
            self.cellFields = cellFields
            self.below = below
        }

        /// The field whose value the cell of a column is; `nil` for another text.
        func field(at column: Int) -> FieldPath? {
            cellFields.indices.contains(column) ? cellFields[column] : nil
        }
    }

    /// The title; empty for none.
    let title: String
    /// The columns.
    let columns: [Column]
    /// The rows, in order.
    var rows: [Row]
    /// The texts below the rows, one for each column; empty for none.
    let foot: [TextMarkup]
    /// What is shown in place of rows where there are none.
    let empty: String
    /// The issues of the table as a whole.
    let issues: [IssueNode]
    /// The group whose rows are shown; `nil` for a table of its own.
    var group: GroupNode?
    /// Whether the first cell of each row is its heading.
    private(set) var headsRows = false

    /// Makes a table of a group whose rows have headings.
    init(
        title: String, columns: [Column], rows: [Row], issues: [IssueNode], group: GroupNode,
        headsRows: Bool
    ) {
        self.init(title: title, columns: columns, rows: rows, issues: issues, group: group)
        self.headsRows = headsRows
    }

    /// Whether each row requires an answer in a column.
    func isRequired(_ column: Int) -> Bool {
        guard headsRows, let group else { return false }
        let fields = zip(rows, group.rows).compactMap { row, ofGroup in
            row.field(at: column).flatMap { RowFields(ofGroup.body, in: [$0]).cell(at: $0)?.field }
        }
        return !fields.isEmpty && fields.allSatisfy { $0.isRequired && $0.isEnabled }
    }

    /// Makes a table.
    public init(
        title: String = "", columns: [Column], rows: [Row], foot: [TextMarkup] = [],
        empty: String = "", issues: [IssueNode] = [], group: GroupNode? = nil
    ) {
        self.title = title
        self.columns = columns
        self.rows = rows
        self.foot = foot
        self.empty = empty
        self.issues = issues
        self.group = group
    }
}

extension TableNode.Row {
    /// Makes a row of texts, one for each column.
    public init(_ cells: [String]) {
        self.init(cells: cells.map { TextMarkup(plain: $0) })
    }
}
