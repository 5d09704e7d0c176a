import FormModel

/// The texts of a form post by field, as they were sent, for those that a validator could not read.
struct PostedTexts {
    /// The entries of the form, or of a row.
    private struct Record {
        var texts: [Int: [String]] = [:]
        var rows: [Int: [Int: Record]] = [:]

        /// Adds a text of a field, or, where there is none, a row of a group.
        mutating func add(
            _ text: String?, _ field: Int, _ way: ArraySlice<FieldPlace.Step>, _ row: Int?
        ) {
            if let step = way.first {
                rows[field, default: [:]][step.row, default: Record()]
                    .add(text, step.field, way.dropFirst(), row)
            } else if let row {
                if rows[field]?[row] == nil { rows[field, default: [:]][row] = Record() }
            } else if let text {
                texts[field, default: []].append(text)
            }
        }
    }

    /// The values of the fields that were sent; of a type that its field cannot have, unless the text is empty.
    private(set) var values: [FieldName: FieldValue] = [:]

    /// - Parameters:
    ///   - body: The body of the post.
    ///   - form: The form.
    ///   - posted: Where the rows of the post are.
    init(_ body: [UInt8], of form: Form, _ posted: PostedRows) {
        let text = body.span
        let limits = JSONLimits.submission(of: form)
        var record = Record()
        var entries = URLEncodedEntries()
        var count = 0
        while let entry = entries.next(text), count < limits.members {
            count += 1
            let path = FieldPath(posted: entry.nameText(in: text), depth: limits.depth)
            guard let path, let sent = form.compiled.place(of: path),
                let (place, row) = posted.place(sent.place, row: sent.row)
            else { continue }
            record.add(
                row == nil ? entry.valueText(in: text) : nil, place.field, place.inner[...], row)
        }
        for row in posted.addedRows {
            record.add(nil, row.group.field, row.group.inner[...], row.index)
        }
        for (index, value) in PostedTexts.values(of: record, form.compiled) {
            values[form.compiled.fields[index].name] = value
        }
    }

    private static func values(
        of record: Record, _ compiled: CompiledForm
    ) -> [(field: Int, value: FieldValue)] {
        var values: [(Int, FieldValue)] = []
        for (index, field) in compiled.fields.enumerated() {
            if let inner = field.rows {
                guard let rows = record.rows[index] else { continue }
                let list = rows.sorted { $0.key < $1.key }.map { _, row in
                    FormRow(
                        Self.values(of: row, inner).map { (inner.fields[$0.field].name, $0.value) })
                }
                values.append((index, .rows(list)))
            } else if let texts = record.texts[index] {
                values.append((index, FieldValue(posted: texts, field.valueType)))
            }
        }
        return values
    }
}

extension FieldPath {
    /// The path of the name of an entry of a form post, with the numbers of rows as they were sent.
    fileprivate init?(posted name: String, depth: Int) {
        let bytes = name.utf8.span
        guard let parts = try? PostName(bytes, depth: depth) else { return nil }
        func key(_ range: Range<Int>) -> Step {
            .key(String(utf8: bytes.extracting(range)))
        }
        var steps = [key(parts.field)]
        for step in parts.steps {
            switch step {
            case .name(let range): steps.append(key(range))
            case .row(let number): steps.append(.index(number))
            case .append: break
            }
        }
        self.init(steps)
    }
}

extension FieldValue {
    /// The texts of a field that could not be read, as a value with which the field shows and reports them.
    fileprivate init(posted texts: [String], _ type: ValueType) {
        let texts = texts.filter { !WhiteSpace.trim($0).utf8.isEmpty }
        guard let last = texts.last else {
            self = .empty
            return
        }
        switch type {
        case .choices: self = .choices(texts)
        case .texts:
            self = .texts(texts.flatMap { $0.split(separator: "\n").map(String.init) })
        // A typed text would be read as a title or a number of a choice; a page sends values.
        case .choice: self = .choice(last)
        case .text, .multiline, .integer, .decimal, .boolean, .date, .time, .dateTime,
            .localDateTime, .duration, .group:
            self = .text(last)
        }
    }

    /// The value with what a validator read in place of its texts.
    func completing(_ read: FieldValue) -> FieldValue {
        guard case .rows(let rows) = self else { return read.isEmpty ? self : read }
        let known: [FormRow] = if case .rows(let list) = read { list } else { [] }
        return .rows(
            rows.enumerated().map { index, row in
                guard known.indices.contains(index) else { return row }
                var merged = known[index]
                for (name, value) in row.values {
                    merged[name] = value.completing(merged[name])
                }
                return merged
            })
    }
}
