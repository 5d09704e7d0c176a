/// Which fields of a submission are judged.
public enum JudgingScope: Sendable, Hashable {
    /// All of them: what was not sent is empty.
    case whole

    /// Those that were sent, as in a PATCH.
    ///
    /// Nothing is said of the others, nor of what depends on them: a condition or a validator that looks at
    /// a field that was not sent is passed over.
    case sent

    /// Those named, such as the fields of one page, whether they were sent or not.
    ///
    /// What looks at a field that is neither among them nor was sent is passed over. A rule over several fields
    /// is judged where all of them are known, at the first of those named that is shown and can be changed. A
    /// name that the form does not have is an issue, `unknownField`, whatever the form does with keys that it
    /// does not know.
    case fields([FieldName])
}

/// What a scope comes to for one submission.
package struct ScopedFields: Sendable {
    /// For each field, whether it is judged.
    let isJudged: [Bool]
    /// For each field, whether it is known what it holds.
    private(set) var isKnown: [Bool]
    /// For rows, the fields whose values could not be calculated; rows are sent whole.
    private var unknownCells: [Int: Set<Int>] = [:]

    /// `nil` where all is judged.
    package init?(
        _ scope: JudgingScope, _ values: borrowing StagedValues, _ program: FormProgram
    ) {
        if case .whole = scope { return nil }
        var isSent = [Bool](repeating: false, count: program.fields.count)
        for field in isSent.indices { isSent[field] = values.isSent(field) }
        guard case .fields(let names) = scope else {
            isJudged = isSent
            isKnown = isSent
            return
        }
        var isNamed = [Bool](repeating: false, count: isSent.count)
        for name in names {
            if let field = program.index(of: name) { isNamed[field] = true }
        }
        isJudged = isNamed
        isKnown = zip(isNamed, isSent).map { $0 || $1 }
    }

    /// Takes out fields whose values were to be calculated, and could not be: those of the form, and of rows.
    mutating func forget(_ fields: Set<Int>, cells: [Int: Set<Int>]) {
        for field in fields { isKnown[field] = false }
        unknownCells = cells
    }

    func areKnown(_ fields: [Int]) -> Bool { fields.allSatisfy { isKnown[$0] } }

    /// The same for fields of a row or of the form.
    func areKnown(_ fields: [Int], in values: borrowing StagedValuesView) -> Bool {
        for field in fields where !isKnown(field, in: values.row(up: 0)) { return false }
        return true
    }

    /// Whether it is known what expressions look at that stand in a row, or in a row so many scopes further in.
    func areKnown(
        _ fields: some Sequence<FieldReference>, in values: borrowing StagedValuesView,
        from depth: Int = 0
    ) -> Bool {
        for field in fields where !isKnown(field.field, in: values.row(up: field.up - depth)) {
            return false
        }
        return true
    }

    private func isKnown(_ field: Int, in row: Int) -> Bool {
        row < 0 ? isKnown[field] : unknownCells[row]?.contains(field) != true
    }
}
