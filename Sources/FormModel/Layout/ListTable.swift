import Synchronization

/// The choices of a field or list with their columns, ready to be looked up: made once, and shared by all fields that
/// use them.
final class ListTable: Sendable {
    /// The name of the list; for choices of one field, the name of the field.
    let name: String

    let choices: [Choice]

    let columns: [ChoiceList.Column]

    /// Whether the columns are unknown until the choices are fetched; until then any name is a column of texts.
    let hasUnknownColumns: Bool

    /// Whether any text is a value whose title is the text itself: the list is that of a field with the values of rows.
    let takesAnyValue: Bool

    /// The fields whose values decide on the rows; such a table has columns and no rows.
    let sources: [FieldName]

    private let locale: LanguageTag?

    /// The choice of another answer, which one field has behind the rows.
    private let other: Choice?

    /// The row of that choice; `nil` if there is none.
    var otherRow: Int? { other == nil ? nil : choices.count - 1 }

    /// Finds a row by its value.
    let table: FieldTable

    /// All texts, concatenated.
    let bytes: [UInt8]

    /// The range of the value of each row.
    private let values: [Range<Int32>]
    /// The range of the title of each row, in the language of the form.
    private let titles: [Range<Int32>]
    /// For each column, the cells of all rows.
    private let cells: [[ListCell]]
    /// Whether texts of the rows may have places.
    let hasTextsWithPlaces: Bool
    /// The cells that do not have the type of their column.
    let mistyped: [(row: Int, column: Int)]

    /// The indices that expressions use, made when they are first needed.
    private struct Indices {
        var sorted: [Int: [Int32]] = [:]
        var equal: [Int: ColumnIndex] = [:]
    }

    private let indices = Mutex(Indices())

    /// The column of the values of all rows, `choice.value`.
    static let valueColumn = -1
    /// The column of the titles of all rows, `choice.title`.
    static let titleColumn = -2

    /// - Parameters:
    ///   - name: The name of the list, or of the field.
    ///   - columns: The columns of the list; `nil` if the rows themselves say which columns they have.
    ///   - choices: The rows.
    ///   - locale: The language of the form.
    ///   - takesAnyValue: Whether any text is a value.
    ///   - areLiteral: Whether braces in titles are literal, as in fetched ones.
    ///   - sources: The fields whose values decide on the rows, which are fetched for them.
    ///   - other: The choice of another answer, which becomes the last row.
    /// - Complexity: O(*n*) in the rows and their columns.
    init(
        _ name: String, columns: [ChoiceList.Column]?, choices: [Choice], locale: LanguageTag?,
        takesAnyValue: Bool = false, areLiteral: Bool = false, sources: [FieldName] = [],
        other: Choice? = nil
    ) {
        self.name = name
        self.sources = sources
        self.locale = locale
        self.takesAnyValue = takesAnyValue
        self.other = other
        hasUnknownColumns = columns == nil && choices.isEmpty
        let choices = other.map { choices + [$0] } ?? choices
        self.choices = choices
        self.columns = columns ?? ListTable.columns(of: choices)
        table = FieldTable(choices.map(\.value))
        var bytes: [UInt8] = []
        values = choices.map { ListCell.add($0.value, to: &bytes) }
        let hasPlaces = !areLiteral && choices.contains { !$0.textsWithPlaces.isEmpty }
        hasTextsWithPlaces = hasPlaces
        titles = choices.map { choice in
            let title = choice.title.text(in: locale, default: locale)
            let isFilled =
                (hasPlaces || choice == other) && choice.textsWithPlaces.contains(choice.title)
            return ListCell.add(isFilled ? TextTemplate(title).withoutValues : title, to: &bytes)
        }
        var mistyped: [(row: Int, column: Int)] = []
        var cells: [[ListCell]] = []
        for (number, column) in self.columns.enumerated() {
            cells.append(
                choices.enumerated().map { row, choice in
                    let value = choice.columns[column.name] ?? .empty
                    if let cell = ListCell(value, as: column.type, &bytes) { return cell }
                    mistyped.append((row, number))
                    return .none
                })
        }
        self.cells = cells
        self.bytes = bytes
        self.mistyped = mistyped
    }

    /// A table with the same columns and the rows that were fetched.
    func filled(with choices: [Choice]) -> ListTable {
        ListTable(
            name, columns: columns, choices: choices, locale: locale, areLiteral: true,
            other: other)
    }

    /// The table, if it has the choice of another answer, whose title is known also while the rows are not.
    var ofOther: ListTable? { other == nil ? nil : self }

    /// A table of the same rows and a choice of another answer behind them, for one field.
    func adding(other: Choice) -> ListTable {
        ListTable(name, columns: columns, choices: choices, locale: locale, other: other)
    }

    /// The columns of fetched choices, all of texts, in order of their names.
    private static func columns(of choices: [Choice]) -> [ChoiceList.Column] {
        var names: Set<FieldName> = []
        for choice in choices { names.formUnion(choice.columns.keys) }
        return names.sorted().map { ChoiceList.Column($0) }
    }

