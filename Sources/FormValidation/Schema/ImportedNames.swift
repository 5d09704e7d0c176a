import FormModel

/// The names of fields for properties: a property whose name is that of no field gets a name, and keeps its own as the key
/// of the field.
///
/// Different properties have different names in the whole schema, so that a condition needs to know nothing of the object
/// in which its properties are.
struct ImportedNames {
    private let root: JSONValue
    /// The names that were made, by the key.
    private var made: [[UInt8]: FieldName] = [:]
    /// All names that properties of the schema have, and those that were made; `nil` until one is made.
    private var taken: Set<FieldName>?

    init(root: JSONValue) { self.root = root }

    /// The name of a property; `nil` for one that cannot be a key either.
    mutating func name(of key: String) -> FieldName? {
        if let name = FieldName(simple: key) { return name }
        let bytes = Array(key.utf8)
        if let name = made[bytes] { return name }
        guard AnswerKey.isValid(key) else { return nil }
        var names = taken ?? ImportedNames.names(in: root)
        let base = ImportedNames.identifier(key)
        var name = FieldName(simple: base)
        var number = 2
        while name.map({ !names.insert($0).inserted }) ?? false {
            let suffix = "_\(number)"
            let start = base.utf8.prefix(FieldName.maximumLength - suffix.utf8.count)
            name = FieldName(simple: String(decoding: Array(start), as: UTF8.self) + suffix)
            number += 1
        }
        taken = names
        made[bytes] = name
        return name
    }

    /// The letters and digits of a key, with `_` between them: `repo-url` becomes `repo_url`, and `1.2` becomes `_1_2`.
    private static func identifier(_ key: String) -> String {
        var name: [UInt8] = []
        for byte in key.utf8 {
            let isDigit = byte &- UInt8(ascii: "0") < 10
            let isWord = (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit
            if isDigit, name.isEmpty { name.append(UInt8(ascii: "_")) }
            if isWord || byte == UInt8(ascii: "_") {
                name.append(byte)
            } else if let last = name.last, last != UInt8(ascii: "_") {
                name.append(UInt8(ascii: "_"))
            }
        }
        if name.last == UInt8(ascii: "_"), key.utf8.last != UInt8(ascii: "_") { name.removeLast() }
        let text = String(decoding: name.prefix(FieldName.maximumLength), as: UTF8.self)
        return text.utf8.isEmpty ? "field" : text
    }

    /// The names of fields among all keys of a value.
    private static func names(in root: JSONValue) -> Set<FieldName> {
        var names: Set<FieldName> = []
        var rest = [root]
        while let value = rest.popLast() {
            for (key, _, member) in value.members ?? [] {
                if let name = FieldName(simple: key) { names.insert(name) }
                rest.append(member)
            }
            rest += value.elements ?? []
        }
        return names
    }
}
