// Repeating groups: their rows, and the fields of rows by path.

extension FormDataSource {
    // MARK: Reading

    /// What a field holds, of the form or of a row such as `/contacts/1/phone`; empty where there is no such
    /// field or row.
    ///
    /// The path of a row, `/contacts/1`, has no value of its own: ask the group for its rows.
    public func value(at path: FieldPath) -> FieldValue {
        guard let (place, row) = form.program.place(of: path), row == nil else { return .empty }
        return value(at: place)
    }

    package func value(at place: FieldPlace) -> FieldValue {
        guard !place.inner.isEmpty else { return shown(states[place.field]) }
        let state = states[place.field]
        return shown(state, at: place.inner, of: place.field)
    }

    /// What a screen shows of a field of a row: of a hidden one, what it keeps.
    func shown(
        _ state: FieldState, at inner: [FieldPlace.Step], of field: Int
    ) -> FieldValue {
        let isVisible = state.cell.isVisible(inner[...])
        return (isVisible ? state.held : state.value).value(
            at: inner, of: form.program.fields[field])
    }

    /// The text that shows what a field holds, of the form or of a row; secrets are masked.
    ///
    /// - Parameters:
    ///   - path: The field; of a group, the text is the number of its rows.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The text; empty where the field holds nothing, or there is no such field.
    public func displayText(
        at path: FieldPath, in locale: ReaderLocale? = nil
    ) -> String {
        guard let (place, row) = form.program.place(of: path), row == nil else { return "" }
        return displayText(
            of: value(at: place), for: form.program.field(at: place), in: locale ?? self.locale)
    }

    /// Whether a field of the form or of a row was entered or set, rather than holding its default.
    public func isEntered(at path: FieldPath) -> Bool {
        guard let (place, row) = form.program.place(of: path), row == nil else { return false }
        let state = states[place.field]
        return state.cell[place.inner[...]].origin != nil
            && !state.held.value(at: place.inner, of: form.program.fields[place.field]).isEmpty
    }

    /// Whether a field is shown, of the form or of a row, and for a row, whether its group is; `false` where
    /// there is no such field or row.
    public func isVisible(at path: FieldPath) -> Bool {
        guard let (place, row) = form.program.place(of: path), exists(place) else { return false }
        if let row, !value(at: place).rowList.indices.contains(row) { return false }
        return isVisible(place)
    }

    package func isVisible(_ place: FieldPlace) -> Bool {
        states[place.field].cell.isVisible(place.inner[...])
    }

    /// Whether an item of a row is shown, a label too.
    ///
    /// - Parameters:
    ///   - item: The index of the item among those of the group.
    ///   - row: The row.
    ///   - group: The group.
    /// - Returns: Whether it is; `false` where there is no such row.
    package func isVisible(item: Int, ofRow row: Int, of group: FieldPlace) -> Bool {
        let cell = states[group.field].cell[group.inner[...]]
        guard cell.rows.indices.contains(row), let program = form.program.field(at: group).rows
        else { return false }
        return program.fieldIndices[item].map { cell.rows[row].cells[$0].status != .hidden }
            ?? !cell.rows[row].hiddenLabels.contains(item)
    }

    /// Whether a field can be changed, of the form or of a row, as far as it is shown; `false` for one that is
    /// calculated, and where there is no such field.
    public func isEnabled(at path: FieldPath) -> Bool {
        guard let (place, row) = form.program.place(of: path), row == nil, exists(place) else {
            return false
        }
        // Of what is not shown nobody knows how it would stand.
        return !isVisible(place) || states[place.field].cell[place.inner[...]].status == .open
    }

    /// Whether a person can be asked for a field, of the form or of a row.
    package func isOpen(_ place: FieldPlace) -> Bool {
        states[place.field].cell.isOpen(place.inner[...])
    }

    /// Whether an answer is needed at present, of a field of the form or of a row.
    public func isRequired(at path: FieldPath) -> Bool {
        guard let (place, row) = form.program.place(of: path), row == nil else { return false }
        guard !place.inner.isEmpty else { return isRequired(form.program.fields[place.field].name) }
        guard isOpen(place) else { return false }
        return form.program.field(at: place).item.isRequired
            || judge.isRequired(place) { states[$0] }
    }

    /// How many rows a group has; 0 where there is no such group.
    public func rowCount(of group: FieldPath) -> Int {
        value(at: group).rowList.count
    }

    /// Whether a group may have one row more.
    public func canAddRow(to group: FieldPath) -> Bool {
        guard let place = self.group(at: group) else { return false }
        return value(at: place).rowList.count < form.program.field(at: place).item.maximumRows
    }

