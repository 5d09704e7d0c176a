public import FormModel

extension FormDraft {
    /// An answer that does not fit the form.
    public struct Misfit: Sendable, Hashable {
        /// Why an answer does not fit.
        public enum Reason: Sendable, Hashable {
            /// The form has no such field.
            case noField
            /// The field is calculated, secret, or set by the program.
            case notAnswered
            /// The field takes another type of value.
            case otherType
            /// The group has no row with that number, or the number of rows is more than it may have.
            case noRow
        }

        /// The answer.
        public let answer: Answer
        /// Why it does not fit.
        public let reason: Reason
    }

    /// Whether the draft belongs to a form, though maybe to an earlier version of it.
    public func belongs(to form: Form) -> Bool { self.form == form.id }

    /// Enters the answers into a data source of the form.
    ///
    /// An answer that the form no longer accepts, such as a choice that it no longer has, is entered nevertheless; it is
    /// invalid then, and a session asks for it again.
    ///
    /// - Parameter dataSource: The data source; what it has for other fields is kept.
    /// - Returns: The answers that could not be entered.
    /// - Complexity: O(*n*) in the draft and in the fields that depend on its answers.
    @discardableResult
    public func restore(into dataSource: FormDataSource) -> [Misfit] {
        var values = DraftValues(dataSource.form)
        let misfits = answers.compactMap { answer in
            values.add(answer).map { Misfit(answer: answer, reason: $0) }
        }
        dataSource.enter(values.fields, userInitiated: true)
        // Answers to fields of the form may decide how many rows a group can have.
        for group in values.groups {
            dataSource.enter([(group, .rows(values.rows(of: group)))], userInitiated: true)
        }
        // A cell that was not answered follows its default expression.
        for cell in values.openCells { dataSource.enter([(cell, nil)], userInitiated: true) }
        for path in accepted {
            guard let (place, row) = dataSource.form.compiled.place(of: path), row == nil,
                dataSource.form.compiled.field(at: place).rows == nil
            else { continue }
            dataSource.leave(place)
        }
        return misfits
    }
}

/// The answers of a draft by the fields of a form.
private struct DraftValues {
    private let compiled: CompiledForm
    /// The largest number of cells in rows.
    private let limit: Int
    /// The values of fields of the form, without groups.
    private(set) var fields: [(place: FieldPlace, value: FieldValue?)] = []
    /// The groups of the form.
    private(set) var groups: [FieldPlace] = []
    private var cells: [FieldPlace: FieldValue] = [:]
    private var counts: [FieldPlace: Int] = [:]
    private var cellCount = 0
    /// The cells without answers that have a default expression, after the rows were made.
    private(set) var openCells: [FieldPlace] = []

    init(_ form: Form) {
        compiled = form.compiled
        limit = form.limits.groupCells
    }

    /// Adds an answer; a group comes before the cells of its rows.
    ///
    /// - Returns: Why it does not fit; `nil` if it does.
    mutating func add(_ answer: FormDraft.Answer) -> FormDraft.Misfit.Reason? {
        guard let (place, row) = compiled.place(of: answer.path), row == nil else {
            return .noField
        }
        let field = compiled.field(at: place)
        guard !field.isSecure, field.item.computed == nil, field.item.setBy == .person else {
            return .notAnswered
        }
        if let row = place.row, row.index >= counts[row.group] ?? 0 { return .noRow }
        if let rows = field.rows {
            guard case .integer(let count) = answer.value, count >= 0 else { return .otherType }
            guard count <= field.item.maximumRows, cellCount <= limit else { return .noRow }
            cellCount += count * rows.fields.count
            guard cellCount <= limit else { return .noRow }
            counts[place] = count
            if place.inner.isEmpty { groups.append(place) }
            return nil
        }
        guard let value = answer.value.fitted(to: field.valueType) else { return .otherType }
        if place.inner.isEmpty { fields.append((place, value)) } else { cells[place] = value }
        return nil
    }

    mutating func rows(of group: FieldPlace) -> [FormRow] {
        guard let rows = compiled.field(at: group).rows else { return [] }
        return (0..<(counts[group] ?? 0)).map { number in
            var values = FormRow()
            for index in 0..<rows.layout.sentCount {
                let place = group.cell(index, ofRow: number)
                let field = rows.fields[index]
                if field.rows != nil, counts[place] != nil {
                    values[field.name] = .rows(self.rows(of: place))
                    continue
                }
                values[field.name] = cells[place] ?? field.item.defaultValue
                if cells[place] == nil, field.item.defaultExpression != nil {
                    openCells.append(place)
                }
            }
            return values
        }
    }
}

extension FieldValue {
    /// The value for a field of a type, where a text counts as typed; `nil` if the field cannot have it.
    fileprivate func fitted(to type: ValueType) -> FieldValue? {
        switch (self, type) {
        case (_, .group): nil
        case (.empty, _): .empty
        case (.text(let text), .choice): .choice(text)
        case (.text, _): self
        case (.texts(let list), .choices): .choices(list)
        case (.texts, .texts), (.boolean, .boolean): self
        case (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
            self
        case (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _), (.dateTime, _),
            (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _), (.texts, _),
            (.rows, _):
            nil
        }
    }
}
