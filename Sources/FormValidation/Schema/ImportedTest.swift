import FormModel

/// A schema of the texts or numbers of one field as validators, for `anyOf`, `oneOf` and `not`.
enum ImportedTest {
    /// Every value passes.
    case always
    /// No value passes.
    case never
    /// A value passes that all of the validators accept.
    case validators([SchemaValue])

    /// The greatest number of alternatives that are compared with each other.
    private static let maximumPairs = 8
    private static let maximumAlternatives = 64
    private static let maximumConstants = 32

    /// Reads `anyOf`, `oneOf` or `not` of a field; `nil` if validators cannot express exactly this.
    init?(
        _ facet: SchemaFacet, for kind: ImportedKind, _ references: SchemaReferences,
        depth: Int = 0
    ) {
        guard depth < 4 else { return nil }
        let places = facet.keyword == "not" ? [facet.place] : facet.ways
        guard !places.isEmpty, places.count <= ImportedTest.maximumAlternatives else { return nil }
        var tests: [ImportedTest] = []
        for place in places {
            guard let test = ImportedTest(place, for: kind, references, depth: depth) else {
                return nil
            }
            tests.append(test)
        }
        switch facet.keyword {
        case "not": self = tests[0].negated
        case "anyOf": self = ImportedTest.any(tests)
        case "oneOf":
            tests = tests.filter { !$0.isNever }
            guard tests.count <= ImportedTest.maximumPairs else { return nil }
            var all = [ImportedTest.any(tests)]
            for (index, left) in tests.enumerated() {
                for right in tests[(index + 1)...] where !left.isDisjoint(from: right) {
                    all.append(ImportedTest.all([left, right]).negated)
                }
            }
            self = ImportedTest.all(all)
        default: return nil
        }
    }

    /// Reads an alternative.
    private init?(
        _ place: SchemaPlace, for kind: ImportedKind, _ references: SchemaReferences, depth: Int
    ) {
        if let flag = place.value.boolean {
            self = flag ? .always : .never
            return
        }
        var walk = SchemaWalk(references)
        walk.enter(place)
        guard walk.losses.isEmpty, walk.gaps.isEmpty, !walk.mayBeEmpty else { return nil }
        var tests: [ImportedTest] = []
        for facet in walk.facets {
            guard let test = ImportedTest(keyword: facet, of: walk, for: kind, references, depth)
            else { return nil }
            tests.append(test)
        }
        self = ImportedTest.all(tests)
    }

    private init?(
        keyword facet: SchemaFacet, of walk: SchemaWalk, for kind: ImportedKind,
        _ references: SchemaReferences, _ depth: Int
    ) {
        let isNumber = kind.valueType == "integer" || kind.valueType == "decimal"
        switch facet.keyword {
        case "type":
            let types = SchemaTypes(facet, references)
            guard isNumber else {
                self = types.contains(.text) ? .always : .never
                return
            }
            if types.isSuperset(of: kind.valueType == "integer" ? .integer : .number) {
                self = .always
            } else if types.contains(.integer) {
                self = .validators([["multipleOf": 1]])
            } else {
                self = .never
            }
        case "minLength", "maxLength", "pattern":
            if isNumber { self = .always } else { self.init(text: facet) }
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
            if isNumber { self.init(number: facet, of: walk) } else { self = .always }
        case "enum", "const": self.init(constants: facet, isNumber: isNumber)
        case "anyOf", "oneOf", "not":
            self.init(facet, for: kind, references, depth: depth + 1)
        case "format":
            guard !isNumber, ImportedFormat.isKnown(facet) else { fallthrough }
            return nil
        default:
            // Other keywords are those of lists and objects, or decide nothing.
            guard facet.keyword != "$dynamicRef", facet.keyword != "$recursiveRef",
                !["if", "then", "else"].contains(facet.keyword)
            else { return nil }
            self = .always
        }
    }

