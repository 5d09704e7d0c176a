extension FileFacts {
    /// The members of facts in JSON, as far as they are read.
    struct Reading {
        private var texts: [String: String] = [:]
        private var size: Int?

        /// Takes a member.
        ///
        /// - Parameters:
        ///   - key: Its key.
        ///   - text: Its value, if that is a text.
        ///   - integer: Its value, if that is a whole number.
        /// - Returns: Whether facts have such a member.
        mutating func take(_ key: String, text: String?, integer: Int?) -> Bool {
            if FileFacts.textKeys.contains(key), let text {
                texts[key] = text
                return true
            }
            guard key == FileFacts.sizeKey, let integer else { return false }
            size = integer
            return true
        }

        /// Whether there is a path.
        var hasPath: Bool { texts[FileFacts.pathKey] != nil }

        /// Whether nothing is missing.
        var isComplete: Bool {
            texts[FileFacts.nameKey] != nil && texts[FileFacts.typeKey] != nil && size != nil
        }

        func facts() throws(Refusal) -> FileFacts {
            guard let name = texts[FileFacts.nameKey], let type = texts[FileFacts.typeKey], let size
            else { throw .malformed }
            return try FileFacts(
                sent: name, type: type, size: size, path: texts[FileFacts.pathKey], bytes: nil)
        }
    }

    /// The facts in a JSON object, with the path if it has one; `nil` for any other JSON.
    package init?(_ object: JSONValue) {
        var reading = Reading()
        for (key, _, value) in object.members ?? [] {
            guard reading.take(key, text: value.string, integer: value.integer) else { return nil }
        }
        guard let facts = try? reading.facts() else { return nil }
        self = facts
    }

    /// The members of the object that the facts are in JSON.
    package var members: [AnswerTree.Member] {
        let texts = [(FileFacts.nameKey, name), (FileFacts.typeKey, type)].map {
            AnswerTree.Member(key: $0, answer: .value(.text($1)))
        }
        let size = AnswerTree.Member(key: FileFacts.sizeKey, answer: .value(.integer(size)))
        let path = path.map {
            AnswerTree.Member(key: FileFacts.pathKey, answer: .value(.text($0)))
        }
        return texts + [size] + (path.map { [$0] } ?? [])
    }
}
