import FormModel

/// Limits the size of the imported form, because references can multiply the contents of a schema.
struct ImportBudget {
    private let limits: JSONLimits
    private var fields = 0
    private var fieldsOfRows = 0
    /// The size of the form so far, beginning with the parts that every form has.
    private var bytes = 1_000
    private var values = 20

    init(limits: JSONLimits) {
        self.limits = limits
    }

    private static let limit = 10_000
    private static let limitOfRows = 1_000

    /// The most bytes of an imported form: a small schema can ask for one of any size.
    private static let limitOfBytes = 2 << 20

    private static let fullness = "The form would be larger than an imported form may be."

    private var isFull: Bool {
        bytes >= min(limits.bytes, Self.limitOfBytes) || values >= limits.members
    }

    /// Counts a field.
    ///
    /// - Returns: The reason why the limit is exceeded, if it is.
    mutating func takeField(ofRow: Bool) -> String? {
        if ofRow { fieldsOfRows += 1 }
        fields += 1
        if fieldsOfRows > ImportBudget.limitOfRows, ofRow {
            return "The rows have more fields than can be imported."
        }
        if fields > ImportBudget.limit {
            return "A form of more than \(ImportBudget.limit) fields is not made."
        }
        return isFull ? ImportBudget.fullness : nil
    }

    /// Counts the text of an item.
    ///
    /// - Parameters:
    ///   - item: The item, or a text.
    ///   - depth: The number of enclosing groups.
    /// - Returns: The reason why the limit is exceeded, if it is.
    mutating func take(_ item: SchemaValue, depth: Int) -> String? {
        // The fields of a group were already counted.
        let isGroup = item.members.contains { $0.key == "items" }
        let members = isGroup ? item.members.filter { $0.key != "items" } : []
        let written = members.isEmpty ? item : .object(members)
        // Each line of the form is indented.
        let margin = 4 * (depth + 1)
        for byte in written.json { bytes += byte == 0x0A ? margin + 1 : 1 }
        values += ImportBudget.count(written)
        return isFull ? ImportBudget.fullness : nil
    }

    private static func count(_ value: SchemaValue) -> Int {
        switch value {
        case .list(let list): list.reduce(1) { $0 + count($1) }
        case .object(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }
}
