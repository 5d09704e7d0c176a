import FormModel

/// How much of a schema is taken over: references may multiply what it says.
struct ImportBudget {
    private let limits: JSONLimits
    private var fields = 0
    private var fieldsOfRows = 0
    /// The size of the form so far; at first that of what every form has.
    private var bytes = 1_000
    private var values = 20

    init(limits: JSONLimits) {
        self.limits = limits
    }

    /// The most fields, and the most of them that may stand in rows.
    private static let limit = 10_000
    private static let limitOfRows = 1_000

    private static let fullness = "The form would be larger than a form file may be."

    /// Whether the form grew as large as a form file may be.
    private var isFull: Bool { bytes >= limits.bytes || values >= limits.members }

    /// Counts one field more.
    ///
    /// - Returns: Why there is no room for it, where there is none.
    mutating func takeField(ofRow: Bool) -> String? {
        if ofRow { fieldsOfRows += 1 }
        fields += 1
        if fieldsOfRows > ImportBudget.limitOfRows, ofRow {
            return "The rows have more fields than are taken over."
        }
        if fields > ImportBudget.limit {
            return "A form of more than \(ImportBudget.limit) fields is not made."
        }
        return isFull ? ImportBudget.fullness : nil
    }

    /// Counts what is written for an item.
    ///
    /// - Parameters:
    ///   - item: The item, or a text.
    ///   - depth: How many groups it stands in.
    /// - Returns: Why there is no room for it, where there is none.
    mutating func take(_ item: SchemaValue, depth: Int) -> String? {
        // The fields of a group were counted already.
        let isGroup = item.members.contains { $0.key == "items" }
        let members = isGroup ? item.members.filter { $0.key != "items" } : []
        let written = members.isEmpty ? item : .object(members)
        // Each line stands behind a margin in the form.
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
