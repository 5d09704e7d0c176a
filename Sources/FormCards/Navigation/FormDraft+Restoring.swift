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
        dataSource.fill(values.sent)
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
    private var values: [FieldPlace: FieldValue] = [:]
    /// The number of rows of each group.
    private var counts: [FieldPlace: Int] = [:]
    private var cellCount = 0

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
            return nil
        }
        guard let value = answer.value.fitted(to: field.valueType) else { return .otherType }
        values[place] = value
        return nil
    }

    /// The answers of the form, by the index of the field.
    var sent: [Int: Sent] {
        var sent: [Int: Sent] = [:]
        for index in compiled.sentFields.indices {
            sent[index] = self.sent(at: FieldPlace(index), compiled.fields[index])
        }
        return sent
    }

    private func sent(at place: FieldPlace, _ field: CompiledField) -> Sent? {
        guard let count = counts[place], let rows = field.rows else {
            return values[place].map(Sent.value)
        }
        return .rows(
            (0..<count).map { number in
                var cells: [Int: Sent] = [:]
                for (index, field) in rows.sentFields.enumerated() {
                    let cell = place.cell(index, ofRow: number)
                    cells[index] = sent(at: cell, field) ?? .unanswered
                }
                return cells
            })
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
        case (.texts, .texts), (.boolean, .boolean), (.file, .file): self
        case (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
            self
        case (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _), (.dateTime, _),
            (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _), (.texts, _),
            (.file, _), (.rows, _):
            nil
        }
    }
}
