/// The kind of a JSON value that a field refuses, since it is not the kind of its values.
///
/// A finding has it as a number, so that the issues of many submissions can share their bytes.
enum GivenKind: Int, Sendable {
    case text = 1
    case number
    case boolean
    case list
    case object

    /// The kind of a value; `nil` for null, which is no value, and for a key.
    init?(_ kind: JSONKind) {
        switch kind {
        case .string: self = .text
        case .number: self = .number
        case .boolean: self = .boolean
        case .array: self = .list
        case .object: self = .object
        case .null, .key: return nil
        }
    }

    /// The text of the parameter `given`.
    var word: String {
        switch self {
        case .text: "text"
        case .number: "number"
        case .boolean: "boolean"
        case .list: "list"
        case .object: "object"
        }
    }
}
