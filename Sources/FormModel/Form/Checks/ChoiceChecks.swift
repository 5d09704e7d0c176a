/// Validates the choices of an item, or the name of choices that are fetched.
enum ChoiceChecks {
    static func problems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm
    ) -> [DefinitionProblem] {
        // Fields of several choices may use the same list.
        if item.valueType != .choices, item.choicesOf == nil {
            let problems = exclusiveProblems(of: item, index)
            guard problems.isEmpty else { return problems }
        }
        if item.valueType.isNumber { return numberProblems(of: item, index) }
        let offers = item.valueType == .choice || item.valueType == .choices
        guard offers else {
            guard !item.choices.isEmpty || item.choicesOf != nil else { return [] }
            var parameters: IssueParameters = [
                "key": .key(.choices), "owner": .text(item.valueType.rawValue),
            ]
            // Text is the type of an item that names none.
            if item.valueType == .text {
                parameters["advice"] = .text(#"Write "value": "choice"."#)
            }
            return [
                DefinitionProblem(
                    .misplacedKey, parameters: parameters, item: index, part: .key(.choices))
            ]
        }
        let problems = nameProblems(of: item, index, in: compiled)
        // The rows of a list are checked once for all fields.
        if item.choicesOf?.listName != nil || item.choicesOf?.isUnknownToForm == true {
            return problems
        }
        guard item.hasChoices else { return problems }
        guard !item.choices.isEmpty else {
            return problems + [DefinitionProblem(.noChoices, item: index, part: .value)]
        }
        if item.choicesFrom != nil {
            let list = compiled.fieldIndices[index].flatMap { compiled.layout.fields[$0].list }
            let bounds = fetchedProblems(of: item, index) + typeProblems(list, index)
            guard bounds.isEmpty else { return problems + bounds }
        }
        return problems + valueProblems(of: item, index)
    }

    /// The problems of exclusive choices where only one can be chosen.
    private static func exclusiveProblems(
        of item: FormItem, _ index: Int
    ) -> [DefinitionProblem] {
        let owner = "a choice of a field of type \(item.valueType.rawValue)"
        return item.choices.indices.filter { item.choices[$0].isExclusive }.map {
            DefinitionProblem(
                .misplacedKey, parameters: ["key": .key(.exclusive), "owner": .text(owner)],
                item: index, part: .choice($0))
        }
    }

    /// The problems of choices that were fetched for the values of other fields.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - item: The item that offers them.
    ///   - index: The index of the item, or that of the group of the form that contains it.
    ///   - table: The table of the item, which has the columns.
    /// - Returns: The problems.
    static func problems(
        ofFetched choices: [Choice], of item: FormItem, _ index: Int, like table: ListTable
    ) -> [DefinitionProblem] {
        let item = item.offering(choices)
        let bounds = fetchedProblems(of: item, index)
        guard bounds.isEmpty else { return bounds }
        let problems = typeProblems(table.filled(with: choices), index)
        return problems.isEmpty ? valueProblems(of: item, index) : problems
    }

    /// The problems of the values, titles and reasons of choices.
    private static func valueProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        let values = FieldTable(item.choices.map { $0.title.isBlank ? nil : $0.value })
        for (at, choice) in item.choices.enumerated() {
            if let problem = DefinitionProblem(reasonOf: choice) {
                problems.append(problem.placed(item: index, part: .choice(at)))
            }
            if choice.value.utf8.isEmpty || choice.title.isBlank {
                problems.append(DefinitionProblem(.emptyText, item: index, part: .choice(at)))
            } else if values.index(of: choice.value.utf8Span.span) != at {
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

    /// The problems of the choices of a number, which its field lists itself.
    private static func numberProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        func misplaced(beside owner: String) -> [DefinitionProblem] {
            [
                DefinitionProblem(
                    .misplacedKey, parameters: ["key": .key(.choices), "owner": .text(owner)],
                    item: index, part: .key(.choices))
            ]
        }
        if item.choicesOf != nil {
            let source = item.choicesOf?.listName == nil ? "fetched choices" : "choices of a list"
            return misplaced(beside: "\(item.valueType.rawValue), which has no \(source)")
        }
        guard !item.choices.isEmpty else { return [] }
        guard item.formatter == nil else { return misplaced(beside: "a number with a formatter") }
        var seen: Set<ExactDecimal> = []
        let listed = item.otherChoice == nil ? item.choices[...] : item.choices.dropLast()
        return listed.enumerated().compactMap { at, choice in
            func problem(
                _ code: DefinitionCode, _ parameters: IssueParameters
            ) -> DefinitionProblem {
                DefinitionProblem(code, parameters: parameters, item: index, part: .choice(at))
            }
            if let reason = DefinitionProblem(reasonOf: choice) {
                return reason.placed(item: index, part: .choice(at))
            }
            guard let number = choice.number, item.valueType == .decimal || number.integer != nil
            else {
                let expected = item.valueType == .integer ? "whole numbers" : "numbers"
                return problem(.wrongType, ["key": .key(.choices), "expected": .text(expected)])
            }
            if choice.title.isBlank { return problem(.emptyText, [:]) }
            return seen.insert(number).inserted
                ? nil : problem(.duplicateChoice, ["value": .text(choice.value)])
        }
    }

    private static func nameProblems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm
    ) -> [DefinitionProblem] {
        guard let source = item.choicesOf, let name = source.listName ?? source.remoteName else {
            return []
        }
        if source.listName != nil {
            if let list = compiled.lists.lists[name] {
                guard let other = item.otherChoice, list.row(of: other.value.utf8.span) != nil
                else { return [] }
                return [
                    DefinitionProblem(
                        .duplicateChoice, parameters: ["value": .text(other.value)], item: index,
                        part: .key(.other))
                ]
            }
            return [
                DefinitionProblem(
                    .unknownList, parameters: compiled.lists.parameters(ofUnknown: name),
                    item: index, part: .key(.choices))
            ]
        }
        if ChoiceList.isName(name) {
            guard case .remote(_, let columns?) = source.kind else { return [] }
            return ListChecks.problems(ofColumns: columns).map {
                $0.placed(item: index, part: .key(.choices))
            }
        }
        return [
            DefinitionProblem(badListName: name).placed(item: index, part: .key(.choices))
        ]
    }

    /// The fetched values that do not have the declared type of their column.
    private static func typeProblems(
        _ list: ListTable?, _ index: Int
    ) -> [DefinitionProblem] {
        guard let list else { return [] }
        return list.mistyped.map { row, column in
            DefinitionProblem(
                .wrongType,
                parameters: [
                    "key": .text(list.columns[column].name.text),
                    "expected": .text("a value of type \(list.columns[column].type.rawValue)"),
                ], item: index, part: .choice(row))
        }
    }

    /// The problems with the size and the characters of fetched choices; listed choices are bounded by the limits of
    /// form files.
    private static func fetchedProblems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        let count = item.choices.count - (item.otherChoice == nil ? 0 : 1)
        guard count <= Choice.maximumFetched else {
            return [
                DefinitionProblem(
                    .tooManyChoices, parameters: ["max": .integer(Choice.maximumFetched)],
                    item: index, part: .key(.choices))
            ]
        }
        return item.choices.enumerated().compactMap { at, choice in
            if choice.isTooLong {
                return DefinitionProblem(
                    .choiceTooLong, parameters: ["max": .integer(Choice.maximumBytes)], item: index,
                    part: .choice(at))
            }
            guard choice.hasRefusedCharacter else { return nil }
            return DefinitionProblem(.controlInChoice, item: index, part: .choice(at))
        }
    }
}
