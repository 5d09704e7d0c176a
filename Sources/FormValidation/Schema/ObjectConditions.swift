import FormModel

/// The conditions under which properties of an object are allowed and required.
struct ObjectConditions {
    /// Schemas of a property that apply together.
    struct Description {
        /// The place to which losses refer.
        let place: SchemaFacet
        let schemas: [SchemaFacet]
        /// The union with the alternative that adds to the unconditional schemas.
        var union: Int?
    }

    struct Plan {
        /// The unconditional schemas, if any, then those of each alternative.
        var descriptions: [Description]
        /// Whether there are unconditional schemas.
        let isAlwaysDescribed: Bool
        /// The values to which alternatives limit it.
        var offered: OfferedTexts?
        /// The keyword that requires it whenever it is allowed.
        var required: SchemaFacet?
        /// Whether each requirement also refuses empty answers.
        var isFilled = false
        /// The conditions under which it is allowed, if not always; `nil` for one that a form
        /// cannot express.
        var shown: [Condition] = []
        /// The conditions under which it is required, if not whenever it is allowed.
        var needed: [Condition] = []
        /// The keywords that require it while the field may be hidden, because a hidden field cannot be required.
        var requiredWhileHidden: [SchemaFacet] = []
        /// The property that has another answer while this one is `other`.
        var other: String?

        /// Limits the values of the property that tells which alternative applies.
        mutating func limitValues(by union: SchemaUnion, _ number: Int, _ key: [UInt8]) {
            offered = union.discriminator.map {
                offered?.intersected(with: $0.values) ?? $0.values
            }
            required = required ?? union.ways[0].object.required[key]
            if !isAlwaysDescribed, let place = union.ways[0].object.places(of: key).first {
                // The alternatives constrain only its values.
                descriptions = [Description(place: place, schemas: [], union: number)]
            }
        }

        /// Adds the conditions of a union, some of whose alternatives allow the property.
        mutating func add(
            _ union: SchemaUnion, allowing allowed: [Int], _ key: [UInt8], _ object: SchemaObject
        ) {
            if allowed.count < union.ways.count {
                shown.append(Condition(union, allowed, union.facet))
            }
            let requiring = union.requiring(key).filter { allowed.contains($0) }
            if !requiring.isEmpty, object.required[key] == nil {
                isFilled = requiring.allSatisfy { union.ways[$0].filled.contains(key) }
            }
            if requiring.count == allowed.count {
                required = required ?? union.ways[requiring[0]].object.required[key]
            } else if let way = requiring.first, let facet = union.ways[way].object.required[key] {
                needed.append(Condition(union, requiring, facet))
            }
        }
    }

    /// A condition of a form, and the keyword that it expresses.
    struct Condition {
        let text: String?
        let operands: [ConditionOperand]
        let facet: SchemaFacet
    }

    let references: SchemaReferences
    private(set) var unions: [SchemaUnion] = []
    /// Alternatives that each require one property; they become rules.
    var choices: [(facet: SchemaFacet, rule: FormKey, names: [FieldName])] = []
    /// Properties that must not be there together.
    private(set) var exclusions: [(facet: SchemaFacet, names: [FieldName])] = []
    /// The conditions by required property.
    private(set) var dependencies: [[UInt8]: [Condition]] = [:]
    private(set) var losses: [PlacedLoss] = []
    /// Whether a keyword that a form cannot express may allow other properties.
    private var isNotExpressed = false
    var plans: [FieldName: (plan: Plan, mayBeEmpty: Bool)] = [:]
    /// Properties whose item was removed again.
    private(set) var dropped: [FieldName] = []
    /// Whether an allowed property has no field.
    private(set) var isOpen = false

