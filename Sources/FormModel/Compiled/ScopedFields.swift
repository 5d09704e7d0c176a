/// The fields of one submission that are validated, and those whose values are known.
struct ScopedFields: Sendable {
    /// For each field, whether it is validated.
    private(set) var isValidated: [Bool]
    /// For each field, whether its value is known.
    private(set) var isKnown: [Bool]
    /// The fields whose values are given with the scope, such as those of an earlier page.
    let given: Set<Int>
    /// For each row, the fields whose values could not be calculated; all other fields of a row are known.
    private var unknownCells: [Int: Set<Int>] = [:]
    /// Whether fields whose values follow from those that were sent are validated too.
    private let validatesFollowing: Bool

    /// `nil` where all fields are validated.
    init?(
        _ scope: ValidationScope, _ values: borrowing ValueTable, _ compiled: CompiledForm,
        given: Set<Int> = []
    ) {
        if case .whole = scope { return nil }
        self.given = given
        validatesFollowing = scope == .sent
        var isSent = [Bool](repeating: false, count: compiled.fields.count)
        for field in isSent.indices { isSent[field] = values.isSent(field) }
        guard case .fields(let names, _) = scope else {
            isValidated = isSent
            isKnown = isSent
            return
        }
        var isNamed = [Bool](repeating: false, count: isSent.count)
        for name in names {
            if let field = compiled.index(of: name) { isNamed[field] = true }
        }
        isValidated = isNamed
        isKnown = zip(isNamed, isSent).map { $0 || $1 }
    }

    /// Adds the results of the conditions and calculations.
    ///
    /// - Parameters:
    ///   - following: The fields whose values follow from known ones.
    ///   - forgotten: The fields whose values are unknown, whatever was sent for them.
    ///   - cells: For rows of the table, the fields whose values are unknown.
    mutating func settle(following: Set<Int>, forgotten: Set<Int>, cells: [Int: Set<Int>]) {
        for field in following {
            isKnown[field] = true
            if validatesFollowing { isValidated[field] = true }
        }
        for field in forgotten { isKnown[field] = false }
        unknownCells = cells
    }

    func areKnown(_ fields: [Int]) -> Bool { fields.allSatisfy { isKnown[$0] } }

    /// Whether all fields that a validator of a field reads are known; the value of the field itself is always known.
    func areKnown(_ fields: [Int], to field: Int) -> Bool {
        fields.allSatisfy { $0 == field || isKnown[$0] }
    }

    /// Whether some fields of the present record are known.
    func areKnown(_ fields: [Int], in values: borrowing ValueTableView) -> Bool {
        for field in fields where !isKnown(field, in: values.row(up: 0)) { return false }
        return true
    }

    /// Whether the fields that expressions of a row read are known; `depth` is the number of scopes between that row
    /// and the present one.
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
