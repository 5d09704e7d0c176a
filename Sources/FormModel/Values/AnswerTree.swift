/// Answers as JSON has them: by the keys of fields, with an object for each section and row.
package enum AnswerTree: Sendable {
    /// A value without rows.
    case value(FieldValue)
    /// The members of a record, of a section or of a row, or rows by their keys.
    case object([Member])
    /// Rows.
    case list([AnswerTree])

    /// A member of an object.
    package struct Member: Sendable {
        package let key: String
        package let answer: AnswerTree

        package init(key: String, answer: AnswerTree) {
            self.key = key
            self.answer = answer
        }
    }

    /// An answer, and the rest of the keys that lead to it.
    typealias Keyed = (keys: ArraySlice<String>, answer: AnswerTree)

    /// Rows, and other values, of fields without keys of their own.
    init(_ value: FieldValue) {
        guard case .rows(let rows) = value else {
            self = .value(value)
            return
        }
        let answers = rows.map { AnswerTree.object(AnswerTree.members($0.values)) }
        guard rows.first?.key != nil else {
            self = .list(answers)
            return
        }
        self = .object(zip(rows, answers).map { Member(key: $0.key ?? "", answer: $1) })
    }

    /// The members of a record whose fields have no keys of their own.
    static func members(
        _ values: [(name: FieldName, value: FieldValue)]
    ) -> [Member] {
        members(values.map { ($0.name.parts[...], AnswerTree($0.value)) })
    }

    /// The members of an object, by the rest of their keys.
    ///
    /// A section stands at its first answer, so that each key occurs once in every order of the answers.
    static func members(_ answers: [Keyed]) -> [Member] {
        var groups: [(key: String, answers: [Keyed])] = []
        var indices: [String: Int] = [:]
        for (keys, answer) in answers {
            guard let key = keys.first else { continue }
            if keys.count > 1, let index = indices[key] {
                groups[index].answers.append((keys.dropFirst(), answer))
            } else {
                if keys.count > 1 { indices[key] = groups.count }
                groups.append((key, [(keys.dropFirst(), answer)]))
            }
        }
        return groups.map { key, answers in
            if let only = answers.first, only.keys.isEmpty {
                return Member(key: key, answer: only.answer)
            }
            return Member(key: key, answer: .object(members(answers)))
        }
    }
}
