import FormModel

extension ImportedItem {
    /// Makes a group of an object of any keys: each row has a key and its value.
    mutating func group(
        of property: SchemaFacet, _ kind: ImportedKind, _ entries: SchemaEntries,
        _ references: SchemaReferences
    ) -> SchemaValue? {
        guard isShallow(property) else { return nil }
        let before = losses
        guard let value = valueOfEntries(entries, references) else {
            losses = before
            losses.add(property, "A form has no field for the values of such an object.")
            return nil
        }
        let key = keyOfEntries(entries, property, references)
        for item in [key, value] {
            guard let reason = references.budget.take(item, depth: surroundings.depth + 1) else {
                continue
            }
            losses.add(property, reason)
            return nil
        }
        members.append(.init(.items, [key, value]))
        validators = [["unique": ["by": ["key"]]]]
        if let reason = trial.refusal(of: members + [.init(.validators, .list(validators))]) {
            losses.add(property, reason)
            return nil
        }
        losses += kind.placed
        losses.add(
            property,
            "An object of any keys becomes rows of a key and a value, so its answers have another shape.",
            .reshaping)
        boundRows(of: kind, entries)
        members.append(.init(.validators, .list(validators)))
        addDefaultEntries(kind)
        return .object(members)
    }

    /// Limits the number of rows by that of the keys.
    private mutating func boundRows(of kind: ImportedKind, _ entries: SchemaEntries) {
        for facet in entries.largest { addMaximumRows(facet, columns: 2) }
        if let required, !isOfEntry,
            !entries.fewest.contains(where: { ($0.value.integer ?? 0) > 0 })
        {
            losses.add(required, ImportedItem.mayHaveNoRows)
        }
        for facet in entries.fewest {
            if required == nil || kind.mayBeEmpty || surroundings.isOptional {
                addFewestRows(facet)
            } else if facet.value.integer != 0 {
                requireRows(facet)
            }
        }
    }

    private mutating func valueOfEntries(
        _ entries: SchemaEntries, _ references: SchemaReferences
    ) -> SchemaValue? {
        if let reason = references.budget.takeField(ofRow: true) {
            losses.add(entries.value, reason)
            return nil
        }
        var item = ImportedItem(
            name: "value", key: "value", isRequired: entries.value, isFilled: false,
            isOfEntry: true, trial: trial, in: surroundings.ofRows, losses: losses)
        losses = []
        let made = item.item(entries.value, of: [entries.value], references, offered: nil)
        losses = item.losses
        return made
    }

    private mutating func keyOfEntries(
        _ entries: SchemaEntries, _ property: SchemaFacet, _ references: SchemaReferences
    ) -> SchemaValue {
        let key = SchemaValue([.type: "input", .name: "key", .title: "Key"]).members
        var validators: [SchemaValue] = ["required"]
        func add(_ validator: SchemaValue, _ facet: SchemaFacet) {
            let attempt = key + [.init(.validators, [validator])]
            if let reason = trial.refusal(of: attempt) { return losses.add(facet, reason) }
            validators.append(validator)
        }
        let patterns: [SchemaValue] =
            entries.patterns.map { ["pattern": .text(ECMAPatternReader.whole($0))] }
        if let facet = entries.patternsFacet, let first = patterns.first {
            add(patterns.count == 1 ? first : ["anyOf": .list(patterns)], facet)
            if entries.allowsOthers {
                losses.add(facet, "Keys that match none of the patterns are refused.", .restriction)
            }
        }
        for names in entries.keys {
            for (keyword, offset, value) in names.value.members ?? [] {
                let facet = SchemaFacet(
                    keyword: keyword, offset: offset, place: names.place.member(keyword, value),
                    schema: names.schema)
                if let validator = ImportedItem.validator(ofKeys: keyword, value) {
                    add(validator, facet)
                } else if keyword.utf8.count <= 64, SchemaDraft.isConstraint(keyword),
                    !keyword.hasSameBytes(as: "type")
                {
                    losses.add(facet, .notExpressed(keyword, by: "a field"))
                }
            }
        }
        let isOfOneLine = entries.patterns.allSatisfy { ECMAPatternReader.refusesControls($0) }
        if !references.isOfForm, entries.patterns.isEmpty || !isOfOneLine {
            losses.add(
                property, "A text is one line: line ends, tabs and control characters are refused.",
                .restriction)
        }
        return .object(key + [.init(.validators, .list(validators))])
    }

    /// The validator of a keyword of the schema of keys; `nil` for a keyword that no validator expresses.
    private static func validator(ofKeys keyword: String, _ value: JSONValue) -> SchemaValue? {
        switch keyword.utf8.count <= 64 ? keyword : "" {
        case "minLength", "maxLength":
            let bound = SchemaValue(value) ?? .null
            return ["length": .object([.init(keyword == "minLength" ? "min" : "max", bound)])]
        case "pattern": return ["pattern": .text(ECMAPatternReader.whole(value.string ?? ""))]
        default: return nil
        }
    }

    private mutating func addDefaultEntries(_ kind: ImportedKind) {
        guard let facet = kind.facet("default"), let entries = facet.value.members,
            !entries.isEmpty
        else { return }
        let rows = entries.map { key, _, value in
            SchemaValue.object([
                .init("key", .text(key)), .init("value", SchemaValue(copying: value)),
            ])
        }
        let attempt = members + [.init(.default, .list(rows))]
        guard let reason = trial.refusal(of: attempt) else { return members = attempt }
        losses.add(facet, reason, .annotation)
    }
}
