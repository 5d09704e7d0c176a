/// Validates the limits and the items of a group.
enum GroupChecks {
    /// The problems of a group inside `depth` − 1 other groups and sections.
    static func problems(
        of group: FormItem, _ index: Int, depth: Int
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
}
