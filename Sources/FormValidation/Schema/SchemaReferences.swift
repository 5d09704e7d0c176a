import FormModel

/// Finds what references within a schema lead to, each object being taken apart once.
final class SchemaReferences {
    private let root: JSONValue
    private var fieldsOfRows = 0
    private var tables: [Int: [[UInt8]: JSONValue]] = [:]

    init(root: JSONValue) {
        self.root = root
    }

    /// How many fields of rows are taken over at most: references may multiply.
    private static let limit = 1_000

    /// Whether one field of a row more is taken over.
    func takeFieldOfRow() -> Bool {
        fieldsOfRows += 1
        return fieldsOfRows <= SchemaReferences.limit
    }

    /// What a reference of the kind `#/$defs/name` leads to, and where that is.
    func target(of reference: String) -> (JSONValue, [FieldPath.Step])? {
        let parts = reference.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard let first = parts.first, first.elementsEqual("#".utf8) else { return nil }
        var value = root
        var steps: [FieldPath.Step] = []
        for part in parts.dropFirst() {
            let key = SchemaReferences.unescaped(Array(part))
            if let elements = value.elements {
                let index = Int(String(decoding: key, as: UTF8.self))
                guard let index, elements.indices.contains(index) else { return nil }
                value = elements[index]
                steps.append(.index(index))
            } else {
                guard let next = table(of: value)[key] else { return nil }
                value = next
                steps.append(.key(String(decoding: key, as: UTF8.self)))
            }
        }
        return (value, steps)
    }

    private func table(of value: JSONValue) -> [[UInt8]: JSONValue] {
        if let table = tables[value.offset] { return table }
        var table: [[UInt8]: JSONValue] = [:]
        for member in value.members ?? [] { table[Array(member.key.utf8)] = member.value }
        tables[value.offset] = table
        return table
    }

    /// RFC 6901, section 4.
    private static func unescaped(_ part: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        while at < part.count {
            let isEscape = part[at] == UInt8(ascii: "~") && at + 1 < part.count
            switch isEscape ? part[at + 1] : 0 {
            case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
            default:
                result.append(part[at])
                at -= 1
            }
            at += 2
        }
        return result
    }
}
