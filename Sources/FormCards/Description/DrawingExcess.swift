import FormModel

/// What a description would have too much of to be drawn: a small submission could otherwise ask for a page of gigabytes,
/// such as one that repeats all choices of a list in every row.
public enum DrawingExcess: String, Error, Sendable, Hashable, CaseIterable {
    /// More than 200,000 fields, in rows too.
    case fields
    /// More than 500,000 options of all fields.
    case options
    /// More than 16 MiB of values and titles of fields.
    case bytes
    /// More work of expressions in texts, choices and parts than a validation may do: 200,000,000 units.
    case work = "units of work"

    /// The code of all of them.
    public static let code = "tooMuchDrawn"

    /// The largest number that is drawn.
    public var limit: Int {
        switch self {
        case .fields: 200_000
        case .options: 500_000
        case .bytes: 16 << 20
        case .work: FormExpression.maximumWork
        }
    }
}

extension DrawingExcess: CustomStringConvertible {
    /// A sentence that names the limit.
    public var description: String {
        "There is too much to draw: more than \(limit) \(rawValue) on a card. [\(DrawingExcess.code)]"
    }
}
