import FormModel

/// The conditions under which the properties of an object are allowed and required.
struct ObjectConditions {
    /// The schemas of a property, all of which hold at a time.
    struct Description {
        /// Where it is said what becomes of them.
        let place: SchemaFacet
        let schemas: [SchemaFacet]
        /// The alternatives of which one adds to what always holds.
        var union: Int?
    }

    /// What becomes of one property.
    struct Plan {
        /// What always holds, where there is anything, then what holds in each alternative.
        var descriptions: [Description]
        /// Whether it is described whatever alternative holds.
        let isAlwaysDescribed: Bool
        /// The values that alternatives limit it to.
        var offered: OfferedValues?
        /// What says that it is needed whenever it is allowed.
        var required: SchemaFacet?
        /// Whether whatever requires it refuses empty answers too.
        var isFilled = false
        /// When it is allowed, where that is not always; `nil` in the list where a form cannot say it.
        var shown: [Condition] = []
        /// When it is required, where that is not whenever it is allowed.
        var needed: [Condition] = []
    }

    /// A condition of a form, and the keyword that it stands for.
    struct Condition {
        let text: String?
        let operands: [ConditionOperand]
        let facet: SchemaFacet
    }

    let references: SchemaReferences
    private(set) var unions: [SchemaUnion] = []
    /// Alternatives of which each requires one property, for rules.
    private(set) var choices: [(facet: SchemaFacet, rule: String, names: [FieldName])] = []
    /// By the property that is required.
    private(set) var dependencies: [[UInt8]: [Condition]] = [:]
    private(set) var losses: [PlacedLoss] = []
    /// Whether something that a form cannot say may allow other properties.
    private var isUnsaid = false
    var plans: [FieldName: (plan: Plan, mayBeEmpty: Bool)] = [:]
    /// Properties whose item was taken away again.
    private(set) var dropped: [FieldName] = []
    /// Whether a property that is allowed is no field.
    private(set) var isOpen = false

    init(_ object: inout SchemaObject, _ walk: SchemaWalk, _ references: SchemaReferences) {
        self.references = references
        for facet in object.alternatives {
            if let names = ObjectConditions.requiredNames(facet, references) {
                let rule = facet.keyword == "anyOf" ? "atLeastOneOf" : "exactlyOneOf"
                choices.append((facet, rule, names))
            } else if references.takesConditions,
                let union = SchemaUnion(facet, of: object, references)
            {
                unions.append(union)
            } else {
                object.lose(facet)
                isUnsaid = true
            }
        }
        for conditional in object.conditionals {
            if conditional.ways.isEmpty {
                // It limits nothing, but `unevaluatedProperties` sees what it describes.
                isUnsaid = true
            } else if references.takesConditions, let union = SchemaUnion(conditional, references) {
                unions.append(union)
            } else {
                object.lose(conditional.condition)
                isUnsaid = true
            }
        }
        for facet in object.dependencies { addDependencies(facet, &object) }
    }

    /// The names that alternatives require, where each requires one and says nothing else.
    private static func requiredNames(
        _ facet: SchemaFacet, _ references: SchemaReferences
    ) -> [FieldName]? {
        let names = facet.ways.compactMap { way -> FieldName? in
            let others = ["required", "type", "title", "description", "$comment"]
            guard let members = way.value.members,
                members.allSatisfy({ member in others.contains { member.key.hasSameBytes(as: $0) } }
                ),
                references.types(of: way).contains(.object),
                let list = SchemaWalk.member("required", of: way.value)?.elements, list.count == 1
            else { return nil }
            return list[0].string.flatMap(FieldName.init)
        }
        let isWhole = names.count == facet.ways.count && Set(names).count == names.count
        return isWhole && (2...100).contains(names.count) ? names : nil
    }

    private mutating func addDependencies(_ facet: SchemaFacet, _ object: inout SchemaObject) {
        for (key, offset, value) in facet.value.members ?? [] {
            let place = SchemaFacet(
                keyword: "", offset: offset, place: facet.place.member(key, value),
                schema: facet.schema)
            guard let name = FieldName(key), let elements = value.elements else {
                isUnsaid = true
                losses.add(place, "Only a list of names can depend on a property.")
                continue
            }
            let condition = Condition(
                text: "present(\(name))", operands: [ConditionOperand(name: name)], facet: place)
            for element in elements {
                dependencies[Array((element.string ?? "").utf8), default: []].append(condition)
            }
        }
    }

    /// The names of all properties: those that always hold, then those of alternatives.
    func properties(of object: SchemaObject) -> [String] {
        var keys = object.properties.map(\.key)
        var seen = Set(keys.map { Array($0.utf8) })
        for union in unions {
            let first = union.discriminator.map { [$0.name.text] } ?? []
            for key in first + union.ways.flatMap({ $0.object.properties.map(\.key) })
            where seen.insert(Array(key.utf8)).inserted {
                keys.append(key)
            }
        }
        return keys
    }

    /// The first schema of a property in an alternative.
    func firstPlace(of key: [UInt8]) -> SchemaFacet? {
        unions.lazy.flatMap(\.ways).compactMap { $0.object.places(of: key).first }.first
    }

