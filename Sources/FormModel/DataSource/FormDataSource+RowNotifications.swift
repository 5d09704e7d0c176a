// Notifications of the rows of a group: fields that are shown, hidden or computed anew, and those with other issues.

extension FormDataSource {
    /// A row, or a field of one, with the indices that lead to it.
    private struct Spot {
        let place: FieldPlace
        /// The row of the group; `nil` for the field itself.
        let row: Int?

        /// The indices of fields and rows by turns, which sort in form order.
        var key: [Int] {
            [place.field] + place.inner.flatMap { [$0.row, $0.field] } + (row.map { [$0] } ?? [])
        }
    }

    /// The changes in the rows of a group of the form, in form order.
    ///
    /// - Parameters:
    ///   - field: The group.
    ///   - edited: The change that somebody made in its rows; `nil` where fields around the group changed.
    ///   - result: The other results of the round.
    /// - Returns: The changes, without the one that somebody made.
    /// - Complexity: O(*n* log *n*) in the cells that changed and in the issues of the group.
    func changes(
        inRowsOf field: Int, _ edited: EditedRow?, _ result: RoundResult
    ) -> [FormChange] {
        var kinds: [[Int]: (spot: Spot, kind: FormChange.Kind)] = [:]
        func add(_ spot: Spot, _ kind: FormChange.Kind) { kinds[spot.key] = (spot, kind) }
        for row in sheet.rowsWithOtherLabels
        where row.group.field == field && isCompared(.cell(0, of: row))
            && !isNew(.cell(0, of: row), edited)
        {
            // A label has no path, so the whole row is read anew.
            add(Spot(place: row.group, row: row.index), .update)
        }
        let labelled = Set(kinds.keys)
        for (place, before) in sheet.cellsBefore where place.field == field {
            guard !place.inner.isEmpty, isCompared(place), !isNew(place, edited),
                let now = sheet.record.find(place)?.cell.state,
                let kind = kind(from: before, to: now, form.compiled.field(at: place))
            else { continue }
            let spot = Spot(place: place, row: nil)
            if !labelled.contains(where: { spot.key.starts(with: $0) }) { add(spot, kind) }
        }
        for place in filledCellsOfNewRow(edited) { add(Spot(place: place, row: nil), .update) }
        // A row, or a group in one, that is read anew is read with all that is in it.
        let known = Set(kinds.keys)
        for spot in spotsWithOtherIssues(field, edited, result) where kinds[spot.key] == nil {
            let key = spot.key
            let isRead = (2..<max(2, key.count)).contains { known.contains(Array(key.prefix($0))) }
            if !isRead { add(spot, .update) }
        }
        return kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, found in
            let change = change(of: found.spot, found.kind)
            return change.path == edited?.change.path ? nil : change
        }
    }

    // MARK: Cells

    /// Whether rows around a cell were there before and are there now, so that it can be compared.
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
        guard let new = edited?.newRows?.steps else { return false }
        let path = form.compiled.path(of: place).steps
        return path.count > new.count && path.starts(with: new)
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

    /// The cells that the form itself fills of a row that a person added: the screen that shows the row cannot know them.
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
            case .hidden: false
            }
        }
    }

    // MARK: Issues

    /// Where the issues of a group are others than they were, wherever its rows moved.
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
                // Without the path, which may be another now.
                list[spot.key, default: []].append(
                    FormIssue(
                        issue.code, at: FieldPath(), parameters: issue.parameters,
                        severity: issue.severity))
            }
            return list
        }
        let old = bySpot(report.issues) { oldSpot(of: $0, edited) }
        let new = bySpot((result.reports[field] ?? report).issues) { spot(of: $0.path) }
        return spots.filter { old[$0.key] != new[$0.key] && isNews($0.value, edited) }.map(\.value)
    }

    private func spot(of path: FieldPath) -> Spot? {
        guard let (place, row) = form.compiled.place(of: path),
            let cell = sheet.record.find(place)?.cell, row ?? -1 < cell.rows.count
        else { return nil }
        return Spot(place: place, row: row)
    }

    /// The place that an old issue has now; `nil` where its row is gone.
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

    /// Whether a screen shows a place, and does not read it anew already.
    private func isNews(_ spot: Spot, _ edited: EditedRow?) -> Bool {
        guard sheet.record.isVisible(spot.place) else { return false }
        guard let change = edited?.change, change.kind == .insert else { return true }
        return !path(of: spot).steps.starts(with: change.path.steps)
    }

    // MARK: Changes

    private func path(of spot: Spot) -> FieldPath {
        let path = form.compiled.path(of: spot.place)
        return spot.row.map { path.appending(.index($0)) } ?? path
    }

    private func change(of spot: Spot, _ kind: FormChange.Kind) -> FormChange {
        let place = spot.place
        let index: Int
        if let row = spot.row {
            index = row
        } else if place.inner.isEmpty {
            index = sheet.items.visible.index(of: form.compiled.fields[place.field].itemIndex)
        } else {
            return change(of: place, kind, by: .program)
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
        FormChange(
            kind: kind, name: form.compiled.field(at: place).name,
            path: form.compiled.path(of: place), index: visibleIndex(of: place), origin: origin,
            replacesUserInput: replaces)
    }

    /// The index of a field among the visible items of its row.
    private func visibleIndex(of place: FieldPlace) -> Int {
        guard let position = place.row,
            let compiled = form.compiled.field(at: position.group).rows
        else { return 0 }
        let item = compiled.fields[place.lastField].itemIndex
        guard !compiled.conditions.steps.isEmpty,
            let cell = sheet.record.find(position.group)?.cell,
            cell.rows.indices.contains(position.index)
        else { return item }
        let row = cell.rows[position.index]
        let hidden = compiled.fieldIndices[..<item].count { field in
            field.map { row.cells[$0].state.status == .hidden } ?? false
        }
        return item - hidden - row.hiddenLabels.count { $0 < item }
    }
}
