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

    /// What the values of several types have in common.
    ///
    /// Code that treats such types alike switches over their families, so that a new type stands in few places.
    package enum Family: Sendable {
        /// A text, of one line or of several.
        case text
        /// An integer or a decimal.
        case number
        /// Yes or no.
        case truth
        /// A date, a time, a moment or a duration, which has a canonical text.
        case time
        /// One choice.
        case choice
        /// Several choices or texts.
        case list
        case file
        case rows
    }

    package var family: Family {
        switch self {
        case .text, .multiline: .text
        case .integer, .decimal: .number
        case .boolean: .truth
        case .date, .time, .dateTime, .localDateTime, .duration: .time
        case .choice: .choice
        case .choices, .texts: .list
        case .file: .file
        case .group: .rows
        }
    }

    package var isList: Bool { family == .list }

    /// Whether its values are no texts, but have a text each, which may be in the notation of a locale.
    var isScalar: Bool {
        switch family {
        case .number, .truth, .time: true
        case .text, .choice, .list, .file, .rows: false
        }
    }

    /// Whether values are typed in several lines.
    package var hasLines: Bool { self == .multiline || self == .texts }

    package static var ofInputs: [ValueType] { allCases.filter { $0 != .group } }
}
