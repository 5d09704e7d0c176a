import FormModel

/// The texts that `enum`, `const`, or alternatives of them allow, with titles.
struct OfferedValues {
    struct Choice {
        let text: String
        let title: String?
        /// The keywords that begin with `x-`, which a choice keeps.
        var extensions: [SchemaValue.Member] = []
        /// Whether it is chosen alone.
        var isExclusive = false

        /// The choice in the notation of form files.
        var value: SchemaValue {
            var members: [SchemaValue.Member] = [.init("value", .text(text))]
            if let title, !WhiteSpace.trim(title).isEmpty, !title.hasSameBytes(as: text) {
                members.append(.init("title", .text(TextTemplate.escaped(title))))
            }
            if isExclusive { members.append(.init("exclusive", true)) }
            members += Extensions(extensions).members
            return members.count == 1 ? .text(text) : .object(members)
        }
    }

    private(set) var choices: [Choice] = []
    /// Whether they include the empty text.
    private(set) var hasEmptyText = false

    init(_ choices: [Choice]) {
        self.choices = choices
    }

    /// Reads a keyword.
    ///
    /// - Returns: `nil` for a keyword that lists no values.
    init?(_ facet: SchemaFacet, _ references: SchemaReferences) {
        switch facet.keyword {
        case "const": add(facet.value, title: nil)
        case "enum":
            guard let elements = facet.value.elements else { return nil }
            for element in elements { add(element, title: nil) }
        case "oneOf", "anyOf":
            for way in facet.ways {
                guard let values = OfferedValues(alternative: way, references) else { return nil }
                choices += values.choices
                hasEmptyText = hasEmptyText || values.hasEmptyText
            }
        default: return nil
        }
        // `oneOf` refuses a value of two alternatives.
        makeUnique(dropsRepeated: facet.keyword == "oneOf")
    }

    /// Reads the values of an alternative; `nil` if it contains anything else.
    init?(alternative: SchemaPlace, _ references: SchemaReferences) {
        var walk = SchemaWalk(references)
        walk.enter(alternative)
        guard walk.losses.isEmpty else { return nil }
        let title = walk.facets.first { $0.keyword == "title" }?.value.string
        var found: OfferedValues?
        var extensions: [SchemaValue.Member] = []
        for facet in walk.facets {
            switch facet.keyword {
            case "const", "enum":
                guard let values = OfferedValues(facet, references) else { return nil }
                found = found?.intersected(with: values) ?? values
            case "type", "title", "description", "$comment", "deprecated", "default", "examples":
                continue
            case let keyword where Extensions.isKey(keyword): extensions += facet.extensions
            default: return nil
            }
        }
        guard let found else { return nil }
        if references.types(of: alternative).contains(.text) {
            self = found
            choices = choices.map {
                Choice(text: $0.text, title: title ?? $0.title, extensions: extensions)
            }
        }
    }

    private mutating func add(_ value: JSONValue, title: String?) {
        guard let text = value.string else { return }
        if text.isEmpty {
            hasEmptyText = true
        } else {
            choices.append(Choice(text: text, title: title))
        }
    }

    private mutating func makeUnique(dropsRepeated: Bool) {
        var counts: [[UInt8]: Int] = [:]
        for choice in choices { counts[Array(choice.text.utf8), default: 0] += 1 }
        guard counts.count < choices.count else { return }
        var seen: Set<[UInt8]> = []
        choices = choices.filter {
            let key = Array($0.text.utf8)
            return seen.insert(key).inserted && !(dropsRepeated && counts[key] != 1)
        }
    }

    func intersected(with other: OfferedValues) -> OfferedValues {
        var titles: [[UInt8]: String?] = [:]
        for choice in other.choices { titles[Array(choice.text.utf8)] = choice.title }
        var result = OfferedValues(
            choices.compactMap { choice in
                titles[Array(choice.text.utf8)].map {
                    Choice(
                        text: choice.text, title: choice.title ?? $0, extensions: choice.extensions)
                }
            })
        result.hasEmptyText = hasEmptyText && other.hasEmptyText
        return result
    }
}
