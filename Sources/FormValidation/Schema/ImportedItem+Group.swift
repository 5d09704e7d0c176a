import FormModel

extension ImportedItem {
    mutating func group(
        of property: SchemaFacet, _ kind: ImportedKind, _ rows: SchemaWalk,
        _ references: SchemaReferences
    ) -> SchemaValue? {
        guard isShallow(property) else { return nil }
        losses += rows.losses
        var row = ImportedObject(trial: trial, in: surroundings.ofRows, losses: losses)
        losses = []
        let isObject = row.read(rows, references)
        losses = row.losses
        guard isObject else {
            losses.add(property, "No property of its rows could become a field.")
            return nil
        }
        members += [row.unknownFields, .init(.items, .list(row.items))]
        if let reason = trial.refusal(of: members) {
            losses.add(property, reason)
            return nil
        }
        losses += kind.placed
        let isUnique = row.closing != nil && addUnique(kind, row.items)
        for facet in kind.facets where !isUnique || facet.keyword != "uniqueItems" {
            if let reason = kind.loss(of: facet, references) { losses.add(facet, reason) }
        }
        if let facet = kind.facet("maxItems") { addMaximumRows(facet, columns: row.items.count) }
        addMinimumRows(kind)
        if !validators.isEmpty { members.append(.init(.validators, .list(validators))) }
        addDefaultRows(kind, references)
        return .object(members)
    }

    /// Whether a group or section may be here.
    mutating func isShallow(_ property: SchemaFacet) -> Bool {
        guard surroundings.depth == FormItem.maximumGroupDepth else { return true }
        losses.add(
            property,
            "Groups and sections can be nested at most \(FormItem.maximumGroupDepth) levels deep.")
        return false
    }

    /// Adds `unique` over all fields of the rows.
    ///
    /// The validator ignores rows with an empty field and all that is not a field, so it equals
    /// `uniqueItems` only where rows have nothing else and all fields are required.
    ///
    /// - Returns: Whether the group expresses `uniqueItems`.
    private mutating func addUnique(_ kind: ImportedKind, _ columns: [SchemaValue]) -> Bool {
        guard kind.facet("uniqueItems")?.value.boolean == true else { return false }
        let names = columns.compactMap(\.comparedColumn)
        guard names.count == columns.count else { return false }
        let unique: SchemaValue = ["unique": ["by": .list(names)]]
        guard trial.refusal(of: members + [.init(.validators, [unique])]) == nil else {
            return false
        }
        validators.append(unique)
        return true
    }

    private mutating func addDefaultRows(_ kind: ImportedKind, _ references: SchemaReferences) {
        guard let facet = kind.facet("default"), facet.value.elements?.isEmpty != true,
            facet.value.kind != .null
        else { return }
        let rows = SchemaValue(copying: facet.value).named(by: references)
        let attempt = members + [.init(.default, rows)]
        guard let reason = trial.refusal(of: attempt) else { return members = attempt }
        losses.add(facet, reason, .annotation)
    }

    mutating func addMaximumRows(_ facet: SchemaFacet, columns: Int) {
        let attempt = members + [.init(.max, SchemaValue(facet.value) ?? .null)]
        if let reason = trial.refusal(of: attempt) { return losses.add(facet, reason) }
        members = attempt
        let limit = FieldLimits().groupCells
        if let rows = facet.value.integer, rows > limit / max(1, columns) {
            losses.add(
                facet,
                "The rows of a group have at most \(limit) fields together unless the limits of the form allow more.",
                .restriction)
        }
    }

    /// What is lost of a required list or object of any keys.
    static let mayHaveNoRows = "A group without a smallest number of rows may have no rows."

    private mutating func addMinimumRows(_ kind: ImportedKind) {
        let facet = kind.facet("minItems")
        guard let required else {
            if let facet { addFewestRows(facet) }
            return
        }
        guard let facet, facet.value.integer != 0 else {
            if isOfEntry { return }
            return losses.add(required, ImportedItem.mayHaveNoRows)
        }
        guard !kind.mayBeEmpty, !surroundings.isOptional else {
            return losses.add(
                facet,
                "The rows may be missing, so the form does not require the smallest number of them."
            )
        }
        requireRows(facet)
    }

    /// Adds a smallest number of rows for where there are any: without rows, a group has no answer.
    mutating func addFewestRows(_ facet: SchemaFacet) {
        guard let rows = facet.value.integer, rows > 1 else { return }
        let few: SchemaValue = [
            "that": .text("count(\(name)) == 0 || count(\(name)) >= \(rows)")
        ]
        let attempt: SchemaValue = ["check": few]
        let reason = trial.refusal(of: members + [.init(.validators, [attempt])])
        if let reason { return losses.add(facet, reason) }
        validators.append(attempt)
    }

    /// Adds a smallest number of rows.
    mutating func requireRows(_ facet: SchemaFacet) {
        let attempt = members + [.init(.min, SchemaValue(facet.value) ?? .null)]
        guard let reason = trial.refusal(of: attempt) else { return members = attempt }
        losses.add(facet, reason)
    }
}

extension SchemaValue {
    /// The value with the names of fields in place of the names of properties.
    fileprivate func named(by references: SchemaReferences) -> SchemaValue {
        switch self {
        case .object(let members):
            .object(
                members.map {
                    .init(
                        references.name(of: $0.key)?.text ?? $0.key, $0.value.named(by: references))
                })
        case .list(let list): .list(list.map { $0.named(by: references) })
        case .null, .boolean, .number, .numeral, .text: self
        }
    }

    /// The name of a field that always has an answer, whose values are equal where those of a
    /// schema are; `nil` for any other item.
    fileprivate var comparedColumn: SchemaValue? {
        guard self[.type] == "input", self[.formatter] == nil, self[.visibleWhen] == nil,
            case .list(let validators)? = self[.validators], validators.contains("required")
        else { return nil }
        let types: [SchemaValue?] = [nil, "multiline", "choice", "integer", "decimal", "boolean"]
        return types.contains(self[.value]) ? self[.name] : nil
    }
}
