import FormModel

// Typed answers: values on the command line and in environment variables.
extension SuppliedAnswers {
    static let settings = Option(
        list: "--set", "NAME=VALUE",
        "Answer a field; may be given several times. Not for secure inputs.")
    static let files = Option(
        list: "--answers", "FILE", "Answers from a JSON object; - is standard input.")

    private static let leavesOutRow =
        "leaves out a row: rows are counted from 0, one after the other."

    /// Adds one `name=value` of the command line, which is read by the type of the field.
    ///
    /// A field of a row is named by its path, `contacts.0.name`. Rows are counted from 0; a value for the row after the
    /// last one adds that row.
    ///
    /// - Returns: The reading of an ambiguous number, such as `1.234`; `nil` for every other value.
    /// - Throws: A usage error for an unknown field, or for a secret, because other users can see the command line of a
    ///   process.
    @discardableResult
    mutating func add(setting: String) throws(UsageError) -> String? {
        guard case (let name, let value)? = Self.parts(of: setting, in: form.compiled) else {
            throw UsageError("\(Self.settings) needs NAME=VALUE.")
        }
        guard let (place, row) = PostName.place(named: name, in: form.compiled), row == nil else {
            throw UsageError(
                "The form has no field \(quoted(name)) to set.",
                nearest: form.compiled.layout.nearest(to: name), insteadOf: name)
        }
        let field = form.compiled.field(at: place)
        guard field.rows == nil else {
            throw UsageError(
                "\(quoted(name)) is a group: set a field of a row, such as \"\(name).0.NAME\", or use \(Self.files) FILE."
            )
        }
        guard !field.isSecure else {
            throw UsageError(
                "\(quoted(name)) is secret and a command line is not: give it with \(Self.files) FILE, or let it be asked."
            )
        }
        guard set(place, to: .text(value), from: "\(Self.settings) \(name)") else {
            throw UsageError("\(quoted(name)) \(Self.leavesOutRow)")
        }
        guard reader.hasTwoReadings(value, for: field.layout) else { return nil }
        return DisplayValue.canonicalText(of: reader.value(of: value, for: field.layout))
    }

    /// The largest number of bytes of the name of a field: a key of each record and section around it and of each row.
    private static let maximumName =
        (2 * FormItem.maximumGroupDepth + 1) * (AnswerKey.maximumLength + 1)

    /// The name and the value of a text `NAME=VALUE`; `nil` where it is none.
    ///
    /// A key may contain the sign between them: the longest name counts that leads to something, or else all before the
    /// first sign.
    static func parts(
        of setting: String, in form: CompiledForm
    ) -> (name: String, value: String)? {
        guard case (let name, let value?)? = setting.split(at: "=") else { return nil }
        guard form.layout.hasInnerKeys else { return (name, value) }
        let bytes = Array(setting.utf8)
        for at in bytes.indices.prefix(maximumName + 1).reversed()
        where bytes[at] == UInt8(ascii: "=") {
            let name = String(decoding: bytes[..<at], as: UTF8.self)
            guard PostName.place(named: name, in: form) == nil else {
                return (name, String(decoding: bytes[(at + 1)...], as: UTF8.self))
            }
        }
        return (name, value)
    }

    /// Adds answers from environment variables, which are read by the types of their fields.
    ///
    /// An ambiguous number is read as canonical, because variables may have been written by `--output env`.
    ///
    /// - Throws: A usage error if a row is skipped.
    mutating func add(_ answers: [AnswerVariables.Answer]) throws(UsageError) {
        let canonicalReader = reader.ofSentTexts
        for answer in answers {
            let layout = form.compiled.field(at: answer.place).layout
            let value =
                reader.hasTwoReadings(answer.value, for: layout)
                ? canonicalReader.value(of: answer.value, for: layout) : .text(answer.value)
            guard set(answer.place, to: value, from: "the variable \(answer.variable)") else {
                let path = form.compiled.path(of: answer.place)
                throw UsageError("The variable for \(path) \(Self.leavesOutRow)")
            }
        }
    }

    /// Sets the value of a field, or of a field of a row, and discards the value of a file.
    ///
    /// The other rows of a group without answers are those of its default.
    ///
    /// - Returns: Whether the row exists, or is the row after the last one, which is added.
    private mutating func set(
        _ place: FieldPlace, to value: FieldValue, from origin: String
    ) -> Bool {
        let group = form.compiled.fields[place.field]
        guard
            let set = (values[group.name] ?? Sent(defaultOf: group))
                .setting(place.inner[...], of: group, to: value)
        else { return false }
        replace(group.name, at: form.compiled.path(of: place), with: set, from: origin)
        return true
    }
}

extension Sent {
    /// The rows of the default of a group; a field that has its own default in a row follows it, whatever the row shows.
    fileprivate init(defaultOf field: CompiledField) {
        self.init(default: field.item.defaultValue, of: field)
    }

    private init(default value: FieldValue, of field: CompiledField) {
        guard case .rows(let list) = value, let rows = field.rows else {
            self = value == field.item.defaultValue ? .unanswered : .value(value)
            return
        }
        self = .rows(
            list.map { row in
                let cells = rows.sentFields.enumerated().map { index, field in
                    (index, Sent(default: row[field.name], of: field))
                }
                return Dictionary(uniqueKeysWithValues: cells)
            })
    }

    /// The answer after setting a value at a path in its rows, which may add a row after the last one; `nil` if a row
    /// would be skipped.
    fileprivate func setting(
        _ inner: ArraySlice<FieldPlace.Step>, of field: CompiledField, to value: FieldValue
    ) -> Sent? {
        guard let step = inner.first, let compiled = field.rows else { return .value(value) }
        var rows = rowList
        // The number of rows is that of another field, so the rows before may be left to their defaults.
        let mayLeaveOut = field.rowNumber != nil && step.row < field.item.maximumRows
        guard step.row <= rows.count || mayLeaveOut else { return nil }
        while rows.count < step.row {
            let cells = compiled.sentFields.enumerated().map { ($0, Sent(defaultOf: $1)) }
            rows.append(Dictionary(uniqueKeysWithValues: cells))
        }
        if step.row == rows.count { rows.append([:]) }
        let cell = rows[step.row][step.field] ?? .value(.empty)
        rows[step.row][step.field] = cell.setting(
            inner.dropFirst(), of: compiled.fields[step.field], to: value)
        guard rows[step.row][step.field] != nil else { return nil }
        return .rows(rows)
    }
}
