/// Validates the lists of a form.
enum ListChecks {
    static func problems(of form: Form) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        var names: Set<String> = []
        for list in form.lists {
            guard ChoiceList.isName(list.name) else {
                problems.append(
                    DefinitionProblem(badListName: list.name).inList(at: list.offset))
                continue
            }
            guard names.insert(list.name).inserted else {
                problems.append(
                    DefinitionProblem(.duplicateList, parameters: ["name": .text(list.name)])
                        .inList(at: list.offset))
                continue
            }
            problems += self.problems(of: list, form.compiled.lists.lists[list.name])
        }
        return problems
    }

    private static func problems(of list: ChoiceList, _ table: ListTable?) -> [DefinitionProblem] {
        let bounds = boundProblems(of: list)
        guard bounds.isEmpty else { return bounds }
        var problems = self.problems(ofColumns: list.columns).map { $0.inList(at: list.offset) }
        let values = FieldTable(list.choices.map { $0.title.isBlank ? nil : $0.value })
        let columns = Set(list.columns.map(\.name))
        for (row, choice) in list.choices.enumerated() {
            let offset = list.offsets.indices.contains(row) ? list.offsets[row] : list.offset
            func add(_ code: DefinitionCode, _ parameters: IssueParameters = [:]) {
                problems.append(DefinitionProblem(code, parameters: parameters).inList(at: offset))
            }
            if choice.value.utf8.isEmpty || choice.title.isBlank {
                add(.emptyText)
            } else if values.index(of: choice.value.utf8Span.span) != row {
                add(.duplicateChoice, ["value": .text(choice.value)])
            }
            for name in choice.columns.keys.sorted() where !columns.contains(name) {
                add(
                    .unknownColumn,
                    DefinitionProblem.parameters(ofUnknown: name.text, in: list))
            }
            if let problem = DefinitionProblem(reasonOf: choice) {
                problems.append(problem.inList(at: offset))
            }
        }
        for (row, column) in table?.mistyped ?? [] {
            problems.append(
                DefinitionProblem(
                    .wrongType,
                    parameters: [
                        "key": .text(list.columns[column].name.text),
                        "expected": .text("a value of type \(list.columns[column].type.rawValue)"),
                    ]
                ).inList(
                    at: list.offsets.indices.contains(row) ? list.offsets[row] : list.offset))
        }
        return problems
    }

    private static func boundProblems(of list: ChoiceList) -> [DefinitionProblem] {
        if list.choices.isEmpty {
            return [
                DefinitionProblem(.emptyList, parameters: ["name": .text(list.name)])
                    .inList(at: list.offset)
            ]
        }
        guard list.choices.count <= ChoiceList.maximumRows else {
            return [
                DefinitionProblem(
                    .tooManyChoices, parameters: ["max": .integer(ChoiceList.maximumRows)]
                ).inList(at: list.offset)
            ]
        }
        return []
    }

    /// The problems of the columns of a list, or of those that a field declares for fetched choices.
    static func problems(ofColumns columns: [ChoiceList.Column]) -> [DefinitionProblem] {
        guard columns.count <= ChoiceList.maximumColumns else {
            return [
                DefinitionProblem(
                    .tooManyColumns, parameters: ["max": .integer(ChoiceList.maximumColumns)])
            ]
        }
        var problems: [DefinitionProblem] = []
        var names: Set<FieldName> = []
        for column in columns {
            if FormKeys.reservedColumns.contains(column.name.text)
                || !names.insert(column.name).inserted
            {
                problems.append(
                    DefinitionProblem(.badColumn, parameters: ["name": .text(column.name.text)]))
            }
            if !ChoiceList.columnTypes.contains(column.type) {
                problems.append(
                    DefinitionProblem(
                        unknown: .unknownValueType, column.type.rawValue,
                        ChoiceList.columnTypes.map(\.rawValue)))
            }
        }
        return problems
    }
}

extension DefinitionProblem {
    /// Makes the problem of a reason that is never shown; `nil` if the choice has none.
    init?(reasonOf choice: Choice) {
        guard choice.reason != nil, choice.enabledWhen == nil else { return nil }
        let hint = "\"reason\" is shown while it is false."
        self.init(
            .missingKey, parameters: ["key": .key(.enabledWhen), "hint": .text(hint)])
    }

    init(badListName name: String) {
        self.init(.badListName, parameters: ["name": .text(name)])
    }

    /// The parameters of the problem of a column that a list does not have.
    static func parameters(ofUnknown column: String, in list: ChoiceList) -> IssueParameters {
        var parameters: IssueParameters = ["list": .text(list.name), "name": .text(column)]
        parameters["nearest"] = Spelling.nearest(to: column, in: list.columns.map(\.name.text))
            .map { .text($0) }
        return parameters
    }

    fileprivate func inList(at offset: Int?) -> DefinitionProblem {
        var problem = self
        problem.part = .key(.lists)
        problem.fileOffset = offset
        return problem
    }
}
