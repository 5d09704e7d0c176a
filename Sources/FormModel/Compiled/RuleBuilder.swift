/// Compiles the rules over several fields, and gives each to the fields that may own it.
struct RuleBuilder {
    private(set) var list: [CompiledRule] = []
    private var ownerSearch: OwnerSearch

    init(fieldCount: Int) { ownerSearch = OwnerSearch(fieldCount: fieldCount) }

    /// Notes how a field gets its value, if no person enters it; all fields are noted before the first rule.
    mutating func note(_ expressions: ItemExpressions, of field: Int) {
        if let computed = expressions.computed {
            let reads = computed.code?.reads ?? []
            ownerSearch.note(field, calculatedFrom: reads.filter { $0.up == 0 }.map(\.field))
        }
        if expressions.isGiven { ownerSearch.note(field, calculatedFrom: []) }
    }

    mutating func bind(
        _ rule: FormRule, _ fields: inout [FieldBuilder], _ binder: inout ExpressionBinder
    ) {
        switch rule.kind {
        case .fields(let kind, let names):
            guard let indices = RuleBuilder.fields(names, of: rule, &binder) else { return }
            add(.fields(kind), indices, &fields)
        case .check(let condition, let message):
            let bound = binder.condition(condition)
            binder.report(bound.problems)
            guard let code = bound.code,
                let indices = RuleBuilder.fields(readBy: code, of: rule, &binder)
            else { return }
            binder.report(
                message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [], at: rule.offset)
            let sentence = message.map { binder.add(sentence: $0) }
            for problem in binder.takeSentenceProblems() {
                binder.report([problem], at: problem.fileOffset ?? rule.offset)
            }
            // The issue names the fields that a person can change instead of named values that it reads.
            let owners = add(.check(bound, sentence: sentence), indices, &fields)
            if owners.isEmpty {
                let problem = RuleBuilder.countProblem(1...FormRule.maximumFields, found: 0)
                binder.report([problem], at: rule.offset)
            }
        }
    }

    /// Adds a rule, and gives it to each field that may own it.
    ///
    /// - Parameters:
    ///   - kind: What the rule demands.
    ///   - indices: The fields that it reads.
    ///   - fields: The fields of the form.
    /// - Returns: The fields that may own it.
    @discardableResult
    private mutating func add(
        _ kind: CompiledRule.Kind, _ indices: [Int], _ fields: inout [FieldBuilder]
    ) -> [Int] {
        // A helper can have no issue.
        let owners = ownerSearch.owners(ofRuleOver: indices).filter { !fields[$0].isHelper }
        for field in owners { fields[field].append(rule: list.count) }
        // Issues name fields that have a title, and so the owners instead of a named value.
        let named = indices.contains { fields[$0].isHelper } ? owners : indices
        list.append(
            CompiledRule(
                kind: kind, names: named.map { fields[$0].name }, fields: indices, owners: owners))
        return owners
    }

    /// The fields and named values that the condition of a check reads.
    private static func fields(
        readBy code: ExpressionCode, of rule: FormRule, _ binder: inout ExpressionBinder
    ) -> [Int]? {
        let indices = code.reads.filter { $0.up == 0 }.map(\.field)
        let allowed = 1...FormRule.maximumFields
        guard allowed.contains(indices.count) else {
            binder.report([countProblem(allowed, found: indices.count)], at: rule.offset)
            return nil
        }
        return indices
    }

    /// The fields that a rule names; each must exist, and be named once.
    private static func fields(
        _ names: [FieldName], of rule: FormRule, _ binder: inout ExpressionBinder
    ) -> [Int]? {
        let allowed = 2...FormRule.maximumFields
        guard allowed.contains(names.count) else {
            binder.report([countProblem(allowed, found: names.count)], at: rule.offset)
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
                    binder.report(
                        [DefinitionProblem(.duplicateField, parameters: parameters)], at: offset)
                }
                indices.append(index)
            case .failure(let problem): binder.report([problem], at: offset)
            }
        }
        return indices.count == names.count ? indices : nil
    }

    private static func countProblem(
        _ allowed: ClosedRange<Int>, found: Int
    ) -> DefinitionProblem {
        DefinitionProblem(
            .ruleFields,
            parameters: [
                "min": .integer(allowed.lowerBound), "max": .integer(allowed.upperBound),
                "actual": .integer(found),
            ])
    }
}
