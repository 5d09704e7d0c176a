import FormModel

/// Alternatives that require properties, and properties that exclude each other.
extension ObjectConditions {
    /// Whether alternatives are always satisfied, because a property of one is required anyway.
    func isImplied(
        _ choice: (facet: SchemaFacet, rule: FormKey, names: [FieldName])
    ) -> Bool {
        choice.rule == .atLeastOneOf
            && choice.names.contains { name in
                plans[name].map {
                    $0.plan.required != nil && $0.plan.shown.isEmpty && !$0.mayBeEmpty
                } ?? false
            }
    }

    /// Whether each property is always shown and has an answer exactly if it is there.
    func isSayable(_ names: [FieldName]) -> Bool {
        names.allSatisfy { name in
            plans[name].map { $0.plan.shown.isEmpty && !$0.mayBeEmpty } ?? false
        }
    }

    /// Expresses alternatives by conditions of their fields, where a form cannot have a rule: in
    /// rows and in sections that may have no answers.
    mutating func addValidators(
        _ choice: (facet: SchemaFacet, rule: FormKey, names: [FieldName]),
        _ items: inout [SchemaValue], _ trial: ItemTrial
    ) -> Bool {
        guard isSayable(choice.names), choice.names.count <= 16 else { return false }
        let indices = choice.names.compactMap { name in
            items.firstIndex { $0[.name] == .text(name.text) && $0[.type] == "input" }
        }
        guard indices.count == choice.names.count else { return false }
        let before = items
        let others = choice.names.dropFirst().map { "!present(\($0))" }.joined(separator: " && ")
        if !isAlwaysRequired(choice.names) {
            var members = items[indices[0]].members
            let own = members.first { $0.key.hasSameBytes(as: .requiredWhen) }?.value
            members.removeAll { $0.key.hasSameBytes(as: .requiredWhen) }
            var condition = others
            if case .text(let own)? = own { condition = "(\(own)) || (\(condition))" }
            members.append(.init(.requiredWhen, .text(condition)))
            items[indices[0]] = .object(members)
            references.hasConditions = true
        }
        guard choice.rule == .exactlyOneOf else { return true }
        for (position, name) in choice.names.enumerated().dropFirst() {
            let earlier = choice.names[..<position].map { "present(\($0))" }
            guard refuse(name, while: earlier.joined(separator: " || "), &items, trial) else {
                items = before
                return false
            }
        }
        return true
    }

    private func isAlwaysRequired(_ names: [FieldName]) -> Bool {
        names.contains { plans[$0]?.plan.required != nil }
    }

    /// Lets a field refuse every answer while a condition holds.
    func refuse(
        _ name: FieldName, while condition: String, _ items: inout [SchemaValue],
        _ trial: ItemTrial
    ) -> Bool {
        let index = items.firstIndex {
            $0[.name] == .text(name.text) && $0[.type] == "input"
        }
        guard let index else { return false }
        let validator: SchemaValue = [
            "when": ["that": .text(condition), "then": ["absent"]]
        ]
        var members = items[index].members
        if let at = members.firstIndex(where: { $0.key.hasSameBytes(as: .validators) }),
            case .list(let list) = members[at].value
        {
            members[at] = .init(.validators, .list(list + [validator]))
        } else {
            members.append(.init(.validators, [validator]))
        }
        items[index] = .object(members)
        return true
    }

    func addRule(
        _ choice: (facet: SchemaFacet, rule: FormKey, names: [FieldName]),
        _ rules: inout [SchemaValue], _ fields: ConditionFields, isAllowed: Bool
    ) -> Bool {
        let names = SchemaValue.list(choice.names.map { .text($0.text) })
        let rule = SchemaValue.object([.init(choice.rule, names)])
        guard isAllowed, isSayable(choice.names), fields.allow(rule: rule, of: choice.names) else {
            return false
        }
        rules.append(rule)
        return true
    }

    /// The names that alternatives require, if each requires one and contains nothing else.
    static func requiredNames(
        _ facet: SchemaFacet, _ references: SchemaReferences
    ) -> [FieldName]? {
        let names = facet.ways.compactMap {
            ObjectConditions.names(requiredBy: $0, references, 1...1)?.first
        }
        let isWhole = names.count == facet.ways.count && Set(names).count == names.count
        return isWhole && (2...100).contains(names.count) ? names : nil
    }

    /// The names that a schema requires, if it contains nothing else that decides anything.
    static func names(
        requiredBy place: SchemaPlace, _ references: SchemaReferences, _ count: ClosedRange<Int>
    ) -> [FieldName]? {
        guard let members = place.value.members, references.types(of: place).contains(.object),
            let list = SchemaWalk.member("required", of: place.value)?.elements,
            count.contains(list.count)
        else { return nil }
        for (key, _, value) in members where SchemaDraft.isConstraint(key) {
            switch key {
            case "required", "type": continue
            case "properties":
                let isOpen = value.members?.allSatisfy { $0.value.allowsEverything }
                guard isOpen == true else { return nil }
            default: return nil
            }
        }
        let names = list.compactMap { $0.string.flatMap(references.name(of:)) }
        return names.count == list.count && Set(names).count == names.count ? names : nil
    }

    /// Adds alternatives of which each requires one property of its own and refuses others, to an
    /// object without other properties.
    ///
    /// - Returns: Whether the alternatives are of this kind.
    mutating func addAlternatives(
        of facet: SchemaFacet, _ object: inout SchemaObject
    ) -> Bool {
        guard object.properties.isEmpty, object.required.isEmpty,
            object.alternatives.count == 1, object.conditionals.isEmpty,
            (2...100).contains(facet.ways.count)
        else { return false }
        var ways: [SchemaObject] = []
        for place in facet.ways {
            guard let way = SchemaUnion.Way(place, references)?.object,
                way.properties.count == 1, way.required.count == 1, way.closings.count == 1,
                way.required[Array(way.properties[0].key.utf8)] != nil
            else { return false }
            ways.append(way)
        }
        let names = ways.compactMap { references.name(of: $0.properties[0].key) }
        guard names.count == ways.count, Set(names).count == names.count,
            let closing = ways[0].closings.first
        else { return false }
        object.absorb(ways, of: facet, closing: closing.facet)
        choices.append((facet, .exactlyOneOf, names))
        return true
    }
}
