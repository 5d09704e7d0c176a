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
}
