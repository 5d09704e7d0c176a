/// Validates the endings of a form.
enum EndingChecks {
    static func problems(of form: Form) -> [DefinitionProblem] {
        let endings = form.endings
        guard endings.count <= FormEnding.maximumCount else {
            return [
                DefinitionProblem(
                    .tooManyEndings, parameters: ["max": .integer(FormEnding.maximumCount)],
                    part: .key(.endings)
                ).at(endings[FormEnding.maximumCount].offset)
            ]
        }
        var names: Set<FieldName> = []
        var problems: [DefinitionProblem] = []
        for (index, ending) in endings.enumerated() {
            func add(_ code: DefinitionCode, _ key: FormKey?, _ parameters: IssueParameters = [:]) {
                problems.append(
                    DefinitionProblem(
                        code, parameters: parameters, part: .key(.endings, of: ending.name, key)
                    ).at(key.flatMap { ending.keyOffsets[$0.rawValue] } ?? ending.offset))
            }
            if !names.insert(ending.name).inserted {
                add(.duplicateEnding, .name, ["name": .text(ending.name.text)])
            }
            if ending.when == nil, index < endings.count - 1 { add(.endingWithoutCondition, nil) }
            if ending.when == nil, !ending.isAccepted {
                add(
                    .misplacedKey, .accepted,
                    ["key": .key(.accepted), "owner": .text("an ending without \"when\"")])
            }
            if ending.title?.isBlank == true { add(.emptyText, .title) }
            if ending.text?.isBlank == true { add(.emptyText, .text) }
        }
        return problems
    }
}
