/// The changes in the rows of one group of the form: fields that are shown, hidden or calculated again, and fields with
/// other issues.
struct RowChanges {
    private let filling: Filling
    private let compiled: CompiledForm
    private let record: FilledRecord
    private let field: Int
    /// The edit of the rows; `nil` if fields outside the group changed.
    private let edited: EditedRow?
    /// The changed places, by the key of each.
    private var kinds: [[Int]: (spot: Spot, kind: FormChange.Kind)] = [:]

    private init(_ field: Int, _ edited: EditedRow?, _ filling: Filling) {
        (self.field, self.edited, self.filling) = (field, edited, filling)
        (compiled, record) = (filling.form.compiled, filling.sheet.record)
    }

    /// The changes in the rows of a group, in form order.
    ///
    /// - Parameters:
    ///   - field: The group.
    ///   - edited: The edit of its rows; `nil` if fields outside the group changed.
    ///   - report: The new report on the group; `nil` where it did not change.
    ///   - texts: The texts that changed.
    ///   - filling: The values.
    /// - Returns: The changes, without the edit itself.
    /// - Complexity: O(*n* log *n*) in the cells that changed, in the fields of their rows, and in the issues of the group.
    static func list(
        of field: Int, _ edited: EditedRow?, _ report: FieldReport?, _ texts: TextChanges,
        in filling: Filling
    ) -> [FormChange] {
        var changes = RowChanges(field, edited, filling)
        return changes.list(report, texts)
    }

