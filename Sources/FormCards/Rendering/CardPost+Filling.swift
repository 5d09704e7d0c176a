public import FormModel

extension CardPost {
    /// Enters the answers into a data source, as a person would, so that the page can be drawn again.
    ///
    /// Only the fields that were posted are entered, groups with all of their rows. What a field could not read is kept, with
    /// the issue that the post has there, until another value is entered. Issues are reported only after
    /// `FormModel/FormDataSource/attemptSubmission()`.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - locale: The locale of texts that are not canonical, unless the page says in which language it was drawn; the
    ///     default is the locale of the form.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func fill(_ dataSource: FormDataSource, locale: ReaderLocale? = nil) {
        dataSource.fill(
            dataSource.form.sent(
                body.span, as: .urlEncoded, now: dataSource.clock.now, locale: locale),
            asPage: true)
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