    /// What becomes of a property; `nil` where nothing allows it.
    mutating func plan(for name: FieldName, _ key: [UInt8], _ object: SchemaObject) -> Plan? {
        let base = object.places(of: key)
        var plan = Plan(
            descriptions: base.first.map { [Description(place: $0, schemas: base)] } ?? [],
            isAlwaysDescribed: !base.isEmpty,
            required: object.required[key])
        var isCovered: Set<Int> = []
        for (index, closing) in object.closings.enumerated()
        where base.contains(where: { closing.schemas.contains($0.schema) }) {
            isCovered.insert(index)
        }
        for (number, union) in unions.enumerated() {
            var allowed = union.allowing(key)
            let described = union.describing(key).filter { allowed.contains($0) }
            if union.discriminator?.name == name {
                plan.offered = union.discriminator.map {
                    plan.offered?.intersected(with: $0.values) ?? $0.values
                }
                plan.required = plan.required ?? union.ways[0].object.required[key]
                if base.isEmpty, let place = union.ways[0].object.places(of: key).first {
                    // The alternatives say nothing of it but the values.
                    plan.descriptions = [Description(place: place, schemas: [], union: number)]
                }
            } else if !described.isEmpty {
                if base.isEmpty { allowed = described }
                for way in described {
                    let places = union.ways[way].object.places(of: key)
                    plan.descriptions += places.prefix(1).map {
                        Description(place: $0, schemas: base + places, union: number)
                    }
                }
            }
            if base.isEmpty, !described.isEmpty {
                for (index, closing) in object.closings.enumerated()
                where closing.schemas.contains(union.facet.schema)
                    && closing.facet.keyword == "unevaluatedProperties"
                {
                    isCovered.insert(index)
                }
            }
            guard !allowed.isEmpty else { return nil }
            if allowed.count < union.ways.count {
                plan.shown.append(
                    Condition(
                        text: union.condition(for: allowed), operands: union.operands,
                        facet: union.facet))
            }
            let requiring = union.requiring(key).filter { allowed.contains($0) }
            if !requiring.isEmpty, object.required[key] == nil {
                plan.isFilled = requiring.allSatisfy { union.ways[$0].filled.contains(key) }
            }
            if requiring.count == allowed.count {
                plan.required = plan.required ?? union.ways[requiring[0]].object.required[key]
            } else if let way = requiring.first, let facet = union.ways[way].object.required[key] {
                plan.needed.append(
                    Condition(
                        text: union.condition(for: requiring), operands: union.operands,
                        facet: facet))
            }
        }
        plan.needed += dependencies[key] ?? []
        loseRequirements(of: key, plan, object)
        guard isCovered.count == object.closings.count, let first = plan.descriptions.first else {
            return nil
        }
        guard Set(plan.descriptions.compactMap(\.union)).count < 2 || plan.isAlwaysDescribed else {
            isOpen = true
            losses.add(first.place, "Several conditions describe it; it is left out.")
            return nil
        }
        return plan
    }

    /// A field that is not always shown cannot be required where it is not.
    private mutating func loseRequirements(of key: [UInt8], _ plan: Plan, _ object: SchemaObject) {
        guard !plan.shown.isEmpty else { return }
        var facets = (dependencies[key] ?? []).map(\.facet)
        if let facet = object.required[key] { facets.append(facet) }
        let showing = Set(plan.shown.map(\.facet.offset))
        for union in unions where !showing.isSubset(of: [union.facet.offset]) {
            facets += union.ways.compactMap { $0.object.required[key] }
        }
        for union in unions {
            let allowed = plan.isAlwaysDescribed ? union.allowing(key) : union.describing(key)
            for way in union.requiring(key) where !allowed.contains(way) {
                if let facet = union.ways[way].object.required[key] { facets.append(facet) }
            }
        }
        for facet in facets {
            losses.add(
                facet, "It is not a field of every alternative, and only required where it is.")
        }
    }

    mutating func made(_ name: FieldName, _ plan: Plan, mayBeEmpty: Bool) {
        plans[name] = (plan, mayBeEmpty)
    }

    mutating func drop(_ name: FieldName, _ facet: SchemaFacet, _ reason: String) {
        dropped.append(name)
        losses.add(facet, reason)
    }

    mutating func lose(_ facet: SchemaFacet, _ reason: String) { losses.add(facet, reason) }

    /// All that is said of required properties, always or in an alternative.
    func required(of object: SchemaObject) -> [(key: [UInt8], facet: SchemaFacet)] {
        let ways = unions.lazy.flatMap(\.ways).flatMap {
            $0.object.required.map { ($0.key, $0.value) }
        }
        let depending = dependencies.flatMap { key, list in list.map { (key, $0.facet) } }
        return object.required.map { ($0.key, $0.value) } + Array(ways) + depending
    }

    /// The keywords that refuse other properties, and whether they always do.
    func closing(of object: SchemaObject) -> (isClosed: Bool, facets: [SchemaFacet]) {
        let ofWays = unions.flatMap { $0.ways.flatMap { $0.object.closings.map(\.facet) } }
        let facets = object.closings.map(\.facet) + ofWays
        let isOpened = unions.contains { $0.ways.contains { $0.object.allowsAnyProperty } }
        let isEffective = { (closing: SchemaObject.Closing) in
            !isUnsaid && !isOpened || closing.facet.keyword == "additionalProperties"
        }
        let isClosed =
            object.closings.contains(where: isEffective)
            || unions.contains { $0.ways.allSatisfy { !$0.object.closings.isEmpty } }
        return (isClosed, facets)
    }
}
