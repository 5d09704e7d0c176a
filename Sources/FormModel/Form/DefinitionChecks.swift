/// The checks of a form's definition itself, before anybody fills it in.
enum DefinitionChecks {
    static func problems(of form: Form) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if form.items.isEmpty { problems.append(DefinitionProblem(.noItems)) }
        var names: Set<FieldName> = []
        var values = StagedValues(program: form.program)
        for (index, item) in form.items.enumerated() {
            if let name = item.name, !names.insert(name).inserted {
                problems.append(
                    DefinitionProblem(
                        .duplicateName, parameters: ["name": .text(name.text)], item: index,
                        part: .name))
            }
            problems += titleProblems(of: item, index)
            guard item.isInput else { continue }
            let own = partProblems(of: item, index, in: form)
            problems += own
            // Judging by a validator that is itself unsound would only repeat what is known.
            if own.isEmpty { problems += valueProblems(of: item, index, in: form, &values) }
        }
        return problems + form.program.problems
    }

    private static func titleProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        guard item.title.isBlank else { return [] }
        return [DefinitionProblem(.emptyText, item: index, part: .title)]
    }

    private static func partProblems(
        of item: FormItem, _ index: Int, in form: Form
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        let context = DefinitionContext(item: item, form: form)
        let field = form.program.fieldIndices[index]
        let validators = field.map { form.program.fields[$0].validators } ?? item.validators
        for (at, validator) in validators.enumerated() {
            problems += validator.problems(in: context).map {
                $0.placed(item: index, part: .validator(at))
            }
        }
        if let formatter = item.formatter {
            problems += formatter.problems.map { $0.placed(item: index, part: .formatter) }
            if !formatter.valueTypes.contains(item.valueType) {
                problems.append(
                    DefinitionProblem(
                        .unsuitableFormatter,
                        parameters: [
                            "name": .text(formatter.name), "value": .text(item.valueType.rawValue),
                        ], item: index, part: .formatter))
            }
        }
        return problems + choiceProblems(of: item, index)
            + MessageChecks.problems(of: item, index, validators: validators)
            + computedProblems(of: item, index)
    }

    /// Nobody fills in what is calculated.
    private static func computedProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        guard item.computed != nil else { return [] }
        let others = [
            ("default", !item.defaultValue.isEmpty), ("enabledWhen", item.enabledWhen != nil),
        ]
        return others.filter(\.1).map { key, _ in
            DefinitionProblem(
                .misplacedKey,
                parameters: ["key": .text(key), "owner": .text("a field that is computed")],
                item: index, part: .key(key))
        }
    }

    private static func choiceProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        let offers = item.valueType == .choice || item.valueType == .choices
        guard offers else {
            return item.choices.isEmpty
                ? []
                : [
                    DefinitionProblem(
                        .misplacedKey,
                        parameters: [
                            "key": .text("choices"), "owner": .text(item.valueType.rawValue),
                        ], item: index, part: .key("choices"))
                ]
        }
        guard !item.choices.isEmpty else {
            return [DefinitionProblem(.noChoices, item: index, part: .value)]
        }
        var problems: [DefinitionProblem] = []
        var seen: Set<[UInt8]> = []
        for (at, choice) in item.choices.enumerated() {
            if choice.value.utf8.isEmpty || choice.title.isBlank {
                problems.append(DefinitionProblem(.emptyText, item: index, part: .choice(at)))
            } else if !seen.insert(Array(choice.value.utf8)).inserted {
                problems.append(
                    DefinitionProblem(
                        .duplicateChoice, parameters: ["value": .text(choice.value)], item: index,
                        part: .choice(at)))
            }
        }
        return problems
    }

    /// Defaults and choices must pass the item's own validators.
    private static func valueProblems(
        of item: FormItem, _ index: Int, in form: Form, _ values: inout StagedValues
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        func check(
            _ value: FieldValue, _ code: DefinitionCode, _ part: DefinitionProblem.Part
        ) {
            guard let name = item.name, let field = form.program.index(of: name) else { return }
            for issue in ownIssues(of: value, field, in: form.program, &values) {
                problems.append(
                    DefinitionProblem(
                        code, parameters: ["code": .text(issue.rawValue)], item: index, part: part))
            }
        }
        if item.valueType == .choice {
            for (at, choice) in item.choices.enumerated() {
                check(.choice(choice.value), .invalidChoice, .choice(at))
            }
        }
        if !item.defaultValue.isEmpty {
            check(item.defaultValue, .invalidDefault, .defaultValue)
        }
        return problems
    }

    /// What the validators that look at nothing but the value itself say.
    private static func ownIssues(
        of value: FieldValue, _ field: Int, in program: FormProgram, _ values: inout StagedValues
    ) -> [IssueCode] {
        defer { values.clear(CollectionOfOne(field)) }
        values.stage(value, at: field)
        var findings = Findings()
        let view = values.view(submission: Span())
        program.judge(
            field, in: JudgingContext(values: view, program: program, now: nil), into: &findings)
        return findings.list.filter {
            // What depends on the time may hold today and not tomorrow, and nobody makes checks here.
            $0.code != .timeUnknown && $0.code != .remoteUnknown && $0.severity == .error
                && ($0.validator < 0
                    || program.fields[field].validators[$0.validator].reads.isEmpty)
        }.map(\.code)
    }
}
