/// Reads the card of a page from a form file: what is written where.
///
/// What the words mean is examined when the form is made, so that cards in Swift are examined too.
struct CardReader {
    private let words: CardWordShapes
    var problems: [(offset: Int, problem: DefinitionProblem)] = []

    init(_ words: CardWordShapes) { self.words = words }

    /// The card; unreadable parts of it are left out.
    mutating func card(_ value: JSONValue) -> CardDefinition {
        guard var object = ObjectReader(value, FormKeys.card) else {
            add(.wrongType, .card, "an object in braces", value.offset)
            return CardDefinition()
        }
        let traits = object.elements(.traits) ?? []
        let states = object.elements(.states) ?? []
        var card = CardDefinition()
        (card.parts, card.partsOffsets) = parts(&object)
        card.open = object.action(.open)
        problems += object.problems
        card.traits = traits.compactMap { word($0, of: .trait) }
        card.states = states.compactMap { state($0) }
        return card
    }

    private mutating func parts(_ object: inout ObjectReader) -> ([CardWord]?, CardOffsets?) {
        guard let elements = object.elements(.parts) else { return (nil, nil) }
        let words = elements.compactMap { word($0, of: .part) }
        let offsets = CardOffsets(
            object.value(.parts)?.offset ?? object.offset,
            isIncomplete: words.count < elements.count)
        return (words, offsets)
    }

    // MARK: States

    private mutating func state(_ value: JSONValue) -> CardStateRule? {
        guard var object = ObjectReader(value, FormKeys.cardState) else {
            add(.wrongType, .states, "a list of objects with \"state\"", value.offset)
            return nil
        }
        let name = object.requiredText(
            .state, hint: "name the state, such as \"custom:large\".")
        let state = name.flatMap { CardStateRule.state($0) }
        let isCustom = state?.needsCondition == true
        let hasCondition = object.value(.when) != nil
        if let name, state == nil || !isCustom && hasCondition { object.add(badState: name) }
        if isCustom, !hasCondition {
            object.missing(.when, hint: "say by an expression when the card is in this state.")
        }
        let condition = object.expression(.when)
        let (parts, partsOffsets) = parts(&object)
        let open = object.action(.open)
        problems += object.problems
        guard let state, isCustom == (condition != nil) else { return nil }
        var rule = CardStateRule(state, when: condition, parts: parts, open: open)
        rule.offset = object.value(.state)?.offset
        rule.partsOffsets = partsOffsets
        return rule
    }

    // MARK: Words

    /// Whether a word is a part or a trait.
    enum Role {
        case part, trait

        var key: FormKey { self == .part ? .parts : .traits }
    }

    func shape(_ name: String, of role: Role) -> CardWordShape? {
        role == .part ? words.part(name) : words.trait(name)
    }

    mutating func add(_ code: DefinitionCode, _ key: FormKey, _ expected: String, _ offset: Int) {
        problems.append(
            (
                offset,
                DefinitionProblem(
                    code, parameters: ["key": .key(key), "expected": .text(expected)])
            ))
    }
}

extension ObjectReader {
    /// The name of an action.
    fileprivate mutating func action(_ key: FormKey) -> FieldName? {
        guard let text = text(key) else { return nil }
        if let name = FieldName(simple: text) { return name }
        add(.badName, ["name": .text(text)], at: value(key)?.offset ?? offset)
        return nil
    }

    fileprivate mutating func add(badState name: String) {
        let problem = DefinitionProblem(badState: name, names: FormKeys.statesWithoutCondition)
        add(problem.code, problem.parameters, at: value(.state)?.offset ?? offset)
    }
}
