import FormModel

/// Conversion of JSON values of the wrong type to values that can be shown for correction.
///
/// Each has a kind that its field can never have, so that it differs from a typed text: a typed `12` is a number, and
/// the JSON text `"12"` is not.
struct SentValues {
    /// The paths of the values of the wrong type.
    private(set) var paths: Set<FieldPath> = []

    /// The paths of rows that are not objects.
    private(set) var brokenRows: Set<FieldPath> = []

    /// The value of a field, completed by the values of the wrong type.
    ///
    /// - Parameters:
    ///   - sent: The JSON value.
    ///   - read: The part of the right type.
    ///   - field: The field.
    ///   - path: The path of the field.
    /// - Returns: The value; empty if the JSON value is null or blank.
    mutating func value(
        _ sent: JSONValue, read: FieldValue, _ field: CompiledField, at path: FieldPath
    ) -> FieldValue {
        if let compiled = field.rows, let elements = sent.elements {
            let known = read.rowList
            return .rows(
                elements.enumerated().map { index, element in
                    let row = known.indices.contains(index) ? known[index] : FormRow()
                    return self.row(element, row, compiled, at: path.appending(.index(index)))
                })
        }
        guard read.isEmpty else { return read }
        let value = FieldValue(unreadable: sent, field)
        if !value.isEmpty { paths.insert(path) }
        return value
    }

    private mutating func row(
        _ sent: JSONValue, _ read: FormRow, _ compiled: CompiledForm, at path: FieldPath
    ) -> FormRow {
        guard sent.members != nil else {
            brokenRows.insert(path)
            return read
        }
        var row = read
        for (index, inner, cell) in compiled.layout.sentFields(in: sent) {
            let field = compiled.fields[index]
            row[field.name] = value(
                cell, read: row[field.name], field, at: FieldPath(path.steps + inner.steps))
        }
        return row
    }
}

extension FieldValue {
    /// A JSON value of the wrong type for a field.
    fileprivate init(unreadable sent: JSONValue, _ field: CompiledField) {
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
            // What a formatter could not read in JSON must not be read again as a person of some language types it.
            case .text, .multiline: self = field.formatter == nil ? .text(text) : .choice(text)
            case .choice, .integer, .decimal, .boolean, .choices, .texts, .group, .date, .time,
                .dateTime, .localDateTime, .duration:
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

    /// A text in a kind of value that no field of the type has; a blank one if there is no text to show.
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
