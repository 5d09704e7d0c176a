import FormModel

/// The validators that the keywords of a property ask for.
struct ImportedValidators {
    /// A validator to try, and the keywords that it stands for.
    struct Addition {
        let validator: SchemaValue
        let facets: [SchemaFacet]
    }

    private(set) var list: [Addition] = []

    init(_ kind: ImportedKind, isRequired: Bool) {
        let isRequired = isRequired && !kind.mayBeEmpty
        switch kind.valueType {
        case nil, "multiline", "date", "dateTime", "localDateTime", "duration":
            addLength(kind, isRequired)
            for facet in kind.facets where facet.keyword == "format" { addFormat(facet, kind) }
            for facet in kind.facets where facet.keyword == "pattern" {
                addPattern(facet, kind, isRequired)
            }
            addBounds(kind, [("formatMinimum", "min"), ("formatMaximum", "max")])
        case "integer", "decimal":
            addBounds(
                kind,
                [
                    ("minimum", "min"), ("maximum", "max"), ("exclusiveMinimum", "above"),
                    ("exclusiveMaximum", "below"),
                ])
            for facet in kind.facets where facet.keyword == "multipleOf" {
                add("multipleOf", facet.value, [facet])
            }
        case "choices", "texts":
            for element in kind.elements {
                for addition in ImportedValidators(element, isRequired: true).list {
                    list.append(
                        Addition(
                            validator: ["each": .list([addition.validator])],
                            facets: addition.facets))
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
        // A box that must be ticked must be there.
        if kind.isTicked, isRequired, let facet = kind.facet("const") {
            list.append(Addition(validator: "accepted", facets: [facet]))
        }
    }

    private mutating func addLength(_ kind: ImportedKind, _ isRequired: Bool) {
        var bounds: [(String, SchemaFacet)] = []
        for facet in kind.facets {
            // Only a text that is there has a length: "required" says that of a first character already.
            if facet.keyword == "minLength", facet.value.integer != 0,
                facet.value.integer != 1 || !isRequired
            {
                bounds.append(("min", facet))
            }
            if facet.keyword == "maxLength" { bounds.append(("max", facet)) }
        }
        addTogether("length", bounds)
    }

    private mutating func addBounds(
        _ kind: ImportedKind, _ names: [(keyword: String, parameter: String)]
    ) {
        var bounds: [(String, SchemaFacet)] = []
        for facet in kind.facets {
            for name in names where name.keyword == facet.keyword {
                bounds.append((name.parameter, facet))
            }
        }
        addTogether("range", bounds)
    }

    private mutating func addCount(_ kind: ImportedKind, _ isRequired: Bool) {
        var bounds: [(String, SchemaFacet)] = []
        for facet in kind.facets {
            if facet.keyword == "minItems", facet.value.integer != 0,
                facet.value.integer != 1 || !isRequired
            {
                bounds.append(("min", facet))
            }
            if facet.keyword == "maxItems" { bounds.append(("max", facet)) }
        }
        addTogether("count", bounds)
    }

    /// One validator of several bounds, or where one stands twice, one of each.
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

    private mutating func add(_ name: String, _ value: JSONValue, _ facets: [SchemaFacet]) {
        let parameter = SchemaValue(value) ?? .null
        list.append(Addition(validator: .object([.init(name, parameter)]), facets: facets))
    }

    private mutating func addFormat(_ facet: SchemaFacet, _ kind: ImportedKind) {
        let validator: SchemaValue
        switch facet.value.string {
        case "date", "date-time", "duration", "password", "uri": return
        case "email": validator = "email"
        case "hostname": validator = "hostname"
        case "uuid": validator = "uuid"
        case "ipv4": validator = ["ip": ["version": 4]]
        case "ipv6": validator = ["ip": ["version": 6]]
        case let other: validator = .text(other ?? "?")
        }
        list.append(Addition(validator: validator, facets: [facet]))
    }

    /// A pattern of JSON Schema may match a part of the text; one of a form matches it whole.
    private mutating func addPattern(
        _ facet: SchemaFacet, _ kind: ImportedKind, _ isRequired: Bool
    ) {
        let source = facet.value.string ?? ""
        if source == #"\S"#, isRequired { return }
        if source == EmailValidator.schemaPattern, kind.text("format") == "email" { return }
        if kind.formatter != nil { return }
        if kind.valueType == "localDateTime",
            .text(source) == DateSchema.localDateTime["pattern"]
        {
            return
        }
        if kind.valueType == "date" {
            if case .text(source) = DateSchema.day["pattern"] { return }
            if let bound = DateSchema.bound(of: source) {
                let parameter = SchemaValue.object([.init(bound.parameter, .text(bound.day))])
                return list.append(Addition(validator: ["range": parameter], facets: [facet]))
            }
        }
        var bytes = Array(ECMAPatternReader.translated(source).utf8)
        let isBegun = bytes.first == UInt8(ascii: "^")
        if isBegun { bytes.removeFirst() }
        let isEnded = bytes.last == UInt8(ascii: "$") && !ImportedValidators.isEscaped(bytes)
        if isEnded { bytes.removeLast() }
        let hasWays = bytes.contains(UInt8(ascii: "|"))
        // `^a|b$` means that it begins with a or ends with b.
        let isWhole = isBegun && isEnded && !hasWays
        let inner = String(decoding: bytes, as: UTF8.self)
        let rest = #"[\s\S]*"#
        let whole =
            isWhole
            ? inner
            : hasWays
                ? "\(rest)(?:\(ECMAPatternReader.translated(source)))\(rest)"
                : "\(isBegun ? "" : rest)\(inner)\(isEnded ? "" : rest)"
        list.append(Addition(validator: ["pattern": .text(whole)], facets: [facet]))
    }

    /// Whether the last sign stands behind an odd number of backslashes.
    private static func isEscaped(_ bytes: [UInt8]) -> Bool {
        var count = 0
        for byte in bytes.dropLast().reversed() {
            guard byte == UInt8(ascii: "\\") else { break }
            count += 1
        }
        return count % 2 == 1
    }
}
