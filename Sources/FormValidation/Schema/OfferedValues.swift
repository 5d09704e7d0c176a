import FormModel

/// A value that a schema may list: a text, or a number or truth value.
protocol OfferedValue: Hashable {
    /// Makes a value; `nil` for one of another kind, which the field refuses anyway.
    init?(_ value: JSONValue)

    /// The value in the notation of form files.
    var json: SchemaValue { get }

    /// The title that a choice has without one of its own.
    var plainTitle: String? { get }

    /// Whether the value is no answer, and so no choice.
    var isNoAnswer: Bool { get }

    /// Whether a schema of some types may allow such values.
    static func fits(_ types: SchemaTypes) -> Bool
}

/// The values that `enum`, `const`, or alternatives of them allow, with titles.
struct OfferedValues<Value: OfferedValue> {
    struct Choice {
        let value: Value
        var title: String?
        /// The keywords that begin with `x-`, which a choice keeps.
        var extensions: [SchemaValue.Member] = []
        /// Whether it is chosen alone.
        var isExclusive = false

        /// The choice in the notation of form files.
        var json: SchemaValue {
            var members: [SchemaValue.Member] = [.init(.value, value.json)]
            if let title, !WhiteSpace.trim(title).isEmpty,
                value.plainTitle.map(title.hasSameBytes) != true
            {
                members.append(.init(.title, .text(TextTemplate.escaped(title))))
            }
            if isExclusive { members.append(.init(.exclusive, true)) }
            members += Extensions(extensions).members
            return members.count == 1 ? value.json : .object(members)
        }
    }

    /// The largest number of alternatives that may have others in them, because references can multiply them.
    private static var pathLimit: Int { 256 }

    private(set) var choices: [Choice] = []
    /// Whether they include a value that is no answer: the empty text.
    private(set) var hasNoAnswer = false

    init(_ choices: [Choice]) {
        self.choices = choices
    }

    /// Reads a keyword; `nil` for one that lists no values.
    ///
    /// - Parameters:
    ///   - facet: The keyword.
    ///   - references: The resolver of the enclosing schema.
    ///   - names: The titles of the values of `enum`, in the same order.
    ///   - isInner: Whether those that it lists have no others in them.
    init?(
        _ facet: SchemaFacet, _ references: SchemaReferences, titles names: [JSONValue] = [],
        isInner: Bool = false
    ) {
        switch facet.keyword {
        case "const": add(facet.value)
        case "enum":
            guard let elements = facet.value.elements else { return nil }
            for (index, element) in elements.enumerated() {
                add(element, title: index < names.count ? names[index].string : nil)
            }
        case "oneOf", "anyOf":
            let ways = facet.ways
            let areMany = ways.count > OfferedValues.pathLimit
            for way in ways {
                guard
                    let values = OfferedValues(
                        alternative: way, references, isInner: isInner || areMany)
                else { return nil }
                choices += values.choices
                hasNoAnswer = hasNoAnswer || values.hasNoAnswer
            }
        default: return nil
        }
        // `oneOf` refuses a value of two alternatives.
        makeUnique(dropsRepeated: facet.keyword == "oneOf")
    }

    /// Reads the values that all keywords of a field allow; `nil` if nothing lists values.
    ///
    /// - Parameters:
    ///   - facets: The keywords.
    ///   - references: The resolver of the enclosing schema.
    ///   - other: Values to which something else limits the field.
    init?(
        of facets: [SchemaFacet], _ references: SchemaReferences, within other: OfferedValues? = nil
    ) {
        var found = other
        for facet in facets {
            let titles = facets.titles(of: facet)
            guard let values = OfferedValues(facet, references, titles: titles) else { continue }
            found = found?.intersected(with: values) ?? values
        }
        guard let found else { return nil }
        self = found
    }

    /// Reads the values of an alternative; `nil` if it contains anything else.
    init?(alternative: SchemaPlace, _ references: SchemaReferences, isInner: Bool = false) {
        var walk = SchemaWalk(references)
        walk.enter(alternative)
        guard walk.losses.isEmpty else { return nil }
        let title = walk.facets.first { $0.keyword == "title" }?.value.string
        var found: OfferedValues?
        var extensions: [SchemaValue.Member] = []
        // The title of alternatives is that of none of them.
        var hasOwnTitles = false
        for facet in walk.facets {
            switch facet.keyword {
            case "const", "enum", "anyOf", "oneOf":
                let areAlternatives = ["anyOf", "oneOf"].contains(facet.keyword)
                let titles = walk.facets.titles(of: facet)
                guard !(areAlternatives && isInner),
                    let values = OfferedValues(facet, references, titles: titles, isInner: true)
                else { return nil }
                hasOwnTitles = hasOwnTitles || areAlternatives
                found = found?.intersected(with: values) ?? values
            case "type", "title", "description", "$comment", "deprecated", "default", "examples",
                "enumNames":
                continue
            case let keyword where Extensions.isKey(keyword): extensions += facet.extensions
            default: return nil
            }
        }
        guard let found else { return nil }
        guard Value.fits(references.types(of: alternative)) else { return }
        self = found
        choices = choices.map {
            Choice(
                value: $0.value, title: hasOwnTitles ? $0.title : title ?? $0.title,
                extensions: extensions + $0.extensions)
        }
    }

    private mutating func add(_ json: JSONValue, title: String? = nil) {
        guard let value = Value(json) else { return }
        if value.isNoAnswer {
            hasNoAnswer = true
        } else {
            choices.append(Choice(value: value, title: title))
        }
    }

    private mutating func makeUnique(dropsRepeated: Bool) {
        var counts: [Value: Int] = [:]
        for choice in choices { counts[choice.value, default: 0] += 1 }
        guard counts.count < choices.count else { return }
        var seen: Set<Value> = []
        choices = choices.filter {
            seen.insert($0.value).inserted && !(dropsRepeated && counts[$0.value] != 1)
        }
    }

    func intersected(with other: OfferedValues) -> OfferedValues {
        var titles: [Value: String?] = [:]
        for choice in other.choices { titles[choice.value] = choice.title }
        var result = OfferedValues(
            choices.compactMap { choice in
                titles[choice.value].map {
                    Choice(
                        value: choice.value, title: choice.title ?? $0,
                        extensions: choice.extensions)
                }
            })
        result.hasNoAnswer = hasNoAnswer && other.hasNoAnswer
        return result
    }
}

extension [SchemaFacet] {
    /// The titles that `enumNames` gives to the values of a keyword beside it, which many generators of forms know.
    fileprivate func titles(of facet: SchemaFacet) -> [JSONValue] {
        guard facet.keyword == "enum" else { return [] }
        return first { $0.keyword == "enumNames" && $0.schema == facet.schema }?.value.elements
            ?? []
    }
}
