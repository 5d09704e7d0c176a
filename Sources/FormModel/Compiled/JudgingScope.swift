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
        _ scope: ValidationScope, _ values: borrowing ValueTable, _ compiled: CompiledForm,
        given: Set<Int> = []
    ) {
        if case .whole = scope { return nil }
        self.given = given
        judgesWhatFollows = scope == .sent
        var isSent = [Bool](repeating: false, count: compiled.fields.count)
        for field in isSent.indices { isSent[field] = values.isSent(field) }
        guard case .fields(let names, _) = scope else {
            isJudged = isSent
            isKnown = isSent
            return
        }
        var isNamed = [Bool](repeating: false, count: isSent.count)
        for name in names {
            if let field = compiled.index(of: name) { isNamed[field] = true }
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
    func areKnown(_ fields: [Int], in values: borrowing ValueTableView) -> Bool {
        for field in fields where !isKnown(field, in: values.row(up: 0)) { return false }
        return true
    }

    /// Whether it is known what expressions look at that stand in a row, or in a row so many scopes further in.
    func areKnown(
        _ fields: some Sequence<FieldReference>, in values: borrowing ValueTableView,
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
