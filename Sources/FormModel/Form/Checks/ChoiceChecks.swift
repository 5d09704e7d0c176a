/// Validates the choices of an item, or the name of choices that are fetched.
enum ChoiceChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
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
        var problems = nameProblems(of: item, index)
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

    private static func nameProblems(
        of item: FormItem, _ index: Int
    ) -> [DefinitionProblem] {
        guard let name = item.choicesFrom, FieldName(simple: name) == nil else { return [] }
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
}
