// Defaults that expressions work out, and the states of cards, which follow from what fields hold.

extension FormDataSource {
    /// What a field would start with at present: its default, worked out where that is an expression; empty where
    /// it has none, or there is no such field.
    ///
    /// - Complexity: O(1), or O(*n*) in the expression and in what it looks at.
    public func defaultValue(of name: FieldName) -> FieldValue {
        field(name).map { defaultValue(at: FieldPlace($0)) } ?? .empty
    }

    /// The same of a field of the form or of a row such as `/contacts/1/phone`; empty where there is no such field
    /// or row.
    public func defaultValue(at path: FieldPath) -> FieldValue {
        guard let (place, row) = form.program.place(of: path), row == nil, exists(place) else {
            return .empty
        }
        return defaultValue(at: place)
    }

    package func defaultValue(at place: FieldPlace) -> FieldValue {
        let item = form.program.field(at: place).item
        guard item.defaultExpression != nil else {
            return judge.canonical(item.defaultValue, at: place)
        }
        let initial =
            place.inner.isEmpty
            ? form.program.step(of: place.field).flatMap { step in
                judge.initialValue(of: step) { states[$0] }
            } : judge.initialValue(at: place) { states[$0] }
        return judge.canonical(initial ?? .empty, at: place)
    }

    /// Takes the default of a field for an answer: one that is worked out goes on following what it looks at.
    package func takeDefault(at place: FieldPlace, userInitiated: Bool) {
        let item = form.program.field(at: place).item
        guard item.defaultExpression != nil else {
            updateValue(
                at: form.program.path(of: place), to: defaultValue(at: place),
                userInitiated: userInitiated)
            return
        }
        let origin: ChangeOrigin = userInitiated ? .user : .program
        if place.inner.isEmpty {
            perform(Round(updates: [Update(field: place.field, value: nil)], origin: origin))
        } else if exists(place) {
            let edit = RowEdit(place: place, row: -1, kind: .takeDefault)
            perform(Round(edit: edit, origin: origin))
        }
    }

    /// The state that the card of a page is in by one of its own rules, the first that holds; `nil` where none
    /// does.
    ///
    /// - Complexity: O(*n*) in the conditions and in what they look at.
    public func cardState(ofPage page: Int) -> FieldName? {
        let rules = form.program.cardStates
        guard rules.indices.contains(page) else { return nil }
        return rules[page].first { rule in judge.holds(rule.when) { states[$0] } }?.name
    }

    /// Lets the fields of a round that take their defaults go with what those come to.
    func restore(_ round: Round, _ plan: inout Plan, _ queue: inout StepQueue) {
        for update in round.updates where states[update.field].followsDefault {
            guard form.program.fields[update.field].item.defaultExpression != nil else { continue }
            plan.restored.insert(update.field)
            queue.insert(
                form.program.conditions.stepOfItem[form.program.itemIndices[update.field]])
        }
    }
}
