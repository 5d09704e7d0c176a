import FormModel

/// The keywords of an object of any keys: of an object without named properties, whose values one schema describes.
struct SchemaEntries {
    /// The schema of the values.
    let value: SchemaFacet
    /// The patterns of `patternProperties`, of which a key matches one.
    private(set) var patterns: [String] = []
    /// The keyword with those patterns.
    private(set) var patternsFacet: SchemaFacet?
    /// Whether the object may have keys of other patterns, whose values no schema describes.
    private(set) var allowsOthers = false
    /// The schemas of the keys.
    private(set) var keys: [SchemaFacet] = []
    /// The smallest and greatest numbers of entries.
    private(set) var fewest: [SchemaFacet] = []
    private(set) var largest: [SchemaFacet] = []

    /// The greatest number of patterns, of which each is tried for a key.
    private static let maximumPatterns = 16

    /// Reads the keywords; `nil` for another object.
    init?(_ walk: SchemaWalk) {
        var values: [SchemaFacet] = []
        var isClosed = false
        for facet in walk.facets {
            switch facet.keyword {
            case "type", "default", "$comment": continue
            case "properties": guard facet.value.members?.isEmpty == true else { return nil }
            case "required": guard facet.value.elements?.isEmpty == true else { return nil }
            case "additionalProperties", "unevaluatedProperties":
                if facet.value.boolean == false {
                    isClosed = true
                } else if !facet.value.allowsEverything {
                    values.append(facet)
                }
            case "patternProperties":
                guard patternsFacet == nil, let read = SchemaEntries.patterns(of: facet) else {
                    return nil
                }
                patternsFacet = facet
                patterns = read.patterns
                values.append(read.value)
            case "propertyNames": keys.append(facet)
            case "minProperties": fewest.append(facet)
            case "maxProperties": largest.append(facet)
            case let keyword where SchemaDraft.isConstraint(keyword): return nil
            default: continue
            }
        }
        guard values.count == 1, values[0].value.members != nil, walk.gaps.isEmpty else {
            return nil
        }
        value = values[0]
        if patterns.contains(where: SchemaEntries.matchesEveryKey) { patterns = [] }
        allowsOthers = !patterns.isEmpty && !isClosed
    }

    /// The patterns of keys, and the schema that they share: they are alternatives.
    private static func patterns(
        of facet: SchemaFacet
    ) -> (patterns: [String], value: SchemaFacet)? {
        guard let members = facet.value.members, !members.isEmpty, members.count <= maximumPatterns
        else { return nil }
        let (key, offset, value) = members[0]
        let first = SchemaValue(copying: value).json
        guard members.allSatisfy({ SchemaValue(copying: $0.value).json == first }) else {
            return nil
        }
        return (
            members.map(\.key),
            SchemaFacet(
                keyword: "", offset: offset, place: facet.place.member(key, value),
                schema: facet.schema)
        )
    }

    /// Whether a pattern is one of those that every text of one line matches.
    private static func matchesEveryKey(_ pattern: String) -> Bool {
        ["", "^", "$", ".", ".*", "^.*", "^.*$", ".+", "^.+", "^.+$", "^.", "^(.*)$"].contains {
            pattern.hasSameBytes(as: $0)
        }
    }
}
