/// Compiles the conditions, calculations and rules of a form, and assigns them to their fields.
struct ConditionBuilder {
    private(set) var fields: [CompiledField]
    private(set) var requirements: [FormExpression?]
    /// The rules over several fields, each in the form compiled for its first owner.
    private(set) var rules: [any RuleValidator] = []
    /// The steps: those of pages first, the others in any order.
    private(set) var steps: [ConditionStep] = []
    private(set) var problems: [DefinitionProblem] = []
    private(set) var binder: ExpressionBinder
    /// For each computed field, the fields beside it that its calculation reads.
    private var calculatedFrom: [Int: [Int]] = [:]
    /// The states of the card of each page.
    private(set) var cardStates: [[CardStateRule]] = []

    init(fields: [CompiledField], scope: ExpressionScope, firstSentence: Int) {
        self.fields = fields
        requirements = [FormExpression?](repeating: nil, count: fields.count)
        binder = ExpressionBinder(scope: scope, firstSentence: firstSentence)
    }

    mutating func bind(_ items: [FormItem], pages: [Page], rules: [FormRule]) {
        for (index, page) in pages.enumerated() {
            guard let condition = page.visibleWhen else { continue }
            let bound = binder.condition(condition)
            problems += bound.problems
            steps.append(ConditionStep(item: -1, field: -1, page: index, visible: bound))
        }
        let pageOfItem = pages.enumerated().flatMap { index, page in
            [Int](repeating: page.visibleWhen == nil ? -1 : index, count: page.items.count)
        }
        var field = 0
        for (index, item) in items.enumerated() {
            let page = index < pageOfItem.count ? pageOfItem[index] : -1
            bind(item, index, field: item.holdsValue ? field : -1, page: page)
            if item.holdsValue { field += 1 }
        }
        for rule in rules { bind(rule) }
        for page in pages { bind(page.cardStates) }
    }

    // MARK: Items

    private mutating func bind(_ item: FormItem, _ index: Int, field: Int, page: Int) {
        let visible = condition(item.visibleWhen, "visibleWhen", index)
        let enabled = condition(item.enabledWhen, "enabledWhen", index)
        var computed: FormExpression?
        var initial: FormExpression?
        if field >= 0 {
            bindValidators(of: field)
            if let condition = condition(item.requiredWhen, "requiredWhen", index) {
                requirements[field] = condition
                // If the field is always required, one issue is enough.
                if let code = condition.code, !item.isRequired {
                    let outward = code.reads.filter { $0.up > 0 }
                    fields[field].outwardReads[fields[field].validators.count] =
                        outward[...].nonEmpty
                    fields[field].validators.append(RequiredWhen(condition: condition))
                }
            }
            let layout = fields[field].layout
            computed = item.computed.map { binder.calculation($0, of: layout) }
            note(computed, "computed", index)
            if let computed {
                let reads = computed.code?.reads ?? []
                calculatedFrom[field] = reads.filter { $0.up == 0 }.map(\.field)
            }
            if item.kind == .input {
                initial = item.defaultExpression.map { binder.calculation($0, of: layout) }
                note(initial, "default", index)
            }
        }
        guard [visible, enabled, computed, initial].contains(where: { $0 != nil }) || page >= 0
        else { return }
        steps.append(
            ConditionStep(
                item: index, field: field, page: page, visible: visible, enabled: enabled,
                computed: computed, initial: initial))
    }

    /// Makes a step for each group whose rows have conditions.
    mutating func attach(rowsOf groups: [CompiledField], itemOfField: [Int]) {
        var stepOfField = [Int](repeating: -1, count: groups.count)
        for (index, step) in steps.enumerated() where step.field >= 0 {
            stepOfField[step.field] = index
        }
        for (field, group) in groups.enumerated() {
            guard let rows = group.rows, !rows.conditions.steps.isEmpty else { continue }
            let index = stepOfField[field]
            guard index < 0 else {
                steps[index] = steps[index].settling(rows)
                continue
            }
            steps.append(
                ConditionStep(
                    item: itemOfField[field], field: field, page: -1, visible: nil, rows: rows))
        }
        // In form order, so that a cycle is reported at the first of its conditions.
        let pages = steps.prefix { $0.item < 0 }
        steps = pages + steps[pages.count...].sorted { $0.item < $1.item }
    }

    private mutating func bindValidators(of field: Int) {
        for index in fields[field].validators.indices {
            let count = binder.outwardReads.count
            fields[field].validators[index] =
                fields[field].validators[index].bound(by: &binder)
            fields[field].outwardReads[index] = binder.outwardReads[count...].nonEmpty
        }
    }

    private mutating func condition(
        _ expression: FormExpression?, _ key: String, _ item: Int
    ) -> FormExpression? {
        let bound = expression.map { binder.condition($0) }
        note(bound, key, item)
        return bound
    }

    private mutating func note(_ expression: FormExpression?, _ key: String, _ item: Int) {
        problems += (expression?.problems ?? []).map { $0.placed(item: item, part: .key(key)) }
    }

    // MARK: Rules

    private mutating func bind(_ rule: FormRule) {
        switch rule.kind {
        case .fields(let kind, let names):
            guard let indices = fields(names, of: rule) else { return }
            add(names, indices) { FieldSetValidator(rule: kind, fields: $0) }
        case .check(let condition, let message):
            let bound = binder.condition(condition)
            problems += bound.problems
            guard bound.code != nil, let indices = fields(bound.reads, of: rule) else { return }
            for problem in message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [] {
                add(problem, rule.offset)
            }
            let sentence = message.map { binder.add(sentence: $0) }
            add(bound.reads, indices) {
                RuleCheck(condition: bound, fields: $0, sentence: sentence)
            }
        }
    }

