/// What was sent for the fields of a record, as it is shown again where a field could not read it.
struct SentRecord {
    /// The values by the index of the field; empty where nothing is to be shown.
    private var values: [Int: FieldValue] = [:]
    private var rows: [Int: [SentRecord]] = [:]

    /// A record of which nothing was sent.
    private init() {}

    /// The members of a JSON object; none for any other value.
    init(_ object: JSONValue, _ layout: FormLayout) {
        for (index, value) in layout.sentFields(in: object) {
            let field = layout.fields[index]
            if let inner = field.rows, let keys = field.rowKeys, let members = value.members {
                var elements = [SentRecord](
                    repeating: SentRecord(), count: keys.texts.count)
                for (key, _, row) in members {
                    guard let number = keys.index(of: key.utf8.span) else { continue }
                    elements[number] = SentRecord(row, inner)
                }
                rows[index] = elements
            } else if let inner = field.rows, let elements = value.elements, !elements.isEmpty {
                rows[index] = elements.map { SentRecord($0, inner) }
            } else {
                values[index] = FieldValue(json: value, shownBy: field.valueType)
            }
        }
    }

    /// The entries of a form post.
    init(_ entries: [CollectedEntry], _ text: Span<UInt8>, _ layout: FormLayout) {
        self.init(
            entries.map { entry in
                guard let file = entry.entry.file, entry.entry.isFile else {
                    return Posted(
                        steps: entry.steps[...], text: entry.entry.valueText(in: text),
                        part: entry.part)
                }
                return Posted(steps: entry.steps[...], text: file.shownName(in: text), isFile: true)
            }, layout)
    }

    /// An entry of a post.
    private struct Posted {
        /// The steps that are left to its field.
        var steps: ArraySlice<Int>
        /// The text, or the name of the file.
        let text: String
        /// The part of a date that the text is.
        var part: PageControl?
        var isFile = false

        func dropFirst() -> Posted {
            var inner = self
            inner.steps = steps.dropFirst()
            return inner
        }
    }

    private init(_ entries: [Posted], _ layout: FormLayout) {
        // The entry that shows that a row was sent has no steps left.
        let known = entries.filter { layout.fields.indices.contains($0.steps.first ?? -1) }
        for (index, own) in Dictionary(grouping: known, by: { $0.steps.first ?? -1 }) {
            let field = layout.fields[index]
            guard let inner = field.rows else {
                let isFile = own.contains(where: \.isFile)
                values[index] =
                    isFile
                    ? FieldValue(postedFile: own.last?.text ?? "", shownBy: field.valueType)
                    : FieldValue(posted: Self.texts(of: own), shownBy: field.valueType)
                continue
            }
            values[index] = .empty
            let ofRows = own.map { $0.dropFirst() }.filter { !$0.steps.isEmpty }
            guard !ofRows.isEmpty else { continue }
            // One row more than there may be shows that there are too many; a page shows none of the others.
            rows[index] = Dictionary(grouping: ofRows, by: { $0.steps.first ?? -1 })
                .sorted { $0.key < $1.key }.prefix(min(max(0, field.maximumRows), .max - 1) + 1)
                .map { SentRecord($0.value.map { $0.dropFirst() }, inner) }
        }
    }

    /// The texts of entries of a field; those of the parts of a date are one.
    private static func texts(of entries: [Posted]) -> [String] {
        var date = DateParts()
        var texts: [String] = []
        for entry in entries {
            if let part = entry.part { date[part] = entry.text } else { texts.append(entry.text) }
        }
        return entries.contains { $0.part != nil } ? texts + [date.text] : texts
    }

    /// What was sent, with the values that were read, and the reasons why the others were not.
    func sent(_ view: borrowing ValueTableView, _ layout: FormLayout) -> [Int: Sent] {
        var sent: [Int: Sent] = [:]
        for index in 0..<layout.sentCount {
            // Fixed rows of which nothing was sent are no answer.
            if layout.fields[index].fixedRows != nil, view.slot(at: index).isImplied { continue }
            let isRead = view.isReadable(at: index)
            if let rows = rows[index], let inner = layout.fields[index].rows {
                // Rows beyond the limits are not read.
                let count = isRead ? view.rowCount(at: index) : 0
                var list: [[Int: Sent]] = []
                for (number, row) in rows.enumerated() {
                    list.append(
                        number < count ? row.sent(view.row(number, at: index), inner) : row.unread)
                }
                sent[index] = .rows(list)
            } else if isRead {
                let value = view.value(at: index, of: layout)
                if !value.isEmpty || values[index] != nil { sent[index] = .value(value) }
            } else if let value = values[index] {
                sent[index] = Self.refused(value, view.problems(at: index), layout.fields[index])
            }
        }
        return sent
    }

