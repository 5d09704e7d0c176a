/// Validates the endings of a form, and warns about forms whose submit button can be hidden.
enum EndingChecks {
    static func problems(of form: Form) -> [DefinitionProblem] {
        problems(of: form.endings) + submitProblems(of: form)
    }

    private static func problems(of endings: [FormEnding]) -> [DefinitionProblem] {
        guard endings.count <= FormEnding.maximumCount else {
            return [
                DefinitionProblem(
                    .tooManyEndings, parameters: ["max": .integer(FormEnding.maximumCount)],
                    part: .key("endings")
                ).at(endings[FormEnding.maximumCount].offset)
            ]
        }
        var names: Set<FieldName> = []
        var problems: [DefinitionProblem] = []
        for (index, ending) in endings.enumerated() {
            func add(_ code: DefinitionCode, _ key: String?, _ parameters: IssueParameters = [:]) {
                let place = "endings.\(ending.name.text)"
                problems.append(
                    DefinitionProblem(
                        code, parameters: parameters,
                        part: .key(key.map { "\(place).\($0)" } ?? place)
                    ).at(key.flatMap { ending.keyOffsets[$0] } ?? ending.offset))
            }
            if !names.insert(ending.name).inserted {
                add(.duplicateEnding, "name", ["name": .text(ending.name.text)])
            }
            if ending.when == nil, index < endings.count - 1 { add(.endingWithoutCondition, nil) }
            if ending.when == nil, !ending.isAccepted {
                add(
                    .misplacedKey, "accepted",
                    ["key": .text("accepted"), "owner": .text("an ending without \"when\"")])
            }
            if ending.title?.isBlank == true { add(.emptyText, "title") }
            if ending.text?.isBlank == true { add(.emptyText, "text") }
        }
        return problems
    }

    /// The warning that every button that submits can be hidden, so that a person cannot submit and is not told why.
    ///
    /// In a form with an ending that has a condition, the pages behind it may be hidden, so nothing is said.
    private static func submitProblems(of form: Form) -> [DefinitionProblem] {
        guard form.endings.allSatisfy({ $0.when == nil }) else { return [] }
        let buttons = form.pages.flatMap { page in
            page.items.map { (item: $0, isOnHiddenPage: page.visibleWhen != nil) }
        }.enumerated().filter { $0.element.item.action == .submit }
        guard let last = buttons.last,
            buttons.allSatisfy({ $0.element.isOnHiddenPage || $0.element.item.visibleWhen != nil })
        else { return [] }
        return [
            DefinitionProblem(
                .hiddenSubmit, parameters: ["name": .text(last.element.item.name?.text ?? "?")],
                item: last.offset)
        ]
    }
}
