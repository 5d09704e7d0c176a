public import FormModel

extension CardPost {
    /// Enters the answers into a data source, as a person would, so that the page can be drawn again.
    ///
    /// Only the fields that were posted are entered, groups with all of their rows. What a field could not read is kept, with
    /// the issue that the post has there, until another value is entered. Issues are reported only after
    /// `FormModel/FormDataSource/attemptSubmission()` or
    /// `FormModel/FormDataSource/show(_:)`.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - locale: The locale of texts that are not canonical, unless the page says in which language it was drawn; the
    ///     default is that of the data source.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func fill(_ dataSource: FormDataSource, locale: ReaderLocale? = nil) {
        fill(dataSource, locale: locale) { _ in true }
    }

    /// Enters the answers of some fields.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - locale: The locale of texts; see ``fill(_:locale:)``.
    ///   - isPart: Whether the page may have shown less than was answered before: what is not posted of the rows of a group
    ///     keeps its answer.
    ///   - isEntered: Whether a field is entered.
    /// - Returns: The fields that were posted, and whether each of them had its whole answer.
    @discardableResult
    func fill(
        _ dataSource: FormDataSource, locale: ReaderLocale? = nil, asPart isPart: Bool = false,
        where isEntered: (FieldName) -> Bool
    ) -> [(name: FieldName, isWhole: Bool)] {
        let form = dataSource.form
        let compiled = dataSource.compiled
        var entered: [(name: FieldName, isWhole: Bool)] = []
        func chosen(_ sent: [Int: Sent]) -> [Int: Sent] {
            var chosen: [Int: Sent] = [:]
            for (index, sent) in sent {
                let name = compiled.fields[index].name
                guard isEntered(name) else { continue }
                let completed =
                    isPart ? sent.completed(at: FieldPlace(index), from: dataSource) : nil
                chosen[index] = completed ?? sent
                entered.append((name, completed == nil))
            }
            return chosen
        }
        let now = dataSource.clock.now
        let locale = locale ?? dataSource.locale
        func enter(_ body: [UInt8], as encoding: PostEncoding) {
            dataSource.fill(
                chosen(form.sent(body.span, as: encoding, now: now, locale: locale)), asPage: true)
        }
        switch answers {
        case .urlEncoded(let body): enter(body, as: .urlEncoded)
        case .multipart(let body, let boundary):
            enter(body, as: .multipart(boundary: Array(boundary.utf8)))
        case .adaptive(let body): enter(body, as: .adaptive)
        case .json(let body): dataSource.fill(chosen(form.sent(json: body, now: now)))
        case .values: break
        }
        return entered
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
