// What a change means for the rows of a group: fields that come and go, that are calculated anew, and those
// in which something else is wrong.

extension FormDataSource {
    /// What is to be told of the rows of a group.
    ///
    /// - Parameters:
    ///   - field: The group.
    ///   - state: What is known of it from now on.
    ///   - change: What somebody did to one of its rows; `nil` where something changed around the group.
    ///   - plan: What the update comes to.
    /// - Returns: The changes, in form order.
    /// - Complexity: O(*n* log *n*) in the group.
    func consequences(
        in field: Int, _ state: FieldState, of change: FormChange?, _ plan: Plan
    ) -> [FormChange] {
        let before = states[field]
        var kinds: [[Int]: (place: FieldPlace, row: Int?, kind: FormChange.Kind)] = [:]
        if form.program.hasConditions(inRowsOf: field) {
            let program = form.program.fields[field]
            let isNewShown = change?.kind == .insert && change?.origin == .user
            var comparison = RowComparison(tellsNewRows: isNewShown)
            comparison.compare(
                (before.rows, before.held.rowList), (state.rows, state.held.rowList), program,
                FieldPlace(field))
            for found in comparison.found {
                kinds[IssuesByRow.indices((found.place, found.row))] = found
            }
        }
        // A row, or a group in one, that is told of is read anew with all that stands in it.
        let known = Set(kinds.keys)
        func isReadAnew(_ key: [Int]) -> Bool {
            (2..<max(2, key.count)).contains { known.contains(Array(key.prefix($0))) }
        }
        let old = IssuesByRow(before.issues, before.rows, of: field, in: form.program)
        let new = IssuesByRow(state.issues, state.rows, of: field, in: form.program)
        for (place, row) in new.places(differingFrom: old) where isNews(place, row, state, change) {
            let key = IssuesByRow.indices((place, row))
            if kinds[key] == nil, !isReadAnew(key) { kinds[key] = (place, row, .update) }
        }
        let sorted = kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        return sorted.compactMap { place, row, kind in
            if place.inner.isEmpty, row == nil {
                return FormChange(
                    kind: .update, name: form.program.fields[field].name,
                    index: plan.visible.index(of: form.program.itemIndices[field]),
                    origin: .program)
            }
            guard let row else {
                let told = self.change(of: place, kind, by: .program, state)
                return told.path == change?.path ? nil : told
            }
            let path = form.program.path(of: place).appending(.index(row))
            guard path != change?.path else { return nil }
            return FormChange(
                kind: kind, name: form.program.field(at: place).name, path: path, index: row,
                origin: .program)
        }
    }

    /// Whether a screen shows a place, and does not read it anew already.
    private func isNews(
        _ place: FieldPlace, _ row: Int?, _ state: FieldState, _ change: FormChange?
    ) -> Bool {
        guard state.cell.isVisible(place.inner[...]) else { return false }
        guard let change, change.kind == .insert else { return true }
        var path = form.program.path(of: place)
        if let row { path = path.appending(.index(row)) }
        return !path.steps.starts(with: change.path.steps)
    }

    /// A change of a field of a row.
    func change(
        of place: FieldPlace, _ kind: FormChange.Kind = .update, by origin: ChangeOrigin,
        replaces: Bool = false, _ state: FieldState
    ) -> FormChange {
        FormChange(
            kind: kind, name: form.program.field(at: place).name,
            path: form.program.path(of: place), index: index(of: place, state), origin: origin,
            replacesUserInput: replaces)
    }

    /// The index of a field among the visible items of its row.
    private func index(of place: FieldPlace, _ state: FieldState) -> Int {
        guard let (group, row) = place.group, let last = place.inner.last,
            let program = form.program.field(at: group).rows
        else { return 0 }
        let item = program.itemIndices[last.field]
        let rows = state.cell[group.inner[...]].rows
        guard !program.conditions.steps.isEmpty, rows.indices.contains(row) else { return item }
        let hidden = program.fieldIndices[..<item].count { field in
            field.map { rows[row].cells[$0].status == .hidden } ?? false
        }
        return item - hidden - rows[row].hiddenLabels.count { $0 < item }
    }
}
