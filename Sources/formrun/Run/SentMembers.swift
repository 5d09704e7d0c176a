import FormModel

extension FormLayout {
    /// The members of a JSON object that are fields of a record, those of sections too, with their paths in it.
    func sentFields(
        in object: JSONValue, of section: Int = -1, at path: FieldPath = FieldPath()
    ) -> [(field: Int, path: FieldPath, value: JSONValue)] {
        (object.members ?? []).flatMap { key, _, value in
            let path = path.appending(.key(key))
            switch member(key.utf8.span, of: section) {
            case .field(let field): return [(field, path, value)]
            case .section(let inner): return sentFields(in: value, of: inner, at: path)
            case .unknown: return []
            }
        }
    }
}
