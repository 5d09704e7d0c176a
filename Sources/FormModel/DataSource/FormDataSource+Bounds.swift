// What expressions decide at present about the values of fields: the bounds of validators, and numbers of rows.

/// A validator of a field with its present parameters.
public struct EffectiveValidator: Sendable, Hashable {
    /// The name in form files.
    public let name: String

    /// The parameters, such as `min` and `max`; an expression without a result gives none.
    public let parameters: IssueParameters

    /// The bounds that it sets, which follow from the validator; none for one that a view is tested with.
    package let bounds: FieldBounds

    /// Makes an effective validator, such as one to test a view with.
    public init(name: String, parameters: IssueParameters = [:]) {
        self.name = name
        self.parameters = parameters
        bounds = FieldBounds()
    }

    /// - Parameters:
    ///   - name: The name.
    ///   - validator: The validator with its present parameters; `nil` where it accepts every value.
    ///   - now: The moment for bounds relative to the time; `nil` if it is unknown.
    ///   - type: The type of the field.
    fileprivate init(
        _ name: String, _ validator: (any Validator)?, at now: DateTime?, of type: ValueType
    ) {
        self.name = name
        parameters =
            validator.map { validator in
                now.map { validator.parameters(at: $0, of: type) } ?? validator.parameters
            } ?? [:]
        bounds =
            (validator as? any BoundingValidator)?.bounds(at: now, of: type) ?? FieldBounds()
    }
}

extension EffectiveValidator {
    /// Whether both have the same name and parameters.
    public static func == (left: EffectiveValidator, right: EffectiveValidator) -> Bool {
        left.name == right.name && left.parameters == right.parameters
    }

    /// Hashes the name and the parameters.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(parameters)
    }
}

extension FieldBounds {
    /// The bounds of a field that has all of some validators.
    package init(_ validators: [EffectiveValidator]) {
        self.init()
        for validator in validators { narrow(to: validator.bounds) }
    }
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
    /// - Returns: The validators in their order; none if there is no such field. The validators of `when` follow it
    ///   while its condition is true. Those of `anyOf`, `not`, `each` and `warning` are not listed, since the value as a
    ///   whole need not pass them.
    /// - Complexity: O(*n*) in the fields that the expressions read.
    public func effectiveValidators(at path: FieldPath) -> [EffectiveValidator] {
        fieldPlace(path).map { effectiveValidators(at: $0) } ?? []
    }

    package func effectiveValidators(at place: FieldPlace) -> [EffectiveValidator] {
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
    /// - Returns: The title; `nil` for rows of other groups, and for a row that never had an entry.
    public func rowCaption(of row: FieldPath, in language: LanguageTag? = nil) -> String? {
        guard let (place, number) = form.compiled.place(of: row), let number else { return nil }
        return rowCaption(of: RowPlace(group: place, index: number), in: language)
    }

    func rowCaption(of row: RowPlace, in language: LanguageTag? = nil) -> String? {
        guard let list = rowList(of: row.group) else { return nil }
        var entries: [String] = []
        if case .choices(let chosen)? = sheet.record.find(list)?.cell.state.effective {
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

    /// The entry of a row that is no longer chosen.
    private func formerEntry(of row: RowPlace) -> String? {
        guard let rows = sheet.record.find(row.group)?.cell.rows, rows.indices.contains(row.index)
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
    package func rowEntries(of group: FieldPlace) -> [String?] {
        guard let list = rowList(of: group), let rows = sheet.record.find(group)?.cell.rows else {
            return []
        }
        var entries: [String] = []
        if case .choices(let chosen)? = sheet.record.find(list)?.cell.state.entered {
            entries = chosen
        }
        return rows.enumerated().map { index, row in
            row.entry ?? (entries.indices.contains(index) ? entries[index] : nil)
        }
    }
}
