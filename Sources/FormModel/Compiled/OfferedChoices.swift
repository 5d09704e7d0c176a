/// Which choices of a field are offered: those that its filter and their own conditions admit.
///
/// A value that is sent is looked up, so that judging it does not depend on the length of the list.
package final class OfferedChoices: Sendable {
    /// Whether a choice is offered, and whether it can be chosen.
    enum Status: Sendable {
        case enabled
        case disabled(LocalizedText?, sentence: Int?)
        case hidden

        var isHidden: Bool { if case .hidden = self { true } else { false } }
    }

    let list: ListTable
    /// The rows of a group with the choices; `nil` for the choices of a list.
    let rows: RowChoices?
    /// The offset in the form file of the name of that group, or of the fields on which the choices depend.
    let offset: Int?
    /// Whether the form never knows the choices: they are those of rows, or are fetched for values.
    package var isUnknownToForm: Bool { rows != nil || source != nil }
    /// What finds the choices, if they are fetched for the values of other fields; ``list`` then has their columns only.
    let source: DependentChoices?
    /// Whether a choice of another answer is always offered.
    package var hasOther: Bool { list.otherRow != nil }
    /// The condition that the field has for all of its choices.
    let filter: FormExpression?
    /// The conditions that single choices have.
    let rules: ChoiceRules?
    /// The rows that the filter can admit, by a comparison in it; `nil` if all rows must be examined.
    private let index: FilterIndex?
    /// Whether the choices are not fetched yet.
    private let awaitsChoices: Bool

    /// The fields that the conditions read, seen from the record of the field.
    let reads: [FieldReference]
    /// Those of them in the rows around the field.
    let readsInRows: [FieldReference]
    /// Whether the conditions read the number of the row.
    private let readsRowNumber: Bool
    /// The number of scopes from the record of the field to the form.
    private let depth: Int

    /// - Parameters:
    ///   - list: The choices.
    ///   - filter: The compiled filter.
    ///   - rules: The compiled conditions of single choices.
    ///   - depth: The number of scopes from the record of the field to the form.
    ///   - awaitsChoices: Whether the choices are not fetched yet.
    ///   - source: What finds the choices, if they are fetched for the values of other fields.
    ///   - offset: The offset of the names of these fields in the form file.
    init(
        _ list: ListTable, filter: FormExpression?, rules: ChoiceRules?, depth: Int,
        awaitsChoices: Bool, source: DependentChoices? = nil, offset: Int? = nil
    ) {
        self.list = list
        self.source = source
        self.offset = offset
        rows = nil
        self.filter = filter
        self.rules = rules
        self.awaitsChoices = awaitsChoices
        index = filter?.code.flatMap { FilterIndex($0, of: list) }
        let ofRules = (rules?.reads ?? []).map {
            rules?.isOfForm == true ? FieldReference(up: depth, field: $0.field) : $0
        }
        reads =
            FieldReferences((filter?.code?.reads ?? []) + ofRules + (source?.reads ?? [])).list
        self.depth = depth
        readsInRows = reads.filter { $0.up < depth }
        let expressions = [filter] + (rules?.isOfForm == false ? rules?.expressions ?? [] : [])
        readsRowNumber = expressions.contains { $0?.code?.readsRowNumber == true }
    }

    /// Makes choices that are the values of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - field: The name of the field.
    ///   - other: The choice of another answer.
    ///   - offset: The offset of the name of the group in the form file.
    init(_ rows: RowChoices, of field: FieldName, other: Choice?, offset: Int?) {
        self.offset = offset
        list = ListTable(
            field.text, columns: [], choices: [], locale: nil, takesAnyValue: true, other: other)
        self.rows = rows
        source = nil
        filter = nil
        rules = nil
        index = nil
        awaitsChoices = false
        reads = [rows.group]
        readsInRows = []
        readsRowNumber = false
        depth = 0
    }

    /// Whether a row is offered, and whether it can be chosen.
    func status(onRow row: Int, in context: borrowing JudgingContext) -> Status {
        if row == list.otherRow { return .enabled }
        if let filter, filter.holds(in: context, choice: row) != true { return .hidden }
        return rules?.status(onRow: row, in: context) ?? .enabled
    }

    /// Whether any choice is offered; of a field with choices that are not fetched yet this is unknown, and the field is
    /// shown.
    ///
    /// - Parameters:
    ///   - field: The field in the record.
    ///   - context: The record.
    /// - Returns: Whether it offers a choice.
    /// - Complexity: O(1) if the field has a value that is offered; otherwise O(*n*) in the rows of the list up to the
    ///   first one that is offered, and with a filter that compares a column with a field by `==`, in the rows with that
    ///   value only. Fields of rows with equal values of what the conditions read share the result. The field of a
    ///   group's rows examines `RememberedTotals.maximumExaminedChoices` choices in one validation; a group that needs
    ///   more is refused by ``FilterLimit``.
    func hasAny(for field: Int, in context: borrowing JudgingContext) -> Bool {
        if hasOther { return true }
        if let rows { return rows.hasAny(in: context) }
        switch found(in: context) {
        case .known(let offered):
            if offered.awaitsChoices || offered.hasOfferedValue(field, in: context) { return true }
            guard depth > 0, let totals = context.totals else {
                return offered.examine(in: context).isAny
            }
            return totals.offersAny(ObjectIdentifier(self), key(in: context)) {
                offered.examine(in: context)
            }
        case .unknown, .tooMany: return true
        case .none: return false
        }
    }

    /// Looks for a choice that is offered.
    private func examine(in context: borrowing JudgingContext) -> (isAny: Bool, examined: Int) {
        if let rows = index?.rows(in: context) {
            let first = rows.firstIndex { !status(onRow: Int($0), in: context).isHidden }
            return (first != nil, first.map { $0 + 1 } ?? rows.count)
        }
        let first = list.choices.indices.first { !status(onRow: $0, in: context).isHidden }
        return (first != nil, first.map { $0 + 1 } ?? list.choices.count)
    }

    /// The largest number of choices that are examined to find out whether any is offered.
    func examinedCount(in context: borrowing JudgingContext) -> Int {
        guard case .known(let offered) = found(in: context), offered.examinesRows else { return 0 }
        return offered.index?.rows(in: context).count ?? offered.list.choices.count
    }

    /// The values in the rows around the field that decide which choices are offered; `nil` if they are not compared.
    func key(in context: borrowing JudgingContext) -> FilterKey? {
        FilterKey(readsInRows, readsRowNumber: readsRowNumber, in: context)
    }

    /// The choices for the present values of other fields.
    enum Found {
        case known(OfferedChoices)
        /// They are not fetched yet.
        case unknown
        /// They are not fetched, because choices for too many different values are needed.
        case tooMany
        /// A field is empty, or could not be read.
        case none
    }

    /// The choices for the present values of the fields on which they depend.
    func found(in context: borrowing JudgingContext) -> Found {
        guard let source else { return .known(self) }
        let question: ChoiceQuestion
        switch source.present(in: context) {
        case .question(let present): question = present
        case .none: return .none
        case .unknown: return .unknown
        }
        guard let sets = context.totals?.sets else { return .unknown }
        let offered = sets.result(for: question, of: self) { choices in
            let table = list.filled(with: choices)
            var bound = filter
            bound?.code = filter?.code?.replacing(list, by: table)
            return OfferedChoices(
                table, filter: bound, rules: nil, depth: 0, awaitsChoices: false)
        }
        return offered.map { .known($0) } ?? (sets.isBeyondLimit(question) ? .tooMany : .unknown)
    }

    /// Whether finding out whether any choice is offered may examine many rows.
    var examinesRows: Bool { rows == nil && !hasOther && (filter != nil || rules != nil) }

    /// Whether what is offered depends on the values of a row.
    var dependsOnRow: Bool { readsRowNumber || !readsInRows.isEmpty }

    /// The largest number of choices that the conditions examine for one field; more may be fetched.
    var largestCount: Int {
        source == nil && !awaitsChoices ? list.choices.count : Choice.maximumFetched
    }

    /// Whether the value of the field is a choice that is offered.
    private func hasOfferedValue(_ field: Int, in context: borrowing JudgingContext) -> Bool {
        guard context.values.isReadable(at: field) else { return false }
        let view = context.values.view(at: field)
        guard let row = list.row(ofSingle: view) else { return false }
        return !status(onRow: row, in: context).isHidden
    }

    /// The comparison of a column with a field, if that alone decides which choices are offered: the field, and the
    /// values of the choices for each of its values, in the order of the list.
    package var comparison: (field: FieldReference, groups: [(key: FieldValue, values: [String])])?
    {
        guard rows == nil, rules == nil, source == nil, !awaitsChoices, !hasOther,
            let (field, column) = index?.whole
        else {
            return nil
        }
        var groups: [(key: FieldValue, values: [String])] = []
        var places: [FieldValue: Int] = [:]
        for (row, choice) in list.choices.enumerated() {
            let key = list.value(column, ofRow: row)
            if key.isEmpty { continue }
            let place = places[key, default: groups.count]
            if place == groups.count {
                places[key] = place
                groups.append((key, []))
            }
            groups[place].values.append(choice.value)
        }
        return (field, groups)
    }

    /// The rows that are offered, in order, each with whether it can be chosen.
    func offered(in context: borrowing JudgingContext) -> [(row: Int, status: Status)] {
        var offered: [(row: Int, status: Status)] = []
        func add(_ row: Int) {
            let status = status(onRow: row, in: context)
            if !status.isHidden { offered.append((row, status)) }
        }
        if let rows = index?.rows(in: context) {
            for row in rows { add(Int(row)) }
            if let other = list.otherRow { add(other) }
        } else {
            for row in list.choices.indices { add(row) }
        }
        return offered
    }
}
