/// The facts about a form file that have no effect on answers: `version` and `tags`.
struct FormFacts {
    let version: String?
    let tags: [String]

    init(_ object: inout ObjectReader) {
        version = object.filledText(.version)
        tags = (object.elements(.tags) ?? []).compactMap { object.tag($0) }
        _ = object.text(.schema)
    }
}

extension ObjectReader {
    fileprivate mutating func filledText(_ key: FormKey) -> String? {
        guard let text = text(key) else { return nil }
        if !WhiteSpace.trim(text).isEmpty { return text }
        add(.emptyText, [:], at: value(key)?.offset ?? offset)
        return nil
    }

    fileprivate mutating func tag(_ value: JSONValue) -> String? {
        guard let text = value.string else {
            add(
                .wrongType, ["key": .key(.tags), "expected": .text("a list of texts")],
                at: value.offset)
            return nil
        }
        if !WhiteSpace.trim(text).isEmpty { return text }
        add(.emptyText, [:], at: value.offset)
        return nil
    }
}
