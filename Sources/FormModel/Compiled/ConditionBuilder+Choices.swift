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
        add((filter?.problems ?? []).map { $0.placed(item: index, part: .key(.choices)) })
        var rules = item.choicesOf?.listName.flatMap { rulesOfLists[$0] }
        if item.choicesOf == nil {
            rules = compileRules(of: list, isOfForm: false) { problem, row in
                problem.placed(item: index, part: .choice(row))
            }
        }
        // A filter with a mistake must not refuse choices and defaults as well.
        guard filter?.problems.isEmpty ?? (rules != nil || !list.sources.isEmpty) else {
            return nil
        }
        var source: DependentChoices?
        if !list.sources.isEmpty {
            source = dependentChoices(of: item, index, list)
            guard source != nil else { return nil }
            binder.noteRowValues()
        }
        let offered = OfferedChoices(
            list, filter: filter, rules: rules, depth: depth, awaitsChoices: item.awaitsChoices,
            source: source, offset: source == nil ? nil : item.choicesOf?.offset)
        binder.note(offered.reads)
        return offered
    }

    /// What finds the choices of a field that are fetched for values of other fields; `nil` after a problem.
    private mutating func dependentChoices(
        of item: FormItem, _ index: Int, _ list: ListTable
    ) -> DependentChoices? {
        var problems: [DefinitionProblem] = []
        if list.sources.count > ChoiceSource.maximumSources {
            let expected = "a list of \(ChoiceSource.maximumSources) names of fields at most"
            problems.append(
                DefinitionProblem(
                    .wrongType, parameters: ["key": .key(.with), "expected": .text(expected)]))
        }
        for name in list.sources {
            guard let found = scope.find(name.text) else {
                problems.append(binder.problem(ofUnknown: name))
                continue
            }
            if found.field.isSecure {
                problems.append(
                    DefinitionProblem(.secretRead, parameters: ["name": .text(name.text)]))
            } else if found.field.isGroup {
                let expected = "names of fields, and \"\(name)\" is a group"
                problems.append(
                    DefinitionProblem(
                        .wrongType,
                        parameters: ["key": .key(.with), "expected": .text(expected)]))
            }
        }
        add(problems.map { $0.placed(item: index, part: .key(.choices, .with)) })
        return problems.isEmpty ? scope.dependentChoices(of: list, beside: nil) : nil
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
            let sentence = choice.reason.map { binder.add(sentence: $0) }
            add(binder.takeSentenceProblems().map { placed($0, row) })
            rules[row] = ChoiceRules.Rule(
                visible: visible, enabled: enabled, reason: choice.reason, sentence: sentence)
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
