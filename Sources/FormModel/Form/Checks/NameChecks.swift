/// Validates the names of items, each of which must be unique except for those of the parts of a section, and their titles.
struct NameChecks {
    private var names: Set<String> = []
    /// The first parts of the sections so far, by their names.
    private var sections: [String: FormItem] = [:]

    mutating func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let name = item.name, !isUnique(name.text, ofSection: item.kind == .section) {
            problems.append(
                DefinitionProblem(
                    .duplicateName, parameters: ["name": .text(name.text)], item: index,
                    part: .name))
        }
        if item.kind == .section, let name = item.name {
            let first = sections[name.text] ?? item
            sections[name.text] = first
            if let unknown = item.unknownFields, unknown != first.unknownFields {
                let owner = "a part of a section whose first part does not have the same"
                problems.append(
                    DefinitionProblem(
                        .misplacedKey,
                        parameters: ["key": .key(.unknownFields), "owner": .text(owner)],
                        item: index, part: .key(.unknownFields)))
            }
            if let key = item.key, key != first.key {
                let detail = "the first part of the section has \(first.key.map(quoted) ?? "none")"
                problems.append(
                    DefinitionProblem(
                        .reservedKey, parameters: ["key": .text(key), "detail": .text(detail)],
                        item: index, part: .key(.key)))
            }
        }
        // A section may have no heading.
        if item.title.isBlank, item.kind != .section {
            problems.append(DefinitionProblem(.emptyText, item: index, part: .title))
        }
        return problems
    }

    private mutating func isUnique(_ name: String, ofSection isSection: Bool) -> Bool {
        let isNew = names.insert(name).inserted
        guard isSection else { return isNew }
        return isNew || sections[name] != nil
    }
}
