// Compiles the rules over several fields.

extension ConditionBuilder {
    mutating func bind(_ rule: FormRule) {
        switch rule.kind {
        case .fields(let kind, let names):
            guard let indices = fields(names, of: rule) else { return }
            add(.fields(kind), indices)
        case .check(let condition, let message):
            let bound = binder.condition(condition)
            add(bound.problems)
            guard let code = bound.code, let indices = fields(readBy: code, of: rule) else {
                return
            }
            for problem in message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [] {
                add(problem, rule.offset)
            }
            let sentence = message.map { binder.add(sentence: $0) }
            for problem in binder.takeSentenceProblems() {
                add(problem, problem.fileOffset ?? rule.offset)
            }
            addCheck(.check(bound, sentence: sentence), indices, rule)
        }
    }

    /// Adds a check; its issue names the fields that a person can change instead of named values that it reads.
    private mutating func addCheck(
        _ kind: CompiledRule.Kind, _ indices: [Int], _ rule: FormRule
    ) {
        let owners = add(kind, indices)
        guard owners.isEmpty else { return }
        add(fieldCountProblem(1...FormRule.maximumFields, found: 0), rule.offset)
    }

    /// The fields and named values that the condition of a check reads.
    private mutating func fields(readBy code: ExpressionCode, of rule: FormRule) -> [Int]? {
        let indices = code.reads.filter { $0.up == 0 }.map(\.field)
        let allowed = 1...FormRule.maximumFields
        guard allowed.contains(indices.count) else {
            add(fieldCountProblem(allowed, found: indices.count), rule.offset)
            return nil
        }
        return indices
    }

    private func fieldCountProblem(_ allowed: ClosedRange<Int>, found: Int) -> DefinitionProblem {
        DefinitionProblem(
            .ruleFields,
            parameters: [
                "min": .integer(allowed.lowerBound), "max": .integer(allowed.upperBound),
                "actual": .integer(found),
            ])
    }

    /// The fields that a rule names; each must exist, and be named once.
    private mutating func fields(_ names: [FieldName], of rule: FormRule) -> [Int]? {
        let allowed = 2...FormRule.maximumFields
        guard allowed.contains(names.count) else {
            add(fieldCountProblem(allowed, found: names.count), rule.offset)
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
