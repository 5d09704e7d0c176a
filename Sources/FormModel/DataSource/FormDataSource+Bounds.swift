// What expressions decide at present about the values of fields: the bounds of validators, and numbers of rows.

/// A validator of a field with its present parameters.
public struct EffectiveValidator: Sendable {
    /// The name in form files.
    public let name: String

    /// The parameters, such as `min` and `max`; an expression without a result gives none.
    public let parameters: IssueParameters
}

extension FormDataSource {
    /// The validators of a field with their present parameters: those that expressions calculate from other fields, and
    /// bounds relative to the time.
    ///
    /// ```swift
    /// let range = source.effectiveValidators(at: FieldPath("quantity")).first { $0.name == "range" }
    /// stepper.maximum = range?.parameters["max"]
    /// ```
    ///
    /// - Parameter path: The field, of the form or of a row.
    /// - Returns: The validators in their order; none if there is no such field. Validators inside others, such as those
    ///   of `when`, are not listed.
    /// - Complexity: O(*n*) in the fields that the expressions read.
    public func effectiveValidators(at path: FieldPath) -> [EffectiveValidator] {
        guard let place = fieldPlace(path) else { return [] }
        let field = form.compiled.field(at: place)
        return field.itemValidators.map { compiled in
            guard let moving = compiled.validator as? MovingValidator else {
                let validator = compiled.validator
                return EffectiveValidator(
                    name: validator.name,
                    parameters: clock.now.map { validator.parameters(at: $0, of: field.valueType) }
                        ?? validator.parameters)
            }
            let values = moving.moving.map { parameter in
                parameter.value(
                    of: sheet.evaluate(parameter.expression, at: place) { $0.value(in: $1) }
                        ?? .empty)
            }
            return EffectiveValidator(
                name: moving.name, parameters: moving.validator(of: values)?.parameters ?? [:])
        }
    }

    /// The number of rows that a group must have, if an expression or a list decides it; `nil` for other groups, and
    /// where the expression has no result.
    ///
    /// - Complexity: O(*n*) in the fields that the expression reads.
    public func rowNumber(of group: FieldPath) -> Int? {
        fieldPlace(group).flatMap { rowNumber(of: $0) }
    }

    package func rowNumber(of group: FieldPlace) -> Int? {
        let number = form.compiled.field(at: group).rowNumber
        return sheet.evaluate(number, at: group) { $0.rowNumber(in: $1) }
    }

    /// The title of the entry to which a row of a group belongs, if a list decides the number of rows.
    ///
    /// - Parameters:
    ///   - row: The path of the row, such as `/ratings/0`.
    ///   - language: The language of the reader; that of the form unless given.
    /// - Returns: The title; `nil` for rows of other groups, and for a row without an entry.
    public func rowCaption(of row: FieldPath, in language: LanguageTag? = nil) -> String? {
        guard let (place, number) = form.compiled.place(of: row), let number else { return nil }
        return rowCaption(of: RowPlace(group: place, index: number), in: language)
    }

    package func rowCaption(of row: RowPlace, in language: LanguageTag? = nil) -> String? {
        guard let list = form.compiled.field(at: row.group).rowList else { return nil }
        var record = row.group.row
        for _ in 0..<list.up { record = record?.group.row }
        let field = FieldPlace.cell(list.field, of: record)
        guard case .choices(let entries)? = sheet.record.find(field)?.cell.state.effective,
            entries.indices.contains(row.index)
        else { return nil }
        let value = entries[row.index]
        let layout = form.compiled.field(at: field).layout
        guard let choice = layout.choices.first(where: { $0.value.hasSameBytes(as: value) }) else {
            return value
        }
        guard layout.hasWordsWithPlaces else { return form.text(choice.title, in: language) }
        let locale = (language ?? form.locale).map { ReaderLocale($0) } ?? ReaderLocale()
        return reader(of: field, in: locale).title(of: choice)
    }
}