    /// What was sent, where no field was read.
    var unread: [Int: Sent] {
        values.mapValues { .value($0) }
            .merging(rows.mapValues { .rows($0.map(\.unread)) }) { $1 }
    }

    private static func refused(
        _ value: FieldValue, _ problems: [ValueTable.Problem], _ field: FieldLayout
    ) -> Sent? {
        guard !value.isEmpty else { return field.rows == nil ? .value(value) : nil }
        // Which choices there are may change.
        let isOther = problems.allSatisfy { $0.code == .notAChoice || $0.code == .choicesUnknown }
        return isOther && !problems.isEmpty
            ? .value(value) : .refused(value, Sent.Refusal(problems: problems))
    }
}

extension SentRecord: CustomReflectable {
    /// No children, because values may be secrets.
    var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension SubmissionValidator {
    /// What the last submission, a JSON object, has for the fields of the form.
    ///
    /// - Parameters:
    ///   - answers: The object.
    ///   - text: Its bytes.
    /// - Returns: What was sent, by the index of the field.
    package func sent(_ answers: JSONValue, in text: Span<UInt8>) -> [Int: Sent] {
        SentRecord(answers, compiled.layout)
            .sent(reader.values.view(submission: text), compiled.layout)
    }
}

extension Form {
    /// What a form post has for the fields of the form, as far as it can be read: nothing refuses it as a whole.
    ///
    /// - Parameters:
    ///   - text: The body of the post.
    ///   - encoding: Its encoding.
    ///   - now: The present moment.
    ///   - locale: The locale of texts that are not canonical, unless the post says in which language its page was drawn.
    /// - Returns: What was sent, by the index of the field.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    package func sent(
        _ text: Span<UInt8>, as encoding: PostEncoding, now: DateTime?, locale: ReaderLocale?
    ) -> [Int: Sent] {
        let limits = JSONLimits.submission(of: self)
        let typed = TypedReader(
            locale ?? ReaderLocale(self.locale), formLanguage: self.locale, now: now)
        var reader = SubmissionReader(compiled: compiled, limits: limits, reader: typed)
        let (entries, isRead) = reader.readAll(text, as: encoding)
        let record = SentRecord(entries, text, compiled.layout)
        return isRead
            ? record.sent(reader.values.view(submission: text), compiled.layout) : record.unread
    }
}

extension Form {
    /// What a JSON object has for the fields of the form, as far as it can be read; nothing where it is no JSON object.
    ///
    /// Conditions are not applied: what is hidden depends on all answers together.
    ///
    /// - Parameters:
    ///   - json: The object.
    ///   - now: The present moment.
    ///   - limits: How much is read; those of a submission unless given.
    /// - Returns: What was sent, by the index of the field.
    /// - Complexity: O(*n*).
    package func sent(
        json: [UInt8], now: DateTime?, limits: JSONLimits? = nil
    ) -> [Int: Sent] {
        let limits = limits ?? .submission(of: self)
        guard let object = try? JSONValue(json, limits: limits) else { return [:] }
        var validator = SubmissionValidator(
            form: self, limits: limits, now: now, appliesConditions: false)
        _ = validator.validate(json.span)
        return validator.sent(object, in: json.span)
    }
}

extension FormLayout {
    /// The paths of the members of a JSON object that are no fields of a record, in its sections and rows too, whether or not
    /// these ignore such members.
    ///
    /// - Complexity: O(*n*).
    package func unknownPaths(
        in object: JSONValue, at path: FieldPath = FieldPath(), of section: Int = -1
    ) -> [FieldPath] {
        (object.members ?? []).flatMap { key, _, value -> [FieldPath] in
            let own = path.appending(.key(key))
            switch member(key.utf8.span, of: section) {
            case .field(let field): return fields[field].unknownPaths(inRows: value, at: own)
            case .section(let inner): return unknownPaths(in: value, at: own, of: inner)
            case .unknown: return [own]
            }
        }
    }
}

