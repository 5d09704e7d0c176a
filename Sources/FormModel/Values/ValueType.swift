/// The type of the value of an input.
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
    /// A time of day, `14:30` or `14:30:05.25`.
    case time
    /// A moment with its offset from UTC, `2026-11-21T14:30:00+01:00`.
    case dateTime
    /// A date and time without an offset, `2026-11-21T14:30`.
    case localDateTime
    /// A duration, `P3DT12H`.
    case duration
    /// One of the choices of the item.
    case choice
    /// Any number of the choices of the item.
    case choices
    /// A list of free texts, each of one line.
    case texts
    /// A file, of which only name, media type and size are known.
    case file
    /// The rows of a group; an input cannot have this type.
    case group

    package var isList: Bool { self == .choices || self == .texts }

    /// Whether values are typed in several lines.
    package var hasLines: Bool { self == .multiline || self == .texts }

    package static var ofInputs: [ValueType] { allCases.filter { $0 != .group } }
}
