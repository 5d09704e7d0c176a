// Compiles the filters of fields and the conditions of choices.

extension ConditionBuilder {
    /// Compiles the conditions of the rows of the lists of the form, once for all fields that use them.
    mutating func compileRules(of lists: ListTables) -> [String: ChoiceRules] {
        var rules: [String: ChoiceRules] = [:]
        for name in lists.names {
            guard let list = lists.lists[name] else { continue }
            rules[name] = compileRules(of: list, isOfForm: true) { problem, _ in problem }
        }
        return rules
    }

    /// The conditions of the choices of a field; `nil` if all choices are always offered.
    mutating func offered(
        by item: FormItem, _ index: Int, _ list: ListTable?, _ rulesOfLists: [String: ChoiceRules],
        depth: Int
    ) -> OfferedChoices? {
        if case .rows(let group, let value) = item.choicesOf?.kind {
            return offered(byRowsOf: group, value, to: item, index)
        }
        guard let list else { return nil }
        let filter = item.choicesOf?.filter.map { binder.condition($0, ofChoicesIn: list) }
        add((filter?.problems ?? []).map { $0.placed(item: index, part: .key("choices")) })
        var rules = item.choicesOf?.listName.flatMap { rulesOfLists[$0] }
        if item.choicesOf == nil {
            rules = compileRules(of: list, isOfForm: false) { problem, row in
                problem.placed(item: index, part: .choice(row))
            }
        }
        // A filter with a mistake must not refuse choices and defaults as well.
        guard filter?.problems.isEmpty ?? (rules != nil) else { return nil }
        let offered = OfferedChoices(
            list, filter: filter, rules: rules, depth: depth, awaitsChoices: item.awaitsChoices)
        binder.note(offered.reads)
        return offered
    }

    private mutating func compileRules(
        of list: ListTable, isOfForm: Bool,
        _ placed: (DefinitionProblem, _ row: Int) -> DefinitionProblem
    ) -> ChoiceRules? {
        var rules: [Int: ChoiceRules.Rule] = [:]
        for (row, choice) in list.choices.enumerated() where choice.conditions != nil {
            let visible = choice.visibleWhen.map { binder.condition($0, ofChoicesIn: list) }
            let enabled = choice.enabledWhen.map { binder.condition($0, ofChoicesIn: list) }
            let problems = (visible?.problems ?? []) + (enabled?.problems ?? [])
            add(problems.map { placed($0, row) })
            guard problems.isEmpty else { continue }
            rules[row] = ChoiceRules.Rule(
                visible: visible, enabled: enabled, reason: choice.reason,
                sentence: choice.reason.map { binder.add(sentence: $0) })
        }
        return rules.isEmpty ? nil : ChoiceRules(rules, isOfForm: isOfForm)
    }
}

extension ExpressionReads {
    /// The fields that the conditions of choices read.
    init(of choices: OfferedChoices?) {
        self.init(choices?.reads ?? [])
    }
}
