/// A named list of choices with columns of values, which any number of fields may use.
///
/// ```swift
/// let counties = ChoiceList(
///     "counties", columns: [.init("state"), .init("tax", type: .decimal)],
///     choices: [Choice("king", title: "King", columns: ["state": "wa", "tax": "0.103"])])
/// let form = try Form(id: "place", title: "Place", lists: [counties], items: [
///     .input("state", title: "State", value: .choice, choices: ["wa", "tx"]),
///     .input("county", title: "County", value: .choice,
///         choicesOf: .list("counties", where: "choice.state == state")),
///     .input("tax", title: "Tax", value: .decimal, computed: "county.tax"),
/// ])
/// ```
public struct ChoiceList: Sendable {
    /// A column of a list.
    public struct Column: Sendable, Hashable {
        /// The name, as in `choice.NAME` and `field.NAME` of expressions.
        public let name: FieldName

        /// The type of its values: text, integer, decimal, boolean, date, time, dateTime, localDateTime or duration.
        public let type: ValueType

        /// Makes a column.
        public init(_ name: FieldName, type: ValueType = .text) {
            self.name = name
            self.type = type
        }
    }

    /// The name among the lists of the form: letters, digits, `_`, `-` and `.`, 64 at most.
    public let name: String

    /// The columns, in order.
    public let columns: [Column]

    /// The rows, in order.
    public let choices: [Choice]

    /// Members of the list in the form file whose keys begin with `x-`.
    public var extensions: Extensions = [:]

    /// The byte offset of each row in the form file; empty for a list made in Swift.
    var offsets: [Int] = []
    /// The byte offset of the list in the form file.
    var offset: Int?

    /// Makes a list; `Form.init` validates it.
    public init(_ name: String, columns: [Column] = [], choices: [Choice]) {
        self.name = name
        self.columns = columns
        self.choices = choices
    }
}

extension ChoiceList {
    /// The largest number of rows: 10,000.
    static let maximumRows = Choice.maximumFetched

    /// The largest number of columns: 16.
    package static let maximumColumns = 16

    /// The types that a column may have.
    static let columnTypes: [ValueType] = [.text] + ValueType.allCases.filter(\.isScalar)

    /// Whether a text may name a list or fetched choices.
    static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...FieldName.maximumLength).contains(bytes.count)
            && bytes.allSatisfy { byte in
                (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
                    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: ".")
            }
    }
}
