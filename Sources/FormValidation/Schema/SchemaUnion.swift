import FormModel

/// Alternatives of an object, distinguished by a condition of the form.
struct SchemaUnion {
    struct Way {
        let object: SchemaObject
        /// The properties that must be absent.
        let emptied: Set<[UInt8]>
        /// The properties that must not be empty.
        let filled: Set<[UInt8]>
    }

    /// How a form distinguishes the alternatives.
    enum Test {
        /// By a choice with other values in each alternative.
        case choice(FieldName, OfferedTexts, [[String]])
        /// By a condition: the first alternative applies if it is true, the second if it is false.
        case condition(String)
    }

    let facet: SchemaFacet
    let ways: [Way]
    let test: Test
    let operands: [ConditionOperand]
    /// The property whose value selects the alternative.
    private let key: String?
    /// The values with which the condition is true, if it is one on a single property.
    private let trueValues: OfferedSet?

    private static let limit = 256

    /// Reads `if`, `then` and `else`; `nil` if a form cannot express the condition.
    init?(_ conditional: SchemaObject.Conditional, _ references: SchemaReferences) {
        var reader = ConditionReader(references)
        guard let condition = reader.condition(conditional.condition.place) else { return nil }
        facet = conditional.condition
        key = nil
        trueValues = OfferedSet(conditional.condition.place, references)
        test = .condition(condition)
        operands = reader.operands
        var ways: [Way] = []
        for keyword in ["then", "else"] {
            guard let way = conditional.ways[keyword] else {
                let nothing = SchemaObject(SchemaWalk(references))
                ways.append(Way(object: nothing, emptied: [], filled: []))
                continue
            }
            guard let way = Way(way.place, references) else { return nil }
            ways.append(way)
        }
        self.ways = ways
    }

    /// Reads the schema of the objects that have a property, such as in `dependentSchemas`; `nil` if a form cannot express
    /// it.
    ///
    /// Such a schema may have alternatives that the values of the same property distinguish.
    init?(
        of facet: SchemaFacet, dependingOn property: String, _ whole: SchemaObject,
        _ references: SchemaReferences
    ) {
        guard let name = references.name(of: property) else { return nil }
        if let way = Way(facet.place, references) {
            self.facet = facet
            ways = [
                way, Way(object: SchemaObject(SchemaWalk(references)), emptied: [], filled: []),
            ]
            test = .condition("present(\(name))")
            operands = [ConditionOperand(name: name)]
            key = nil
            trueValues = nil
            return
        }
        var walk = SchemaWalk(references, wanted: .object)
        walk.enter(facet.place)
        let object = SchemaObject(walk)
        let key = Array(property.utf8)
        guard object.alternatives.count == 1, object.properties.isEmpty, object.required.isEmpty,
            walk.facets.count == 1, walk.losses.isEmpty, walk.gaps.isEmpty,
            let alternatives = SchemaUnion.ways(of: object.alternatives[0], references),
            // What alternatives refuse, an object without the property may have.
            alternatives.allSatisfy({
                $0.emptied.isEmpty && $0.object.closings.isEmpty && $0.object.required[key] == nil
            }),
            // What all alternatives require, an object without the property may lack.
            !alternatives[0].object.required.keys.contains(where: { key in
                alternatives.allSatisfy { $0.object.required[key] != nil }
            }),
            let test = SchemaUnion.test(
                name, key, alternatives, whole, references, isThere: true)
        else { return nil }
        self.facet = facet
        ways = alternatives
        self.test = test
        self.key = property
        trueValues = nil
        operands = [ConditionOperand(name: name, types: .text, seesEmpty: false)]
    }

    private static func ways(of facet: SchemaFacet, _ references: SchemaReferences) -> [Way]? {
        let places = facet.ways
        guard (2...SchemaUnion.limit).contains(places.count) else { return nil }
        let ways = places.compactMap { Way($0, references) }
        return ways.count == places.count ? ways : nil
    }

    /// Reads alternatives that have different constants for one property; `nil` if there is no such
    /// property.
    init?(_ facet: SchemaFacet, of whole: SchemaObject, _ references: SchemaReferences) {
        guard let ways = SchemaUnion.ways(of: facet, references) else { return nil }
        self.facet = facet
        self.ways = ways
        for property in ways[0].object.properties {
            guard let name = references.name(of: property.key) else { continue }
            let test = SchemaUnion.test(name, Array(property.key.utf8), ways, whole, references)
            guard let test else { continue }
            self.test = test
            key = property.key
            trueValues = nil
            operands = [ConditionOperand(name: name, types: .text, seesEmpty: false)]
            return
        }
        return nil
    }