    /// Everything that is wrong with a field, a row or a group, and with all that stands in it.
    public func issues(at path: FieldPath) -> [FormIssue] {
        guard let place = form.program.place(of: path)?.place else { return [] }
        return states[place.field].issues.filter { $0.path.steps.starts(with: path.steps) }
    }

    // MARK: Changing

    /// Sets what a field holds, of the form or of a row; see ``updateValue(of:to:userInitiated:)``.
    ///
    /// - Returns: Whether there is such a field, in a row that there is.
    /// - Complexity: O(what depends on the field, and the group that it stands in).
    @discardableResult
    public func updateValue(
        at path: FieldPath, to value: FieldValue, userInitiated: Bool
    ) -> Bool {
        guard let (place, row) = form.program.place(of: path), row == nil, exists(place) else {
            return false
        }
        let origin: ChangeOrigin = userInitiated ? .user : .program
        if place.inner.isEmpty {
            perform(Round(updates: [Update(field: place.field, value: value)], origin: origin))
        } else {
            let edit = RowEdit(place: place, row: -1, kind: .set(value))
            perform(Round(edit: edit, origin: origin))
        }
        return true
    }

    /// Adds a row to a group.
    ///
    /// A group that has as many rows as it may is left as it is. Inside a delegate's callback the row is
    /// queued.
    ///
    /// - Parameters:
    ///   - group: The group: `/contacts`.
    ///   - index: Where the row is to stand, 0 to the number of rows; last unless given.
    ///   - row: What its fields hold; unless given their defaults, which go on following what they look at.
    ///   - userInitiated: Whether a person did it on the screen, which shows the row already.
    /// - Returns: Whether there is such a group, and room in it.
    /// - Complexity: O(*n*) in the group and what depends on it.
    @discardableResult
    public func addRow(
        to group: FieldPath, at index: Int? = nil, _ row: FormRow? = nil, userInitiated: Bool
    ) -> Bool {
        guard let place = self.group(at: group), canAddRow(to: group) else { return false }
        let count = value(at: place).rowList.count
        guard (0...count).contains(index ?? count) else { return false }
        let defaults = form.program.field(at: place).rows?.fields ?? []
        let new = row ?? FormRow(defaults.map { ($0.name, $0.item.defaultValue) })
        perform(
            Round(
                edit: RowEdit(
                    place: place, row: index ?? count, kind: .insert(new, isGiven: row != nil)),
                origin: userInitiated ? .user : .program))
        return true
    }

    /// Removes a row; a group that is left with too few has an issue.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - userInitiated: Whether a person did it on the screen, which does not show the row any more.
    /// - Returns: Whether there is such a row.
    /// - Complexity: O(*n*) in the group and what depends on it.
    @discardableResult
    public func removeRow(at path: FieldPath, userInitiated: Bool) -> Bool {
        guard let (place, row) = self.row(at: path) else { return false }
        perform(
            Round(
                edit: RowEdit(place: place, row: row, kind: .remove),
                origin: userInitiated ? .user : .program))
        return true
    }

    /// Moves a row within its group.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - index: Where it stands afterwards, 0 to the number of rows − 1.
    ///   - userInitiated: Whether a person did it on the screen, which shows it there already.
    /// - Returns: Whether there is such a row and such an index.
    /// - Complexity: O(*n*) in the group and what depends on it.
    @discardableResult
    public func moveRow(at path: FieldPath, to index: Int, userInitiated: Bool) -> Bool {
        guard let (place, row) = self.row(at: path),
            value(at: place).rowList.indices.contains(index)
        else { return false }
        guard row != index else { return true }
        perform(
            Round(
                edit: RowEdit(place: place, row: row, kind: .move(to: index)),
                origin: userInitiated ? .user : .program))
        return true
    }

    /// Says that a person has been in a field, of the form or of a row, and gone on; of a group, in all that it
    /// holds.
    public func leave(at path: FieldPath) {
        guard let place = form.program.place(of: path)?.place,
            states[place.field].cell[place.inner[...]].leave()
        else { return }
        tell([])
    }

    // MARK: Places

    private func group(at path: FieldPath) -> FieldPlace? {
        guard let (place, row) = form.program.place(of: path), row == nil, exists(place),
            form.program.field(at: place).rows != nil
        else { return nil }
        return place
    }

    private func row(at path: FieldPath) -> (place: FieldPlace, row: Int)? {
        guard let (place, row) = form.program.place(of: path), let row, exists(place),
            value(at: place).rowList.indices.contains(row)
        else { return nil }
        return (place, row)
    }

    /// Whether all rows on the way are there.
    func exists(_ place: FieldPlace) -> Bool {
        var around = place
        while let (group, row) = around.group {
            guard value(at: group).rowList.indices.contains(row) else { return false }
            around = group
        }
        return true
    }
}
