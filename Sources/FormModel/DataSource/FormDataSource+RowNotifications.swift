// Notifications of the rows of a group: fields that are shown, hidden or recalculated, and fields with changed issues.

extension FormDataSource {
    /// A row, or a field of one, with the indices that lead to it.
    struct Spot {
        let place: FieldPlace
        /// The row of the group; `nil` for the field itself.
        let row: Int?

        /// The alternating indices of fields and rows, which sort in form order.
        var key: [Int] {
            [place.field] + place.inner.flatMap { [$0.row, $0.field] } + (row.map { [$0] } ?? [])
        }
    }

    /// The changes in the rows of a group of the form, in form order.
    ///
    /// - Parameters:
    ///   - field: The group.
    ///   - edited: The edit of its rows; `nil` if fields outside the group changed.
    ///   - result: The other results of the round.
    /// - Returns: The changes, without the edit itself.
    /// - Complexity: O(*n* log *n*) in the cells that changed, in the fields of their rows, and in the issues of the group.
    func changes(
        inRowsOf field: Int, _ edited: EditedRow?, _ result: RoundResult
    ) -> [FormChange] {
        var kinds: [[Int]: (spot: Spot, kind: FormChange.Kind)] = [:]
        func add(_ spot: Spot, _ kind: FormChange.Kind) { kinds[spot.key] = (spot, kind) }
        for row in sheet.rowsWithOtherLabels
        where row.group.field == field && isCompared(.cell(0, of: row))
            && !isNew(.cell(0, of: row), edited)
        {
            // A label has no path, so the whole row is read again.
            add(Spot(place: row.group, row: row.index), .update)
        }
        let numbered = edited?.rowChange.map(spotsWithOtherNumbers) ?? []
        let keysOfNumbered = Set(numbered.map(\.key))
        let texts = (spotsWithOtherTexts(field) + numbered).filter { spot in
            let place = spot.row.map { spot.place.cell(0, ofRow: $0) } ?? spot.place
            return isCompared(place) && !isNew(place, edited) && needsNotification(spot, edited)
        }
        for spot in texts where spot.row != nil { add(spot, .update) }
        let labelled = Set(kinds.keys)
        for (place, before) in sheet.cellsBefore where place.field == field {
            guard !place.inner.isEmpty, isCompared(place), !isNew(place, edited),
                let now = sheet.record.find(place)?.cell.state,
                let kind = kind(from: before, to: now, form.compiled.field(at: place))
            else { continue }
            let spot = Spot(place: place, row: nil)
            if labelled.isEmpty || !isRead(spot.key, with: labelled) { add(spot, kind) }
        }
        for place in cellsWithOtherChoices(of: field)
        where kinds[Spot(place: place, row: nil).key] == nil {
            let spot = Spot(place: place, row: nil)
            if !isNew(place, edited), isCompared(place), !isRead(spot.key, with: labelled) {
                add(spot, .update)
            }
        }
        for place in filledCellsOfNewRow(edited) { add(Spot(place: place, row: nil), .update) }
        for spot in texts where kinds[spot.key] == nil && !isRead(spot.key, with: labelled) {
            add(spot, .update)
        }
        // A row or nested group that is read again includes everything in it.
        let known = Set(kinds.keys)
        for spot in spotsWithOtherIssues(field, edited, result) where kinds[spot.key] == nil {
            if !isRead(spot.key, with: known) { add(spot, .update) }
        }
        var indices: VisibleIndices?
        return kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, found in
            let change = change(of: found.spot, found.kind, &indices)
            // A row that moved, or that took the place of a removed one, has texts with another number.
            let isKnown = change.path == edited?.change.path && !keysOfNumbered.contains(key)
            return isKnown ? nil : change
        }
    }

    /// Whether a row or group that contains a spot is read again as a whole.
    private func isRead(_ key: [Int], with known: Set<[Int]>) -> Bool {
        (2..<max(2, key.count)).contains { known.contains(Array(key.prefix($0))) }
    }

    // MARK: Cells

    /// Whether the rows that contain a cell existed before and still exist, so that the cell can be compared.
    private func isCompared(_ place: FieldPlace) -> Bool {
        var outer = place
        while let group = outer.row?.group {
            let status = sheet.state(at: group).status
            guard status == .open, sheet.cellsBefore[group]?.status ?? status == .open else {
                return false
            }
            outer = group
        }
        return true
    }

    /// Whether a cell is in a row that is new.
    private func isNew(_ place: FieldPlace, _ edited: EditedRow?) -> Bool {
        edited?.newRows?.contains(place) ?? false
    }

    /// The visible cells of a group whose choices depend on a changed cell of the same row.
    private func cellsWithOtherChoices(of field: Int) -> [FieldPlace] {
        guard form.compiled.fields[field].rows != nil, !form.compiled.choosers.isEmpty else {
            return []
        }
        return sheet.cellsBefore.keys.flatMap { place -> [FieldPlace] in
            guard place.field == field, let row = place.row else { return [] }
            return form.compiled.compiled(of: place).fields(offeringBy: [place.lastField]).map {
                .cell($0, of: row)
            }.filter { sheet.record.isVisible($0) }
        }
    }

    private func kind(
        from before: CellState, to now: CellState, _ field: CompiledField
    ) -> FormChange.Kind? {
        let isHidden = now.status == .hidden
        guard isHidden == (before.status == .hidden) else { return isHidden ? .delete : .insert }
        guard !isHidden else { return nil }
        guard now.status == before.status else { return .update }
        // The rows of a group are compared cell by cell.
        return field.rows == nil && now.looks(differentFrom: before) ? .update : nil
    }

    /// The cells of an added row that the form fills in: the screen that shows the row does not have their values.
    private func filledCellsOfNewRow(_ edited: EditedRow?) -> [FieldPlace] {
        guard let edited, edited.change.kind == .insert, edited.change.origin == .user,
            let row = edited.rowChange?.row,
            let fields = form.compiled.field(at: row.group).rows?.fields,
            isCompared(.cell(0, of: row))
        else { return [] }
        return fields.indices.map { .cell($0, of: row) }.filter { place in
            guard let cell = sheet.record.find(place)?.cell, cell.holdsEffective else {
                return false
            }
            let hasExpression = form.compiled.field(at: place).item.defaultExpression != nil
            return switch cell.state.status {
            case .computed: true
            case .open: hasExpression && cell.state.followsDefault
            case .disabled: hasExpression
            case .hidden, .given: false
            }
        }
    }

    // MARK: Issues

    /// The places in a group whose issues changed, with moved rows taken into account.
    private func spotsWithOtherIssues(
        _ field: Int, _ edited: EditedRow?, _ result: RoundResult
    ) -> [Spot] {
        guard result.reports[field] != nil || edited?.rowChange != nil else { return [] }
        let report = reports[field]
        var spots: [[Int]: Spot] = [:]
        func bySpot(_ issues: [FormIssue], _ spot: (FormIssue) -> Spot?) -> [[Int]: [FormIssue]] {
            var list: [[Int]: [FormIssue]] = [:]
            for issue in issues {
                guard let spot = spot(issue) else { continue }
                spots[spot.key] = spot
                // The issue is compared without its path, which may have changed.
                list[spot.key, default: []].append(
                    FormIssue(
                        issue.code, at: FieldPath(), parameters: issue.parameters,
                        severity: issue.severity))
            }
            return list
        }
        let old = bySpot(report.issues) { oldSpot(of: $0, edited) }
        let new = bySpot((result.reports[field] ?? report).issues) { spot(of: $0.path) }
        return spots.filter { old[$0.key] != new[$0.key] && needsNotification($0.value, edited) }
            .map(\.value)
    }

    private func spot(of path: FieldPath) -> Spot? {
        guard let (place, row) = form.compiled.place(about: path),
            let cell = sheet.record.find(place)?.cell, row ?? -1 < cell.rows.count
        else { return nil }
        return Spot(place: place, row: row)
    }

    /// The present place of an old issue; `nil` if its row was removed.
    private func oldSpot(of issue: FormIssue, _ edited: EditedRow?) -> Spot? {
        var steps = issue.path.steps
        if let change = edited?.rowChange {
            let group = form.compiled.path(of: change.row.group).steps
            if steps.count > group.count, steps.starts(with: group),
                case .index(let old) = steps[group.count]
            {
                guard let index = change.newIndex(of: old) else { return nil }
                steps[group.count] = .index(index)
            }
        }
        guard let spot = spot(of: FieldPath(steps)) else { return nil }
        let place = spot.row.map { spot.place.cell(0, ofRow: $0) } ?? spot.place
        return isNew(place, edited) ? nil : spot
    }

    /// Whether a place is visible and not already read again.
    private func needsNotification(_ spot: Spot, _ edited: EditedRow?) -> Bool {
        guard sheet.record.isVisible(spot.place) else { return false }
        guard let change = edited?.change, change.kind == .insert else { return true }
        return !path(of: spot).steps.starts(with: change.path.steps)
    }

    // MARK: Changes

    private func path(of spot: Spot) -> FieldPath {
        let path = form.compiled.path(of: spot.place)
        return spot.row.map { path.appending(.index($0)) } ?? path
    }

    private func change(
        of spot: Spot, _ kind: FormChange.Kind, _ indices: inout VisibleIndices?
    ) -> FormChange {
        let place = spot.place
        let index: Int
        if let row = spot.row {
            index = row
        } else if place.inner.isEmpty {
            index = sheet.items.visible.index(of: form.compiled.fields[place.field].itemIndex)
        } else {
            return change(of: place, kind, by: .program, &indices)
        }
        return FormChange(
            kind: kind, name: form.compiled.field(at: place).name, path: path(of: spot),
            index: index, origin: .program)
    }

    /// A change of a field of a row.
    func change(
        of place: FieldPlace, _ kind: FormChange.Kind = .update, by origin: ChangeOrigin,
        replaces: Bool = false
    ) -> FormChange {
        var indices: VisibleIndices?
        return change(of: place, kind, by: origin, replaces: replaces, &indices)
    }

    /// A change of a field of a row, with the visible indices of the last row that was asked for.
    private func change(
        of place: FieldPlace, _ kind: FormChange.Kind, by origin: ChangeOrigin,
        replaces: Bool = false, _ indices: inout VisibleIndices?
    ) -> FormChange {
        FormChange(
            kind: kind, name: form.compiled.field(at: place).name,
            path: form.compiled.path(of: place), index: visibleIndex(of: place, &indices),
            origin: origin, replacesUserInput: replaces)
    }

    /// The indices of the items of a row among those that are visible.
    private struct VisibleIndices {
        let row: RowPlace
        let ofItems: [Int]
    }

    /// The index of a field among the visible items of its row.
    ///
    /// - Complexity: O(1) for a further field of the same row, and otherwise O(*n*) in the fields of the row.
    private func visibleIndex(of place: FieldPlace, _ indices: inout VisibleIndices?) -> Int {
        guard let position = place.row,
            let compiled = form.compiled.field(at: position.group).rows
        else { return 0 }
        let item = compiled.fields[place.lastField].itemIndex
        guard
            !compiled.conditions.steps.isEmpty
                || compiled.fields.contains(where: { !$0.item.isShown })
        else { return item }
        if let indices, indices.row == position { return indices.ofItems[item] }
        guard let cell = sheet.record.find(position.group)?.cell,
            cell.rows.indices.contains(position.index)
        else { return item }
        let row = cell.rows[position.index]
        var count = 0
        let ofItems = compiled.fieldIndices.enumerated().map { item, field in
            let isHidden =
                field.map {
                    row.cells[$0].state.status == .hidden || !compiled.fields[$0].item.isShown
                }
                ?? row.hiddenLabels.contains(item)
            defer { count += isHidden ? 0 : 1 }
            return count
        }
        indices = VisibleIndices(row: position, ofItems: ofItems)
        return ofItems[item]
    }
}
