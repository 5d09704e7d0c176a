public import FormModel

extension CardPost {
    /// What was entered of a post.
    struct Entered {
        /// The fields of which the post had the whole answer.
        var whole: Set<FieldName> = []
        /// The fields, those of rows too, of which it had an entry; known only of a page that may have shown less.
        var places: Set<FieldPlace> = []
    }

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
    /// - Returns: What was entered.
    @discardableResult
    func fill(
        _ dataSource: FormDataSource, locale: ReaderLocale? = nil, asPart isPart: Bool = false,
        where isEntered: (FieldName) -> Bool
    ) -> Entered {
        let form = dataSource.form
        let compiled = dataSource.compiled
        var entered = Entered()
        func chosen(_ sent: [Int: Sent]) -> [Int: Sent] {
            var chosen: [Int: Sent] = [:]
            for (index, sent) in sent {
                let name = compiled.fields[index].name
                guard isEntered(name) else { continue }
                let place = FieldPlace(index)
                let completed = isPart ? sent.completed(at: place, from: dataSource) : nil
                chosen[index] = completed ?? sent
                if completed == nil { entered.whole.insert(name) }
                if isPart { sent.visitFields(at: place) { at, _ in entered.places.insert(at) } }
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
