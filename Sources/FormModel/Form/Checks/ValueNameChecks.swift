/// Validates the names and the number of the named values of a form or of a group.
enum ValueNameChecks {
    /// The problems of values, which share their names with the items of their record.
    static func problems(of values: NamedValues, beside items: [FormItem]) -> [DefinitionProblem] {
        guard !values.isEmpty else { return [] }
        guard values.list.count <= NamedValues.maximumCount else {
            return [
                DefinitionProblem(
                    .tooManyValues, parameters: ["max": .integer(NamedValues.maximumCount)],
                    part: .key(.values)
                ).at(values.list[NamedValues.maximumCount].offset)
            ]
        }
        var names = Set(items.compactMap(\.name))
        return values.list.compactMap { value in
            guard !names.insert(value.name).inserted else { return nil }
            return DefinitionProblem(
                .duplicateName, parameters: ["name": .text(value.name.text)],
                part: .key(.values, of: value.name)
            ).at(value.offset)
        }
    }
}

extension DefinitionProblem {
    /// The problem at a byte offset in the form file.
    func at(_ offset: Int?) -> DefinitionProblem {
        var placed = self
        placed.fileOffset = offset
        return placed
    }
}