    private init(text facet: SchemaFacet) {
        let value = SchemaValue(facet.value) ?? .null
        switch facet.keyword {
        case "minLength": self = .validators([["length": ["min": value]]])
        case "maxLength": self = .validators([["length": ["max": value]]])
        default:
            let whole = ECMAPatternReader.whole(facet.value.string ?? "")
            self = .validators([["pattern": .text(whole)]])
        }
    }

    private init?(number facet: SchemaFacet, of walk: SchemaWalk) {
        let value = SchemaValue(facet.value) ?? .null
        // In draft 4, `exclusiveMinimum` is a boolean beside `minimum`.
        let isOld = walk.facets.contains {
            $0.keyword.utf8.starts(with: "exclusive".utf8) && $0.value.boolean != nil
        }
        guard !isOld else { return nil }
        let bounds = [
            "minimum": "min", "maximum": "max", "exclusiveMinimum": "above",
            "exclusiveMaximum": "below",
        ]
        if let bound = bounds[facet.keyword] {
            self = .validators([["range": .object([.init(bound, value)])]])
        } else {
            self = .validators([["multipleOf": value]])
        }
    }

    private init?(constants facet: SchemaFacet, isNumber: Bool) {
        let values = facet.keyword == "const" ? [facet.value] : facet.value.elements ?? []
        guard isNumber else {
            // The empty text is no answer, so no validator sees it.
            let texts = values.compactMap(\.string).filter { !$0.isEmpty }
            self =
                texts.isEmpty
                ? .never : .validators([["oneOf": .list(texts.map { .text($0) })]])
            return
        }
        let numbers = values.filter { $0.kind == .number }
        let exact = numbers.compactMap { SchemaValue($0) }
        guard exact.count == numbers.count, exact.count <= ImportedTest.maximumConstants else {
            return nil
        }
        self = ImportedTest.any(
            exact.map { .validators([["range": ["min": $0, "max": $0]]]) })
    }

    private var isNever: Bool { if case .never = self { true } else { false } }

    /// Whether no value passes both, because both list their values.
    private func isDisjoint(from other: ImportedTest) -> Bool {
        guard case .validators(let left) = self, case .validators(let right) = other else {
            return false
        }
        let lists = (left.compactMap(\.listed), right.compactMap(\.listed))
        return lists.0.contains { one in lists.1.contains { one.isDisjoint(with: $0) } }
    }

    private var negated: ImportedTest {
        switch self {
        case .always: .never
        case .never: .always
        case .validators(let list):
            .validators(
                list.count == 1 ? [list[0].refusal] : [["anyOf": .list(list.map(\.refusal))]])
        }
    }

    private static func all(_ tests: [ImportedTest]) -> ImportedTest {
        var list: [SchemaValue] = []
        for test in tests {
            switch test {
            case .always: continue
            case .never: return .never
            case .validators(let more): list += more
            }
        }
        return list.isEmpty ? .always : .validators(list)
    }

    private static func any(_ tests: [ImportedTest]) -> ImportedTest {
        var list: [SchemaValue] = []
        for test in tests {
            switch test {
            case .always: return .always
            case .never: continue
            case .validators(let all):
                // The alternatives of `anyOf` are single validators.
                list.append(
                    all.count == 1 ? all[0] : ["not": ["anyOf": .list(all.map(\.refusal))]])
            }
        }
        guard list.count > 1 else { return list.isEmpty ? .never : .validators(list) }
        return .validators([["anyOf": .list(list)]])
    }
}

extension SchemaValue {
    /// The validator that accepts what this one refuses.
    fileprivate var refusal: SchemaValue {
        guard members.count == 1, let validator = members.first else { return ["not": self] }
        switch validator.key {
        case "oneOf": return ["noneOf": validator.value]
        case "noneOf": return ["oneOf": validator.value]
        case "pattern": return ["notPattern": validator.value]
        case "notPattern": return ["pattern": validator.value]
        case "not": return validator.value
        default: return ["not": self]
        }
    }

    /// The texts to which the validator limits a value.
    fileprivate var listed: Set<[UInt8]>? {
        guard case .list(let list)? = self["oneOf"] else { return nil }
        return Set(list.map { $0.json })
    }
}
