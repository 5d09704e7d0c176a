public import FormModel

extension CardPost {
    /// Enters the answers into a data source, as a person would, so that the page can be drawn again.
    ///
    /// Only the fields that were posted are entered, groups with all of their rows. A text that its field cannot read is
    /// kept, with an issue. Issues are reported only after `FormModel/FormDataSource/attemptSubmission()`.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - locale: The locale of texts that are not canonical, unless the page says in which language it was drawn; the
    ///     default is the locale of the form.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func fill(_ dataSource: FormDataSource, locale: ReaderLocale? = nil) {
        let form = dataSource.form
        var submission = SubmissionValidator(
            form: form, limits: .submission(of: form), now: dataSource.clock.now,
            appliesConditions: false, scope: .sent, locale: locale)
        _ = submission.validate(body.span, as: .urlEncoded)
        var values: [FieldName: FieldValue] = [:]
        for (name, value) in submission.values(in: body.span) { values[name] = value }
        for (name, value) in PostedTexts(body, of: form, submission.postedRows).values {
            values[name] = value.completing(values[name] ?? .empty)
        }
        let entries = form.compiled.fields.enumerated().compactMap { index, field in
            field.item.setBy == .program || field.item.computed != nil
                ? nil
                : values[field.name].map { (place: FieldPlace(index), value: $0 as FieldValue?) }
        }
        dataSource.enter(page: entries)
    }
}

extension CardPost.Control {
    /// Adds or removes the row that the control names; any other control does nothing.
    ///
    /// - Throws: The path, if there is no such group or row at present.
    public func perform(on dataSource: FormDataSource) throws(FormPathError) {
        switch self {
        case .add(let group): try dataSource.addRow(to: group, userInitiated: true)
        case .remove(let row): try dataSource.removeRow(at: row, userInitiated: true)
        case .button, .update: break
        }
    }
}
