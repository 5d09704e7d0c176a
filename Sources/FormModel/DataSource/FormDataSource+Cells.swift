// The state of a field of the form or of a row, by its path.

extension FormDataSource {
    /// The value of a field of the form, or of a row such as `/contacts/1/phone`; empty where there is no such field or
    /// row.
    ///
    /// The path of a row, `/contacts/1`, has no value of its own; the value of the group contains the rows.
    public func value(at path: FieldPath) -> FieldValue {
        fieldPlace(path).map { value(at: $0) } ?? .empty
    }

    package func value(at place: FieldPlace) -> FieldValue {
        sheet.record.find(place)?.shown(form.compiled.field(at: place)) ?? .empty
    }

    /// The text that shows the value of a field, of the form or of a row; secrets are masked.
    ///
    /// - Parameters:
    ///   - path: The field; of a group, the text is the number of its rows.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The text; empty where the field has no value, or there is no such field.
    public func displayText(
        at path: FieldPath, in locale: ReaderLocale? = nil
    ) -> String {
        fieldPlace(path).map { displayText(at: $0, in: locale) } ?? ""
    }

    package func displayText(at place: FieldPlace, in locale: ReaderLocale? = nil) -> String {
        let value = value(at: place)
        return chosenText(value, at: place, in: locale ?? self.locale)
            ?? displayText(of: value, at: place, in: locale ?? self.locale)
    }

    /// Whether a field of the form or of a row was entered or set, rather than having its default.
    public func isEntered(at path: FieldPath) -> Bool { fieldPlace(path).map(isEntered) ?? false }

    /// Whether a person has left a field, of the form or of a row.
    package func isLeft(_ place: FieldPlace) -> Bool {
        sheet.record.find(place)?.cell.state.isLeft ?? false
    }

    func isEntered(_ place: FieldPlace) -> Bool {
        guard let found = sheet.record.find(place), found.isInOpenRows else { return false }
        // A value that the program gives is not entered, so that a card with nothing else is empty.
        return found.cell.state.origin != nil && found.cell.holdsEffective
            && found.cell.state.status != .given
    }

    /// The value that was entered or set, even while the field is hidden or disabled; empty where it was emptied, and
    /// `nil` while the field has its default, or a value that the program gave.
    package func enteredValue(at place: FieldPlace) -> FieldValue? {
        guard let cell = sheet.record.find(place)?.cell, cell.state.origin != nil,
            cell.state.status != .given
        else { return nil }
        return cell.entered(form.compiled.field(at: place))
    }

    /// Whether a field has a value that was sent from outside, and that it could not read.
    package func isRefused(_ place: FieldPlace) -> Bool {
        sheet.record.find(place)?.cell.state.refusal != nil
    }

    /// Whether a field is shown, of the form or of a row, and for a row, whether its group is; `false` where
    /// there is no such field or row.
    public func isVisible(at path: FieldPath) -> Bool {
        guard let (place, row) = form.compiled.place(of: path), sheet.record.contains(place),
            let found = sheet.record.find(place)
        else { return false }
        return row.map { $0 < found.shownRowCount } ?? true && found.isVisible
            && form.compiled.isShown(place)
    }

    package func isVisible(_ place: FieldPlace) -> Bool {
        sheet.record.isVisible(place) && form.compiled.isShown(place)
    }

    /// Whether an item of a row is shown, a label too.
    ///
    /// - Parameters:
    ///   - item: The index of the item among those of the group.
    ///   - row: The row.
    ///   - group: The group.
    /// - Returns: Whether the item is shown; `false` if there is no such row.
    package func isVisible(item: Int, ofRow row: Int, of group: FieldPlace) -> Bool {
        guard let rows = sheet.record.find(group)?.cell.rows, rows.indices.contains(row),
            let compiled = form.compiled.field(at: group).rows,
            form.compiled.field(at: group).item.items[item].isShown
        else { return false }
        return compiled.fieldIndices[item].map { rows[row].cells[$0].state.status != .hidden }
            ?? !rows[row].hiddenLabels.contains(item)
    }

    /// Whether a field can be changed, of the form or of a row, regardless of whether it is shown; `false` for a
    /// computed field, and if there is no such field.
    public func isEnabled(at path: FieldPath) -> Bool {
        guard let place = fieldPlace(path), sheet.record.contains(place),
            let found = sheet.record.find(place)
        else { return false }
        // The status that a hidden field would have is not known.
        return !found.isVisible || found.cell.state.status == .open
    }

    /// Whether a person can be asked for a field, of the form or of a row.
    package func isOpen(_ place: FieldPlace) -> Bool {
        sheet.record.isOpen(place) && form.compiled.isShown(place)
    }

    /// Whether a field of the form or of a row is required at present.
    public func isRequired(at path: FieldPath) -> Bool { fieldPlace(path).map(isRequired) ?? false }

    package func isRequired(_ place: FieldPlace) -> Bool {
        sheet.record.isOpen(place)
            && (form.compiled.field(at: place).item.isRequired || sheet.requiresValue(at: place))
    }

    /// How many rows a group has; 0 where there is no such group.
    public func rowCount(of group: FieldPath) -> Int {
        fieldPlace(group).map(rowCount) ?? 0
    }

    package func rowCount(of group: FieldPlace) -> Int {
        sheet.record.find(group)?.shownRowCount ?? 0
    }

    /// Whether another row can be added to a group; where an expression decides the number of rows, up to that number.
    public func canAddRow(to group: FieldPath) -> Bool {
        groupPlace(group).map(canAddRow) ?? false
    }

    func canAddRow(to group: FieldPlace) -> Bool {
        let field = form.compiled.field(at: group)
        let most = field.rowNumber == nil ? field.item.maximumRows : rowNumber(of: group) ?? 0
        return rowCount(of: group) < min(most, field.item.maximumRows)
    }

    /// The state of the first card rule of a page whose condition is true; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the conditions and in what they read.
    public func cardState(ofPage page: Int) -> CardState? {
        let rules = form.compiled.cardStates
        guard rules.indices.contains(page) else { return nil }
        return rules[page].first { $0.when.map { sheet.holds($0) } ?? false }?.state
    }

    // MARK: Defaults

    /// The present default of a field, evaluated if it is an expression; empty if the field has none or does not exist.
    ///
    /// - Complexity: O(1), or O(*n*) in the expression and in what it reads.
    public func defaultValue(of name: FieldName) -> FieldValue {
        field(name).map { defaultValue(at: FieldPlace($0)) } ?? .empty
    }

    /// The present default of a field of the form or of a row such as `/contacts/1/phone`; empty if there is no such
    /// field or row.
    public func defaultValue(at path: FieldPath) -> FieldValue {
        guard let place = fieldPlace(path), sheet.record.contains(place) else { return .empty }
        return defaultValue(at: place)
    }

    package func defaultValue(at place: FieldPlace) -> FieldValue { sheet.defaultValue(at: place) }
}
