/// A date and a time of day without an offset from UTC, to the nanosecond: what a local calendar
/// and clock show.
///
/// The text form is `2026-11-21T14:30:00`: RFC 3339, `date-time` without its offset, which is a
/// valid local date and time string of the WHATWG HTML standard, as `<input type="datetime-local">`
/// sends and accepts it. That standard has no leap seconds, and without an offset their position is
/// unknown.
public struct LocalDateTime: Sendable, Hashable {
    /// The days since 0001-01-01.
    private let days: Int32

    /// The nanoseconds since midnight.
    private let nanoseconds: Int64

    /// Combines a date and a time of day; `nil` for a leap second.
    public init?(date: CalendarDate, time: ClockTime) {
        guard time.second < 60 else { return nil }
        days = Int32(date.dayNumber)
        nanoseconds = time.nanoseconds
    }

    /// Reads `2026-11-21T14:30`, with optional seconds and fraction.
    ///
    /// The separator may be `T`, `t` or one space. The result is `nil` if there is no such time, or
    /// if a digit after the nanosecond is not 0.
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads a date and time from UTF-8; see ``init(_:)``.
    init?(utf8 text: Span<UInt8>) {
        guard let local = LocalDateTime.read(text).value else { return nil }
        self = local
    }

    static func read(_ text: Span<UInt8>) -> TimeReading<LocalDateTime> {
        guard text.count >= 16,
            text[10] == UInt8(ascii: " ") || text[10] | 0x20 == UInt8(ascii: "t"),
            let date = CalendarDate(utf8: text.extracting(0..<10))
        else { return .malformed() }
        switch ClockTime.read(text.extracting(11..<text.count)) {
        case .value(let time):
            return LocalDateTime(date: date, time: time).map(TimeReading.value) ?? .malformed()
        case .tooManyDecimals: return .tooManyDecimals
        case .malformed: return .malformed()
        }
    }

    /// The day.
    public var date: CalendarDate {
        // The day was in range when the value was made, so the fallback is never used.
        CalendarDate(dayNumber: Int(days)) ?? .first
    }

    /// The time of day.
    public var time: ClockTime { ClockTime(nanoseconds: nanoseconds) }
}

extension LocalDateTime: Comparable {
    /// Whether the left one is earlier on the same calendar and clock.
    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
        (left.days, left.nanoseconds) < (right.days, right.nanoseconds)
    }
}

extension LocalDateTime: CustomStringConvertible {
    /// The date and time with seconds, so that an appended offset makes a moment of RFC 3339:
    /// `2026-11-21T14:30:00`; decimals only if there are any.
    public var description: String {
        "\(date)T\(TimeText.clock(time.hour, time.minute, time.second, time.nanosecond))"
    }

    /// The date and time as a person reads it: `2026-11-21 14:30`.
    package var shortText: String { "\(date) \(time)" }
}

extension DateTime {
    /// The local date and time at the offset; a leap second becomes the second before it.
    public var local: LocalDateTime {
        let clock = clock
        let time = ClockTime(
            hour: clock.hour, minute: clock.minute, second: Swift.min(clock.second, 59),
            nanosecond: clock.nanosecond)
        // Both parts come from a valid moment, so the fallback is never used.
        return time.flatMap { LocalDateTime(date: date, time: $0) } ?? LocalDateTime.first
    }
}

extension LocalDateTime {
    fileprivate static let first = LocalDateTime(days: 0, nanoseconds: 0)

    private init(days: Int32, nanoseconds: Int64) {
        self.days = days
        self.nanoseconds = nanoseconds
    }
}
