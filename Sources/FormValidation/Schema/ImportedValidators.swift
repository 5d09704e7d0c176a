import FormModel

/// The validators that the keywords of a property describe.
struct ImportedValidators {
    /// A validator to try, and the keywords that it expresses.
    struct Addition {
        let validator: SchemaValue
        let facets: [SchemaFacet]
    }

    private(set) var list: [Addition] = []

    init(_ kind: ImportedKind, isRequired: Bool) {
        let isRequired = isRequired && !kind.mayBeEmpty
        switch kind.valueType {
        case nil, "multiline", "choice", "date", "dateTime", "localDateTime", "duration":
            addLength(kind, isRequired)
            addFormats(kind)
            for facet in kind.facets where facet.keyword == "pattern" {
                addPattern(facet, kind, isRequired)
            }
            addTests(kind)
        case "integer", "decimal":
            addRange(kind)
            for facet in kind.facets where facet.keyword == "multipleOf" {
                let parameter = SchemaValue(facet.value) ?? .null
                list.append(Addition(validator: ["multipleOf": parameter], facets: [facet]))
            }
            addTests(kind)
        case "choices", "texts":
            for element in kind.elements where kind.valueType == "texts" {
                // Elements are never empty.
                list += ImportedValidators(element, isRequired: true).list.map {
                    Addition(validator: ["each": .list([$0.validator])], facets: $0.facets)
                }
            }
            addCount(kind, isRequired)
            for facet in kind.facets where facet.keyword == "uniqueItems" {
                if facet.value.boolean == true {
                    list.append(Addition(validator: "unique", facets: [facet]))
                }
            }
        default: break
        }
        // A box that must be ticked is required, too.
        if kind.isTicked, isRequired, let facet = kind.facet("const") ?? kind.facet("enum") {
            list.append(Addition(validator: "accepted", facets: [facet]))
        }
    }

    private mutating func addTests(_ kind: ImportedKind) {
        for facet in kind.facets {
            for validator in kind.tests[facet.offset] ?? [] {
                list.append(Addition(validator: validator, facets: [facet]))
            }
        }
    }

    private mutating func addLength(_ kind: ImportedKind, _ isRequired: Bool) {
        var bounds: [(String, SchemaFacet)] = []
        // Dates have ten characters.
        let isDate = kind.valueType == "date"
        for facet in kind.facets {
            let bound = facet.value.number
            // Lengths apply to texts that are not empty; `required` already implies a first
            // character.
            if facet.keyword == "minLength", bound != 0, bound != 1 || !isRequired,
                !(isDate && (bound.map { $0 > 0 && $0 <= 10 } ?? false))
            {
                bounds.append(("min", facet))
            }
            if facet.keyword == "maxLength", !(isDate && (bound.map { $0 >= 10 } ?? false)) {
                bounds.append(("max", facet))
            }
        }
        addTogether("length", bounds)
    }

    private mutating func addRange(_ kind: ImportedKind) {
        var bounds: [(String, SchemaFacet)] = []
        for facet in kind.facets {
            switch facet.keyword {
            case "minimum":
                bounds.append(
                    (kind.isExclusive("exclusiveMinimum", for: facet) ? "above" : "min", facet))
            case "maximum":
                bounds.append(
                    (kind.isExclusive("exclusiveMaximum", for: facet) ? "below" : "max", facet))
            case "exclusiveMinimum" where facet.value.boolean == nil:
                bounds.append(("above", facet))
            case "exclusiveMaximum" where facet.value.boolean == nil:
                bounds.append(("below", facet))
            default: continue
            }
        }
        addTogether("range", bounds)
    }

    private mutating func addCount(_ kind: ImportedKind, _ isRequired: Bool) {
        var bounds: [(String, SchemaFacet)] = []
        for facet in kind.facets {
            let bound = facet.value.number
            if facet.keyword == "minItems", bound != 0, bound != 1 || !isRequired {
                bounds.append(("min", facet))
            }
            if facet.keyword == "maxItems" { bounds.append(("max", facet)) }
        }
        addTogether("count", bounds)
    }

    /// Adds one validator with several bounds, or several validators for repeated bounds.
    private mutating func addTogether(_ name: String, _ bounds: [(String, SchemaFacet)]) {
        guard !bounds.isEmpty else { return }
        let parameters = bounds.compactMap { key, facet in
            SchemaValue(facet.value).map { SchemaValue.Member(key, $0) }
        }
        guard Set(bounds.map(\.0)).count == bounds.count, parameters.count == bounds.count else {
            for (key, facet) in bounds {
                let value: SchemaValue = .object([.init(key, SchemaValue(facet.value) ?? .null)])
                list.append(Addition(validator: .object([.init(name, value)]), facets: [facet]))
            }
            return
        }
        let validator = SchemaValue.object([.init(name, .object(parameters))])
        list.append(Addition(validator: validator, facets: bounds.map(\.1)))
    }

    private mutating func addFormats(_ kind: ImportedKind) {
        var seen: Set<String> = []
        for facet in kind.facets where facet.keyword == "format" {
            guard seen.insert(ImportedFormat.word(facet)).inserted,
                let validator = ImportedFormat.validator(of: facet)
            else { continue }
            list.append(Addition(validator: validator, facets: [facet]))
        }
    }

    private mutating func addPattern(
        _ facet: SchemaFacet, _ kind: ImportedKind, _ isRequired: Bool
    ) {
        let source = facet.value.string ?? ""
        if source.hasSameBytes(as: #"\S"#), isRequired { return }
        if kind.formatter != nil { return }
        if kind.valueType == "localDateTime", ImportedFormat.isPattern(facet, of: .localDateTime) {
            return
        }
        if ImportedFormat.isPattern(facet, of: .email),
            kind.facets.contains(where: { ImportedFormat.word($0) == "email" })
        {
            return
        }
        if kind.valueType == "date" {
            if ImportedFormat.isPattern(facet, of: .date) { return }
            if let bound = DateSchema.bound(of: source) {
                let parameter = SchemaValue.object([.init(bound.parameter, .text(bound.day))])
                return list.append(Addition(validator: ["range": parameter], facets: [facet]))
            }
        }
        let pattern: SchemaValue = ["pattern": .text(ECMAPatternReader.whole(source))]
        list.append(Addition(validator: pattern, facets: [facet]))
    }
}

extension ImportedKind {
    /// Whether a bound is exclusive as in draft 4, by `"exclusiveMinimum": true` beside it.
    fileprivate func isExclusive(_ keyword: String, for bound: SchemaFacet) -> Bool {
        facets.contains {
            $0.keyword == keyword && $0.schema == bound.schema && $0.value.boolean == true
        }
    }
}
