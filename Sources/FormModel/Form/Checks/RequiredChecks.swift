/// Warns about required fields that can never be filled in; such a form is valid, but probably a
/// mistake.
struct RequiredChecks {
    private let compiled: CompiledForm
    /// The pages and sections that are never shown.
    private let hidden: Set<ItemContainer>

    init(_ compiled: CompiledForm) {
        self.compiled = compiled
        var hidden: Set<ItemContainer> = []
        // In dependency order, so that a container comes before those in it.
        for step in compiled.conditions.steps {
            guard let opened = step.opened else { continue }
            if step.container.map(hidden.contains) == true
                || RequiredChecks.isNever(step.visible, compiled)
            {
                hidden.insert(opened)
            }
        }
        self.hidden = hidden
    }

    func isNeverShown(_ index: Int) -> Bool {
        guard let step = step(of: index) else { return false }
        return step.container.map(hidden.contains) == true
            || RequiredChecks.isNever(step.visible, compiled)
    }

    /// The warning for a required item that can never be filled in; `isHidden` if the item is
    /// never shown.
    func problems(
        of item: FormItem, _ index: Int, isHidden: Bool
    ) -> [DefinitionProblem] {
        let required = item.validators.firstIndex(where: \.requiresValue)
        guard required != nil || item.requiredWhen != nil,
            let reason = reason(item, index, isHidden)
        else { return [] }
        return [
            DefinitionProblem(
                .requiredNeverMet, parameters: ["detail": .text(reason)], item: index,
                part: required.map { .validator($0) } ?? .key(.requiredWhen))
        ]
    }

    /// The reason why the field can never be filled in, as the end of a sentence; `nil` if it can.
    private func reason(
        _ item: FormItem, _ index: Int, _ isHidden: Bool
    ) -> String? {
        if item.computed != nil { return "a computed field cannot be filled in." }
        if isHidden { return "it is never shown, and a hidden field is not validated." }
        let isFixed =
            RequiredChecks.isNever(step(of: index)?.enabled, compiled)
            && item.defaultValue.isEmpty && item.defaultExpression == nil
        if isFixed { return "it can never be changed, and has no default." }
        let context = DefinitionContext(item, index, of: compiled)
        // Of several validators of one type the first answers for all.
        var types: Set<Int> = []
        let refusesEveryValue = item.validators.contains { validator in
            types.insert(Int(bitPattern: ObjectIdentifier(type(of: validator)))).inserted
                && validator.refusesEveryValue(in: context)
        }
        if refusesEveryValue {
            return "its validators refuse every answer."
        }
        return nil
    }

    private func step(of index: Int) -> ConditionStep? {
        let place = compiled.conditions.stepOfItem[index]
        return place < 0 ? nil : compiled.conditions.steps[place]
    }

    /// Whether a condition depends on nothing that may change, and does not hold.
    private static func isNever(_ condition: FormExpression?, _ compiled: CompiledForm) -> Bool {
        guard let code = condition?.code, code.reads.isEmpty, !code.readsTime,
            code.functions.isEmpty
        else { return false }
        let values = ValueTable(layout: compiled.layout)
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, compiled: compiled, now: nil)
        return code.truth(in: context) != true
    }
}
