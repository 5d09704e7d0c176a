/// What kind of value an input holds.
public enum ValueType: String, Sendable, Hashable, CaseIterable {
    /// One line of text.
    case text
    /// A text that may have several lines.
    case multiline
    /// A whole number that fits 64 bits.
    case integer
    /// An exact decimal number.
    case decimal
    /// Yes or no.
    case boolean
    /// A day, `YYYY-MM-DD`.
    case date
    /// One of the item's choices.
    case choice
    /// Any of the item's choices.
    case choices
    /// The rows of a group; no input is of this type.
    case group

    /// The types that an input may have.
    static var ofInputs: [ValueType] { allCases.filter { $0 != .group } }
}
