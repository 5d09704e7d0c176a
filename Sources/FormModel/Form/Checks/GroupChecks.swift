/// Validates the limits and the items of a group.
enum GroupChecks {
    /// The problems of a group inside `depth` − 1 other groups and sections.
    static func problems(
        of group: FormItem, _ index: Int, _ layout: FieldLayout?, in lists: ListTables, depth: Int
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
        problems += problemsOfFixedRows(group, index, layout, in: lists)
        if group.hasFixedRows { problems += problemsOfRequired(group, index) }
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
        _ group: FormItem, _ index: Int, _ layout: FieldLayout?, in lists: ListTables
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
        // Each submission has all cells of the rows, those of groups in them included.
        let cells = layout?.rows.map { max(1, $0.fixedCells) } ?? 1
        let maximum = min(
            FormItem.defaultMaximumRows, (layout?.rows?.limits.groupCells ?? .max) / cells)
        guard rows.count <= maximum else {
            return [problem(.tooManyChoices, ["max": .integer(maximum)])]
        }
        return problemsOfEach(rows, of: group, index, layout, problem)
    }

    /// The problems of each of the fixed rows: its text, its key in an object and in a form post, and its conditions.
    private static func problemsOfEach(
        _ rows: [Choice], of group: FormItem, _ index: Int, _ layout: FieldLayout?,
        _ problem: (DefinitionCode, IssueParameters, DefinitionProblem.Part) -> DefinitionProblem
    ) -> [DefinitionProblem] {
        let values = FieldTable(rows.map { $0.title.isBlank ? nil : $0.value })
        // Texts that differ in their normal form only are equal.
        var keys: Set<String> = []
        let clashes = layout.flatMap(RowKeyClashes.init)
        return rows.enumerated().flatMap { at, row in
            let part: DefinitionProblem.Part = group.hasRowsOfList ? .key(.rows) : .choice(at)
            var problems: [DefinitionProblem] = []
            if !group.hasRowsOfList {
                if row.value.utf8.isEmpty || row.title.isBlank {
                    problems.append(problem(.emptyText, [:], part))
                } else if values.index(of: row.value.utf8Span.span) != at {
                    problems.append(
                        problem(.duplicateChoice, ["value": .text(row.value)], part))
                }
            }
            if group.rowShape == .object, problems.isEmpty {
                if let found = AnswerKeyChecks.problem(of: row.value) {
                    problems.append(found.placed(item: index, part: part))
                } else if case (false, let known) = keys.insert(row.value) {
                    let parameters = AnswerKeyChecks.parameters(
                        ofKey: row.value, row.value, known: known)
                    problems.append(problem(.duplicateAnswerKey, parameters, part))
                }
            }
            if let other = clashes?.other(than: row.value) {
                let detail = "in a form post, it could lead into the row \(quoted(other))"
                problems.append(
                    problem(
                        .reservedKey, ["key": .text(row.value), "detail": .text(detail)], part))
            }
            for key in row.conditionKeys {
                problems.append(
                    problem(
                        .misplacedKey,
                        ["key": .key(key), "owner": .text("a choice of fixed rows")], part))
            }
            return problems
        }
    }
}

extension GroupChecks {
    /// The problems of asking for rows that are there in any case.
    private static func problemsOfRequired(
        _ group: FormItem, _ index: Int
    ) -> [DefinitionProblem] {
        func problem(_ key: String, at part: DefinitionProblem.Part) -> DefinitionProblem {
            let owner = "fixed rows, which are there in any case (require fields of the rows)"
            return DefinitionProblem(
                .misplacedKey, parameters: ["key": .text(key), "owner": .text(owner)], item: index,
                part: part)
        }
        var problems = group.validators.enumerated().compactMap { at, validator in
            validator.requiresValue && Array(validator.codes.keys) == [.required]
                ? problem(validator.name, at: .validator(at)) : nil
        }
        if group.requiredWhen != nil {
            let key = FormKey.requiredWhen
            problems.append(problem(key.rawValue, at: .key(key)))
        }
        return problems
    }
}

extension FormLayout {
    /// The number of cells that a row has in every submission; a large number stands for all larger ones.
    fileprivate var fixedCells: Int {
        fields.reduce(0) { cells, field in
            let inner = field.fixedRows.map { $0 * (field.rows?.fixedCells ?? 0) } ?? 0
            return min(cells + 1 + inner, 1 << 30)
        }
    }
}

/// Finds the keys of rows by which a form post could lead into another row, because points and brackets divide its names.
private struct RowKeyClashes {
    private let keys: RowKeys
    /// The names in a row of what can be posted, and whether they can go on: those of groups and lists.
    private let members: [(name: String, goesOn: Bool)]

    /// Makes the search for a group; `nil` if its rows have no keys.
    init?(_ group: FieldLayout) {
        guard let keys = group.rowKeys, let rows = group.rows else { return nil }
        self.keys = keys
        members = rows.fields.map { field in
            (field.path.dotted, field.rows != nil || field.valueType.isList)
        }
    }

    /// The row into which a form post could lead by the key of another row; `nil` for none.
    func other(than key: String) -> String? {
        AnswerKeyChecks.divisions(of: key).first { division in
            guard keys.index(of: division.start.utf8.span) != nil else { return false }
            let rest = AnswerKey.divided(division.rest)
            return members.contains { member in
                member.name == rest || Self.begins(member.name, with: rest)
                    || member.goesOn && Self.begins(rest, with: member.name)
            }
        }?.start
    }

    private static func begins(_ name: String, with start: String) -> Bool {
        let rest = name.utf8.dropFirst(start.utf8.count)
        return name.utf8.starts(with: start.utf8)
            && rest.first.map(AnswerKeyChecks.isDivider) == true
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
