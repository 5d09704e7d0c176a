// The validators of fields with their present parameters, and what expressions and lists decide about rows.

extension Filling {
    /// The validators of a field with their present parameters.
    func effectiveValidators(at place: FieldPlace) -> [EffectiveValidator] {
        let field = form.compiled.field(at: place)
        return field.itemValidators.flatMap {
            effectiveValidators($0.validator, of: field.valueType, at: place)
        }
    }

    /// A validator with its present parameters, and those inside it that apply at present.
    private func effectiveValidators(
        _ validator: any Validator, of type: ValueType, at place: FieldPlace
    ) -> [EffectiveValidator] {
        if let moving = validator as? MovingValidator {
            let values = moving.moving.map { parameter in
                parameter.value(
                    of: sheet.evaluate(parameter.expression, at: place) { $0.value(in: $1) }
                        ?? .empty)
            }
            return [
                EffectiveValidator(
                    moving.name, moving.validator(of: values), at: clock.now, of: type)
            ]
        }
        let own = EffectiveValidator(validator.name, validator, at: clock.now, of: type)
        guard let conditional = validator as? any ConditionalValidator,
            sheet.evaluate(conditional.condition, at: place, { $0.holds(in: $1) }) == true
        else { return [own] }
        return [own]
            + conditional.validators.list.flatMap {
                effectiveValidators($0, of: type, at: place)
            }
    }

    // MARK: Rows

    /// How many rows a group shows; 0 where there is no such group.
    func rowCount(of group: FieldPlace) -> Int {
        sheet.record.root.find(group)?.shownRowCount ?? 0
    }

    /// Whether another row can be added to a group; where an expression decides the number of rows, up to that number.
    func canAddRow(to group: FieldPlace) -> Bool {
        let field = form.compiled.field(at: group)
        let limit = field.rowNumber == nil ? field.item.maximumRows : rowNumber(of: group) ?? 0
        return rowCount(of: group) < min(limit, field.item.maximumRows)
    }

    /// Whether a row is one of fixed rows; one beyond them is not.
    func isFixed(_ row: RowPlace) -> Bool {
        row.index < form.compiled.field(at: row.group).layout.fixedRows ?? 0
    }

    /// The number of rows that a group must have, if an expression or a list decides it.
    func rowNumber(of group: FieldPlace) -> Int? { sheet.rowNumber(of: group) }

    /// The caption of a row: its row title, or the title of its group and its number.
    func caption(of row: RowPlace, in locale: ReaderLocale?) -> String {
        let group = form.compiled.field(at: row.group).item
        if let title = group.rowTitle { return text(title, of: row, in: locale) }
        let language = (locale ?? self.locale).language
        return rowCaption(of: row, in: language)
            ?? "\(text(group.title, of: row.group.row, in: locale)) \(row.index + 1)"
    }

    /// The innermost row that a path leads to or into; `nil` if there is none.
    ///
    /// The end of a path that is no field of the form, such as that of an unknown key, is ignored.
    func rowAround(_ path: FieldPath) -> RowPlace? {
        var steps = path.steps
        while !steps.isEmpty {
            if let (place, row) = form.compiled.place(about: FieldPath(steps)) {
                return row.map { RowPlace(group: place, index: $0) } ?? place.row
            }
            steps.removeLast()
        }
        return nil
    }

    func rowCaption(of row: RowPlace, in language: LanguageTag?) -> String? {
        let item = form.compiled.field(at: row.group).item
        if let fixed = item.fixedRows {
            guard fixed.indices.contains(row.index) else { return nil }
            return title(of: fixed[row.index], item, in: row.group.row, language)
        }
        guard let list = rowList(of: row.group) else { return nil }
        var entries: [String] = []
        if case .choices(let chosen)? = cell(at: list)?.state.effective {
            entries = chosen
        }
        guard
            let value = entries.indices.contains(row.index)
                ? entries[row.index] : formerEntry(of: row)
        else { return nil }
        let layout = form.compiled.field(at: list).layout
        guard let choice = layout.choices.first(where: { $0.value.hasSameBytes(as: value) }) else {
            return value
        }
        guard layout.hasWordsWithPlaces else { return form.text(choice.title, in: language) }
        let locale = (language ?? form.locale).map { ReaderLocale($0) } ?? ReaderLocale()
        return reader(of: list, in: locale).title(of: choice)
    }

    /// The title of the choice of a fixed row.
    private func title(
        of choice: Choice, _ item: FormItem, in row: RowPlace?, _ language: LanguageTag?
    ) -> String {
        guard choice.textsWithPlaces.contains(choice.title) else {
            return form.text(choice.title, in: language)
        }
        let locale = (language ?? form.locale).map { ReaderLocale($0) } ?? ReaderLocale()
        return text(choice.title, of: item.hasRowsOfList ? nil : row, in: locale)
    }

    /// The entry of a row that is no longer chosen.
    private func formerEntry(of row: RowPlace) -> String? {
        guard let rows = cell(at: row.group)?.rows, rows.indices.contains(row.index)
        else { return nil }
        return rows[row.index].entry
    }

    /// The field whose entries the rows of a group belong to.
    private func rowList(of group: FieldPlace) -> FieldPlace? {
        guard let list = form.compiled.field(at: group).rowList else { return nil }
        var record = group.row
        for _ in 0..<list.up { record = record?.group.row }
        return FieldPlace.cell(list.field, of: record)
    }

    /// The entries to which the rows of a group belong; `nil` for a row without one.
    func rowEntries(of group: FieldPlace) -> [String?] {
        guard let list = rowList(of: group), let rows = cell(at: group)?.rows else {
            return []
        }
        var entries: [String] = []
        if case .choices(let chosen)? = cell(at: list)?.state.entered {
            entries = chosen
        }
        return rows.enumerated().map { index, row in
            row.entry ?? (entries.indices.contains(index) ? entries[index] : nil)
        }
    }
}
