import FormModel

/// The cases of a filter that compares a column of a list with another field: for each value of that field, the choices
/// that are offered.
struct FilterCases {
    /// The largest number of choices in all cases together; a list of more is described without its filter.
    private static let maximumChoices = 1_000

    private let cases: [(holds: SchemaValue, values: [SchemaValue])]
    /// The schema of objects in which the other field has one of the values.
    private let any: SchemaValue

    /// Makes the cases of a field.
    ///
    /// - Returns: `nil` if its filter is another condition, its choices have conditions, or the cases are too many.
    init?(_ offered: OfferedChoices, of compiled: CompiledForm) {
        guard let comparison = offered.comparison, comparison.groups.count > 0,
            let other = ConditionField(comparison.field, of: compiled),
            comparison.groups.reduce(0, { $0 + $1.values.count }) <= FilterCases.maximumChoices
        else { return nil }
        var cases: [(holds: SchemaValue, values: [SchemaValue])] = []
        var keys: [SchemaValue] = []
        for group in comparison.groups {
            guard let key = SchemaValue(group.key), let outcomes = other.isAmong([key]) else {
                return nil
            }
            keys.append(key)
            cases.append((outcomes.holds, group.values.map { .text($0) }))
        }
        guard let any = other.isAmong(keys)?.holds else { return nil }
        self.cases = cases
        self.any = any
    }

    /// The schemas that an object must satisfy.
    ///
    /// - Parameters:
    ///   - path: The path of the field from its record.
    ///   - isList: Whether it has several choices.
    ///   - answered: The keywords of an object in which the field has an answer; none if it needs none.
    ///   - empty: The keywords of an empty answer.
    /// - Returns: The schemas.
    func rules(
        of path: FieldPath, isList: Bool, answered: [SchemaValue.Member],
        empty: [SchemaValue.Member]
    ) -> [SchemaValue] {
        func property(_ keywords: [SchemaValue.Member]) -> SchemaValue.Member {
            .property(path, keywords)
        }
        var rules: [SchemaValue] = cases.map { holds, values in
            let among: SchemaValue = ["enum": .list(values)]
            let value: SchemaValue = isList ? ["items": among] : among
            var then = [property([.init("anyOf", [.object(empty), value])])]
            if !answered.isEmpty { then.append(.init("allOf", [.object(answered)])) }
            return ["if": holds, "then": .object(then)]
        }
        rules.append(["if": any, "else": .object([property(empty)])])
        return rules
    }
}
