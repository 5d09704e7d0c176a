/// Choices that are fetched, which come when they come.
extension FormDataSource {
    /// Whether a field is shown whose choices, or those of a field of its rows, have still to be fetched.
    public func awaitsChoices(_ name: FieldName) -> Bool {
        isVisible(name) && form.input(name)?.awaitsChoices == true
    }

    /// Fills in choices: ``form`` is what ``Form/withChoices(_:)`` makes of it.
    ///
    /// What was entered is kept and judged anew; the delegate is told that the fields whose choices came have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Parameter choices: The choices, by the names that the form uses.
    /// - Throws: What is wrong with the choices, and nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    public func receive(choices: [String: [Choice]]) throws(FormDefinitionError) {
        // Others may be waiting to be filled in.
        let latest = queue.lazy.compactMap(\.choices?.form).last ?? form
        guard latest.remoteChoices.contains(where: { choices[$0] != nil }) else { return }
        let form = try latest.withChoices(choices)
        perform(Round(origin: .program, choices: (form, Set(choices.keys))))
    }

    /// The fields that offer choices of some names, or have fields in their rows that do.
    func fields(offering names: Set<String>) -> [Int] {
        form.program.fields.indices.filter {
            form.program.fields[$0].item.remoteChoices.contains(where: names.contains)
        }
    }

    /// Goes on with choices that came: what was kept may be one of them now, and what looks at it, wherever it
    /// stands, may come to something else.
    func adopt(_ round: Round, _ plan: inout Plan, _ queue: inout StepQueue) {
        guard let choices = round.choices else { return }
        form = choices.form
        judge.adopt(form.program)
        for field in fields(offering: choices.names) {
            var state = states[field]
            state.value = judge.canonical(state.value, at: field)
            if state.status == .open, !form.program.hasConditions(inRowsOf: field) {
                state.held = state.value
            }
            plan.states[field] = state
            plan.offered.insert(field)
        }
        for step in form.program.conditions.steps.indices { queue.insert(step) }
    }
}
