/// Validates the limits and the items of a group.
enum GroupChecks {
    /// The problems of a group inside `depth` − 1 other groups and sections.
    static func problems(
        of group: FormItem, _ index: Int, in lists: ListTables, depth: Int
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
                    ], item: index, part: .key(.max)))
        }
        problems += problemsOfFixedRows(group, index, in: lists)
        if group.rowTitle?.isBlank == true {
            problems.append(DefinitionProblem(.emptyText, item: index, part: .key(.rowTitle)))
        }
        if !group.items.contains(where: \.isInput) {
            problems.append(DefinitionProblem(.noItems, item: index, part: .key(.items)))
        }
        for (at, item) in group.items.enumerated() where item.kind == .button {
            problems.append(
                DefinitionProblem(
                    .misplacedItem, parameters: ["type": .text(item.kind.rawValue)], item: at
                ).within(index))
        }
        return problems
    }

    private static func problemsOfFixedRows(
        _ group: FormItem, _ index: Int, in lists: ListTables
    ) -> [DefinitionProblem] {
        func problem(
            _ code: DefinitionCode, _ parameters: IssueParameters = [:],
            at part: DefinitionProblem.Part = .key(.rows)
        ) -> DefinitionProblem {
            DefinitionProblem(code, parameters: parameters, item: index, part: part)
        }
        if case .choicesOf(let name) = group.rowSource, lists.lists[name] == nil {
            return [problem(.unknownList, lists.parameters(ofUnknown: name))]
        }
        guard let rows = group.fixedRows else {
            guard group.rowShape != .list else { return [] }
            let owner = "a group without fixed rows"
            return [
                problem(
                    .misplacedKey, ["key": .key(.as), "owner": .text(owner)], at: .key(.as))
            ]
        }
        guard !rows.isEmpty else {
            // An empty list of the form is reported itself.
            return group.hasRowsOfList ? [] : [problem(.noChoices)]
        }
        guard rows.count <= FormItem.maximumFixedRows else {
            return [problem(.tooManyChoices, ["max": .integer(FormItem.maximumFixedRows)])]
        }
        var seen: Set<[UInt8]> = []
        return rows.enumerated().flatMap { at, row in
            let part: DefinitionProblem.Part = group.hasRowsOfList ? .key(.rows) : .choice(at)
            var problems: [DefinitionProblem] = []
            if !group.hasRowsOfList {
                if row.value.utf8.isEmpty || row.title.isBlank {
                    problems.append(problem(.emptyText, at: part))
                } else if !seen.insert(Array(row.value.utf8)).inserted {
                    problems.append(
                        problem(.duplicateChoice, ["value": .text(row.value)], at: part))
                }
            }
            for key in row.conditionKeys {
                problems.append(
                    problem(
                        .misplacedKey,
                        ["key": .key(key), "owner": .text("a choice of fixed rows")], at: part))
            }
            return problems
        }
    }
}

extension Choice {
    /// Its keys that say when it is offered or chosen alone.
    fileprivate var conditionKeys: [FormKey] {
        var keys: [FormKey] = []
        if visibleWhen != nil { keys.append(.visibleWhen) }
        if enabledWhen != nil { keys.append(.enabledWhen) }
        if reason != nil { keys.append(.reason) }
        if isExclusive { keys.append(.exclusive) }
        return keys
    }
}
