/// Reads the rules of a form or page.
struct RuleReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// The rules of a list; malformed ones are left out.
    mutating func rules(_ elements: [JSONValue]) -> [FormRule] { elements.compactMap { rule($0) } }

    private mutating func rule(_ value: JSONValue) -> FormRule? {
        let all = value.members ?? []
        let members = all.filter { !Extensions.isKey($0.key) }
        guard members.count == 1 else {
            add(
                .wrongType,
                [
                    "key": .key(.rules),
                    "expected": .text(
                        "a list of objects of one rule: \(quoted(FormKeys.namesOfRules))"),
                ], value.offset)
            return nil
        }
        let (name, keyOffset, parameters) = members[0]
        let extensions = Extensions(
            all.lazy.filter { Extensions.isKey($0.key) }.map {
                SchemaValue.Member($0.key, SchemaValue(copying: $0.value))
            })
        if name.hasSameBytes(as: .check) { return check(parameters, extensions) }
        guard let kind = ObjectReader.word(name, of: FieldSetRule.self) else {
            problems.append(
                (
                    keyOffset,
                    DefinitionProblem(unknown: .unknownRule, name, FormKeys.namesOfRules)
                ))
            return nil
        }
        return fields(kind, parameters, extensions)
    }

    private mutating func fields(
        _ kind: FieldSetRule, _ value: JSONValue, _ extensions: Extensions
    ) -> FormRule? {
        guard let elements = value.elements else {
            add(
                .wrongType,
                ["key": .text(kind.rawValue), "expected": .text("a list of names of fields")],
                value.offset)
            return nil
        }
        var names: [FieldName] = []
        var offsets: [Int] = []
        for element in elements {
            guard let name = element.string.flatMap({ FieldName($0) }) else {
                add(
                    .wrongType,
                    ["key": .text(kind.rawValue), "expected": .text("a list of names of fields")],
                    element.offset)
                continue
            }
            names.append(name)
            offsets.append(element.offset)
        }
        guard names.count == elements.count else { return nil }
        return FormRule(
            kind: .fields(kind, names), extensions: extensions, offset: value.offset,
            nameOffsets: offsets)
    }

    private mutating func check(_ value: JSONValue, _ extensions: Extensions) -> FormRule? {
        var arguments = DefinitionArguments(
            owner: FormKey.check.rawValue, value: value, offset: value.offset)
        let condition = arguments.expression(FormKey.that.rawValue, isMain: true, isRequired: true)
        let message = arguments.localizedText(FormKey.message.rawValue)
        arguments.finish(takesMain: true)
        problems += arguments.problems
        return condition.map {
            FormRule(
                kind: .check($0, message: message), extensions: extensions, offset: value.offset)
        }
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}
