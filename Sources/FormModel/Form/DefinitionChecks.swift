/// Validates the definition of a form when the form is made.
enum DefinitionChecks {
    static func problems(of form: Form) -> [DefinitionProblem] {
        (form.items.isEmpty ? [DefinitionProblem(.noItems)] : [])
            + problems(of: form.items, form.program, depth: 0, isHidden: false)
    }

    /// The problems of items inside `depth` groups; `isHidden` if they are never shown.
    private static func problems(
        of items: [FormItem], _ program: FormProgram, depth: Int, isHidden: Bool
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        var names: Set<FieldName> = []
        var values = StagedValues(layout: program.layout)
        let required = RequiredChecks(program)
        for (index, item) in items.enumerated() {
            if item.defaultExpression != nil, item.kind != .input {
                problems.append(
                    DefinitionProblem(
                        .misplacedKey,
                        parameters: [
                            "key": .text("default"), "owner": .text(item.kind.withArticle),
                        ], item: index, part: .defaultValue))
            }
            if let name = item.name, !names.insert(name).inserted {
                problems.append(
                    DefinitionProblem(
                        .duplicateName, parameters: ["name": .text(name.text)], item: index,
                        part: .name))
            }
            problems += titleProblems(of: item, index)
            guard item.isInput else { continue }
            let isHidden = isHidden || required.isNeverShown(index)
            let own = partProblems(of: item, index, in: program)
            problems += own
            // Checking values with an unsound validator would only report consequences of its
            // problems.
            if own.allSatisfy({ $0.code.severity != .error }) {
                problems += valueProblems(of: item, index, in: program, &values)
                problems += required.problems(of: item, index, isHidden: isHidden)
            }
            if item.kind == .group {
                let rows = program.fieldIndices[index].flatMap { program.fields[$0].rows }
                problems += groupProblems(
                    of: item, index, rows, depth: depth + 1, isHidden: isHidden)
            }
        }
        return problems + program.problems
    }

    private static func groupProblems(
        of group: FormItem, _ index: Int, _ rows: FormProgram?, depth: Int, isHidden: Bool
    ) -> [DefinitionProblem] {
        guard depth <= FormItem.maximumGroupDepth else {
            return [
                DefinitionProblem(
                    .groupsTooDeep, parameters: ["max": .integer(FormItem.maximumGroupDepth)],
                    item: index)
            ]
        }
        var problems: [DefinitionProblem] = []
        if group.maximumRows < max(1, group.minimumRows) {
            problems.append(
                DefinitionProblem(
                    .emptyRange,
                    parameters: [
                        "min": .integer(max(1, group.minimumRows)),
                        "max": .integer(group.maximumRows),
                    ], item: index, part: .key("max")))
        }
        if !group.items.contains(where: \.isInput) {
            problems.append(DefinitionProblem(.noItems, item: index, part: .key("items")))
        }
        for (at, item) in group.items.enumerated() where item.kind == .button {
            problems.append(
                DefinitionProblem(
                    .misplacedItem, parameters: ["type": .text(item.kind.rawValue)], item: at
                ).within(index))
        }
        if let rows {
            problems += Self.problems(of: group.items, rows, depth: depth, isHidden: isHidden)
                .map { $0.within(index) }
        }
        return problems
    }

