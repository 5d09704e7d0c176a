public import FormModel

// What a person enters.
extension CardPresenter {
    /// Enters a value of a field, as a person does.
    ///
    /// A text counts as typed, and is read by the type and the formatter of the field.
    ///
    /// - Parameters:
    ///   - value: The value; an empty one removes the answer.
    ///   - path: The field, such as `/email` or `/lines/0/price`.
    /// - Returns: The events, or the reason why a person cannot change the field.
    /// - Complexity: O(*n*) in the fields that depend on the field, and in the fields of the visible cards.
    @discardableResult
    public func enter(_ value: FieldValue, at path: FieldPath) -> CardResponse {
        respond {
            changeable(path)
                ?? attempt { () throws(FormPathError) in
                    try dataSource.updateValue(at: path, to: value, userInitiated: true)
                }
        }
    }

    /// Enters a typed text; an empty one removes the answer.
    ///
    /// - Returns: The events, or the reason why a person cannot change the field.
    @discardableResult
    public func enter(_ text: String, at path: FieldPath) -> CardResponse {
        enter(text.isEmpty ? .empty : .text(text), at: path)
    }

    /// Leaves a field, so that its issues are reported; for a group, all fields of its rows.
    ///
    /// - Returns: The events, or the reason why there is no such field.
    @discardableResult
    public func leave(_ path: FieldPath) -> CardResponse {
        respond { attempt { () throws(FormPathError) in try dataSource.leave(at: path) } }
    }

    /// Adds a row to a group, as a person does.
    ///
    /// - Parameters:
    ///   - group: The group, such as `/lines`.
    ///   - index: The index of the new row; without it, the row is the last one.
    /// - Returns: The events, or the reason why the group cannot have another row.
    @discardableResult
    public func addRow(to group: FieldPath, at index: Int? = nil) -> CardResponse {
        respond {
            if let refusal = changeable(group) { return refusal }
            var isAdded = false
            return attempt { () throws(FormPathError) in
                isAdded = try dataSource.addRow(to: group, at: index, userInitiated: true)
            } ?? (isAdded ? nil : .noMoreRows(group))
        }
    }

    /// Removes a row, as a person does.
    ///
    /// - Returns: The events, or the reason why the row cannot be removed.
    @discardableResult
    public func removeRow(_ row: FieldPath) -> CardResponse {
        respond {
            changeable(rowsOf: row)
                ?? attempt { () throws(FormPathError) in
                    try dataSource.removeRow(at: row, userInitiated: true)
                }
        }
    }

    /// Moves a row within its group, as a person does.
    ///
    /// - Parameters:
    ///   - row: The row, such as `/lines/1`.
    ///   - index: Its index afterwards.
    /// - Returns: The events, or the reason why the row cannot be moved.
    @discardableResult
    public func moveRow(_ row: FieldPath, to index: Int) -> CardResponse {
        respond {
            changeable(rowsOf: row)
                ?? attempt { () throws(FormPathError) in
                    try dataSource.moveRow(at: row, to: index, userInitiated: true)
                }
        }
    }

    // MARK: Refusals

    private func attempt(_ body: () throws(FormPathError) -> Void) -> CardRefusal? {
        do throws(FormPathError) {
            try body()
            return nil
        } catch {
            return .path(error)
        }
    }

    /// The reason why a person cannot change a field or group.
    private func changeable(_ path: FieldPath) -> CardRefusal? {
        if let error = dataSource.pathError(of: path) { return .path(error) }
        guard dataSource.isVisible(at: path) else { return .hiddenField(path) }
        return dataSource.isEnabled(at: path) || isGiven(path) ? nil : .disabledField(path)
    }

    /// Whether the program sets a field, which the data source refuses with an error of its own.
    private func isGiven(_ path: FieldPath) -> Bool {
        dataSource.form.input(at: path)?.setBy == .program
    }

    /// The reason why a person cannot remove or move a row.
    private func changeable(rowsOf row: FieldPath) -> CardRefusal? {
        guard case .index? = row.steps.last else { return nil }
        let group = FieldPath(Array(row.steps.dropLast()))
        if let refusal = changeable(group) { return refusal }
        return dataSource.form.input(at: group)?.rowSource == nil ? nil : .fixedRows(group)
    }
}
