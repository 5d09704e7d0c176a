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
    /// The next number of a name that was taken, by the beginning that fits before every number.
    private var numbers: [[UInt8]: Int] = [:]

    init(root: JSONValue) { self.root = root }

    /// The name of a property; `nil` for one that cannot be a key either.
    mutating func name(of key: String) -> FieldName? {
        if let name = FieldName(simple: key) { return name }
        let bytes = Array(key.utf8)
        if let name = made[bytes] { return name }
        guard AnswerKey.isValid(key) else { return nil }
        let base = ImportedNames.identifier(key)
        let start = Array(base.utf8.prefix(FieldName.maximumLength - 8))
        var name = FieldName(simple: base)
        while let known = name, !take(known) {
            let number = numbers[start] ?? 2
            numbers[start] = number + 1
            let suffix = "_\(number)"
            let beginning = base.utf8.prefix(FieldName.maximumLength - suffix.utf8.count)
            name = FieldName(simple: String(decoding: Array(beginning), as: UTF8.self) + suffix)
        }
        made[bytes] = name
        return name
    }

    /// Takes a name, if no property has it.
    private mutating func take(_ name: FieldName) -> Bool {
        if taken == nil { taken = ImportedNames.names(in: root) }
        return taken?.insert(name).inserted ?? false
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

    /// The names of fields among the keys of the objects by which a schema describes properties.
    private static func names(in root: JSONValue) -> Set<FieldName> {
        var names: Set<FieldName> = []
        var rest = [root]
        while let value = rest.popLast() {
            for (keyword, _, member) in value.members ?? [] {
                rest.append(member)
                guard keywords.contains(where: { $0.hasSameBytes(as: keyword) }) else { continue }
                for (key, _, _) in member.members ?? [] {
                    if let name = FieldName(simple: key) { names.insert(name) }
                }
            }
            rest += value.elements ?? []
        }
        return names
    }

    /// The keywords whose objects have the names of properties as keys.
    private static let keywords = [
        "properties", "dependentRequired", "dependentSchemas", "dependencies",
    ]
}