    private static func titleProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        guard item.title.isBlank else { return [] }
        return [DefinitionProblem(.emptyText, item: index, part: .title)]
    }

    private static func partProblems(
        of item: FormItem, _ index: Int, in program: FormProgram
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if item.valueType == .group, item.kind != .group {
            problems.append(
                DefinitionProblem(
                    .unknownValueType,
                    parameters: [
                        "word": .text(item.valueType.rawValue),
                        "allowed": .text(quoted(ValueType.ofInputs.map(\.rawValue))),
                    ], item: index, part: .value))
        }
        let context = DefinitionContext(item, index, of: program)
        let field = program.fieldIndices[index]
        // The first and the last validator of a group are added by the engine and are always sound.
        let validators =
            field.map { program.fields[$0] }.map {
                $0.rows == nil ? $0.validators : $0.validators.dropFirst().dropLast()
            } ?? item.validators
        for (at, validator) in validators.enumerated() {
            problems += validator.allProblems(in: context).map {
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

    /// A computed field cannot be filled in, so it must have neither a default nor `enabledWhen`.
    private static func computedProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        guard item.computed != nil else { return [] }
        let others = [
            ("default", !item.defaultValue.isEmpty || item.defaultExpression != nil),
            ("enabledWhen", item.enabledWhen != nil),
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
            return item.choices.isEmpty && item.choicesFrom == nil
                ? []
                : [
                    DefinitionProblem(
                        .misplacedKey,
                        parameters: [
                            "key": .text("choices"), "owner": .text(item.valueType.rawValue),
                        ], item: index, part: .key("choices"))
                ]
        }
        var problems = nameOfChoicesProblems(of: item, index)
        guard item.hasChoices else { return problems }
        guard !item.choices.isEmpty else {
            return problems + [DefinitionProblem(.noChoices, item: index, part: .value)]
        }
        if item.choicesFrom != nil {
            let bounds = fetchedProblems(of: item, index)
            guard bounds.isEmpty else { return problems + bounds }
        }
        var seen: Set<[UInt8]> = []
        for (at, choice) in item.choices.enumerated() {
            if choice.value.utf8.isEmpty || choice.title.isBlank {
                problems.append(DefinitionProblem(.emptyText, item: index, part: .choice(at)))
            } else if !seen.insert(Array(choice.value.utf8)).inserted {
                problems.append(
                    DefinitionProblem(
                        .duplicateChoice, parameters: ["value": .text(choice.value)], item: index,
                        part: .choice(at)))
            } else if item.valueType == .choices, choice.value.utf8.contains(UInt8(ascii: ",")) {
                problems.append(
                    DefinitionProblem(
                        .commaInChoice, parameters: ["value": .text(choice.value)], item: index,
                        part: .choice(at)))
            }
        }
        return problems
    }

    private static func nameOfChoicesProblems(
        of item: FormItem, _ index: Int
    ) -> [DefinitionProblem] {
        guard let name = item.choicesFrom, FieldName(name) == nil else { return [] }
        return [
            DefinitionProblem(
                .badName, parameters: ["name": .text(name)], item: index, part: .key("choices"))
        ]
    }

    /// The problems with the size of fetched choices; listed choices are bounded by the limits of
    /// form files.
    private static func fetchedProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        guard item.choices.count <= Choice.maximumFetched else {
            return [
                DefinitionProblem(
                    .tooManyChoices, parameters: ["max": .integer(Choice.maximumFetched)],
                    item: index, part: .key("choices"))
            ]
        }
        return item.choices.enumerated().filter { $0.element.isTooLong }.map { at, _ in
            DefinitionProblem(
                .choiceTooLong, parameters: ["max": .integer(Choice.maximumBytes)], item: index,
                part: .choice(at))
        }
    }

    /// The problems of a default and of choices that fail the validators of their item.
    private static func valueProblems(
        of item: FormItem, _ index: Int, in program: FormProgram, _ values: inout StagedValues
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        func check(
            _ value: FieldValue, _ code: DefinitionCode, _ part: DefinitionProblem.Part
        ) {
            guard let name = item.name, let field = program.index(of: name) else { return }
            for issue in ownIssues(of: value, field, in: program, &values) {
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

    /// The codes of the errors that validators of the value alone report, without other fields or
    /// the time.
    private static func ownIssues(
        of value: FieldValue, _ field: Int, in program: FormProgram, _ values: inout StagedValues
    ) -> [IssueCode] {
        defer { values.clear(CollectionOfOne(field)) }
        values.stage(value, at: field)
        var findings = Findings()
        let view = values.view(submission: Span())
        program.judgeAlone(
            field, in: JudgingContext(values: view, program: program, now: nil), into: &findings)
        return findings.list.filter {
            // Results that depend on the time, on remote checks or on fetched choices are unknown
            // here.
            $0.code != .timeUnknown && $0.code != .remoteUnknown && $0.code != .choicesUnknown
                && $0.severity == .error
        }.map(\.code)
    }
}
