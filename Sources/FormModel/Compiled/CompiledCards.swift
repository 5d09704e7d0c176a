/// What was compiled of the cards of a form, or of what cards show of the rows of a group.
struct CompiledCards: Sendable {
    /// For each page, the states of its card, in order; none in the rows of a group.
    let states: [[CardStateRule]]
    /// The compiled expressions, by themselves.
    let expressions: [FormExpression: FormExpression]
    /// The problems of the texts and expressions, in rows too.
    let problems: [DefinitionProblem]
}

/// Compiles the texts and expressions of cards, which the validation of submissions never evaluates.
struct CardBuilder {
    private let layout: FormLayout
    private var binder: ExpressionBinder
    private var states: [[CardStateRule]] = []
    private var expressions: [FormExpression: FormExpression] = [:]
    /// What belongs to the rows of groups, by the field of the group.
    private var contentsOfRows: [Int: CardInventory] = [:]

    init(_ layout: FormLayout, in scope: ExpressionScope) {
        self.layout = layout
        binder = ExpressionBinder(scope: scope, firstSentence: 0)
    }

    var compiled: CompiledCards {
        CompiledCards(states: states, expressions: expressions, problems: binder.problems)
    }

    /// What the cards contain about the rows of a group.
    func contents(ofRows group: Int) -> CardInventory {
        contentsOfRows[group] ?? CardInventory()
    }

    /// Adds the problems of what cards show of the rows of a group.
    mutating func add(_ rows: CompiledCards) { binder.report(rows.problems) }

    /// Compiles the states of the card of a page; the key is that of the card in messages.
    mutating func bind(_ rules: [CardStateRule], _ key: String, _ texts: inout TextBuilder) {
        var seen: Set<String> = []
        var bound = rules
        for (index, rule) in rules.enumerated() {
            let place = CardInventory.Place(key: "\(key).states[\(index)]", offset: rule.offset)
            let state = IssueParameters.Value.text(rule.state.name)
            if CardStateRule.state(rule.state.name) == nil
                || !rule.state.needsCondition && rule.when != nil
            {
                binder.report([place.problem(.badState, ["state": state])])
            } else if !seen.insert(rule.state.name).inserted {
                binder.report([place.problem(.duplicateState, ["state": state])])
            } else if rule.state.needsCondition, rule.when == nil {
                let hint = "say by an expression when the card is in this state."
                binder.report([
                    place.problem(.missingKey, ["key": .key(.when), "hint": .text(hint)])
                ])
            }
            guard let when = rule.when.map({ binder.condition($0) }) else { continue }
            bound[index].when = when
            binder.report(problemsOf: when, item: nil, part: .key("\(place.key).when"))
            insert(when, &texts)
        }
        states.append(bound)
    }

    /// Compiles what belongs to the record, and keeps what belongs to the rows of its groups.
    mutating func bind(_ contents: CardInventory, _ texts: inout TextBuilder) {
        for text in own(contents.texts, keep: { $0.texts.append($1) }) { bind(text, &texts) }
        for expression in own(contents.expressions, keep: { $0.expressions.append($1) }) {
            bind(expression, &texts)
        }
    }

    /// The elements that belong to the record; the others are kept for the rows of their groups.
    private mutating func own<Element: ElementOfCard>(
        _ elements: [Element], keep: (inout CardInventory, Element) -> Void
    ) -> [Element] {
        elements.filter { element in
            guard let group = element.group else { return true }
            guard let field = layout.index(of: group) else { return false }
            var inner = element
            inner.group = nil
            keep(&contentsOfRows[field, default: CardInventory()], inner)
            return false
        }
    }

    private mutating func bind(_ text: CardInventory.Text, _ texts: inout TextBuilder) {
        let part = DefinitionProblem.Part.key(text.place.key)
        if text.isMarkup {
            binder.report(
                texts.noteMarkup(of: text.text, item: nil, part: part).map {
                    $0.fileOffset == nil ? $0.at(text.place.offset) : $0
                })
        }
        let (compiled, found) = binder.text(text.text)
        binder.report(found.map { $0.placed(item: nil, part: part) })
        if let compiled { texts.insert(text.text, ofCard: compiled) }
    }

    private mutating func bind(
        _ expression: CardInventory.Expression, _ texts: inout TextBuilder
    ) {
        var bound: FormExpression
        switch expression.type {
        case .boolean: bound = binder.condition(expression.expression)
        default: bound = binder.result(expression.expression, of: expression.type)
        }
        if expression.isShown { binder.refuseSecrets(in: &bound) }
        binder.report(problemsOf: bound, item: nil, part: .key(expression.place.key))
        insert(bound, &texts)
    }

    private mutating func insert(_ bound: FormExpression, _ texts: inout TextBuilder) {
        guard let code = bound.code else { return }
        expressions[bound] = bound
        texts.noteCard(reading: code)
    }
}

/// A text or an expression of a card, which may belong to the rows of a group.
private protocol ElementOfCard {
    var group: FieldName? { get set }
}

extension CardInventory.Text: ElementOfCard {}

extension CardInventory.Expression: ElementOfCard {}