    private mutating func list(_ report: FieldReport?, _ texts: TextChanges) -> [FormChange] {
        for row in record.rowsWithOtherLabels
        where row.group.field == field && isCompared(.cell(0, of: row)) && !isNew(.cell(0, of: row))
        {
            // A label has no path, so the whole row is read again.
            add(Spot(place: row.group, row: row.index))
        }
        let numbered = edited?.rowChange.map(texts.spots(numberedBy:)) ?? []
        let keysOfNumbered = Set(numbered.map(\.key))
        let spotsOfTexts = (texts.spots(ofRowsOf: field) + numbered).filter { spot in
            let place = spot.row.map { spot.place.cell(0, ofRow: $0) } ?? spot.place
            return isCompared(place) && !isNew(place) && needsNotification(spot)
        }
        for spot in spotsOfTexts where spot.row != nil { add(spot) }
        let wholeRows = Set(kinds.keys)
        for (place, before) in record.cellsBefore where place.field == field {
            guard !place.inner.isEmpty, isCompared(place), !isNew(place),
                let now = record.root.find(place)?.cell.state,
                let kind = kind(from: before, to: now, compiled.field(at: place))
            else { continue }
            add(Spot(place: place, row: nil), kind, unlessIn: wholeRows)
        }
        for place in cellsWithOtherChoices where !isNew(place) && isCompared(place) {
            addMissing(Spot(place: place, row: nil), unlessIn: wholeRows)
        }
        for place in filledCellsOfNewRow { add(Spot(place: place, row: nil)) }
        for spot in spotsOfTexts { addMissing(spot, unlessIn: wholeRows) }
        // A row or nested group that is read again includes everything in it.
        let known = Set(kinds.keys)
        for spot in spotsWithOtherIssues(report) { addMissing(spot, unlessIn: known) }
        var indices = RowIndices()
        return kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, found in
            let change = change(of: found.spot, found.kind, &indices)
            // A row that moved, or that took the place of a removed one, has texts with another number.
            let isKnown = change.path == edited?.change.path && !keysOfNumbered.contains(key)
            return isKnown ? nil : change
        }
    }

    private mutating func add(_ spot: Spot, _ kind: FormChange.Kind = .update) {
        kinds[spot.key] = (spot, kind)
    }

    /// Adds a change, unless a row or group that contains its spot is read again as a whole.
    private mutating func add(_ spot: Spot, _ kind: FormChange.Kind, unlessIn known: Set<[Int]>) {
        let key = spot.key
        let isRead =
            !known.isEmpty
            && (2..<max(2, key.count)).contains { known.contains(Array(key.prefix($0))) }
        if !isRead { kinds[key] = (spot, kind) }
    }

    /// Adds an update of a spot that has no change yet.
    private mutating func addMissing(_ spot: Spot, unlessIn known: Set<[Int]>) {
        if kinds[spot.key] == nil { add(spot, .update, unlessIn: known) }
    }

    // MARK: Cells

    /// Whether the rows that contain a cell existed before and still exist, so that the cell can be compared.
    private func isCompared(_ place: FieldPlace) -> Bool {
        var enclosing = place
        while let group = enclosing.row?.group {
            let status = record.root.state(at: group).status
            guard status == .open, record.cellsBefore[group]?.status ?? status == .open else {
                return false
            }
            enclosing = group
        }
        return true
    }

    /// Whether a cell is in a row that is new.
    private func isNew(_ place: FieldPlace) -> Bool {
        edited?.newRows?.contains(place) ?? false
    }

    /// The visible cells of a group whose choices depend on a changed cell of the same row.
    private var cellsWithOtherChoices: [FieldPlace] {
        guard compiled.fields[field].rows != nil, !compiled.choosers.isEmpty else {
            return []
        }
        return record.cellsBefore.keys.flatMap { place -> [FieldPlace] in
            guard place.field == field, let row = place.row else { return [] }
            return compiled.compiled(of: place).fields(offeringBy: [place.lastField]).map {
                .cell($0, of: row)
            }.filter { record.root.isVisible($0) }
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
    private var filledCellsOfNewRow: [FieldPlace] {
        guard let edited, edited.change.kind == .insert, edited.change.origin == .user,
            let row = edited.rowChange?.row,
            let fields = compiled.field(at: row.group).rows?.fields,
            isCompared(.cell(0, of: row))
        else { return [] }
        return fields.indices.map { .cell($0, of: row) }.filter { place in
            guard let cell = record.root.find(place)?.cell, cell.holdsEffective else {
                return false
            }
            let hasExpression = compiled.field(at: place).item.defaultExpression != nil
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
    private func spotsWithOtherIssues(_ newReport: FieldReport?) -> [Spot] {
        guard newReport != nil || edited?.rowChange != nil else { return [] }
        let report = filling.reports[field]
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
        let old = bySpot(report.issues) { oldSpot(of: $0) }
        let new = bySpot((newReport ?? report).issues) { spot(of: $0.path) }
        return spots.filter { old[$0.key] != new[$0.key] && needsNotification($0.value) }
            .map(\.value)
    }

    private func spot(of path: FieldPath) -> Spot? {
        guard let (place, row) = compiled.place(about: path),
            let cell = record.root.find(place)?.cell, row ?? -1 < cell.rows.count
        else { return nil }
        return Spot(place: place, row: row)
    }

    /// The present place of an old issue; `nil` if its row was removed.
    private func oldSpot(of issue: FormIssue) -> Spot? {
        var steps = issue.path.steps
        if let change = edited?.rowChange {
            let group = compiled.path(of: change.row.group).steps
            if steps.count > group.count, steps.starts(with: group),
                case .index(let old) = steps[group.count]
            {
                guard let index = change.newIndex(of: old) else { return nil }
                steps[group.count] = .index(index)
            }
        }
        guard let spot = spot(of: FieldPath(steps)) else { return nil }
        let place = spot.row.map { spot.place.cell(0, ofRow: $0) } ?? spot.place
        return isNew(place) ? nil : spot
    }

    /// Whether a place is visible and not already read again.
    private func needsNotification(_ spot: Spot) -> Bool {
        guard record.root.isVisible(spot.place) else { return false }
        guard let change = edited?.change, change.kind == .insert else { return true }
        return !path(of: spot).steps.starts(with: change.path.steps)
    }

    // MARK: Changes

    private func path(of spot: Spot) -> FieldPath {
        spot.row.map { compiled.path(of: spot.place, row: $0) } ?? compiled.path(of: spot.place)
    }

    private func change(
        of spot: Spot, _ kind: FormChange.Kind, _ indices: inout RowIndices
    ) -> FormChange {
        let place = spot.place
        let index: Int
        if let row = spot.row {
            index = row
        } else if place.inner.isEmpty {
            index = record.items.visible.index(of: compiled.fields[place.field].itemIndex)
        } else {
            return indices.change(of: place, kind, by: .program, in: filling)
        }
        return FormChange(
            kind: kind, name: compiled.field(at: place).name, path: path(of: spot), index: index,
            origin: .program)
    }
}

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
