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
        members.append(.init("items", .list(row.items)))
        if let reason = trial.refusal(of: members) {
            losses.add(property, reason)
            return nil
        }
        losses += kind.placed
        for facet in kind.facets {
            if let reason = kind.loss(of: facet, references) { losses.add(facet, reason) }
        }
        addMostRows(kind, property, columns: row.items.count)
        addFewestRows(kind)
        closings = row.closings
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

    private mutating func addMostRows(
        _ kind: ImportedKind, _ property: SchemaFacet, columns: Int
    ) {
        guard let facet = kind.facet("maxItems") else {
            return losses.add(
                property,
                "A group has at most \(FormItem.defaultMaximumRows) rows unless its definition allows more."
            )
        }
        let attempt = members + [.init("max", SchemaValue(facet.value) ?? .null)]
        if let reason = trial.refusal(of: attempt) { return losses.add(facet, reason) }
        members = attempt
        let most = FieldLimits().groupCells
        if let rows = facet.value.integer, rows > most / max(1, columns) {
            losses.add(
                facet,
                "The rows of a group have at most \(most) fields together unless the limits of the form allow more."
            )
        }
    }

    private mutating func addFewestRows(_ kind: ImportedKind) {
        guard let facet = kind.facet("minItems"), facet.value.integer != 0 else {
            if let required {
                losses.add(required, "A group without a smallest number of rows may have no rows.")
            }
            return
        }
        guard required != nil, !kind.mayBeEmpty, !surroundings.isOptional else {
            return losses.add(
                facet,
                "The rows may be missing, so the form does not require the smallest number of them."
            )
        }
        let attempt = members + [.init("min", SchemaValue(facet.value) ?? .null)]
        guard let reason = trial.refusal(of: attempt) else { return members = attempt }
        losses.add(facet, reason)
    }
}
