/// Which fields of a submission are judged.
public enum JudgingScope: Sendable, Hashable {
    /// All of them: what was not sent is empty.
    case whole

    /// Those that were sent, as in a PATCH.
    ///
    /// Nothing is said of the others, nor of what depends on them: a condition or a validator that looks at
    /// a field that was not sent is passed over. A field that is calculated is known where all is known that it
    /// is calculated from and that decides whether it is shown, and then it is judged and handed out, whether it
    /// was sent or not; otherwise it is neither, whatever was sent for it. So is one that is disabled and holds
    /// its default.
    case sent

    /// Those named, such as the fields of one page, whether they were sent or not.
    ///
    /// What looks at a field that is neither among them nor was sent is passed over, and a field whose own condition, or
    /// that of its page, looks at such a field may be shown or not: what was sent for it is judged, and it is not
    /// required. That is otherwise where the field is calculated
    /// from such as are or were; one that is calculated and not named is neither judged nor handed out. A rule
    /// over several fields
    /// is judged where all of them are known, at the first of those named that is shown and can be changed. A
    /// name that the form does not have is an issue, `unknownField`, whatever the form does with keys that it
    /// does not know.
    case fields([FieldName])
}

/// What a scope comes to for one submission.
package struct ScopedFields: Sendable {
    /// For each field, whether it is judged.
    private(set) var isJudged: [Bool]
    /// For each field, whether it is known what it holds.
    private(set) var isKnown: [Bool]
    /// The fields whose values are known from elsewhere, such as an earlier page, and count as they are.
    let given: Set<Int>
    /// For rows, the fields whose values could not be calculated; rows are sent whole.
    private var unknownCells: [Int: Set<Int>] = [:]
    /// Whether what follows from what was sent is judged as if it were sent too.
    private let judgesWhatFollows: Bool

    /// `nil` where all is judged.
    package init?(
        _ scope: JudgingScope, _ values: borrowing StagedValues, _ program: FormProgram,
        given: Set<Int> = []
    ) {
        if case .whole = scope { return nil }
        self.given = given
        judgesWhatFollows = scope == .sent
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

    /// Takes in what was worked out.
    ///
    /// - Parameters:
    ///   - following: The fields that hold what follows from known ones.
    ///   - forgotten: Those of which that is not known, whatever was sent for them.
    ///   - cells: The same of rows.
    mutating func settle(following: Set<Int>, forgotten: Set<Int>, cells: [Int: Set<Int>]) {
        for field in following {
            isKnown[field] = true
            if judgesWhatFollows { isJudged[field] = true }
        }
        for field in forgotten { isKnown[field] = false }
        unknownCells = cells
    }

    func areKnown(_ fields: [Int]) -> Bool { fields.allSatisfy { isKnown[$0] } }

    /// Whether all is known that a validator looks at; the value that it judges lies before it.
    func areKnown(_ fields: [Int], to field: Int) -> Bool {
        fields.allSatisfy { $0 == field || isKnown[$0] }
    }

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
