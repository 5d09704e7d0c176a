/// The reason why an expression has no result; the later ones are stronger.
enum NoResult: UInt8, Comparable, Sendable {
    /// There is no value: an empty field, a column that a row leaves out, nothing found, or an unknown time.
    case missing
    /// The values are there, but have no result: a division by zero, or an overflow.
    case failed
    /// A value could not be read, which its field reports.
    case unreadable

    static func < (left: NoResult, right: NoResult) -> Bool { left.rawValue < right.rawValue }
}
