/// The values of the last submission, and the answers of its asynchronous checks.
extension SubmissionValidator {
    /// The values of the last submission, canonical, in form order.
    ///
    /// If the scope names fields, only these are included; if the scope is that of the sent fields, fields that were
    /// sent empty are included, too.
    package func values(in text: Span<UInt8>) -> [(name: FieldName, value: FieldValue)] {
        let view = reader.values.view(submission: text)
        let (named, keepsCleared) = (scope.names, scope == .sent)
        var list: [(name: FieldName, value: FieldValue)] = []
        list.reserveCapacity(min(compiled.layout.sentCount, SubmissionValidator.usualCount))
        for index in 0..<compiled.layout.sentCount {
            if let named, !named.contains(compiled.layout.fields[index].name) { continue }
            let value = view.value(at: index, of: compiled.layout)
            if !value.isEmpty || (keepsCleared && view.isCleared(at: index)) {
                list.append((compiled.layout.fields[index].name, value))
            }
        }
        return list
    }

    /// The initial capacity of the list of values.
    private static let usualCount = 32

    /// Makes a writer of the values of ``values(in:)``, for ``append(valuesIn:with:to:)``.
    ///
    /// - Parameter isWritten: Whether a field of the form or of a row may be written.
    /// - Returns: The writer.
    package func makeWriter(where isWritten: (FieldLayout) -> Bool) -> ValueTableWriter {
        guard let named = scope.names else {
            return ValueTableWriter(compiled.layout, where: isWritten)
        }
        return ValueTableWriter(
            compiled.layout, isMember: { named.contains($0.name) }, where: isWritten)
    }

    /// Appends the values of the last submission as a JSON object.
    package func append(
        valuesIn text: Span<UInt8>, with writer: ValueTableWriter, to bytes: inout [UInt8]
    ) {
        writer.append(
            reader.values.view(submission: text), writesCleared: scope == .sent, to: &bytes)
    }

    /// The questions of asynchronous checks that decide whether the last submission is valid; ``resolve(_:_:)`` takes the
    /// answers.
    package mutating func takeQuestions(_ text: Span<UInt8>) -> [RemoteQuestion] {
        guard findings.hasPending else { return [] }
        var waiting = findings
        defer { findings = waiting }
        let (fields, layout) = (compiled.fields, compiled.layout)
        let values = reader.values.view(submission: text)
        // A group is read once for all questions about its rows.
        var read: (field: Int, value: FieldValue) = (-1, .empty)
        return compiled.questions(in: &waiting) { place in
            if read.field != place.field {
                read = (place.field, values.value(at: place.field, of: layout))
            }
            return read.value.value(at: place.inner, of: fields[place.field])
        }
    }

    /// Replaces the findings of pending checks by their answers.
    ///
    /// - Returns: Whether the submission has no issues.
    package mutating func resolve(
        _ questions: [RemoteQuestion], _ answer: (RemoteQuestion) -> RemoteAnswer
    ) -> Bool {
        compiled.resolve(&findings, questions, answer)
        return findings.list.isEmpty
    }
}
