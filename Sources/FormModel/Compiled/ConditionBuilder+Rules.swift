// Compiles the rules over several fields.

extension ConditionBuilder {
    mutating func bind(_ rule: FormRule) {
        switch rule.kind {
        case .fields(let kind, let names):
            guard let indices = fields(names, of: rule) else { return }
            add(.fields(kind), names, indices)
        case .check(let condition, let message):
            let bound = binder.condition(condition)
            add(bound.problems)
            guard bound.code != nil, let indices = fields(bound.reads, of: rule) else { return }
            for problem in message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [] {
                add(problem, rule.offset)
            }
            let sentence = message.map { binder.add(sentence: $0) }
            for problem in binder.takeSentenceProblems() {
                add(problem, problem.fileOffset ?? rule.offset)
            }
            add(.check(bound, sentence: sentence), bound.reads, indices)
        }
    }

    /// The fields that a rule names; each must exist, and be named once.
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
}
