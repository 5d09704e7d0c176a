// Compiles the texts and expressions of cards.

extension ConditionBuilder {
    /// Compiles the states of the card of a page; the key is that of the card in messages.
    mutating func bind(_ rules: [CardStateRule], _ key: String) -> [CardStateRule] {
        var states: Set<CardState> = []
        var bound = rules
        for (index, rule) in rules.enumerated() {
            let place = CardInventory.Place(key: "\(key).states[\(index)]", offset: rule.offset)
            let state = IssueParameters.Value.text(rule.state.name)
            if CardStateRule.state(rule.state.name) == nil
                || !rule.state.needsCondition && rule.when != nil
            {
                cardProblems.append(place.problem(.badState, ["state": state]))
            } else if !states.insert(rule.state).inserted {
                cardProblems.append(place.problem(.duplicateState, ["state": state]))
            } else if rule.state.needsCondition, rule.when == nil {
                let hint = "say by an expression when the card is in this state."
                cardProblems.append(
                    place.problem(.missingKey, ["key": .key(.when), "hint": .text(hint)]))
            }
            guard let when = rule.when.map({ cardBinder.condition($0) }) else { continue }
            bound[index].when = when
            cardProblems += when.problems.map {
                $0.placed(item: nil, part: .key("\(place.key).when"))
            }
            insert(when)
        }
        return bound
    }

    /// Compiles what belongs to the record, and hands what belongs to rows to the groups.
    mutating func bind(_ contents: CardInventory) {
        for text in contents.texts {
            if let group = text.group {
                let field = layout.index(of: group)
                var inner = text
                inner.group = nil
                if let field { cardsOfRows[field, default: CardInventory()].texts.append(inner) }
            } else {
                bind(text)
            }
        }
        for expression in contents.expressions {
            if let group = expression.group {
                let field = layout.index(of: group)
                var inner = expression
                inner.group = nil
                if let field {
                    cardsOfRows[field, default: CardInventory()].expressions.append(inner)
                }
            } else {
                bind(expression)
            }
        }
    }

    private mutating func bind(_ text: CardInventory.Text) {
        let part = DefinitionProblem.Part.key(text.place.key)
        if text.isMarkup {
            cardProblems += noteMarkup(of: text.text, item: nil, part: part).map {
                $0.fileOffset == nil ? $0.at(text.place.offset) : $0
            }
        }
        let (compiled, found) = cardBinder.text(text.text)
        cardProblems += found.map { $0.placed(item: nil, part: part) }
        guard let compiled else { return }
        texts.insert(text.text, ofCard: compiled)
        texts.note(compiled.reads, by: -1)
        if compiled.readsRowNumber { texts.noteRowNumber(by: -1) }
    }

    private mutating func bind(_ expression: CardInventory.Expression) {
        var bound: FormExpression
        switch expression.type {
        case .boolean: bound = cardBinder.condition(expression.expression)
        default: bound = cardBinder.result(expression.expression, of: expression.type)
        }
        if expression.isShown { cardBinder.refuseSecrets(in: &bound) }
        cardProblems += bound.problems.map {
            $0.placed(item: nil, part: .key(expression.place.key))
        }
        insert(bound)
    }

    private mutating func insert(_ bound: FormExpression) {
        guard let code = bound.code else { return }
        cardExpressions[bound] = bound
        texts.noteCard()
        texts.note(code.reads, by: -1)
        if code.readsRowNumber { texts.noteRowNumber(by: -1) }
    }
}
