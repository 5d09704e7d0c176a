import FormModel

extension ImportedItem {
    /// Makes a section of an object.
    ///
    /// In a section that may be missing, a field that the schema requires is required where the section has an answer.
    mutating func section(
        of property: SchemaFacet, _ kind: ImportedKind, _ walk: SchemaWalk,
        _ references: SchemaReferences
    ) -> SchemaValue? {
        guard isShallow(property) else { return nil }
        let isOptional = required == nil || kind.mayBeEmpty
        var object = ImportedObject(
            trial: trial, in: surroundings.ofSection(isOptional: isOptional), losses: losses)
        losses = []
        let isObject = object.read(walk, references)
        losses = object.losses
        guard isObject else {
            losses.add(
                property,
                object.hasProperties
                    ? "None of its properties could become a field."
                    : "A form has no field for an object without named properties.")
            return nil
        }
        losses += kind.placed
        var items = object.items
        if isOptional {
            items = requiringWithAnswers(items, property, references)
        } else if let required, !isOfEntry, !items.contains(where: \.asksForAnswer) {
            losses.add(required, "A section without a required field may have no answers.")
        }
        if let facet = kind.facet("default") { items = defaulted(items, by: facet, references) }
        items = items.map { $0.moved(into: name, with: object.names) }
        rules = object.rules.map { $0.renamed(into: name) }
        members += [object.unknownFields, .init(.items, .list(items))]
        if let reason = trial.refusal(of: members) {
            losses.add(property, reason)
            return nil
        }
        return .object(members)
    }

    /// Distributes the default of an object among the fields of the section that have none.
    private mutating func defaulted(
        _ items: [SchemaValue], by facet: SchemaFacet, _ references: SchemaReferences
    ) -> [SchemaValue] {
        guard let values = facet.value.members else {
            if facet.value.kind != .null {
                losses.add(facet, "A section has no default; its fields have one.", .annotation)
            }
            return items
        }
        var items = items
        for (key, offset, value) in values {
            let place = SchemaFacet(
                keyword: "", offset: offset, place: facet.place.member(key, value),
                schema: facet.schema)
            let name = references.name(of: key).map { SchemaValue.text($0.text) }
            let index = items.firstIndex { $0[.name] == name && $0[.type] == "input" }
            guard let index, let value = SchemaValue(value), items[index][.default] == nil else {
                losses.add(place, "A section has no default; its fields have one.", .annotation)
                continue
            }
            let attempt = items[index].members + [.init(.default, value)]
            let alone = attempt.filter { !isCondition($0) }
            if let reason = trial.refusal(of: alone) {
                losses.add(place, reason, .annotation)
            } else {
                items[index] = .object(attempt)
            }
        }
        return items
    }

    private func isCondition(_ member: SchemaValue.Member) -> Bool {
        [FormKey.visibleWhen, .requiredWhen].contains { member.key.hasSameBytes(as: $0) }
    }

    /// The number of fields up to which a condition names all fields of a section.
    private static let maximumNames = 40

    private mutating func requiringWithAnswers(
        _ items: [SchemaValue], _ property: SchemaFacet, _ references: SchemaReferences
    ) -> [SchemaValue] {
        guard items.contains(where: \.asksForAnswer) else { return items }
        let names = items.flatMap(\.fieldNames)
        guard names.count <= ImportedItem.maximumNames else {
            losses.add(property, ImportedItem.tooManyNames)
            return items.map { $0.required(whenAnyOf: nil, within: "") }
        }
        references.hasConditions = true
        return items.map { $0.required(whenAnyOf: names, within: "") }
    }

    private static let tooManyNames =
        "A form cannot say when fields of a section of more than \(maximumNames) fields are required."
}

extension SchemaValue {
    private var isSection: Bool { self[.type] == "section" }

    /// The items of a section; none for another item.
    private var sectionItems: [SchemaValue] {
        if isSection, case .list(let items)? = self[.items] { items } else { [] }
    }

    private var itemName: String? {
        if case .text(let name)? = self[.name] { name } else { nil }
    }

