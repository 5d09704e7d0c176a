/// Reads the endings of a form.
struct EndingReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// The endings of a list; malformed ones are left out.
    mutating func endings(_ elements: [JSONValue]) -> [FormEnding] {
        elements.compactMap { ending($0) }
    }

    private mutating func ending(_ value: JSONValue) -> FormEnding? {
        guard var object = ObjectReader(value, FormKeys.ending) else {
            problems.append(
                (
                    value.offset,
                    DefinitionProblem(
                        .wrongType,
                        parameters: [
                            "key": .key(.endings), "expected": .text("a list of objects"),
                        ])
                ))
            return nil
        }
        let text = object.requiredText(.name, hint: "name the ending, uniquely in the form.")
        let name = text.flatMap { FieldName(simple: $0) }
        if let text, name == nil, let offset = object.value(.name)?.offset {
            object.add(.badName, ["name": .text(text)], at: offset)
        }
        let condition = object.expression(.when)
        var ending = FormEnding(
            name ?? "_", when: condition, title: object.localized(.title),
            text: object.localized(.text), isAccepted: object.boolean(.accepted) ?? true)
        ending.extensions = object.extensions
        ending.offset = object.offset
        for key in FormKeys.ending.names {
            ending.keyOffsets[key] = object.value(key)?.offset
        }
        problems += object.problems
        // An unreadable condition must not make it the ending of a form that was filled in.
        let isReadable = name != nil && (condition != nil || object.value(.when) == nil)
        return isReadable ? ending : nil
    }
}
