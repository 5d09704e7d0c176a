// Values by the keys of their fields.
extension JSONWriter {
    /// Writes members of an object that has been begun: the values of a record, by the keys of their fields; those of a
    /// named section are an object.
    package mutating func members(
        _ values: [(name: FieldName, value: FieldValue)], of layout: FormLayout
    ) {
        guard layout.hasInnerKeys else { return members(values) }
        members(layout.answers(values))
    }

    /// Writes the value of a field; an empty one is `null`.
    package mutating func value(_ value: FieldValue, of field: FieldLayout) {
        guard field.isGroup else { return self.value(value) }
        answer(field.answer(value))
    }
}

extension FormLayout {
    /// The values of a record as JSON has them.
    ///
    /// - Parameters:
    ///   - values: The values, in form order.
    ///   - isWritten: Whether a field is written, of the record or of its rows.
    /// - Returns: The members of the record.
    package func answers(
        _ values: [(name: FieldName, value: FieldValue)],
        where isWritten: (FieldLayout) -> Bool = { _ in true }
    ) -> [AnswerTree.Member] {
        guard sections.isEmpty, !hasKeys else {
            return AnswerTree.members(
                values.compactMap { name, value in
                    answer(name, value, isWritten).map { (path(of: name).keys[...], $0) }
                })
        }
        var members: [AnswerTree.Member] = []
        members.reserveCapacity(values.count)
        for (name, value) in values {
            guard let answer = answer(name, value, isWritten) else { continue }
            members.append(AnswerTree.Member(key: name.text, answer: answer))
        }
        return members
    }

    private func answer(
        _ name: FieldName, _ value: FieldValue, _ isWritten: (FieldLayout) -> Bool
    ) -> AnswerTree? {
        guard let field = field(name) else { return AnswerTree(value) }
        return isWritten(field) ? field.answer(value, where: isWritten) : nil
    }
}

extension FieldLayout {
    /// A value as JSON has it: the fields of rows by their keys, those of a named section in an object.
    package func answer(
        _ value: FieldValue, where isWritten: (FieldLayout) -> Bool = { _ in true }
    ) -> AnswerTree {
        guard let rows, case .rows(let list) = value else { return .value(value) }
        let answers = list.map {
            AnswerTree.object(rows.answers($0.values, where: isWritten))
        }
        guard rowKeys != nil else { return .list(answers) }
        return .object(
            answers.enumerated().map { AnswerTree.Member(key: step(toRow: $0).text, answer: $1) })
    }
}
