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
        let clashes = group.rowShape == .object ? RowKeyClashes(group, rows) : nil
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
            if let other = clashes?.other(than: row.value) {
                let detail = "in a form post, it could lead into the row \(quoted(other))"
                problems.append(
                    problem(
                        .reservedKey, ["key": .text(row.value), "detail": .text(detail)], at: part))
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

/// Finds the keys of rows that are also names of fields in another row, where points or brackets divide a name.
private struct RowKeyClashes {
    private let keys: Set<String>
    /// The keys of what is in a row.
    private let members: Set<String>

    init(_ group: FormItem, _ rows: [Choice]) {
        keys = Set(rows.map(\.value))
        members = Set(group.items.compactMap { item in item.key ?? item.name?.parts.first })
    }

    /// The row into which a form post could lead by the key of another row; `nil` for none.
    func other(than key: String) -> String? {
        let bytes = Array(key.utf8)
        for at in bytes.indices.dropFirst() where isDivider(bytes[at]) {
            let rest = bytes[(at + 1)...]
            let member = rest.prefix { !isDivider($0) && $0 != UInt8(ascii: "]") }
            let row = String(decoding: bytes[..<at], as: UTF8.self)
            if keys.contains(row), members.contains(String(decoding: member, as: UTF8.self)) {
                return row
            }
        }
        return nil
    }

    private func isDivider(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
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
