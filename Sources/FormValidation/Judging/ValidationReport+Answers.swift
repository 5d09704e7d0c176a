public import FormModel

// The accepted answers as a type of the program, and as JSON.
extension ValidationReport {
    /// The accepted answers as a type of the program, without JSON in between.
    ///
    /// The coding keys of the type are the keys of the fields, as in JSON; a named section is a nested type. The rows of a
    /// group are an array, or a dictionary where the form has them as an object. A choice is a `String` or an enumeration of
    /// texts, and several choices are an array or a set of them. Days, times and durations are `CalendarDate` and so on, or
    /// a `String`.
    ///
    /// Without an answer, an optional is `nil`, and an array of rows, choices or texts is empty. Nothing is rounded: a number
    /// fits `Int`, `UInt8` and so on if it is one, and `Double` if it is written as that number or equal to it. Fields with
    /// `"output": false` are left out. A ``TypedValidator`` holds the type to the form once, at the start.
    ///
    /// ```swift
    /// struct Account: Decodable { let email: String, seats: Int?, birthday: CalendarDate }
    /// let account = try report.decode(Account.self)
    /// ```
    ///
    /// - Throws: Why the answers are no value of the type; also if the report has errors.
    /// - Complexity: O(*n*) in the answers, if the type asks for them in form order or for few.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self
    ) throws(FormDecodingError) -> Value {
        guard isValid else { throw FormDecodingError(FieldPath(), wanted: type, .refused) }
        let members = layout.answers(values) { $0.isOutput }
        let decoder = AnswerDecoder(
            answer: .object(members), path: .whole, source: AnswerSource(layout))
        do {
            return try decoder.decode(type)
        } catch {
            throw FormDecodingError(in: error)
                ?? FormDecodingError(FieldPath(), wanted: type, .own(error))
        }
    }

    /// The answers as a JSON object by the keys of the fields, as the command writes accepted ones: without secrets, and
    /// without fields that have `"output": false`.
    ///
    /// In the scope `ValidationScope.sent`, `null` says that a field is to be cleared.
    public var answers: [UInt8] {
        var writer = JSONWriter()
        writeAnswers(to: &writer, withSecrets: false)
        return writer.bytes
    }

    /// Writes the answers as ``answers`` has them.
    package func writeAnswers(to writer: inout JSONWriter, withSecrets: Bool) {
        writer.answer(
            .object(layout.answers(values) { $0.isOutput && (withSecrets || !$0.isSecure) }))
    }
}

// The issues by their fields.
extension ValidationReport {
    /// The issues at a path, without those of its parts.
    public func issues(at path: FieldPath) -> [FormIssue] { issues.filter { $0.path == path } }

    /// The issues by their paths, in the order of the first issue of each.
    ///
    /// - Complexity: O(*n*).
    public var byField: [(path: FieldPath, issues: [FormIssue])] {
        var fields: [(path: FieldPath, issues: [FormIssue])] = []
        var indices: [FieldPath: Int] = [:]
        for issue in issues {
            if let index = indices[issue.path] {
                fields[index].issues.append(issue)
            } else {
                indices[issue.path] = fields.count
                fields.append((issue.path, [issue]))
            }
        }
        return fields
    }
}
