/// Validates the names of items, each of which must be unique, and their titles.
struct NameChecks {
    private var names: Set<String> = []

    mutating func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let name = item.name, !names.insert(name.text).inserted {
            problems.append(
                DefinitionProblem(
                    .duplicateName, parameters: ["name": .text(name.text)], item: index,
                    part: .name))
        }
        // A section may have no heading.
        if item.title.isBlank, item.kind != .section {
            problems.append(DefinitionProblem(.emptyText, item: index, part: .title))
        }
        return problems
    }
}
