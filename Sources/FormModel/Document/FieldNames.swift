/// The names of the fields of a record that is not read yet: of a fragment, or of the rows of a
/// group in one.
final class FieldNames: Sendable {
    let names: Set<String>
    /// The names of the fields of the rows of each group, by the name of the group from this record.
    let groups: [String: FieldNames]
    /// The names of the texts of other answers, by the name of the field of choices.
    let others: [String: String]

    init(
        names: Set<String> = [], groups: [String: FieldNames] = [:], others: [String: String] = [:]
    ) {
        self.names = names
        self.groups = groups
        self.others = others
    }

    /// The names of items, in which each use of a fragment is replaced by the names that it makes.
    ///
    /// The items of a section without a name are those of the record. A section with a name is one
    /// name of the record.
    convenience init(of items: [JSONValue], use: (JSONValue) -> FieldNames?) {
        var names: Set<String> = []
        var groups: [String: FieldNames] = [:]
        var others: [String: String] = [:]
        func add(_ items: [JSONValue], in path: String) {
            for item in items {
                if let made = use(item) {
                    if path.isEmpty {
                        names.formUnion(made.names)
                        others.merge(made.others) { first, _ in first }
                    }
                    for (name, rows) in made.groups { groups[path + name] = rows }
                    continue
                }
                guard let members = item.members else { continue }
                let type = members.value(.type)?.string ?? ""
                let name = members.value(.name)?.string.flatMap { FieldName($0)?.text }
                if path.isEmpty {
                    if let name { names.insert(name) }
                    if let other = FieldNames.other(in: members) {
                        names.insert(other)
                        if let name { others[name] = other }
                    }
                }
                guard let inner = members.value(.items)?.elements else { continue }
                if type.hasSameBytes(as: FormItem.Kind.group.rawValue), let name {
                    groups[path + name] = FieldNames(ofRowsIn: members, use: use)
                } else if type.hasSameBytes(as: FormItem.Kind.section.rawValue) {
                    add(inner, in: name.map { "\(path)\($0)." } ?? path)
                }
            }
        }
        add(items, in: "")
        self.init(names: names, groups: groups, others: others)
    }

    /// The names of the rows of a group: those of its items and of its named values.
    convenience init(
        ofRowsIn group: [(key: String, keyOffset: Int, value: JSONValue)],
        use: (JSONValue) -> FieldNames?
    ) {
        let items = FieldNames(of: group.value(.items)?.elements ?? [], use: use)
        let values = (group.value(.values)?.members ?? []).compactMap { FieldName($0.key)?.text }
        self.init(names: items.names.union(values), groups: items.groups)
    }

    /// The name of the text of another answer, which a field of choices may have.
    private static func other(
        in members: [(key: String, keyOffset: Int, value: JSONValue)]
    ) -> String? {
        members.value(.other)?.members?.value(.name)?.string.flatMap { FieldName($0)?.text }
    }

    /// Whether a name is that of a field or a named section, or begins with that of a section.
    func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
        return names.contains(String(name[..<dot]))
    }

    /// The names after a use changed keys of items, of which `other` names a text.
    func changed(by replaced: [String: JSONValue]) -> FieldNames {
        let changes = replaced.compactMapValues { $0.members }.filter {
            $0.value.value(.other) != nil && names.contains($0.key)
        }
        guard !changes.isEmpty else { return self }
        var (kept, texts) = (names, others)
        for (name, keys) in changes {
            if let old = texts[name] { kept.remove(old) }
            texts[name] = FieldNames.other(in: keys)
        }
        for name in changes.keys { if let other = texts[name] { kept.insert(other) } }
        return FieldNames(names: kept, groups: groups, others: texts)
    }

    /// The names after a prefix was put before each.
    func prefixed(by prefix: NamePrefix) -> FieldNames {
        FieldNames(
            names: Set(names.map { prefix.beginning($0) }),
            groups: Dictionary(
                groups.map { (prefix.beginning($0), $1) }, uniquingKeysWith: { first, _ in first }),
            others: Dictionary(
                others.map { (prefix.beginning($0), prefix.beginning($1)) },
                uniquingKeysWith: { first, _ in first }))
    }
}

/// What the use of a fragment puts before the names of its items.
struct NamePrefix {
    let name: FieldName
    /// The text between the prefix and a name, which keeps its case; `nil` for camel case.
    let joint: String?

    /// The name with the prefix: `billing` and `street` make `billingStreet`, or `billing_street` where `_` joins them.
    func beginning(_ name: String) -> String {
        if let joint { return self.name.text + joint + name }
        var bytes = Array(name.utf8)
        if let first = bytes.first, first &- UInt8(ascii: "a") < 26 { bytes[0] = first & 0xDF }
        return self.name.text + String(decoding: bytes, as: UTF8.self)
    }
}
