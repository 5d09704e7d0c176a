import FormModel

/// One keyword of a schema, where it stands and what it says.
struct SchemaFacet {
    let keyword: String
    let offset: Int
    let steps: [FieldPath.Step]
    let value: JSONValue
}

/// Gathers the keywords that hold for one value: those of its schema, and of all that it refers to with
/// `$ref` and `allOf`, or with an `anyOf` that only adds that there may be no answer.
struct SchemaWalk {
    private let references: SchemaReferences
    private(set) var facets: [SchemaFacet] = []
    private(set) var losses: [PlacedLoss] = []
    /// Whether `null` or an empty text is allowed besides.
    private(set) var mayBeEmpty = false
    /// Whether there was more than is looked at.
    private(set) var isCutOff = false
    private var entered: Set<Int> = []

    /// How many schemas may be looked at for one value: references may multiply.
    private static let limit = 256

    init(_ references: SchemaReferences) {
        self.references = references
    }

    mutating func enter(_ schema: JSONValue, at steps: [FieldPath.Step]) {
        guard !entered.contains(schema.offset) else { return }
        guard entered.count < SchemaWalk.limit else {
            if !isCutOff {
                let facet = SchemaFacet(
                    keyword: "", offset: schema.offset, steps: steps, value: schema)
                losses.add(
                    facet,
                    "More than \(SchemaWalk.limit) schemas describe one value; from here on they were left out."
                )
            }
            isCutOff = true
            return
        }
        entered.insert(schema.offset)
        for (key, offset, value) in schema.members ?? [] {
            let facet = SchemaFacet(
                keyword: key, offset: offset, steps: steps + [.key(key)], value: value)
            switch key {
            case "$ref": follow(facet)
            case "allOf":
                for (index, part) in (value.elements ?? []).enumerated() {
                    enter(part, at: facet.steps + [.index(index)])
                }
            case "anyOf", "oneOf": choose(facet)
            default: facets.append(facet)
            }
        }
    }

    private mutating func follow(_ facet: SchemaFacet) {
        guard let reference = facet.value.string,
            let (target, steps) = references.target(of: reference)
        else {
            return losses.add(facet, "Only references into the schema itself (#/…) are followed.")
        }
        enter(target, at: steps)
    }

    private mutating func choose(_ facet: SchemaFacet) {
        let ways = facet.value.elements ?? []
        let rest = ways.indices.filter { !isEmpty(ways[$0]) }
        if rest.count < ways.count { mayBeEmpty = true }
        if rest.count == 1 {
            enter(ways[rest[0]], at: facet.steps + [.index(rest[0])])
        } else {
            facets.append(facet)
        }
    }

    /// Whether a schema stands for no answer: `null`, or the empty text, or both.
    private func isEmpty(_ schema: JSONValue) -> Bool {
        var schema = schema
        if let reference = SchemaWalk.member("$ref", of: schema)?.string,
            let (target, _) = references.target(of: reference)
        {
            schema = target
        }
        func isNothing(_ value: JSONValue) -> Bool { value.kind == .null || value.string == "" }
        if let type = SchemaWalk.member("type", of: schema)?.string, type == "null" { return true }
        if let value = SchemaWalk.member("const", of: schema) { return isNothing(value) }
        if let values = SchemaWalk.member("enum", of: schema)?.elements, !values.isEmpty {
            return values.allSatisfy(isNothing)
        }
        return SchemaWalk.member("maxLength", of: schema)?.integer == 0
    }

    static func member(_ key: String, of value: JSONValue) -> JSONValue? {
        value.members?.first { $0.key.hasSameBytes(as: key) }?.value
    }
}