    /// The names of the fields of an item, relative to the object around it.
    fileprivate var fieldNames: [String] {
        guard let name = itemName else { return [] }
        return isSection ? sectionItems.flatMap(\.fieldNames).map { "\(name).\($0)" } : [name]
    }

    private var isAlwaysRequired: Bool {
        if case .list(let validators)? = self[.validators] {
            validators.contains("required")
        } else {
            false
        }
    }

    /// Whether the item, or one of a section, must be answered always or under a condition.
    fileprivate var asksForAnswer: Bool {
        isAlwaysRequired || self[.requiredWhen] != nil || self[.min] != nil
            || sectionItems.contains(where: \.asksForAnswer)
    }

    /// The item, and those of a section, required only while another field has an answer.
    ///
    /// A condition that reads its own field says nothing, so a field that is alone is never required.
    ///
    /// - Parameters:
    ///   - names: The fields; `nil` if the item is never required.
    ///   - prefix: The sections around the item, with a dot after each.
    /// - Returns: The item with conditions in place of `required`.
    fileprivate func required(whenAnyOf names: [String]?, within prefix: String) -> SchemaValue {
        let own = prefix + (itemName ?? "")
        let others = (names ?? []).filter { $0 != own }
        let condition =
            others.isEmpty ? nil : others.map { "present(\($0))" }.joined(separator: " || ")
        var members: [Member] = []
        for member in self.members {
            switch (FormKey(bytesOf: member.key), member.value) {
            case (.items, .list(let items)) where isSection:
                members.append(
                    .init(
                        .items,
                        .list(
                            items.map { $0.required(whenAnyOf: names, within: "\(own).") })))
            case (.validators, .list(let validators)) where isAlwaysRequired:
                let others = validators.filter { $0 != "required" }
                if !others.isEmpty { members.append(.init(.validators, .list(others))) }
                if let condition { members.append(.init(.requiredWhen, .text(condition))) }
            case (.requiredWhen, .text(let own)):
                if let condition {
                    members.append(.init(.requiredWhen, .text("(\(own)) && (\(condition))")))
                }
            default: members.append(member)
            }
        }
        return .object(members)
    }

    /// The item with the full names of fields in its conditions.
    ///
    /// - Parameters:
    ///   - section: The section that gets the item.
    ///   - names: The names of the items of that section.
    /// - Returns: The item; the conditions of rows name fields of the rows only.
    fileprivate func moved(into section: FieldName, with names: Set<FieldName>) -> SchemaValue {
        .object(
            members.map { member in
                switch (FormKey(bytesOf: member.key), member.value) {
                case (.items, .list(let items)) where isSection:
                    .init(.items, .list(items.map { $0.moved(into: section, with: names) }))
                case (.visibleWhen, .text(let source)), (.requiredWhen, .text(let source)):
                    .init(
                        member.key,
                        .text(FormExpression.source(source, moving: names, into: section)))
                case (.validators, .list(let list)):
                    .init(.validators, .list(list.map { $0.movedValidator(into: section, names) }))
                default: member
                }
            })
    }

    /// A validator with the full names of fields in its condition.
    private func movedValidator(
        into section: FieldName, _ names: Set<FieldName>
    ) -> SchemaValue {
        guard members.count == 1, let own = members.first, own.key == "when" || own.key == "check"
        else { return self }
        let parameters = own.value.members.map { member -> Member in
            guard member.key == "that", case .text(let source) = member.value else { return member }
            return .init(
                "that", .text(FormExpression.source(source, moving: names, into: section)))
        }
        return .object([.init(own.key, .object(parameters))])
    }

    /// A rule with the full names of fields.
    fileprivate func renamed(into section: FieldName) -> SchemaValue {
        .object(
            members.map { member in
                guard case .list(let names) = member.value else { return member }
                return .init(
                    member.key,
                    .list(
                        names.map { name in
                            if case .text(let text) = name {
                                .text("\(section).\(text)")
                            } else {
                                name
                            }
                        }))
            })
    }
}
