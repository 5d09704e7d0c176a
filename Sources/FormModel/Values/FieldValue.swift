/// The value of a field.
public enum FieldValue: Sendable, Hashable {
    /// No value: absent, null, an empty text or an empty list.
    case empty
    /// A text; also what was typed into a field of another type and could not be read.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// An exact decimal number, such as an amount of money.
    case decimal(ExactDecimal)
    /// Yes or no.
    case boolean(Bool)
    /// A day.
    case date(CalendarDate)
    /// A time of day without a time zone.
    case time(ClockTime)
    /// A moment with its offset from UTC.
    case dateTime(DateTime)
    /// A date and time without an offset.
    case localDateTime(LocalDateTime)
    /// A duration.
    case duration(CalendarDuration)
    /// The value of one of the choices of the field.
    case choice(String)
    /// The values of some choices of the field, in the order in which they were given.
    case choices([String])
    /// Free texts, in the order in which they were given.
    case texts([String])
    /// What is known of a file.
    case file(FileFacts)
    /// The rows of a group, in order.
    case rows([FormRow])

    /// Whether the value counts as empty: no value, an empty text, or an empty list.
    public var isEmpty: Bool {
        switch self {
        case .empty: true
        case .text(let text), .choice(let text): text.isEmpty
        case .choices(let list), .texts(let list): list.isEmpty
        case .rows(let rows): rows.isEmpty
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime, .duration,
            .file:
            false
        }
    }

    /// Whether both values are equal, including their notation.
    ///
    /// Texts are compared as bytes: two spellings of one character are different answers, and the
    /// comparison stays linear for hostile input.
    public static func == (left: FieldValue, right: FieldValue) -> Bool {
        switch left {
        case .empty: if case .empty = right { true } else { false }
        case .text(let a): if case .text(let b) = right { a.hasSameBytes(as: b) } else { false }
        case .choice(let a):
            if case .choice(let b) = right { a.hasSameBytes(as: b) } else { false }
        case .integer(let a): if case .integer(let b) = right { a == b } else { false }
        // `1.5` and `1.50` differ, so that a screen shows the change.
        case .decimal(let a):
            if case .decimal(let b) = right {
                a.significand == b.significand && a.exponent == b.exponent
            } else {
                false
            }
        case .boolean(let a): if case .boolean(let b) = right { a == b } else { false }
        case .date(let a): if case .date(let b) = right { a == b } else { false }
        case .time(let a): if case .time(let b) = right { a == b } else { false }
        // The same moment at another offset is a different answer.
        case .dateTime(let a):
            if case .dateTime(let b) = right { a.isWritten(as: b) } else { false }
        case .localDateTime(let a): if case .localDateTime(let b) = right { a == b } else { false }
        case .duration(let a):
            if case .duration(let b) = right { a.isWritten(as: b) } else { false }
        case .choices(let a): if case .choices(let b) = right { same(a, b) } else { false }
        case .texts(let a): if case .texts(let b) = right { same(a, b) } else { false }
        case .file(let a): if case .file(let b) = right { a == b } else { false }
        case .rows(let a): if case .rows(let b) = right { a == b } else { false }
        }
    }

    private static func same(_ a: [String], _ b: [String]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBytes(as: $1) }
    }

    /// Hashes texts as bytes, as `==` compares them.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .empty: hasher.combine(0)
        case .text(let text), .choice(let text): hasher.combine(Array(text.utf8))
        case .integer(let number): hasher.combine(number)
        case .decimal(let number): hasher.combine(number)
        case .boolean(let flag): hasher.combine(flag)
        case .date(let date): hasher.combine(date)
        case .time(let time): hasher.combine(time)
        case .dateTime(let moment): hasher.combine(moment)
        case .localDateTime(let local): hasher.combine(local)
        case .duration(let duration): hasher.combine(duration)
        case .choices(let list), .texts(let list):
            for text in list { hasher.combine(Array(text.utf8)) }
        case .file(let facts): hasher.combine(facts)
        case .rows(let rows): hasher.combine(rows)
        }
    }
}

extension FieldValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
{
    /// Makes a text.
    public init(stringLiteral text: String) {
        self = .text(text)
    }

    /// Makes a whole number.
    public init(integerLiteral number: Int) {
        self = .integer(number)
    }

    /// Makes a truth value.
    public init(booleanLiteral flag: Bool) {
        self = .boolean(flag)
    }
}
