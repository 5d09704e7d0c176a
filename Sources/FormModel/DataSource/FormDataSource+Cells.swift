// The values of fields and what they mean at present: by name for fields of the form, by path for those of rows too.

extension FormDataSource {
    /// The value of a field; empty where there is no such field.
    ///
    /// A typed text that could not be read is kept as text. A hidden field keeps its value, which counts again when the
    /// field is shown; until then the effective value is empty.
    public func value(of name: FieldName) -> FieldValue {
        field(name).map { filling.value(at: FieldPlace($0)) } ?? .empty
    }

    /// The text that shows the value of a field of the form; see ``displayText(at:in:)``.
    public func displayText(of name: FieldName, in locale: ReaderLocale? = nil) -> String {
        displayText(at: form.path(of: name), in: locale)
    }

    /// The text that shows a value as a field would.
    package func displayText(
        of value: FieldValue, at place: FieldPlace, in locale: ReaderLocale
    ) -> String {
        filling.displayText(of: value, at: place, in: locale)
    }

    /// Whether a typed number is canonical text with another meaning in ``locale``, so that the person who typed it
    /// should see how it was read.
    package func hasTwoReadings(_ typed: String, at place: FieldPlace) -> Bool {
        filling.sheet.canonicals.reader.hasTwoReadings(
            typed, for: form.compiled.field(at: place).layout)
    }

    /// The answers: every field that has a value and is for output, in form order; hidden fields have none.
    public var values: [(name: FieldName, value: FieldValue)] {
        zip(form.compiled.fields, filling.sheet.record.root.cells).compactMap { field, cell in
            cell.holdsEffective && field.item.isOutput
                ? (field.name, field.output(of: cell.effective(field))) : nil
        }
    }

    /// Whether a value was entered or set; `false` for a default.
    public func isEntered(_ name: FieldName) -> Bool {
        field(name).map { filling.isEntered(FieldPlace($0)) } ?? false
    }

    // MARK: By path

    /// The value of a field of the form, or of a row such as `/contacts/1/phone`; empty where there is no such field or
    /// row.
    ///
    /// The path of a row, `/contacts/1`, has no value of its own; the value of the group contains the rows.
    public func value(at path: FieldPath) -> FieldValue {
        filling.place(of: path).map(filling.value) ?? .empty
    }

    package func value(at place: FieldPlace) -> FieldValue { filling.value(at: place) }

    /// The text that shows the value of a field, of the form or of a row; secrets are masked.
    ///
    /// - Parameters:
    ///   - path: The field; of a group, the text is the number of its rows.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The text; empty where the field has no value, or there is no such field.
    public func displayText(
        at path: FieldPath, in locale: ReaderLocale? = nil
    ) -> String {
        filling.place(of: path).map { filling.displayText(at: $0, in: locale) } ?? ""
    }

    package func displayText(at place: FieldPlace, in locale: ReaderLocale? = nil) -> String {
        filling.displayText(at: place, in: locale)
    }

    /// Whether a field of the form or of a row was entered or set, rather than having its default.
    public func isEntered(at path: FieldPath) -> Bool {
        filling.place(of: path).map(filling.isEntered) ?? false
    }

    /// Whether a person has left a field, of the form or of a row.
    package func isLeft(_ place: FieldPlace) -> Bool {
        filling.sheet.record.root.isLeft(place)
    }

    /// The value that was entered or set, even while the field is hidden or disabled; empty where it was emptied, and
    /// `nil` while the field has its default, or a value that the program gave.
    package func enteredValue(at place: FieldPlace) -> FieldValue? {
        filling.enteredValue(at: place)
    }

    /// Whether a field has a value that was sent from outside, and that it could not read.
    package func isRefused(_ place: FieldPlace) -> Bool {
        filling.cell(at: place)?.state.refusal != nil
    }

    /// Whether a field is shown, of the form or of a row, and for a row, whether its group is; `false` where
    /// there is no such field or row.
    public func isVisible(at path: FieldPath) -> Bool {
        guard let (place, row) = form.compiled.place(of: path) else { return false }
        return filling.isVisible(place, row: row)
    }

    package func isVisible(_ place: FieldPlace) -> Bool { filling.isVisible(place) }

    /// Whether an item of a row is shown, a label too.
    ///
    /// - Parameters:
    ///   - item: The index of the item among those of the group.
    ///   - row: The row.
    ///   - group: The group.
    /// - Returns: Whether the item is shown; `false` if there is no such row.
    package func isVisible(item: Int, ofRow row: Int, of group: FieldPlace) -> Bool {
        filling.isVisible(item: item, ofRow: row, of: group)
    }

    /// Whether a field can be changed, of the form or of a row, regardless of whether it is shown; `false` for a
    /// computed field, and if there is no such field.
    public func isEnabled(at path: FieldPath) -> Bool {
        filling.place(of: path).map(filling.isEnabled) ?? false
    }

    package func isEnabled(_ place: FieldPlace) -> Bool { filling.isEnabled(place) }

