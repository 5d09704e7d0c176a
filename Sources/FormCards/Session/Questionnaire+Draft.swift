import FormModel

// What is kept of a filling-in, to be continued later.
extension Questionnaire {
    /// The entered answers, which fields need not be asked again, and the texts that were typed and not accepted.
    ///
    /// - Parameter fingerprint: That of the form.
    /// - Returns: The draft.
    package func draft(_ fingerprint: String) -> FormDraft {
        var draft = FormDraft(form: dataSource.form.id, fingerprint: fingerprint)
        draft.addAnswers(of: dataSource)
        draft.accepted = accepted
        draft.typed = drafts.map { FormDraft.TypedText(path: path($0), text: $1) }
            .sorted { $0.path.description < $1.path.description }
        return draft
    }

    /// The fields that the person has answered or passed over, apart from secrets, and the groups that get no more rows.
    private var accepted: [FieldPath] {
        var found: [FieldPath] = []
        func add(_ field: FieldPlace) {
            let compiled = compiled(field)
            guard let rows = compiled.rows else {
                if !compiled.isSecure, !fieldsToAsk.contains(field), dataSource.isLeft(field) {
                    found.append(path(field))
                }
                return
            }
            if closedGroups.contains(field) { found.append(path(field)) }
            for row in 0..<count(field) {
                for index in 0..<rows.layout.sentCount { add(field.cell(index, ofRow: row)) }
            }
        }
        for index in dataSource.form.compiled.sentFields.indices { add(FieldPlace(index)) }
        return found
    }

    /// Continues from a draft whose answers are in the data source: what was accepted and is valid is not asked again,
    /// and typed texts are in their lines again.
    package mutating func resume(_ draft: FormDraft) {
        for field in draft.accepted.compactMap(existingField) {
            if compiled(field).rows != nil {
                closedGroups.insert(field)
            } else if isSuppliedAndValid(field) {
                fieldsToAsk.remove(field)
            }
        }
        for typed in draft.typed {
            guard let field = existingField(typed.path), !compiled(field).isSecure,
                compiled(field).rows == nil
            else { continue }
            drafts[field] = typed.text
            fieldsToAsk.insert(field)
        }
    }

    private func existingField(_ path: FieldPath) -> FieldPlace? {
        guard let (field, row) = dataSource.form.compiled.place(of: path), row == nil,
            field.row.map(exists) != false
        else { return nil }
        return field
    }
}
