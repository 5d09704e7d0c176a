import FormModel

/// What was sent as JSON and could not be read, as values that can be shown to whoever mends them.
///
/// Each is of a kind that its field can never hold. What was typed is read more leniently than JSON, where a number
/// in quotation marks is no number, so none of it may be taken for something typed.
struct SentValues {
    /// Where they stand.
    private(set) var paths: Set<FieldPath> = []

    /// The rows that are no objects.
    private(set) var brokenRows: Set<FieldPath> = []

    /// The value of a field, with what was sent in the places of what could not be read.
    ///
    /// - Parameters:
    ///   - sent: What was sent.
    ///   - read: What could be read of it.
    ///   - field: The field.
    ///   - path: Where it stands.
    /// - Returns: The value; empty where nothing was sent.
    mutating func value(
        _ sent: JSONValue, read: FieldValue, _ field: FieldProgram, at path: FieldPath
    ) -> FieldValue {
        if let program = field.rows, let elements = sent.elements {
            let known = read.rowList
            return .rows(
                elements.enumerated().map { index, element in
                    let row = known.indices.contains(index) ? known[index] : FormRow()
                    return self.row(element, row, program, at: path.appending(.index(index)))
                })
        }
        guard read.isEmpty else { return read }
        let value = FieldValue(unreadable: sent, field)
        if !value.isEmpty { paths.insert(path) }
        return value
    }

    private mutating func row(
        _ sent: JSONValue, _ read: FormRow, _ program: FormProgram, at path: FieldPath
    ) -> FormRow {
        guard let members = sent.members else {
            brokenRows.insert(path)
            return read
        }
        var row = read
        for (key, _, cell) in members {
            guard let name = FieldName(key), let index = program.index(of: name) else { continue }
            row[name] = value(
                cell, read: row[name], program.fields[index], at: path.appending(.key(key)))
        }
        return row
    }
}

extension FieldValue {
    /// What was sent for a field of a type that could not read it.
    fileprivate init(unreadable sent: JSONValue, _ field: FieldProgram) {
        let type = field.valueType
        switch (sent.kind, type) {
        case (.null, _), (.key, _):
            self = .empty
        case (.string, _):
            let text = sent.string ?? ""
            guard !WhiteSpace.trim(text).utf8.isEmpty else {
                self = .empty
                return
            }
            switch type {
            // These are texts in JSON too, and a formatter reads what is sent as it reads what is typed.
            case _ where field.formatter != nil: self = .text(text)
            case .text, .multiline, .date, .time, .dateTime, .localDateTime, .duration:
                self = .text(text)
            case .choice, .integer, .decimal, .boolean, .choices, .texts, .group:
                self = .choice(text)
            }
        case (.number, _):
            self = sent.number.map(FieldValue.decimal) ?? FieldValue(misplaced: "", type)
        case (.boolean, _):
            self = .boolean(sent.boolean ?? false)
        case (.array, .choices) where sent.texts != nil:
            self = .choices(sent.texts ?? [])
        case (.array, .texts) where sent.texts != nil:
            self = .texts(sent.texts ?? [])
        case (.array, _):
            self =
                sent.elements?.isEmpty == true && (type.isList || type == .group)
                ? .empty
                : FieldValue(misplaced: (sent.texts ?? []).joined(separator: ", "), type)
        case (.object, _):
            self = FieldValue(misplaced: "", type)
        }
    }

    /// A text where no field of that type has one; a blank one where there is nothing to show.
    private init(misplaced text: String, _ type: ValueType) {
        let text = text.isEmpty ? " " : text
        self = type == .choice ? .choices([text]) : .choice(text)
    }
}

extension JSONValue {
    /// The elements of an array of texts.
    fileprivate var texts: [String]? {
        guard let elements else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }
}