    /// Whether a person can be asked for a field, of the form or of a row.
    package func isOpen(_ place: FieldPlace) -> Bool { filling.isOpen(place) }

    /// All fields of the form and of rows that a person can be asked for, in form order.
    package var openFields: [FieldPlace] {
        filling.sheet.record.root.openFields(of: form.compiled)
    }

    /// Whether a field of the form or of a row is required at present.
    public func isRequired(at path: FieldPath) -> Bool {
        filling.place(of: path).map(filling.isRequired) ?? false
    }

    package func isRequired(_ place: FieldPlace) -> Bool { filling.isRequired(place) }

    /// How many rows a group has; 0 where there is no such group.
    public func rowCount(of group: FieldPath) -> Int {
        filling.place(of: group).map(filling.rowCount) ?? 0
    }

    package func rowCount(of group: FieldPlace) -> Int { filling.rowCount(of: group) }

    /// Whether another row can be added to a group; where an expression decides the number of rows, up to that number.
    public func canAddRow(to group: FieldPath) -> Bool {
        filling.group(at: group).map(filling.canAddRow) ?? false
    }

    /// The number of rows that a group must have, if an expression or a list decides it; `nil` for other groups, and
    /// where the expression has no result.
    ///
    /// - Complexity: O(*n*) in the fields that the expression reads.
    public func rowNumber(of group: FieldPath) -> Int? {
        filling.place(of: group).flatMap(filling.rowNumber)
    }

    package func rowNumber(of group: FieldPlace) -> Int? { filling.rowNumber(of: group) }

    /// The title of the entry to which a row of a group belongs, if a list decides the number of rows.
    ///
    /// - Parameters:
    ///   - row: The path of the row, such as `/ratings/0`.
    ///   - language: The language of the reader; that of the form unless given.
    /// - Returns: The title; `nil` for rows of other groups, and for a row that never had an entry.
    public func rowCaption(of row: FieldPath, in language: LanguageTag? = nil) -> String? {
        guard let (place, number) = form.compiled.place(of: row), let number else { return nil }
        return filling.rowCaption(of: RowPlace(group: place, index: number), in: language)
    }

    /// The entries to which the rows of a group belong; `nil` for a row without one.
    package func rowEntries(of group: FieldPlace) -> [String?] { filling.rowEntries(of: group) }

    // MARK: Defaults

    /// The present default of a field of the form or of a row such as `/contacts/1/phone`, evaluated if it is an expression;
    /// empty if the field has none, and if there is no such field or row.
    ///
    /// - Complexity: O(1), or O(*n*) in the expression and in what it reads.
    public func defaultValue(at path: FieldPath) -> FieldValue {
        guard let place = filling.place(of: path), filling.contains(place) else { return .empty }
        return filling.sheet.defaultValue(at: place)
    }

    package func defaultValue(at place: FieldPlace) -> FieldValue {
        filling.sheet.defaultValue(at: place)
    }

    /// What a row of the default of its group began with in a field; `nil` where that is the default of the field.
    package func rowStart(at place: FieldPlace) -> FieldValue? {
        let field = form.compiled.field(at: place)
        let start = filling.sheet.record.root.start(of: field.name, in: place.row)
        return start == field.item.defaultValue ? nil : start
    }

    // MARK: Conditions

    /// The validators of a field with their present parameters: those that expressions calculate from other fields, and
    /// bounds relative to the time.
    ///
    /// ```swift
    /// let range = source.effectiveValidators(at: FieldPath("quantity")).first { $0.name == "range" }
    /// stepper.maximum = range?.parameters["max"]
    /// ```
    ///
    /// - Parameter path: The field, of the form or of a row.
    /// - Returns: The validators in their order; none if there is no such field. The validators of `when` follow it
    ///   while its condition is true. Those of `anyOf`, `not`, `each` and `warning` are not listed, since the value as a
    ///   whole need not pass them.
    /// - Complexity: O(*n*) in the fields that the expressions read.
    public func effectiveValidators(at path: FieldPath) -> [EffectiveValidator] {
        filling.place(of: path).map(filling.effectiveValidators) ?? []
    }

    /// The present bounds of a field.
    ///
    /// - Parameters:
    ///   - place: The field.
    ///   - areValues: Whether a bound that is no value itself is left out.
    /// - Returns: The narrowest bounds that its validators set.
    /// - Complexity: O(*n*) in the fields that the expressions read.
    package func bounds(at place: FieldPlace, areValues: Bool = false) -> FieldBounds {
        var bounds = FieldBounds()
        for validator in filling.effectiveValidators(at: place) {
            bounds.narrow(to: areValues ? validator.bounds.inclusive : validator.bounds)
        }
        return bounds
    }

    /// The conditions on a field of the form or of a row, from those of its page inwards.
    ///
    /// - Complexity: O(*n*) in the form and in the fields that the conditions read.
    package func conditions(on place: FieldPlace) -> [FieldCondition] {
        filling.conditions(on: place)
    }
}
