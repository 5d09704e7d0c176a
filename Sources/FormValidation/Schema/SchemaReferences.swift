import FormModel

/// Finds what references within a schema lead to, each object being taken apart once.
final class SchemaReferences {
    private let root: JSONValue
    private let limits: JSONLimits
    private var tables: [Int: [[UInt8]: JSONValue]] = [:]
    private var fields = 0
    private var fieldsOfRows = 0
    /// What the form comes to; at first what every form has.
    private var bytes = 1_000
    private var values = 20

    init(root: JSONValue, limits: JSONLimits) {
        self.root = root
        self.limits = limits
    }

    /// How many fields are taken over at most, and how many of them in rows: references may multiply.
    private static let limit = 10_000
    private static let limitOfRows = 1_000

    /// Why there is no room for one field more, where there is none.
    func takeField(ofRow: Bool) -> String? {
        if ofRow { fieldsOfRows += 1 }
        fields += 1
        if fieldsOfRows > SchemaReferences.limitOfRows, ofRow {
            return "The rows have more fields than are taken over."
        }
        if fields > SchemaReferences.limit {
            return "A form of more than \(SchemaReferences.limit) fields is not made."
        }
        return isFull ? SchemaReferences.fullness : nil
    }

    /// Whether the form grew as large as a form file may be.
    private var isFull: Bool { bytes >= limits.bytes || values >= limits.members }

    /// Notes what is written for a field that stands in so many groups.
    ///
    /// - Returns: Why there is no room for it, where there is none.
    @discardableResult
    func take(_ item: SchemaValue, depth: Int) -> String? {
        // The fields of a group were noted already.
        let members = item["type"] == "group" ? item.members.filter { $0.key != "items" } : []
        let written = members.isEmpty ? item : .object(members)
        // Each line stands behind a margin in the form.
        let margin = 4 * (depth + 1)
        for byte in written.json { bytes += byte == 0x0A ? margin + 1 : 1 }
        values += SchemaReferences.count(written)
        return isFull ? SchemaReferences.fullness : nil
    }

    private static func count(_ value: SchemaValue) -> Int {
        switch value {
        case .list(let list): list.reduce(1) { $0 + count($1) }
        case .object(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }

    private static let fullness = "The form would be larger than a form file may be."

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
