import FormModel

/// Gathers the keywords that hold for one value: those of its schema, and of all that it refers to with
/// `$ref` and `allOf`, or with an `anyOf` that only adds that there may be no answer.
struct SchemaWalk {
    private let references: SchemaReferences
    /// What the value must be, where it is known; alternatives of other types are passed over.
    private let wanted: SchemaTypes
    private(set) var facets: [SchemaFacet] = []
    private(set) var losses: [PlacedLoss] = []
    /// Whether `null` or an empty text is allowed besides.
    private(set) var mayBeEmpty = false
    /// For each schema, the number behind the last one within it.
    private(set) var ends: [Int] = []
    /// The last schema before one that was left out: it was gathered elsewhere, could not be found, or is one
    /// too many.
    private(set) var gaps: [Int] = []
    private var entered: Set<Int> = []
    private var isCutOff = false

    /// How many schemas may be looked at for one value: references may multiply.
    private static let limit = 256

    init(_ references: SchemaReferences, wanted: SchemaTypes = .all) {
        self.references = references
        self.wanted = wanted
    }

    mutating func enter(_ place: SchemaPlace) {
        let whole = SchemaFacet(
            keyword: "", offset: place.value.offset, place: place, schema: ends.count)
        guard let members = place.value.members else {
            if place.value.boolean != true {
                losses.add(whole, "A form cannot say that nothing is allowed here.")
            }
            return
        }
        guard !entered.contains(place.value.offset) else { return gaps.append(ends.count - 1) }
        guard entered.count < SchemaWalk.limit else { return cutOff(whole) }
        entered.insert(place.value.offset)
        let place = references.entered(place)
        let number = ends.count
        ends.append(number)
        let isReference = members.contains { $0.key.hasSameBytes(as: "$ref") }
        for (key, offset, value) in members {
            // Comparing a long text could take quadratic time, and every keyword is of ASCII.
            let isKeyword = key.utf8.count <= 64 && key.utf8.allSatisfy { $0 < 0x80 }
            let facet = SchemaFacet(
                keyword: isKeyword ? key : "", offset: offset, place: place.member(key, value),
                schema: number)
            if isReference, references.draft.ignoresBesideReference {
                take(besideReference: facet)
            } else {
                take(facet)
            }
        }
        ends[number] = ends.count
    }

    private mutating func cutOff(_ whole: SchemaFacet) {
        gaps.append(ends.count - 1)
        if !isCutOff {
            losses.add(
                whole,
                "More than \(SchemaWalk.limit) schemas describe one value; from here on they were left out."
            )
        }
        isCutOff = true
    }

    private mutating func take(_ facet: SchemaFacet) {
        switch facet.keyword {
        case "$ref": follow(facet)
        case "allOf": for way in facet.ways { enter(way) }
        case "anyOf", "oneOf": choose(facet)
        default:
            guard references.draft.knows(facet.keyword) else {
                return losses.add(
                    facet, "The draft that \"$schema\" names does not have this keyword.")
            }
            facets.append(facet)
        }
    }

    /// Drafts up to 7 ignore keywords beside `$ref`; those that say nothing of the value are kept.
    private mutating func take(besideReference facet: SchemaFacet) {
        switch facet.keyword {
        case "$ref": follow(facet)
        case "title", "description", "default", "examples": facets.append(facet)
        default: break
        }
    }

    private mutating func follow(_ facet: SchemaFacet) {
        guard let target = references.target(of: facet.value, in: facet.place.resource) else {
            gaps.append(ends.count - 1)
            return losses.add(facet, "Only references into the schema itself (#/…) are followed.")
        }
        enter(target)
    }

    private mutating func choose(_ facet: SchemaFacet) {
        var rest: [SchemaPlace] = []
        for way in facet.ways {
            if references.isEmpty(way) {
                mayBeEmpty = true
            } else if references.types(of: way).isDisjoint(with: wanted) {
                losses.add(
                    SchemaFacet(
                        keyword: "", offset: way.value.offset, place: way, schema: facet.schema),
                    "A form takes objects only; this alternative is passed over.")
            } else {
                rest.append(way)
            }
        }
        if rest.count == 1 {
            enter(rest[0])
        } else {
            facets.append(facet)
        }
    }

    static func member(_ key: String, of value: JSONValue) -> JSONValue? {
        value.members?.first { $0.key.hasSameBytes(as: key) }?.value
    }
}
