/// Validates the names of items, each of which must be unique except for those of the parts of a section, and their titles.
struct NameChecks {
    private var names: Set<String> = []
    /// The keys of the sections so far, by their names.
    private var sections: [String: String?] = [:]

    mutating func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let name = item.name, !isUnique(name.text, ofSection: item.kind == .section) {
            problems.append(
                DefinitionProblem(
                    .duplicateName, parameters: ["name": .text(name.text)], item: index,
                    part: .name))
        }
        if item.kind == .section, let name = item.name {
            let first = sections[name.text, default: item.key]
            sections[name.text] = first
            if let key = item.key, key != first {
                let detail = "the first part of the section has \(first.map(quoted) ?? "none")"
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
