import FormModel

/// Collects the keywords that apply to one value: those of its schema and of schemas included by
/// `$ref`, by `allOf`, or by an `anyOf` that only adds empty answers.
struct SchemaWalk {
    private let references: SchemaReferences
    /// The known type of the value; alternatives of other types are ignored.
    private let wanted: SchemaTypes
    private(set) var facets: [SchemaFacet] = []
    private(set) var losses: [PlacedLoss] = []
    /// Whether `null` or an empty text is allowed as well.
    private(set) var mayBeEmpty = false
    /// For each schema, the number after the last schema within it.
    private(set) var ends: [Int] = []
    /// The last schema before an omitted one: it was already collected, was not found, or exceeds
    /// the limit.
    private(set) var gaps: [Int] = []
    private var entered: Set<Int> = []
    private var isCutOff = false

    /// The maximum number of schemas for one value, because references can multiply them.
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
            // Keywords are short and ASCII, and comparing a long text could take quadratic time.
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

    /// Handles a keyword beside `$ref`, which drafts up to 7 ignore; annotations are kept.
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
                    "A form takes objects only; this alternative is ignored.", .restriction)
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
