/// The choices of a field that are the values of a field in the rows of a group.
final class RowChoices: Sendable {
    /// What the rows and their values are found by.
    struct Key: Hashable {
        let group: FieldReference
        let column: Int
    }

    /// The group, seen from the record of the field.
    let group: FieldReference
    /// The call that finds the set of values, in which a value that is sent is looked up.
    private let set: RowCall
    /// The call that lists the values in the order of the rows.
    private let list: RowCall

    /// - Parameter key: The group, and the index of the field of its rows.
    init(_ key: Key) {
        group = key.group
        let code = ExpressionCode(reading: FieldReference(up: 0, field: key.column))
        set = RowCall(.values, over: group, path: [], code, isShared: true)
        list = RowCall(.listed, over: group, path: [], code)
    }

    /// Whether any value can be chosen; if the rows or their values cannot be read, this is unknown, and the field is
    /// shown.
    func hasAny(in context: borrowing JudgingContext) -> Bool {
        let values = context.values(of: set)
        return !values.known.isEmpty || values.cause != nil
    }

    /// The different values, in the order of the rows.
    ///
    /// - Complexity: O(*n*) in the rows.
    func values(in context: borrowing JudgingContext) -> [String] {
        context.values(of: list).texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Adds a finding `notAChoice` for the value, or for each element of a list, that no row and no row of a list has.
    ///
    /// If the value of a row cannot be read, that row has an issue, and nothing is refused here.
    ///
    /// - Complexity: O(*k*) in the number of elements, and O(*n*) in the rows the first time.
    func judge(
        _ value: borrowing ValueView, besides others: ListTable,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let values = context.values(of: set)
        guard values.cause == nil else { return }
        if value.kind == .list {
            for index in 0..<value.count
            where others.row(of: value.element(index)) == nil
                && !values.known.contains(.text(Array(copying: value.element(index))))
            {
                findings.add(.notAChoice, element: index)
            }
        } else if others.row(of: value.text) == nil,
            !values.known.contains(.text(Array(copying: value.text)))
        {
            findings.add(.notAChoice)
        }
    }
}
