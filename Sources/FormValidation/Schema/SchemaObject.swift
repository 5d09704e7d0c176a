import FormModel

/// The keywords of an object, sorted by meaning, before any becomes a field.
struct SchemaObject {
    /// A property, and all schemas that describe it.
    struct Property {
        let key: String
        var places: [SchemaFacet]
    }

    /// A keyword that refuses all properties except those of some schemas of the walk.
    struct Closing {
        let facet: SchemaFacet
        let schemas: Range<Int>
    }

    /// The keywords `if`, `then` and `else` of one schema.
    struct Conditional {
        let condition: SchemaFacet
        var ways: [String: SchemaFacet] = [:]
    }

    private(set) var title: String?
    private(set) var help: String?
    /// The keywords that begin with `x-`, which a form keeps.
    private(set) var extensions: [SchemaValue.Member] = []
    private(set) var properties: [Property] = []
    private(set) var required: [[UInt8]: SchemaFacet] = [:]
    private(set) var closings: [Closing] = []
    /// Whether a schema allows properties of any name, so that an enclosing `unevaluatedProperties`
    /// refuses none.
    private(set) var allowsAnyProperty = false
    /// The keywords `oneOf` and `anyOf` with several alternatives.
    private(set) var alternatives: [SchemaFacet] = []
    private(set) var conditionals: [Conditional] = []
    /// The keywords `dependentRequired`, `dependentSchemas` and, of draft 7, `dependencies`.
    private(set) var dependencies: [SchemaFacet] = []
    /// The keywords `not`.
    private(set) var refusals: [SchemaFacet] = []
    /// The keywords `minProperties`, unless they allow an object without properties.
    private(set) var fewest: [SchemaFacet] = []
    private(set) var losses: [PlacedLoss] = []
    /// Whether the type is an object, or not constrained.
    private(set) var isObject = true
    private var indices: [[UInt8]: Int] = [:]

    init(_ walk: SchemaWalk) {
        var closings: [Closing] = []
        for facet in walk.facets {
            switch facet.keyword {
            case "title": title = title ?? facet.value.string
            case "description": help = help ?? facet.value.string
            case "type": readType(facet)
            case "properties":
                for (key, offset, value) in facet.value.members ?? [] {
                    add(key, offset, facet.place.member(key, value), facet.schema)
                }
            case "required": readRequired(facet)
            case "additionalProperties", "unevaluatedProperties":
                readOthers(facet, walk, &closings)
            case "oneOf", "anyOf": alternatives.append(facet)
            case "if": conditionals.append(Conditional(condition: facet))
            case "then", "else": continue
            case "dependentRequired", "dependentSchemas", "dependencies":
                dependencies.append(facet)
            case "default", "$comment": continue
            case let keyword where Extensions.isKey(keyword): extensions += facet.extensions
            case let keyword where ImportedKind.isAnnotation(keyword): continue
            case "not": refusals.append(facet)
            case "minProperties":
                if facet.value.integer != 0 { fewest.append(facet) }
            default: lose(facet)
            }
        }
        for facet in walk.facets where facet.keyword == "then" || facet.keyword == "else" {
            // Without `if`, `then` and `else` are ignored.
            let index = conditionals.firstIndex { $0.condition.schema == facet.schema }
            if let index { conditionals[index].ways[facet.keyword] = facet }
        }
        self.closings = closings.filter { isEffective($0, walk) }
    }

    /// Reads a keyword about properties that no other keyword names.
    private mutating func readOthers(
        _ facet: SchemaFacet, _ walk: SchemaWalk, _ closings: inout [Closing]
    ) {
        if facet.value.boolean != false { allowsAnyProperty = true }
        let isOwn = facet.keyword == "additionalProperties"
        let end = isOwn ? facet.schema + 1 : walk.ends[facet.schema]
        if facet.value.boolean == false {
            closings.append(Closing(facet: facet, schemas: facet.schema..<end))
        } else if facet.value.boolean == nil, !facet.value.allowsEverything {
            losses.add(facet, "Other fields are ignored, whatever their values are.")
        }
    }

