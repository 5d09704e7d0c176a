/// Validates sections: their depth, their items, and the names of items in them.
struct SectionChecks {
    /// The sections around the present item, with the index behind their last item.
    private var open: [(end: Int, name: FieldName?)] = []

    /// The number of sections around the present item.
    var depth: Int { open.count }

    /// The problems of an item as part of sections, and of a section itself; the items of a record
    /// are given in order.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - index: Its index.
    ///   - depth: The number of groups and sections around the record.
    /// - Returns: The problems.
    mutating func problems(of item: FormItem, _ index: Int, depth: Int) -> [DefinitionProblem] {
        while let last = open.last, last.end <= index { open.removeLast() }
        var problems: [DefinitionProblem] = []
        if let name = item.name, name.section != open.last(where: { $0.name != nil })?.name {
            problems.append(
                DefinitionProblem(
                    .badName, parameters: ["name": .text(name.text)], item: index, part: .name))
        }
        guard item.kind == .section else { return problems }
        // Of sections inside each other, the first that is too deep is reported.
        if depth + open.count == FormItem.maximumGroupDepth {
            problems.append(
                DefinitionProblem(
                    .groupsTooDeep, parameters: ["max": .integer(FormItem.maximumGroupDepth)],
                    item: index))
        }
        if item.itemCount == 0 {
            problems.append(DefinitionProblem(.noItems, item: index, part: .key(.items)))
        }
        open.append((index + 1 + item.itemCount, item.name))
        return problems
    }
}
