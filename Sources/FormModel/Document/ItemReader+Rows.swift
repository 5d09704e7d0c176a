// What decides the number of rows of a group, and its rows at the start.
extension ItemReader {
    /// Reads `{ "expression": "stemCount" }` or `{ "list": "symptoms" }`.
    mutating func rowSource(_ object: inout ObjectReader) -> RowSource? {
        guard let value = object.value(.rows) else { return nil }
        locate(.key(.rows), at: value.offset)
        for key in [FormKey.min, .max] {
            guard let bound = object.value(key) else { continue }
            object.add(
                .misplacedKey, ["key": .key(key), "owner": .text("a group that has \"rows\"")],
                at: bound.offset)
        }
        guard var reader = ObjectReader(value, FormKeys.rows) else {
            let expected =
                "an object of \"expression\" or \"list\""
            object.add(
                .wrongType, ["key": .key(.rows), "expected": .text(expected)], at: value.offset)
            return nil
        }
        defer { problems += reader.problems }
        guard let list = reader.value(.list) else {
            if reader.value(.expression) == nil {
                reader.missing(
                    .expression, hint: "write one, or name a field of several choices by \"list\"."
                )
            }
            return reader.expression(.expression).map { .expression($0) }
        }
        locate(.key(.rows), at: list.offset)
        if let expression = reader.value(.expression) {
            let owner = "rows that have a \"list\""
            reader.add(
                .misplacedKey, ["key": .key(.expression), "owner": .text(owner)],
                at: expression.offset)
        }
        guard let text = reader.text(.list) else { return nil }
        guard let name = FieldName(text) else {
            reader.add(.badName, ["name": .text(text)], at: list.offset)
            return nil
        }
        return .list(name)
    }

    /// Reads the rows of the default of a group, each an object of values by the names of its fields.
    mutating func defaultRows(_ object: inout ObjectReader, _ items: [FormItem]) -> FieldValue {
        guard let value = object.value(.default) else { return .empty }
        locate(.defaultValue, at: value.offset)
        return rows(value, items, depth: 1)
    }

    private mutating func rows(
        _ value: JSONValue, _ items: [FormItem], depth: Int
    ) -> FieldValue {
        guard let elements = value.elements, depth <= FormItem.maximumGroupDepth else {
            add(
                .wrongType, ["key": .key(.default), "expected": .text("a list of rows")],
                value.offset)
            return .empty
        }
        return .rows(elements.map { row($0, items, depth: depth) })
    }

    private mutating func row(
        _ value: JSONValue, _ items: [FormItem], depth: Int
    ) -> FormRow {
        guard let members = value.members else {
            add(
                .wrongType,
                ["key": .key(.default), "expected": .text("a list of rows, each an object")],
                value.offset)
            return FormRow()
        }
        var row: [(name: FieldName, value: FieldValue)] = []
        for (key, keyOffset, value) in members {
            guard let name = FieldName(key),
                let item = items.first(where: { $0.name == name && $0.isInput })
            else {
                let names = items.filter(\.isInput).compactMap(\.name?.text)
                var parameters: IssueParameters = [
                    "key": .text(key), "owner": .text("a row of this group"),
                    "keys": .text(quoted(names)),
                ]
                parameters["nearest"] = Spelling.nearest(to: key, in: names).map { .text($0) }
                problems.append((keyOffset, DefinitionProblem(.unknownKey, parameters: parameters)))
                continue
            }
            let isClosed = item.computed != nil || item.isSecure
            guard !isClosed else {
                let owner = item.isSecure ? "a secret" : "a field that is computed"
                add(.misplacedKey, ["key": .text(key), "owner": .text(owner)], keyOffset)
                continue
            }
            if item.kind == .group {
                row.append((name, rows(value, item.items, depth: depth + 1)))
            } else if let cell = ItemReader.value(value, of: item.valueType) {
                row.append((name, cell))
            } else {
                add(
                    .wrongType,
                    [
                        "key": .text(key),
                        "expected": .text("a value of type \(item.valueType.rawValue)"),
                    ], value.offset)
            }
        }
        return FormRow(row)
    }
}
