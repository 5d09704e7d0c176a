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

    /// Adds a finding `notAChoice` for the value, or for each element of a list, that no row has.
    ///
    /// If the value of a row cannot be read, that row has an issue, and nothing is refused here.
    ///
    /// - Complexity: O(*k*) in the number of elements, and O(*n*) in the rows the first time.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let values = context.values(of: set)
        guard values.cause == nil else { return }
        if value.kind == .list {
            for index in 0..<value.count
            where !values.known.contains(.text(Array(copying: value.element(index)))) {
                findings.add(.notAChoice, element: index)
            }
        } else if !values.known.contains(.text(Array(copying: value.text))) {
            findings.add(.notAChoice)
        }
    }
}

extension ConditionBuilder {
    /// The choices of a field that are the values of rows; `nil` after a problem.
    mutating func offered(
        byRowsOf group: FieldName, _ value: FieldName, to item: FormItem, _ index: Int
    ) -> OfferedChoices? {
        // A field without choices has a problem of its own.
        guard item.valueType == .choice || item.valueType == .choices else { return nil }
        func add(_ problem: DefinitionProblem, _ inner: FormKey? = nil) {
            self.add([problem.placed(item: index, part: .key(.choices, inner))])
        }
        guard let found = scope.find(group.text) else {
            add(binder.problem(ofUnknown: group))
            return nil
        }
        guard let rows = found.field.rows else {
            add(
                DefinitionProblem(
                    .wrongType,
                    parameters: ["key": .key(.rows), "expected": .text("the name of a group")]))
            return nil
        }
        guard let column = rows.readableIndex(of: value) else {
            var parameters: IssueParameters = ["name": .text(value.text)]
            parameters["nearest"] = rows.nearestReadable(to: value.text).map { .text($0) }
            add(DefinitionProblem(.unknownField, parameters: parameters), .value)
            return nil
        }
        let field = rows.fields[column]
        guard !field.isSecure else {
            add(
                DefinitionProblem(.secretRead, parameters: ["name": .text(value.text)]),
                .value)
            return nil
        }
        // A named value that is a text may have lines.
        let isText =
            field.valueType == .text || field.role == .value && field.valueType == .multiline
        guard isText || field.valueType == .choice else {
            // The type of such a named value is reported as unknown.
            guard !field.isUntyped else { return nil }
            let expected = "the name of a text or of a choice in the rows of \"\(group)\""
            add(
                DefinitionProblem(
                    .wrongType,
                    parameters: ["key": .key(.value), "expected": .text(expected)]),
                .value)
            return nil
        }
        let key = RowChoices.Key(group: found.reference, column: column)
        let choices = rowChoices[key] ?? RowChoices(key)
        rowChoices[key] = choices
        binder.note([found.reference])
        binder.noteRowValues()
        return OfferedChoices(choices, of: item.name ?? group, offset: item.choicesOf?.offset)
    }
}