extension FieldLayout {
    /// The paths of what is no row of a group, and of what is no field in its rows.
    fileprivate func unknownPaths(inRows value: JSONValue, at path: FieldPath) -> [FieldPath] {
        guard let rows else { return [] }
        guard let rowKeys else {
            return (value.elements ?? []).enumerated().flatMap { number, row in
                rows.unknownPaths(in: row, at: path.appending(.index(number)))
            }
        }
        return (value.members ?? []).flatMap { key, _, row in
            let own = path.appending(.key(key))
            return rowKeys.index(of: key.utf8.span) == nil
                ? [own] : rows.unknownPaths(in: row, at: own)
        }
    }
}

extension FormLayout {
    /// Whether a JSON object has a member for a secret of a record, or of its rows.
    ///
    /// - Complexity: O(*n*).
    package func holdsSecret(in object: JSONValue) -> Bool {
        sentFields(in: object).contains { fields[$0.field].holdsSecret(in: $0.value) }
    }
}

extension FieldLayout {
    fileprivate func holdsSecret(in value: JSONValue) -> Bool {
        guard let rows else { return isSecure && value.kind != .null }
        let list = rowKeys == nil ? value.elements : value.members?.map(\.value)
        return (list ?? []).contains(where: rows.holdsSecret)
    }
}

extension FormLayout {
    /// The members of a JSON object that are fields of a record, those of sections too.
    package func sentFields(
        in object: JSONValue, of section: Int = -1
    ) -> [(field: Int, value: JSONValue)] {
        (object.members ?? []).flatMap { key, _, value in
            switch member(key.utf8.span, of: section) {
            case .field(let field): return [(field, value)]
            case .section(let inner): return sentFields(in: value, of: inner)
            case .unknown: return []
            }
        }
    }
}

extension FieldValue {
    /// A JSON value that a field of a type shows; a blank text if there is no text to show.
    fileprivate init(json sent: JSONValue, shownBy type: ValueType) {
        let texts = sent.elements?.map(\.string) ?? []
        let list = texts.contains(nil) ? [] : texts.compactMap(\.self)
        switch (sent.kind, type) {
        case (.null, _), (.key, _): self = .empty
        case (.string, _):
            let text = sent.string ?? ""
            let isBlank = WhiteSpace.trim(text).utf8.isEmpty
            // A typed text would be read as a title or a number of a choice.
            self = isBlank ? .empty : type == .choice ? .choice(text) : .text(text)
        case (.number, _): self = sent.number.map(FieldValue.decimal) ?? .text(" ")
        case (.boolean, _): self = .boolean(sent.boolean ?? false)
        case (.array, .choices) where !texts.contains(nil): self = .choices(list)
        case (.array, .texts) where !texts.contains(nil): self = .texts(list)
        case (.object, .file):
            let name = sent.members?.first { $0.key == FileFacts.nameKey }?.value.string
            self = FieldValue(postedFile: name ?? "", shownBy: type)
        case (.array, .group) where texts.isEmpty: self = .empty
        case (.array, _), (.object, _):
            let joined = list.joined(separator: ", ")
            if WhiteSpace.trim(joined).utf8.isEmpty {
                self = .text(" ")
            } else {
                self = type == .choice && list.count == 1 ? .choice(joined) : .text(joined)
            }
        }
    }

    /// The name of a file that a page sends for a field; a blank text where the field takes no file.
    fileprivate init(postedFile name: String, shownBy type: ValueType) {
        self = .text(type == .file && !WhiteSpace.trim(name).utf8.isEmpty ? name : " ")
    }

    /// The texts that a page sends for a field, as it shows them.
    fileprivate init(posted texts: [String], shownBy type: ValueType) {
        let texts = texts.filter { !WhiteSpace.trim($0).utf8.isEmpty }
        guard let last = texts.last else {
            self = .empty
            return
        }
        switch type.family {
        case .list where type == .choices: self = .choices(texts)
        case .list:
            // As the reader splits them: a line end of a browser is CRLF, which is one character.
            let lines = texts.flatMap { $0.utf8.split(separator: 0x0A) }
            self = .texts(
                lines.map { WhiteSpace.trim(String(Substring($0))) }.filter { !$0.utf8.isEmpty })
        case .choice: self = .choice(last)
        case .text, .number, .truth, .time, .file, .rows: self = .text(last)
        }
    }
}