    init(_ object: inout SchemaObject, _ walk: SchemaWalk, _ references: SchemaReferences) {
        self.references = references
        for facet in object.alternatives {
            if let names = ObjectConditions.requiredNames(facet, references) {
                let rule = facet.keyword == "anyOf" ? FormKey.atLeastOneOf : .exactlyOneOf
                choices.append((facet, rule, names))
            } else if references.takesConditions,
                let union = SchemaUnion(facet, of: object, references)
            {
                unions.append(union)
            } else if !addAlternatives(of: facet, &object) {
                object.lose(facet)
                isNotExpressed = true
            }
        }
        for facet in object.refusals {
            if let names = ObjectConditions.names(requiredBy: facet.place, references, 2...16) {
                exclusions.append((facet, names))
            } else {
                object.lose(facet)
            }
        }
        for conditional in object.conditionals {
            if conditional.ways.isEmpty {
                // It constrains nothing, but `unevaluatedProperties` considers the properties that
                // it describes.
                isNotExpressed = true
            } else if references.takesConditions, let union = SchemaUnion(conditional, references) {
                unions.append(union)
            } else {
                object.lose(conditional.condition)
                isNotExpressed = true
            }
        }
        for facet in object.dependencies { addDependencies(facet, &object) }
    }

    private mutating func addDependencies(_ facet: SchemaFacet, _ object: inout SchemaObject) {
        for (key, offset, value) in facet.value.members ?? [] {
            let place = SchemaFacet(
                keyword: "", offset: offset, place: facet.place.member(key, value),
                schema: facet.schema)
            if value.allowsEverything { continue }
            guard let elements = value.elements else {
                addDependent(on: key, place, object)
                continue
            }
            guard let name = references.name(of: key) else {
                losses.add(place, "A form cannot say when this is required.")
                continue
            }
            let condition = Condition(
                text: "present(\(name))", operands: [ConditionOperand(name: name)], facet: place)
            for element in elements {
                dependencies[Array((element.string ?? "").utf8), default: []].append(condition)
            }
        }
    }

    /// Adds the schema of the objects that have a property.
    private mutating func addDependent(
        on key: String, _ place: SchemaFacet, _ object: SchemaObject
    ) {
        guard references.takesConditions,
            let union = SchemaUnion(of: place, dependingOn: key, object, references)
        else {
            isNotExpressed = true
            return losses.add(place, "A form cannot say what depends on this property.")
        }
        unions.append(union)
    }