    private static func test(
        _ name: FieldName, _ key: [UInt8], _ ways: [Way], _ whole: SchemaObject,
        _ references: SchemaReferences, isThere: Bool = false
    ) -> Test? {
        var choices: [OfferedTexts.Choice] = []
        var values: [[String]] = []
        for way in ways {
            guard isThere || whole.required[key] != nil || way.object.required[key] != nil
            else { return nil }
            var offered: OfferedTexts?
            for place in way.object.places(of: key) {
                guard let values = OfferedTexts(alternative: place.place, references) else {
                    return nil
                }
                offered = offered?.intersected(with: values) ?? values
            }
            guard let offered, !offered.choices.isEmpty, !offered.hasNoAnswer else { return nil }
            values.append(offered.choices.map(\.value.text))
            choices += offered.choices.map {
                let title = offered.choices.count == 1 ? way.object.title : nil
                return OfferedTexts.Choice(
                    value: $0.value, title: $0.title ?? title, extensions: $0.extensions)
            }
        }
        let different = Set(choices.map(\.value))
        guard different.count == choices.count else { return nil }
        return .choice(name, OfferedTexts(choices), values)
    }

    /// The condition that one of some alternatives applies; `nil` if a form cannot express it.
    func condition(for ways: [Int]) -> String? {
        switch test {
        case .condition(let condition): return ways == [0] ? condition : "!(\(condition))"
        case .choice(let name, _, let values):
            let texts = ways.flatMap { values[$0] }.map { ConditionReader.quoted($0) }
            let known = texts.compactMap(\.self)
            guard known.count == texts.count, let first = known.first else { return nil }
            return known.count == 1
                ? "\(name) == \(first)" : "\(name) in [\(known.joined(separator: ", "))]"
        }
    }

    /// The values of one property with which one of some alternatives applies; `nil` if others decide.
    private func values(of ways: [Int]) -> OfferedSet? {
        switch test {
        case .condition:
            return ways.contains(1) ? trueValues?.allOthers(than: ways) : trueValues
        case .choice(let name, _, let values):
            let texts = ways.flatMap { values[$0] }.map { SchemaValue.text($0).json }
            return OfferedSet(name: name, values: Set(texts))
        }
    }

    /// Whether none of some alternatives applies together with one of another union.
    func excludes(_ other: SchemaUnion, _ ways: (own: [Int], other: [Int])) -> Bool {
        if case .condition(let own) = test, case .condition(let part) = other.test,
            ways.own == [0], ways.other == [1],
            own.hasSameBytes(as: part) || own.utf8.starts(with: "\(part) && ".utf8)
        {
            return true
        }
        guard let left = values(of: ways.own), let right = other.values(of: ways.other) else {
            return false
        }
        return left.isDisjoint(with: right)
    }

    /// The property whose value selects the alternative.
    var discriminator: (name: FieldName, key: String, values: OfferedTexts)? {
        if case .choice(let name, let values, _) = test {
            (name, key ?? name.text, values)
        } else {
            nil
        }
    }

    func allowing(_ key: [UInt8]) -> [Int] {
        ways.indices.filter { ways[$0].allows(key) }
    }

    func requiring(_ key: [UInt8]) -> [Int] {
        ways.indices.filter { ways[$0].object.required[key] != nil }
    }

    func describing(_ key: [UInt8]) -> [Int] {
        ways.indices.filter { !ways[$0].object.places(of: key).isEmpty }
    }
}

extension SchemaUnion.Way {
    /// Reads an alternative; `nil` if a form cannot express one of its constraints under a
    /// condition.
    init?(_ place: SchemaPlace, _ references: SchemaReferences) {
        var walk = SchemaWalk(references, wanted: .object)
        walk.enter(place)
        object = SchemaObject(walk)
        guard object.isObject, walk.losses.isEmpty, object.losses.isEmpty, walk.gaps.isEmpty,
            object.alternatives.isEmpty, object.conditionals.isEmpty, object.dependencies.isEmpty,
            object.refusals.isEmpty, object.fewest.isEmpty
        else { return nil }
        emptied = Set(
            object.properties.lazy.filter { property in
                property.places.contains {
                    $0.value.boolean == false || references.isEmpty($0.place)
                }
            }.map { Array($0.key.utf8) })
        filled = Set(
            object.properties.lazy.filter { property in
                property.places.contains { place in
                    guard let refused = SchemaWalk.member("not", of: place.value) else {
                        return false
                    }
                    return references.isEmpty(place.place.member("not", refused))
                }
            }.map { Array($0.key.utf8) })
    }

    func allows(_ key: [UInt8]) -> Bool {
        guard !emptied.contains(key) else { return false }
        let places = object.places(of: key)
        return object.closings.allSatisfy { closing in
            places.contains { closing.schemas.contains($0.schema) }
        }
    }
}
