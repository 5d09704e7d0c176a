import FormModel

/// The draft of JSON Schema that `$schema` names; 2020-12 for an unknown name.
///
/// A draft ignores keywords of other drafts, so an import must not enforce them.
enum SchemaDraft: Int, Comparable {
    case draft4, draft6, draft7, draft2019, draft2020
    /// No name is given: 2020-12, and `dependencies` of the drafts before 2019-09, which no later draft uses for anything
    /// else.
    case unnamed

    init(_ root: JSONValue) {
        guard let name = SchemaWalk.member("$schema", of: root)?.string else {
            self = .unnamed
            return
        }
        let known: [(String, SchemaDraft)] = [
            ("draft-03", .draft4), ("draft-04", .draft4), ("draft-06", .draft6),
            ("draft-07", .draft7), ("draft/2019-09", .draft2019),
        ]
        self =
            known.first { word, _ in
                ["http", "https"].contains {
                    name.utf8.starts(with: "\($0)://json-schema.org/\(word)/".utf8)
                }
            }?.1 ?? .draft2020
    }

    static func < (left: SchemaDraft, right: SchemaDraft) -> Bool {
        left.rawValue < right.rawValue
    }

    var ignoresBesideReference: Bool { self <= .draft7 }

    /// The keyword that identifies a schema and changes the base of references in it.
    var identifier: String { self <= .draft4 ? "id" : "$id" }

    /// Whether a keyword of some draft decides which values are valid; `false` for annotations and
    /// for keywords of no draft.
    static func isConstraint(_ keyword: String) -> Bool { constraints.contains(keyword) }

    private static let constraints: Set<String> = [
        "type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum",
        "exclusiveMinimum", "maxLength", "minLength", "pattern", "items", "additionalItems",
        "unevaluatedItems", "prefixItems", "contains", "minContains", "maxContains", "maxItems",
        "minItems", "uniqueItems", "maxProperties", "minProperties", "required", "properties",
        "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames",
        "dependencies", "dependentRequired", "dependentSchemas", "allOf", "anyOf", "oneOf", "not",
        "if", "then", "else", "$ref", "$dynamicRef", "$recursiveRef",
    ]

    /// Whether a keyword has a meaning in this draft; `true` for keywords of no draft.
    func knows(_ keyword: String) -> Bool {
        switch keyword {
        case "const", "contains", "propertyNames": self >= .draft6
        case "if", "then", "else": self >= .draft7
        case "dependentRequired", "dependentSchemas", "unevaluatedProperties", "unevaluatedItems",
            "minContains", "maxContains":
            self >= .draft2019
        case "prefixItems": self >= .draft2020
        case "dependencies": self <= .draft7 || self == .unnamed
        default: true
        }
    }
}
