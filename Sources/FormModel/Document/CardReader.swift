/// Reads the card of a page from a form file.
struct CardReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// The custom states of a card; malformed ones are left out.
    mutating func states(_ card: JSONValue) -> [CardStateRule] {
        guard
            var object = ObjectReader(
                card, owner: "a card", keys: FormKeys.card.map(\.name),
                later: ["traits", "parts", "action"])
        else {
            add(.wrongType, "card", "an object in braces", card.offset)
            return []
        }
        let list = object.elements("states") ?? []
        problems += object.problems
        return list.compactMap { state($0) }
    }

    private mutating func state(_ value: JSONValue) -> CardStateRule? {
        guard
            var object = ObjectReader(
                value, owner: "a state", keys: FormKeys.cardState.map(\.name),
                later: ["parts", "action"])
        else {
            add(
                .wrongType, "states", "a list of objects with \"state\" and \"when\"", value.offset)
            return nil
        }
        let name = name(&object)
        if object.value("when") == nil {
            object.missing("when", hint: "say by an expression when the card is in this state.")
        }
        let condition = object.expression("when")
        problems += object.problems
        guard let name, let condition else { return nil }
        var rule = CardStateRule(name, when: condition)
        rule.offset = object.value("state")?.offset
        return rule
    }

    private func name(_ object: inout ObjectReader) -> FieldName? {
        let state = object.requiredText(
            "state", hint: "name the state, such as \"custom:large\".")
        guard let state else { return nil }
        let prefix = CardStateRule.prefix.utf8
        if state.utf8.starts(with: prefix),
            let name = FieldName(simple: String(Substring(state.utf8.dropFirst(prefix.count))))
        {
            return name
        }
        let offset = object.value("state")?.offset ?? object.offset
        object.add(.badState, ["state": .text(state)], at: offset)
        return nil
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