    /// Adds a rule to each of its possible owners.
    private mutating func add(
        _ names: [FieldName], _ indices: [Int], _ make: (RuleFields) -> any RuleValidator
    ) {
        let owners = owners(ofRuleOver: indices)
        for position in owners.indices {
            let validator = make(
                RuleFields(names: names, fields: indices, owners: owners, position: position))
            if position == 0 { rules.append(validator) }
            fields[owners[position]].append(validator, rule: rules.count - 1)
        }
    }

    /// The fields that may own a rule, in the order of preference: those that a person can change, those that the
    /// computed ones read, and the computed ones.
    ///
    /// - Complexity: O(*n*) in the fields of the rule; at most ``FormRule/maximumFields`` of the fields that the computed
    ///   ones read are considered.
    private func owners(ofRuleOver indices: [Int]) -> [Int] {
        var owners = indices.filter { calculatedFrom[$0] == nil }
        let calculated = indices.filter { calculatedFrom[$0] != nil }
        guard !calculated.isEmpty else { return owners }
        var seen = Set(indices)
        var next = calculated[...]
        while let field = next.popFirst() {
            for source in calculatedFrom[field, default: []]
            where seen.count < indices.count + FormRule.maximumFields
                && seen.insert(source).inserted
            {
                if calculatedFrom[source] == nil {
                    owners.append(source)
                } else {
                    next.append(source)
                }
            }
        }
        return owners + calculated
    }

    /// The fields that a rule names; each must exist and be named only once.
    private mutating func fields(_ names: [FieldName], of rule: FormRule) -> [Int]? {
        let isCheck = if case .check = rule.kind { true } else { false }
        let allowed = (isCheck ? 1 : 2)...FormRule.maximumFields
        guard allowed.contains(names.count) else {
            add(
                DefinitionProblem(
                    .ruleFields,
                    parameters: [
                        "min": .integer(allowed.lowerBound), "max": .integer(allowed.upperBound),
                        "actual": .integer(names.count),
                    ]), rule.offset)
            return nil
        }
        var indices: [Int] = []
        var seen: Set<Int> = []
        for (position, name) in names.enumerated() {
            let offset =
                position < rule.nameOffsets.count ? rule.nameOffsets[position] : rule.offset
            switch binder.find(name) {
            case .success(let index):
                if !seen.insert(index).inserted {
                    let parameters: IssueParameters = ["name": .text(name.text)]
                    add(DefinitionProblem(.duplicateField, parameters: parameters), offset)
                }
                indices.append(index)
            case .failure(let problem): add(problem, offset)
            }
        }
        return indices.count == names.count ? indices : nil
    }

    private mutating func add(_ problem: DefinitionProblem, _ offset: Int?) {
        var problem = problem
        problem.fileOffset = offset
        problems.append(problem)
    }

    // MARK: Card states

    private mutating func bind(_ rules: [CardStateRule]) {
        var names: Set<FieldName> = []
        var bound = rules
        for (index, rule) in rules.enumerated() {
            let state = CardStateRule.prefix + rule.name.text
            if rule.name == CardStateRule.reserved {
                add(DefinitionProblem(badState: state), rule.offset)
            } else if !names.insert(rule.name).inserted {
                add(
                    DefinitionProblem(.duplicateState, parameters: ["state": .text(state)]),
                    rule.offset)
            }
            bound[index].when = binder.condition(rule.when)
            problems += bound[index].when.problems
        }
        cardStates.append(bound)
    }

    // MARK: Cycles

    /// The problem of each cycle, at the first of its conditions.
    func loopProblems(_ loops: [[ConditionStep]], _ pages: [Page]) -> [DefinitionProblem] {
        loops.map { loop in
            // The first members of a long cycle are enough.
            let shown = loop.count <= 12 ? loop : Array(loop.prefix(12))
            var names = shown.enumerated().map { index, step in
                name(of: step, before: loop[(index + 1) % loop.count], pages)
            }
            if loop.count > shown.count { names.append("…") }
            names.append(names[0])
            var problem = DefinitionProblem(
                .conditionLoop, parameters: ["loop": .text(names.joined(separator: " -> "))])
            let first = loop[0]
            if first.item >= 0 { problem.item = first.item }
            let next = loop[loop.count > 1 ? 1 : 0]
            let expression =
                next.item < 0
                ? [first.visible, first.enabled, first.computed].compactMap { $0 }.first
                : first.expression(reading: next.field)
            problem.fileOffset = expression?.place?.offset(ofByte: 0)
            return problem
        }
    }

    /// The name of the item or page of a step; for a group, with the fields of its rows that read the next step.
    private func name(
        of step: ConditionStep, before next: ConditionStep, _ pages: [Page]
    ) -> String {
        if step.field >= 0 {
            let inner = step.namesInRows(reading: next.field)
            let name = fields[step.field].name.text
            return inner.isEmpty ? name : "\(name) (\(inner.joined(separator: ", ")))"
        }
        return step.page >= 0 ? "page \(step.page + 1)" : "?"
    }
}

extension ArraySlice<FieldReference> {
    fileprivate var nonEmpty: [FieldReference]? { isEmpty ? nil : Array(self) }
}
