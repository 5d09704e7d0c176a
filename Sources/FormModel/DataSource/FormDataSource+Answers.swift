/// The answers of a filling-in as JSON objects, in the shape of a submission.
extension FormDataSource {
    /// A submission of the values that count: a validator judges it as these values.
    package var submission: [UInt8] {
        json(
            zip(form.compiled.sentFields, filling.sheet.record.root.cells).compactMap {
                field, cell in
                cell.state.status == .open && cell.holdsEffective
                    ? (field.name, cell.effective(field)) : nil
            })
    }

    /// What a person entered, even where it is invalid or hidden at present; an answer that was emptied is `null`, and so
    /// is one that cannot be said without the post that had it.
    ///
    /// - Parameter keepsSecrets: Whether the values of secrets are among the answers.
    /// - Returns: The object; ``Form/sent(json:now:)`` reads it.
    package func answers(withSecrets keepsSecrets: Bool) -> [UInt8] {
        json(
            form.compiled.sentFields.enumerated().compactMap { index, field in
                let place = FieldPlace(index)
                guard field.isAnswer(withSecrets: keepsSecrets),
                    filling.enteredValue(at: place) != nil, let cell = filling.cell(at: place)
                else { return nil }
                return (field.name, cell.answer(field, withSecrets: keepsSecrets))
            })
    }

    /// Whether a person entered a secret.
    package var holdsEnteredSecret: Bool {
        form.compiled.sentFields.holdSecret(in: filling.sheet.record.root.cells)
    }

    /// The value that counts; `nil` where a field could not read what was sent for it.
    package func knownValue(of name: FieldName) -> FieldValue? {
        guard let index = field(name) else { return nil }
        let cell = filling.sheet.record.root.cells[index]
        return cell.isRefused ? nil : cell.effective(form.compiled.fields[index])
    }

    private func json(_ values: [(name: FieldName, value: FieldValue)]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.members(values, of: form.compiled.layout)
        writer.endObject()
        return writer.bytes
    }
}

extension CompiledField {
    /// Whether a person answers the field, and the answer may be kept.
    fileprivate func isAnswer(withSecrets keepsSecrets: Bool) -> Bool {
        item.computed == nil && item.setBy == .person && (keepsSecrets || !isSecure)
    }
}

extension Sequence<CompiledField> {
    /// Whether a person entered a secret into cells of the fields, or into those of their rows.
    fileprivate func holdSecret(in cells: [Cell]) -> Bool {
        zip(self, cells).contains { field, cell in
            if let compiled = field.rows {
                return field.holdsSecrets
                    && cell.rows.contains { compiled.sentFields.holdSecret(in: $0.cells) }
            }
            return field.isSecure && field.isAnswer(withSecrets: true)
                && !cell.state.entered.isEmpty
        }
    }
}

extension Cell {
    /// The entered value without what is no answer, in its rows too.
    ///
    /// A value that was refused for how it was sent is none: without the post, it would be accepted.
    fileprivate func answer(_ field: CompiledField, withSecrets keepsSecrets: Bool) -> FieldValue {
        guard !rows.isEmpty, let compiled = field.rows else {
            return state.refusal?.isOfSending == true ? .empty : state.entered
        }
        return .rows(
            field.layout.keyed(
                rows.map { row in
                    var answers = FormRow()
                    for (field, cell) in zip(compiled.sentFields, row.cells)
                    where field.isAnswer(withSecrets: keepsSecrets) {
                        answers.append(
                            field.name, cell.answer(field, withSecrets: keepsSecrets))
                    }
                    return answers
                }))
    }
}
