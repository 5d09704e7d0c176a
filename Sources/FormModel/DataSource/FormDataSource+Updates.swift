/// The public ways to change a filling-in.
extension FormDataSource {
    /// Sets the value of a field.
    ///
    /// A text for a field of another type counts as typed, and is read by the type and the formatter of the field; if
    /// that fails, the text is kept with an issue. An equal value changes nothing and does not notify the delegate,
    /// unless a person typed it in another notation: then the delegate is notified, so that the screen shows
    /// ``displayText(of:)``. A computed field keeps its value, and the delegate is not notified. Inside a delegate's
    /// callback the update is queued.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - value: The new value.
    ///   - userInitiated: Whether a person made it on the screen.
    /// - Returns: Whether there is such a field.
    /// - Complexity: O(*n*) in the fields that depend on the field.
    @discardableResult
    public func updateValue(of name: FieldName, to value: FieldValue, userInitiated: Bool) -> Bool {
        updateValues([(name, value)], userInitiated: userInitiated)
    }

    /// Sets several fields at once, with one notification in item order.
    ///
    /// - Returns: Whether all fields exist; the existing ones are set.
    @discardableResult
    public func updateValues(
        _ values: [(name: FieldName, value: FieldValue)], userInitiated: Bool
    ) -> Bool {
        let entries = values.compactMap { name, value in
            field(name).map { Round.Entry(place: FieldPlace($0), value: value) }
        }
        perform(Round(entries: entries, origin: .init(userInitiated)))
        return entries.count == values.count
    }

    /// Sets the value of a field of the form or of a row; see ``updateValue(of:to:userInitiated:)``.
    ///
    /// - Returns: Whether the field and its row exist.
    /// - Complexity: O(*n*) in the row of the field, and in the fields that depend on it.
    @discardableResult
    public func updateValue(
        at path: FieldPath, to value: FieldValue, userInitiated: Bool
    ) -> Bool {
        guard let place = fieldPlace(path), sheet.record.contains(place) else { return false }
        enter(value, at: place, userInitiated: userInitiated)
        return true
    }

    private func enter(_ value: FieldValue?, at place: FieldPlace, userInitiated: Bool) {
        perform(
            Round(
                entries: [Round.Entry(place: place, value: value)], origin: .init(userInitiated)))
    }

    /// Accepts the default of a field as its answer; a default expression is evaluated again whenever a field that it
    /// reads changes.
    package func takeDefault(at place: FieldPlace, userInitiated: Bool) {
        guard sheet.record.contains(place) else { return }
        let isExpression = form.compiled.field(at: place).item.defaultExpression != nil
        enter(
            isExpression ? nil : defaultValue(at: place), at: place, userInitiated: userInitiated)
    }

    /// Resets every field to its default, and reports no issues until a person leaves a field or submits.
    ///
    /// The delegate is notified even if a person requested the reset, because the screen still shows the entered
    /// values. Inside a delegate's callback the reset is queued.
    public func reset(userInitiated: Bool) {
        let entries = form.compiled.fields.indices.map {
            Round.Entry(place: FieldPlace($0), value: nil)
        }
        perform(Round(entries: entries, origin: .init(userInitiated), isReset: true))
    }

    // MARK: Rows

    /// Adds a row to a group.
    ///
    /// A group with the maximum number of rows is not changed. Inside a delegate's callback the row is queued.
    ///
    /// - Parameters:
    ///   - group: The group: `/contacts`.
    ///   - index: The index of the new row, 0 to the number of rows; the default is the end.
    ///   - row: The values of its fields; without them, the fields have their defaults, and default expressions are
    ///     evaluated again whenever a field that they read changes.
    ///   - userInitiated: Whether a person added it on the screen, which already shows the row.
    /// - Returns: Whether the group exists and can have another row.
    /// - Complexity: O(*n*) in the row and in the fields that depend on the group.
    @discardableResult
    public func addRow(
        to group: FieldPath, at index: Int? = nil, _ row: FormRow? = nil, userInitiated: Bool
    ) -> Bool {
        guard let place = groupPlace(group), canAddRow(to: group) else { return false }
        let count = rowCount(of: group)
        guard (0...count).contains(index ?? count) else { return false }
        return make(
            RowChange(row: RowPlace(group: place, row: index ?? count), kind: .insert(row)),
            userInitiated)
    }

    /// Removes a row; if too few rows remain, the group has an issue.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - userInitiated: Whether a person removed it on the screen, which no longer shows the row.
    /// - Returns: Whether there is such a row.
    /// - Complexity: O(*n*) in the group and in the fields that depend on it.
    @discardableResult
    public func removeRow(at path: FieldPath, userInitiated: Bool) -> Bool {
        guard let row = rowPlace(path) else { return false }
        return make(RowChange(row: row, kind: .remove), userInitiated)
    }

    /// Moves a row within its group.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - index: Its index afterwards, 0 to the number of rows − 1.
    ///   - userInitiated: Whether a person moved it on the screen, which already shows it there.
    /// - Returns: Whether there is such a row and such an index.
    /// - Complexity: O(*n*) in the group and in the fields that depend on it.
    @discardableResult
    public func moveRow(at path: FieldPath, to index: Int, userInitiated: Bool) -> Bool {
        guard let row = rowPlace(path), index >= 0,
            index < sheet.record.find(row.group)?.shownRowCount ?? 0
        else { return false }
        return row.row == index
            || make(RowChange(row: row, kind: .move(to: index)), userInitiated)
    }

    private func make(_ change: RowChange, _ userInitiated: Bool) -> Bool {
        perform(Round(rowChange: change, origin: .init(userInitiated)))
        return true
    }
}

extension ChangeOrigin {
    fileprivate init(_ isUser: Bool) {
        self = isUser ? .user : .program
    }
}
