import FormModel

/// A set of JSON types; numbers with a fraction are a separate type.
struct SchemaTypes: OptionSet {
    let rawValue: UInt8

    static let null = SchemaTypes(rawValue: 1)
    static let boolean = SchemaTypes(rawValue: 2)
    static let integer = SchemaTypes(rawValue: 4)
    static let fraction = SchemaTypes(rawValue: 8)
    static let text = SchemaTypes(rawValue: 16)
    static let array = SchemaTypes(rawValue: 32)
    static let object = SchemaTypes(rawValue: 64)

    static let number: SchemaTypes = [.integer, .fraction]
    static let all = SchemaTypes(rawValue: 127)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Makes the set for a value of the keyword `type`.
    private init(named name: String) {
        // Longer names are unknown, and comparing a long text could take quadratic time.
        switch name.utf8.count < 16 ? name : "" {
        case "null": self = .null
        case "boolean": self = .boolean
        case "integer": self = .integer
        case "number": self = .number
        case "string": self = .text
        case "array": self = .array
        case "object": self = .object
        default: self = []
        }
    }

    init(of value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean
        case .number: self = value.integer == nil ? .number : .integer
        case .string: self = .text
        case .array: self = .array
        case .object, .key: self = .object
        }
    }

    /// Makes the type whose values a keyword constrains; no type for keywords of all types.
    init(implyingBy facet: SchemaFacet) {
        switch facet.keyword {
        case "minLength", "maxLength", "pattern": self = .text
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
            self = .number
        case "items", "minItems", "maxItems", "uniqueItems", "prefixItems", "contains":
            self = .array
        case "properties", "patternProperties", "additionalProperties", "unevaluatedProperties",
            "propertyNames", "minProperties", "maxProperties":
            self = .object
        // In draft 3, `required` is a boolean in the schema of any property.
        case "required" where facet.value.elements != nil: self = .object
        case "format" where ImportedFormat.isKnown(facet): self = .text
        default: self = []
        }
    }

    /// Makes an upper bound of the types that a keyword allows; all types for keywords without
    /// influence on types.
    init(_ facet: SchemaFacet, _ references: SchemaReferences, depth: Int = 0) {
        let elements = facet.value.elements ?? []
        switch facet.keyword {
        case "type":
            let names = facet.value.string.map { [$0] } ?? elements.compactMap(\.string)
            self = names.reduce(into: []) { $0.formUnion(SchemaTypes(named: $1)) }
        case "const": self = SchemaTypes(of: facet.value)
        case "enum": self = elements.reduce(into: []) { $0.formUnion(SchemaTypes(of: $1)) }
        case "anyOf", "oneOf":
            self = facet.ways.reduce(into: []) {
                $0.formUnion(references.types(of: $1, depth: depth + 1))
            }
        case "allOf":
            self = facet.ways.reduce(into: .all) {
                $0.formIntersection(references.types(of: $1, depth: depth + 1))
            }
        default: self = .all
        }
    }
}
