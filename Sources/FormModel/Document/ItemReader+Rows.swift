// What decides the number of rows of a group, and its rows at the start.
extension ItemReader {
    /// Reads `{ "expression": "stemCount" }`, `{ "list": "symptoms" }` or `{ "choices": ["king", "queen"] }`.
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
            let expected = "an object of \"expression\", \"list\" or \"choices\""
            object.add(
                .wrongType, ["key": .key(.rows), "expected": .text(expected)], at: value.offset)
            return nil
        }
        defer { problems += reader.problems }
        if reader.value(.choices) != nil { return rows(ofChoicesIn: &reader) }
        guard let list = reader.value(.list) else {
            if reader.value(.expression) == nil {
                reader.missing(
                    .expression,
                    hint:
                        "write one, name a field of several choices by \"list\", or list \"choices\"."
                )
            }
            return reader.expression(.expression).map { .expression($0) }
        }
        locate(.key(.rows), at: list.offset)
        return rows(of: list, &reader)
    }

    /// Reads the name of a field of several choices, or of a list.
    private func rows(of list: JSONValue, _ reader: inout ObjectReader) -> RowSource? {
        if let expression = reader.value(.expression) {
            let owner = "rows that have a \"list\""
            reader.add(
                .misplacedKey, ["key": .key(.expression), "owner": .text(owner)],
                at: expression.offset)
        }
        guard let text = reader.text(.list) else { return nil }
        if let name = FieldName(text) { return .list(name) }
        guard ChoiceList.isName(text) else {
            reader.add(.badName, ["name": .text(text)], at: list.offset)
            return nil
        }
        return .choicesOf(list: text)
    }

    /// Reads the choices of fixed rows.
    private mutating func rows(ofChoicesIn reader: inout ObjectReader) -> RowSource {
        reader.refuse([.expression, .list], in: "rows that have \"choices\"")
        var choices = ChoiceReader(areNumbers: false)
        let elements = reader.elements(.choices) ?? []
        let list = elements.map { choices.choice($0) }
        locate(.key(.rows), at: reader.value(.choices)?.offset)
        offsets[offsets.count - 1].add(choices: elements.map(\.offset))
        problems += choices.problems
        if choices.isUnsure || reader.value(.choices)?.kind != .array { add(unreadable: .values) }
        return .choices(list)
    }

    /// Reads the rows of the default of a group, each an object of values by the full names of its fields.
    mutating func defaultRows(_ object: inout ObjectReader, _ items: [FormItem]) -> FieldValue {
        guard let value = object.value(.default) else { return .empty }
        locate(.defaultValue, at: value.offset)
        return rows(value, items.inOneList, depth: 1)
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
        return FormRow(
            members.compactMap { key, keyOffset, value in
                let item = FieldName(key).flatMap { name in
                    items.first { $0.name == name && $0.isInput }
                }
                guard let item, let name = item.name else {
                    addUnknown(key, keyOffset, among: items)
                    return nil
                }
                return cell(value, of: item, key, keyOffset, depth: depth).map { (name, $0) }
            })
    }

    private mutating func addUnknown(_ key: String, _ keyOffset: Int, among items: [FormItem]) {
        let names = items.filter(\.isInput).compactMap(\.name?.text)
        var parameters: IssueParameters = [
            "key": .text(key), "owner": .text("a row of this group"), "keys": .text(quoted(names)),
        ]
        parameters["nearest"] = Spelling.nearest(to: key, in: names).map { .text($0) }
        add(.unknownKey, parameters, keyOffset)
    }

    /// The value of an item in a row; `nil` for one that the item cannot have, which is reported.
    private mutating func cell(
        _ value: JSONValue, of item: FormItem, _ key: String, _ keyOffset: Int, depth: Int
    ) -> FieldValue? {
        guard item.computed == nil, !item.isSecure else {
            let owner = item.isSecure ? "a secret" : "a field that is computed"
            add(.misplacedKey, ["key": .text(key), "owner": .text(owner)], keyOffset)
            return nil
        }
        if item.kind == .group { return rows(value, item.items, depth: depth + 1) }
        if let cell = ItemReader.value(value, of: item.valueType) { return cell }
        let expected = "a value of type \(item.valueType.rawValue)"
        add(.wrongType, ["key": .text(key), "expected": .text(expected)], value.offset)
        return nil
    }
}