    /// Records that a form cannot express a keyword.
    mutating func lose(_ facet: SchemaFacet) {
        losses.add(facet, .notExpressed(facet.keyword, by: "a form"))
    }

    /// Adds the properties of alternatives of which each has one property and refuses others by a
    /// keyword such as `closing`.
    mutating func absorb(
        _ alternatives: [SchemaObject], of union: SchemaFacet, closing: SchemaFacet
    ) {
        for property in alternatives.flatMap(\.properties) {
            for place in property.places {
                add(property.key, place.offset, place.place, union.schema)
            }
        }
        closings.append(Closing(facet: closing, schemas: union.schema..<union.schema + 1))
    }

    func places(of key: [UInt8]) -> [SchemaFacet] {
        indices[key].map { properties[$0].places } ?? []
    }

    private mutating func readType(_ facet: SchemaFacet) {
        let names = facet.value.string.map { [$0] } ?? facet.value.elements?.compactMap(\.string)
        guard (names ?? []).contains(where: { $0.hasSameBytes(as: "object") }) else {
            return isObject = false
        }
        if (names ?? []).count > 1 { losses.add(facet, "A form takes objects only.", .restriction) }
    }

    private mutating func add(_ key: String, _ offset: Int, _ place: SchemaPlace, _ schema: Int) {
        let isShort = key.utf8.count <= 64 && key.utf8.allSatisfy { $0 < 0x80 }
        let facet = SchemaFacet(
            keyword: isShort ? key : "", offset: offset, place: place, schema: schema)
        let bytes = Array(key.utf8)
        if let index = indices[bytes] { return properties[index].places.append(facet) }
        indices[bytes] = properties.count
        properties.append(Property(key: key, places: [facet]))
    }

    private mutating func readRequired(_ facet: SchemaFacet) {
        // In draft 3, `required` is a boolean in the schema of the property.
        guard let names = facet.value.elements else {
            return losses.add(facet, "It must be a list of names.")
        }
        for (index, name) in names.enumerated() {
            let place = SchemaFacet(
                keyword: "", offset: name.offset, place: facet.place.element(index, name),
                schema: facet.schema)
            guard let text = name.string else {
                losses.add(place, "It must be the name of a property.")
                continue
            }
            let key = Array(text.utf8)
            if required[key] == nil { required[key] = place }
        }
    }

    /// Whether a closing keyword refuses anything that a form can refuse, too.
    ///
    /// `unevaluatedProperties` considers the properties of all schemas that apply,
    /// `additionalProperties` those in the same schema.
    private mutating func isEffective(_ closing: Closing, _ walk: SchemaWalk) -> Bool {
        let inside = walk.facets.filter { closing.schemas.contains($0.schema) }
        let sees = closing.facet.keyword == "unevaluatedProperties"
        if sees, inside.contains(where: { $0.allowsAnyProperty }) { return false }
        let opening =
            sees ? ["patternProperties", "dependentSchemas", "$dynamicRef"] : ["patternProperties"]
        let isOpen =
            inside.contains { opening.contains($0.keyword) }
            || sees && walk.gaps.contains { closing.schemas.contains($0) }
        if isOpen {
            losses.add(
                closing.facet,
                "Other fields are ignored, because some of those that are allowed are not fields of the form."
            )
        }
        return !isOpen
    }
}

extension SchemaFacet {
    /// Whether the keyword allows properties of any name, regardless of an enclosing
    /// `unevaluatedProperties`.
    fileprivate var allowsAnyProperty: Bool {
        (keyword == "additionalProperties" || keyword == "unevaluatedProperties")
            && value.boolean != false
    }
}

extension JSONValue {
    /// Whether this is a schema of annotations only, which allows every value.
    var allowsEverything: Bool {
        boolean == true
            || members?.allSatisfy {
                $0.key.utf8.count <= 64 && !SchemaDraft.isConstraint($0.key)
            } == true
    }
}
