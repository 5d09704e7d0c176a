extension FileFacts {
    /// The facts in a JSON object, with the path if it has one; `nil` for any other JSON.
    package init?(_ object: JSONValue) {
        var texts: [String: String] = [:]
        var size: Int?
        for (key, _, value) in object.members ?? [] {
            texts[key] = value.string
            if key == FileFacts.sizeKey { size = value.integer }
        }
        guard let name = texts[FileFacts.nameKey], let type = texts[FileFacts.typeKey], let size
        else { return nil }
        self.init(name: name, type: type, size: size, path: texts[FileFacts.pathKey])
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
