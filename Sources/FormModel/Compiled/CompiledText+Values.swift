// The values of texts in a record.

extension CompiledText {
    /// The values of the slots in a record; of texts and lists, as much as may be shown.
    ///
    /// - Parameters:
    ///   - context: The record.
    ///   - records: The compiled forms from that of the form to that of the record.
    /// - Returns: The values; empty where there is none.
    /// - Complexity: O(*n*) in the slots and in what their expressions read.
    func values(
        in context: borrowing JudgingContext, _ records: [CompiledForm]
    ) -> [FieldValue] {
        var values: [FieldValue] = []
        values.reserveCapacity(slots.count)
        for slot in slots {
            switch slot.value {
            case .field(let field): values.append(context.value(of: field, in: records).shortened)
            case .expression(let code): values.append(code.value(in: context).shortened)
            case .rowNumber:
                values.append(context.number < 0 ? .empty : .integer(context.number + 1))
            case .parameter, .secret: values.append(.empty)
            }
        }
        return values
    }
}

extension JudgingContext {
    /// The value of a field of the record or of an enclosing scope; of a group, the number of its rows.
    fileprivate func value(of field: FieldReference, in records: [CompiledForm]) -> FieldValue {
        guard field.up < records.count else { return .empty }
        let layout = records[records.count - 1 - field.up].layout
        let view = view(of: field)
        if view.kind == .rows { return .integer(view.judgedRows.count) }
        return fieldValue(of: field, layout)
    }
}

extension FieldValue {
    /// The value with as much of its texts as is shown where it is inserted into a text.
    fileprivate var shortened: FieldValue {
        let limit = FilledText.maximumCharacters
        switch self {
        case .text(let text):
            return .text(ShortenedText.beginning(of: text, characters: limit).text)
        // Each entry has at least one character.
        case .texts(let list):
            return .texts(
                list.prefix(limit + 1).map {
                    ShortenedText.beginning(of: $0, characters: limit).text
                }
            )
        case .choices(let list):
            return list.count > limit ? .choices(Array(list.prefix(limit + 1))) : self
        case .empty, .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime,
            .duration, .choice, .file, .rows:
            return self
        }
    }
}
