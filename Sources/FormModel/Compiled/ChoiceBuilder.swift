/// Compiles the filters of fields and the conditions of choices.
struct ChoiceBuilder {
    /// The conditions of the rows of the lists of the form, by the name of the list.
    private(set) var rulesOfLists: [String: ChoiceRules]
    /// The values of rows that are choices; fields with the same ones share the set.
    private var rowChoices: [RowChoices.Key: RowChoices] = [:]
    /// Whether fields of rows examine lists, which is limited for all rows together.
    private(set) var examinesListsInRows = false

    /// - Parameter rulesOfLists: In rows, the conditions of the rows of the lists of the form.
    init(rulesOfLists: [String: ChoiceRules]) { self.rulesOfLists = rulesOfLists }

    /// Compiles the conditions of the rows of the lists of the form, once for all fields that use them.
    mutating func compileRules(of lists: ListTables, _ binder: inout ExpressionBinder) {
        for name in lists.names {
            guard let list = lists.lists[name] else { continue }
            rulesOfLists[name] = ChoiceBuilder.rules(of: list, isOfForm: true, &binder) {
                problem, _ in problem
            }
        }
    }

    /// The conditions of the choices of a field; `nil` if all choices are always offered, and after a problem.
    mutating func offered(
        by item: FormItem, _ index: Int, _ list: ListTable?, _ binder: inout ExpressionBinder
    ) -> OfferedChoices? {
        if case .rows(let group, let value) = item.choicesOf?.kind {
            return offered(byRowsOf: group, value, to: item, index, &binder)
        }
        guard let list else { return nil }
        let filter = item.choicesOf?.filter.map { binder.condition($0, ofChoicesIn: list) }
        if let filter { binder.report(problemsOf: filter, item: index, part: .key(.choices)) }
        var rules = item.choicesOf?.listName.flatMap { rulesOfLists[$0] }
        if item.choicesOf == nil {
            rules = ChoiceBuilder.rules(of: list, isOfForm: false, &binder) { problem, row in
                problem.placed(item: index, part: .choice(row))
            }
        }
        // A filter with a mistake must not refuse choices and defaults as well.
        guard filter?.problems.isEmpty ?? (rules != nil || !list.sources.isEmpty) else {
            return nil
        }
        var source: DependentChoices?
        if !list.sources.isEmpty {
            source = ChoiceBuilder.dependentChoices(of: index, list, &binder)
            guard source != nil else { return nil }
            binder.noteRowValues()
        }
        let depth = binder.scope.depth
        let offered = OfferedChoices(
            list, filter: filter, rules: rules, depth: depth, awaitsChoices: item.awaitsChoices,
            source: source, offset: source == nil ? nil : item.choicesOf?.offset)
        binder.note(offered.reads)
        if depth > 0, offered.examinesRows { examinesListsInRows = true }
        return offered
    }

    private static func rules(
        of list: ListTable, isOfForm: Bool, _ binder: inout ExpressionBinder,
        _ placed: (DefinitionProblem, _ row: Int) -> DefinitionProblem
    ) -> ChoiceRules? {
        var rules: [Int: ChoiceRules.Rule] = [:]
        for (row, choice) in list.choices.enumerated() where choice.conditions != nil {
            let visible = choice.visibleWhen.map { binder.condition($0, ofChoicesIn: list) }
            let enabled = choice.enabledWhen.map { binder.condition($0, ofChoicesIn: list) }
            let problems = (visible?.problems ?? []) + (enabled?.problems ?? [])
            binder.report(problems.map { placed($0, row) })
            guard problems.isEmpty else { continue }
            let sentence = choice.reason.map { binder.add(sentence: $0) }
            let ofSentence = binder.takeSentenceProblems()
            binder.report(ofSentence.map { placed($0, row) })
            rules[row] = ChoiceRules.Rule(
                visible: visible, enabled: enabled, reason: choice.reason, sentence: sentence)
        }
        return rules.isEmpty ? nil : ChoiceRules(rules, isOfForm: isOfForm)
    }

    // MARK: Choices that are fetched

    /// What finds the choices of a field that are fetched for values of other fields; `nil` after a problem.
    private static func dependentChoices(
        of item: Int, _ list: ListTable, _ binder: inout ExpressionBinder
    ) -> DependentChoices? {
        var problems: [DefinitionProblem] = []
        if list.sources.count > ChoiceSource.maximumSources {
            let expected = "a list of \(ChoiceSource.maximumSources) names of fields at most"
            problems.append(
                DefinitionProblem(
                    .wrongType, parameters: ["key": .key(.with), "expected": .text(expected)]))
        }
        for name in list.sources {
            guard let found = binder.scope.find(name.text) else {
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
        binder.report(problems.map { $0.placed(item: item, part: .key(.choices, .with)) })
        return problems.isEmpty ? binder.scope.dependentChoices(of: list, beside: nil) : nil
    }

    // MARK: Choices that are values of rows

    /// The choices of a field that are the values of rows; `nil` after a problem.
    private mutating func offered(
        byRowsOf group: FieldName, _ value: FieldName, to item: FormItem, _ index: Int,
        _ binder: inout ExpressionBinder
    ) -> OfferedChoices? {
        // A field without choices has a problem of its own.
        guard item.valueType == .choice || item.valueType == .choices else { return nil }
        func report(_ problem: DefinitionProblem, _ inner: FormKey? = nil) {
            binder.report([problem.placed(item: index, part: .key(.choices, inner))])
        }
        guard let found = binder.scope.find(group.text) else {
            let problem = binder.problem(ofUnknown: group)
            report(problem)
            return nil
        }
        guard let rows = found.field.rows else {
            report(
                DefinitionProblem(
                    .wrongType,
                    parameters: ["key": .key(.rows), "expected": .text("the name of a group")]))
            return nil
        }
        let column = ChoiceBuilder.column(value, ofRowsOf: group, rows) { report($0, .value) }
        guard let column else { return nil }
        let key = RowChoices.Key(group: found.reference, column: column)
        let choices = rowChoices[key] ?? RowChoices(key)
        rowChoices[key] = choices
        binder.note([found.reference])
        binder.noteRowValues()
        return OfferedChoices(
            choices, of: item.name ?? group, other: item.otherChoice,
            offset: item.choicesOf?.offset)
    }

    /// The field of rows whose values are choices; `nil` after a problem.
    private static func column(
        _ value: FieldName, ofRowsOf group: FieldName, _ rows: FormLayout,
        _ report: (DefinitionProblem) -> Void
    ) -> Int? {
        guard let column = rows.readableIndex(of: value) else {
            var parameters: IssueParameters = ["name": .text(value.text)]
            parameters["nearest"] = rows.nearestReadable(to: value.text).map { .text($0) }
            report(DefinitionProblem(.unknownField, parameters: parameters))
            return nil
        }
        let field = rows.fields[column]
        guard !field.isSecure else {
            report(DefinitionProblem(.secretRead, parameters: ["name": .text(value.text)]))
            return nil
        }
        // A named value that is a text may have lines.
        let isText =
            field.valueType == .text || field.role == .value && field.valueType == .multiline
        guard isText || field.valueType == .choice else {
            // The type of such a named value is reported as unknown.
            guard !field.isUntyped else { return nil }
            let expected = "the name of a text or of a choice in the rows of \"\(group)\""
            report(
                DefinitionProblem(
                    .wrongType,
                    parameters: ["key": .key(.value), "expected": .text(expected)]))
            return nil
        }
        return column
    }
}
