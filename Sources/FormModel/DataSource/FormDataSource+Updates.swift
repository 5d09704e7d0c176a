/// The public ways to change a filling-in.
extension FormDataSource {
    /// Sets the value of a field.
    ///
    /// A text for a field of another type counts as typed, and is read by the type and the formatter of the field; if
    /// that fails, the text is kept with an issue. An equal value changes nothing and does not notify the delegate,
    /// unless a person typed it in another notation: then the delegate is notified, so that the screen shows
    /// ``displayText(of:in:)``. A computed field keeps its value, and the delegate is not notified. Inside a delegate's
    /// callback the update is queued.
    ///
    /// The value of a field that the program sets (``FormItem/Setter/program``) is set with `userInitiated: false`; the
    /// delegate is notified of it, as of any change by the program. A person cannot change it: with `userInitiated: true`
    /// nothing is changed, and the error says so.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - value: The new value.
    ///   - userInitiated: Whether a person made it on the screen.
    /// - Throws: The name, if the form has no such field, or if a person changes a field that the program sets.
    /// - Complexity: O(*n*) in the fields that depend on the field.
    public func updateValue(
        of name: FieldName, to value: FieldValue, userInitiated: Bool
    ) throws(FormPathError) {
        try updateValues([(name, value)], userInitiated: userInitiated)
    }

    /// Sets several fields at once, with one notification in item order.
    ///
    /// - Throws: All names that the form does not have; in that case no field is set.
    public func updateValues(
        _ values: [(name: FieldName, value: FieldValue)], userInitiated: Bool
    ) throws(FormPathError) {
        var entries: [(place: FieldPlace, value: FieldValue)] = []
        var problems: [FormPathError.Problem] = []
        for (name, value) in values {
            if let field = field(name) {
                if userInitiated, form.compiled.fields[field].item.setBy == .program {
                    problems.append(
                        .init(form.path(of: name), isNo: .changeableField, of: form.compiled))
                }
                entries.append((FieldPlace(field), value))
            } else {
                problems.append(.init(form.path(of: name), isNo: .field, of: form.compiled))
            }
        }
        guard problems.isEmpty else { throw FormPathError(problems) }
        enter(entries, userInitiated: userInitiated)
    }

    /// Sets the value of a field of the form or of a row; see ``updateValue(of:to:userInitiated:)``.
    ///
    /// - Throws: The path, if the form has no such field, or its row does not exist at present; a disabled group has
    ///   no rows.
    /// - Complexity: O(*n*) in the row of the field, and in the fields that depend on it.
    public func updateValue(
        at path: FieldPath, to value: FieldValue, userInitiated: Bool
    ) throws(FormPathError) {
        let place = try existingField(path)
        if userInitiated, form.compiled.field(at: place).item.setBy == .program {
            throw FormPathError(path, isNo: .changeableField, of: form.compiled)
        }
        enter([(place, value)], userInitiated: userInitiated)
    }

    /// Sets the values of fields that exist.
    package func enter(
        _ entries: [(place: FieldPlace, value: FieldValue?)], userInitiated: Bool
    ) {
        let entries = entries.map { Round.Entry(place: $0.place, value: $0.value) }
        perform(Round(entries: entries, origin: .init(userInitiated)))
    }

    /// Accepts the default of a field as its answer; a default expression is evaluated again whenever a field that it
    /// reads changes.
    package func takeDefault(at place: FieldPlace, userInitiated: Bool) {
        guard filling.contains(place) else { return }
        let isExpression = form.compiled.field(at: place).item.defaultExpression != nil
        enter(
            [(place, isExpression ? nil : filling.sheet.defaultValue(at: place))],
            userInitiated: userInitiated)
    }

    /// Resets every field to its default, except for those that the program sets, and reports no issues until a person
    /// leaves a field or submits.
    ///
    /// The delegate is notified even if a person requested the reset, because the screen still shows the entered
    /// values. Inside a delegate's callback the reset is queued.
    public func reset(userInitiated: Bool) {
        let entries = form.compiled.sentFields.indices.filter {
            form.compiled.fields[$0].item.setBy != .program
        }.map { Round.Entry(place: FieldPlace($0), value: nil) }
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
    /// - Returns: Whether the group could have another row; see ``canAddRow(to:)``.
    /// - Throws: The path, if there is no such group or the new row cannot have that index.
    /// - Complexity: O(*n*) in the row and in the fields that depend on the group.
    @discardableResult
    public func addRow(
        to group: FieldPath, at index: Int? = nil, _ row: FormRow? = nil, userInitiated: Bool
    ) throws(FormPathError) -> Bool {
        let place = try existingGroup(group)
        let count = filling.rowCount(of: place)
        let index = index ?? count
        guard (0...count).contains(index) else {
            throw FormPathError(group.appending(.index(index)), isNo: .row, of: form.compiled)
        }
        return addRow(
            row, at: RowPlace(group: place, index: index), userInitiated: userInitiated)
    }

    /// Removes a row; if too few rows remain, the group has an issue.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - userInitiated: Whether a person removed it on the screen, which no longer shows the row.
    /// - Throws: The path, if there is no such row, or if it is one of fixed rows.
    /// - Complexity: O(*n*) in the group and in the fields that depend on it.
    public func removeRow(at path: FieldPath, userInitiated: Bool) throws(FormPathError) {
        make(RowChange(row: try changeableRow(path), kind: .remove), userInitiated)
    }

    /// Moves a row within its group.
    ///
    /// - Parameters:
    ///   - path: The row: `/contacts/1`.
    ///   - index: Its index afterwards, 0 to the number of rows − 1.
    ///   - userInitiated: Whether a person moved it on the screen, which already shows it there.
    /// - Throws: The path, if there is no such row, or if it is one of fixed rows; the path that the row would have, if the index is out of range.
    /// - Complexity: O(*n*) in the group and in the fields that depend on it.
    public func moveRow(
        at path: FieldPath, to index: Int, userInitiated: Bool
    ) throws(FormPathError) {
        let row = try changeableRow(path)
        guard (0..<filling.rowCount(of: row.group)).contains(index) else {
            throw FormPathError(
                form.compiled.path(of: row.group, row: index), isNo: .row, of: form.compiled)
        }
        guard row.index != index else { return }
        make(RowChange(row: row, kind: .move(to: index)), userInitiated)
    }

    /// Adds a row of defaults at the end of a group that exists, if the group can have another row.
    package func addRow(to group: FieldPlace, userInitiated: Bool) -> Bool {
        addRow(
            nil, at: RowPlace(group: group, index: filling.rowCount(of: group)),
            userInitiated: userInitiated)
    }

    private func addRow(_ row: FormRow?, at place: RowPlace, userInitiated: Bool) -> Bool {
        guard filling.canAddRow(to: place.group) else { return false }
        make(RowChange(row: place, kind: .insert(row)), userInitiated)
        return true
    }

    /// Removes a row, if it exists.
    package func removeRow(_ row: RowPlace, userInitiated: Bool) -> Bool {
        guard filling.contains(row.cell(0)), !filling.isFixed(row) else { return false }
        make(RowChange(row: row, kind: .remove), userInitiated)
        return true
    }

    private func make(_ change: RowChange, _ userInitiated: Bool) {
        perform(Round(rowChange: change, origin: .init(userInitiated)))
    }
}

extension ChangeOrigin {
    fileprivate init(_ isUser: Bool) {
        self = isUser ? .user : .program
    }
}