    /// The names of all properties: unconditional ones first, then those of alternatives.
    func properties(of object: SchemaObject) -> [String] {
        var keys = object.properties.map(\.key)
        var seen = Set(keys.map { Array($0.utf8) })
        for union in unions {
            let first = union.discriminator.map { [$0.key] } ?? []
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

    mutating func plan(for name: FieldName, _ key: [UInt8], _ object: SchemaObject) -> Plan? {
        let base = object.places(of: key)
        var plan = Plan(
            descriptions: base.first.map { [Description(place: $0, schemas: base)] } ?? [],
            isAlwaysDescribed: !base.isEmpty,
            required: object.required[key])
        for (number, union) in unions.enumerated() {
            var allowed = union.allowing(key)
            let described = union.describing(key).filter { allowed.contains($0) }
            if union.discriminator?.name == name {
                plan.limitValues(by: union, number, key)
            } else if !described.isEmpty {
                if base.isEmpty { allowed = described }
                for way in described {
                    let places = union.ways[way].object.places(of: key)
                    plan.descriptions += places.prefix(1).map {
                        Description(place: $0, schemas: base + places, union: number)
                    }
                }
            }
            guard !allowed.isEmpty else { return nil }
            plan.add(union, allowing: allowed, key, object)
        }
        plan.needed += dependencies[key] ?? []
        guard isDescribed(key, base, in: object), let first = plan.descriptions.first else {
            return nil
        }
        guard Set(plan.descriptions.compactMap(\.union)).count < 2 || plan.isAlwaysDescribed else {
            isOpen = true
            losses.add(first.place, "Several conditions describe it; it is left out.")
            return nil
        }
        plan.requiredWhileHidden = requirementsWhileHidden(of: key, plan, object)
        plan.other = otherAnswer(of: name)
        return plan
    }

    /// Whether each keyword that refuses other properties is beside a description of the property.
    private func isDescribed(_ key: [UInt8], _ base: [SchemaFacet], in object: SchemaObject) -> Bool
    {
        object.closings.allSatisfy { closing in
            guard base.isEmpty else {
                return base.contains { closing.schemas.contains($0.schema) }
            }
            return closing.facet.keyword == "unevaluatedProperties"
                && unions.contains { union in
                    let allowed = union.allowing(key)
                    return closing.schemas.contains(union.facet.schema)
                        && union.describing(key).contains { allowed.contains($0) }
                }
        }
    }

    /// The keywords that require a property while its field may be hidden.
    private func requirementsWhileHidden(
        of key: [UInt8], _ plan: Plan, _ object: SchemaObject
    ) -> [SchemaFacet] {
        guard !plan.shown.isEmpty else { return [] }
        var facets = (dependencies[key] ?? []).map(\.facet)
        if let facet = object.required[key] { facets.append(facet) }
        // The alternatives of each union that hide it.
        let hiding = unions.map { union in
            let allowed = union.allowing(key)
            let described = union.describing(key).filter { allowed.contains($0) }
            let shown = plan.isAlwaysDescribed || described.isEmpty ? allowed : described
            return union.ways.indices.filter { !shown.contains($0) }
        }
        for union in unions {
            for way in union.requiring(key) {
                let mayBeHidden = zip(unions, hiding).contains { other, ways in
                    guard !ways.isEmpty else { return false }
                    return other.facet.offset == union.facet.offset
                        ? ways.contains(way) : !union.excludes(other, ([way], ways))
                }
                if mayBeHidden, let facet = union.ways[way].object.required[key] {
                    facets.append(facet)
                }
            }
        }
        return facets
    }

    /// The property that the form of the schema has for another answer while a property is `other`.
    private func otherAnswer(of name: FieldName) -> String? {
        let isOther = "present(\(name)) && \(name) == '\(FormItem.otherValue)'"
        for union in unions {
            guard case .condition(let condition) = union.test, condition.hasSameBytes(as: isOther)
            else { continue }
            let keys = union.ways.flatMap { $0.object.properties.map(\.key) }
            if Set(keys.map { Array($0.utf8) }).count == 1 { return keys[0] }
        }
        return nil
    }

    mutating func made(_ name: FieldName, _ plan: Plan, mayBeEmpty: Bool) {
        plans[name] = (plan, mayBeEmpty)
    }

    mutating func drop(_ name: FieldName, _ facet: SchemaFacet, _ reason: String) {
        dropped.append(name)
        losses.add(facet, reason)
    }

    mutating func lose(_ facet: SchemaFacet, _ reason: String) { losses.add(facet, reason) }

    mutating func lose(_ facet: SchemaFacet, _ reason: LossReason) { losses.add(facet, reason) }

    /// All requirements, unconditional or of an alternative.
    func required(of object: SchemaObject) -> [(key: [UInt8], facet: SchemaFacet)] {
        let ways = unions.lazy.flatMap(\.ways).flatMap {
            $0.object.required.map { ($0.key, $0.value) }
        }
        let depending = dependencies.flatMap { key, list in list.map { (key, $0.facet) } }
        return object.required.map { ($0.key, $0.value) } + Array(ways) + depending
    }

    /// The keywords that refuse other properties, and whether they always apply.
    func closing(of object: SchemaObject) -> (isClosed: Bool, facets: [SchemaFacet]) {
        let ofWays = unions.flatMap { $0.ways.flatMap { $0.object.closings.map(\.facet) } }
        let facets = object.closings.map(\.facet) + ofWays
        let isOpened = unions.contains { $0.ways.contains { $0.object.allowsAnyProperty } }
        let isEffective = { (closing: SchemaObject.Closing) in
            !isNotExpressed && !isOpened || closing.facet.keyword == "additionalProperties"
        }
        let isClosed =
            object.closings.contains(where: isEffective)
            || unions.contains { $0.ways.allSatisfy { !$0.object.closings.isEmpty } }
        return (isClosed, facets)
    }
}

extension ObjectConditions.Condition {
    /// The condition under which one of some alternatives applies.
    fileprivate init(_ union: SchemaUnion, _ ways: [Int], _ facet: SchemaFacet) {
        self.init(text: union.condition(for: ways), operands: union.operands, facet: facet)
    }
}