    /// The column with that name: ``valueColumn``, ``titleColumn`` or an index; `nil` if there is none.
    func column(named name: String) -> Int? {
        switch name {
        case "value": ListTable.valueColumn
        case "title": ListTable.titleColumn
        default: columns.firstIndex { $0.name.text.hasSameBytes(as: name) }
        }
    }

    /// The type of a column.
    func type(of column: Int) -> ValueType { column < 0 ? .text : columns[column].type }

    /// The row with that value; `nil` if there is none.
    ///
    /// - Complexity: O(*k*) in the value.
    func row(of value: Span<UInt8>) -> Int? {
        let row = table.index(of: value)
        return row < 0 ? nil : row
    }

    /// The cell of a row.
    func cell(_ column: Int, ofRow row: Int) -> ListCell {
        switch column {
        case ListTable.valueColumn: .text(values[row])
        case ListTable.titleColumn: .text(titles[row])
        default: cells[column][row]
        }
    }

    /// The value of a column of a row: a text, a number or a truth value; empty for another value.
    func value(_ column: Int, ofRow row: Int) -> FieldValue {
        switch cell(column, ofRow: row) {
        case .text(let range):
            .text(
                String(
                    decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self))
        // Equal numbers are one value, however they are written.
        case .number(let number): .decimal(number.normalized)
        case .boolean(let flag): .boolean(flag)
        case .none, .date, .time, .moment, .local, .duration: .empty
        }
    }

    /// The rows with a number in a column, sorted by it; rows with the same number keep their order.
    ///
    /// - Complexity: O(*n* log *n*) in the rows for the first call, then O(1).
    func sorted(by column: Int) -> [Int32] {
        indices.withLock { indices in
            if let known = indices.sorted[column] { return known }
            let cells = cells[column]
            let rows = cells.indices.filter { cells[$0].number != nil }.sorted { left, right in
                guard let a = cells[left].number, let b = cells[right].number else {
                    return false
                }
                return a < b || !(b < a) && left < right
            }.map { Int32($0) }
            indices.sorted[column] = rows
            return rows
        }
    }

    /// The last row whose number in a column is not above a number, among the rows sorted by the column; `nil` if there is
    /// none.
    ///
    /// - Complexity: O(log *n*).
    func lastRow(notAbove number: ExactDecimal, in column: Int, _ sorted: [Int32]) -> Int? {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if let found = cells[column][Int(sorted[middle])].number, number < found {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low == 0 ? nil : Int(sorted[low - 1])
    }

    /// The rows by their values in a column.
    ///
    /// - Complexity: O(*n*) in the rows for the first call, then O(1).
    func index(of column: Int) -> ColumnIndex {
        indices.withLock { indices in
            if let known = indices.equal[column] { return known }
            let index = ColumnIndex(choices.indices.map { cell(column, ofRow: $0) }, bytes)
            indices.equal[column] = index
            return index
        }
    }
}

/// The rows of a list by their values in one column.
final class ColumnIndex: Sendable {
    /// The different texts of the column.
    private let texts: FieldTable
    private let rowsOfText: [[Int32]]
    private let rowsOfCell: [ListCell: [Int32]]

    init(_ cells: [ListCell], _ bytes: [UInt8]) {
        var names: [String] = []
        var groups: [[UInt8]: Int] = [:]
        var rowsOfText: [[Int32]] = []
        var rowsOfCell: [ListCell: [Int32]] = [:]
        for (row, cell) in cells.enumerated() {
            switch cell {
            case .none: continue
            case .text(let range):
                let text = Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)])
                let group = groups[text, default: names.count]
                if group == names.count {
                    groups[text] = group
                    names.append(String(decoding: text, as: UTF8.self))
                    rowsOfText.append([])
                }
                rowsOfText[group].append(Int32(row))
            default: rowsOfCell[cell, default: []].append(Int32(row))
            }
        }
        texts = FieldTable(names)
        self.rowsOfText = rowsOfText
        self.rowsOfCell = rowsOfCell
    }

    /// The rows with a text, in order.
    func rows(with text: Span<UInt8>) -> [Int32] {
        let group = texts.index(of: text)
        return group < 0 ? [] : rowsOfText[group]
    }

    /// The rows with a value that is no text, in order.
    func rows(with cell: ListCell) -> [Int32] { rowsOfCell[cell] ?? [] }
}

/// The lists of a form by name, each made once.
struct ListTables: Sendable {
    /// The lists that the form has.
    var lists: [String: ListTable] = [:]
    /// The names of the lists, in order.
    var names: [String] = []
    /// The choices that were fetched.
    var fetched: [Fetched: ListTable] = [:]
    /// The language of the form.
    var locale: LanguageTag?

    /// The name of fetched choices, and the columns that a field declares for them.
    struct Fetched: Hashable {
        let name: String
        let columns: [ChoiceList.Column]?
    }
}
