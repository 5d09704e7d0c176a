import FormModel

/// The numbers or truth values that `enum`, `const`, or alternatives of them allow, with titles.
struct OfferedConstants {
    struct Constant {
        let value: SchemaValue
        var title: String?
        var extensions: [SchemaValue.Member] = []

        /// The choice in the notation of form files.
        var choice: SchemaValue {
            var members: [SchemaValue.Member] = [.init("value", value)]
            if let title, !WhiteSpace.trim(title).isEmpty, title != number?.description {
                members.append(.init("title", .text(TextTemplate.escaped(title))))
            }
            members += Extensions(extensions).members
            return members.count == 1 ? value : .object(members)
        }

        var number: ExactDecimal? { if case .number(let number) = value { number } else { nil } }
    }

    private(set) var list: [Constant] = []

    /// Reads a keyword.
    ///
    /// - Returns: `nil` for a keyword that lists no values.
    init?(_ facet: SchemaFacet, _ references: SchemaReferences) {
        switch facet.keyword {
        case "const": add(facet.value)
        case "enum":
            guard let elements = facet.value.elements else { return nil }
            for element in elements { add(element) }
        case "oneOf", "anyOf":
            for way in facet.ways {
                guard let values = OfferedConstants(alternative: way, references) else {
                    return nil
                }
                list += values.list
            }
        default: return nil
        }
        // `oneOf` refuses a value of two alternatives.
        makeUnique(dropsRepeated: facet.keyword == "oneOf")
    }

    /// Reads the values of an alternative; `nil` if it contains anything else.
    private init?(alternative: SchemaPlace, _ references: SchemaReferences) {
        var walk = SchemaWalk(references)
        walk.enter(alternative)
        guard walk.losses.isEmpty else { return nil }
        let title = walk.facets.first { $0.keyword == "title" }?.value.string
        var found: OfferedConstants?
        var extensions: [SchemaValue.Member] = []
        for facet in walk.facets {
            switch facet.keyword {
            case "const", "enum":
                guard let values = OfferedConstants(facet, references) else { return nil }
                found = found?.intersected(with: values) ?? values
            case "type", "title", "description", "$comment", "deprecated", "default", "examples":
                continue
            case let keyword where Extensions.isKey(keyword): extensions += facet.extensions
            default: return nil
            }
        }
        guard let found else { return nil }
        list = found.list.map {
            Constant(value: $0.value, title: title ?? $0.title, extensions: extensions)
        }
    }

    /// Adds a number or a truth value; the field refuses a value of another type anyway.
    private mutating func add(_ value: JSONValue) {
        guard value.kind == .number || value.kind == .boolean, let constant = SchemaValue(value)
        else { return }
        list.append(Constant(value: constant))
    }

    private mutating func makeUnique(dropsRepeated: Bool) {
        var counts: [SchemaValue: Int] = [:]
        for constant in list { counts[constant.value, default: 0] += 1 }
        guard counts.count < list.count else { return }
        var seen: Set<SchemaValue> = []
        list = list.filter {
            seen.insert($0.value).inserted && !(dropsRepeated && counts[$0.value] != 1)
        }
    }

    private func intersected(with other: OfferedConstants) -> OfferedConstants {
        var titles: [SchemaValue: String?] = [:]
        for constant in other.list { titles[constant.value] = constant.title }
        var result = self
        result.list = list.compactMap { constant in
            titles[constant.value].map {
                Constant(
                    value: constant.value, title: constant.title ?? $0,
                    extensions: constant.extensions)
            }
        }
        return result
    }

    /// The values that all keywords of a field allow; `nil` if none of the keywords lists values.
    init?(of facets: [SchemaFacet], _ references: SchemaReferences) {
        var found: OfferedConstants?
        for facet in facets {
            guard let values = OfferedConstants(facet, references) else { continue }
            found = found?.intersected(with: values) ?? values
        }
        guard let found else { return nil }
        self = found
    }

    /// The choices of a number: those that its other keywords allow.
    func numbers(areWhole: Bool, _ facets: [SchemaFacet]) -> [Constant] {
        list.filter { constant in
            guard let number = constant.number, !areWhole || number.integer != nil else {
                return false
            }
            return facets.allSatisfy { facet in
                guard let bound = facet.value.number else { return true }
                return switch facet.keyword {
                case "minimum": number >= bound
                case "maximum": number <= bound
                case "exclusiveMinimum": number > bound
                case "exclusiveMaximum": number < bound
                case "multipleOf": bound == 0 || number.isMultiple(of: bound)
                default: true
                }
            }
        }
    }
}

extension SchemaFacet {
    /// The choices that stand alone by this keyword: it refuses a list of two elements or more with one of them.
    var standingAlone: [String] {
        guard keyword == "not", value.members?.count == 2,
            SchemaWalk.member("minItems", of: value)?.integer == 2,
            let contained = SchemaWalk.member("contains", of: value), contained.members?.count == 1
        else { return [] }
        let one = SchemaWalk.member("const", of: contained).map { [$0] }
        let values = SchemaWalk.member("enum", of: contained)?.elements ?? one ?? []
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : []
    }
}
