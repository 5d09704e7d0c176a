/// Reads the named values of a form or group.
struct ValuesReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// The values of the key `values` of an object; malformed ones are left out.
    mutating func values(_ object: ObjectReader) -> NamedValues {
        guard let value = object.value(.values) else { return NamedValues() }
        guard let members = value.members else {
            add(
                .wrongType, FormKey.values.rawValue, "an object of expressions by name",
                value.offset)
            return NamedValues()
        }
        var list: [NamedValue] = []
        for (key, keyOffset, expression) in members {
            guard let name = FieldName(simple: key) else {
                problems.append(
                    (keyOffset, DefinitionProblem(.badName, parameters: ["name": .text(key)])))
                continue
            }
            guard let read = FormExpression(expression) else {
                add(.wrongType, key, "an expression in quotation marks", expression.offset)
                continue
            }
            var named = NamedValue(name, read)
            named.offset = keyOffset
            list.append(named)
        }
        return NamedValues(list)
    }

    private mutating func add(
        _ code: DefinitionCode, _ key: String, _ expected: String, _ offset: Int
    ) {
        problems.append(
            (
                offset,
                DefinitionProblem(
                    code, parameters: ["key": .text(key), "expected": .text(expected)])
            ))
    }
}
