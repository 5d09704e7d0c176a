/// A moment with nanoseconds and the offset from UTC at which it was written.
///
/// The text form is `2026-11-21T14:30:00+01:00`: RFC 3339, `date-time`. Equality, order and hash
/// compare the moment: `12:00:00Z` and `13:00:00+01:00` of one day are equal. A leap second is a
/// separate moment after `23:59:59.999999999` and before midnight; it is accepted only at 23:59:60
/// UTC on the last day of a month.
public struct DateTime: Sendable {
    /// The minutes since 0001-01-01T00:00Z; negative if an offset moves the moment before that.
    private let minutes: Int64

    /// The nanoseconds within the minute, which has 60 seconds, or 61 with a leap second.
    private let nanoseconds: Int64

    private let offsetMinutes: Int16

    /// Makes a moment, or `nil` if it does not exist.
    ///
    /// - Parameters:
    ///   - date: The day at that offset.
    ///   - time: The time of day at that offset.
    ///   - offset: The minutes by which local time is ahead of UTC, −1439 to 1439.
    public init?(date: CalendarDate, time: ClockTime, offset: Int = 0) {
        self.init(
            date, hour: time.hour, minute: time.minute, second: time.second,
            nanosecond: time.nanosecond, offset: offset)
    }

    init?(
        _ date: CalendarDate, hour: Int, minute: Int, second: Int, nanosecond: Int, offset: Int
    ) {
        guard ClockTime(anyLeap: hour, minute, second, nanosecond) != nil,
            (-1_439...1_439).contains(offset)
        else { return nil }
        minutes = Int64(date.dayNumber * 1_440 + hour * 60 + minute - offset)
        nanoseconds = Int64(second) * 1_000_000_000 + Int64(nanosecond)
        offsetMinutes = Int16(offset)
        if second == 60, !mayHaveLeapSecond { return nil }
    }

    /// Makes a moment from Unix time, which has no leap seconds; `nil` outside the years 1 to 9999.
    ///
    /// - Parameters:
    ///   - unixSeconds: The seconds since 1970-01-01T00:00:00Z.
    ///   - nanosecond: 0 to 999,999,999.
    ///   - offset: The minutes by which local time is ahead of UTC, −1439 to 1439.
    public init?(unixSeconds: Int64, nanosecond: Int = 0, offset: Int = 0) {
        guard (-400_000_000_000...400_000_000_000).contains(unixSeconds),
            (-1_439...1_439).contains(offset)
        else {
            return nil
        }
        let local = unixSeconds + 62_135_596_800 + Int64(offset) * 60
        guard local >= 0, let date = CalendarDate(dayNumber: Int(local / 86_400)) else {
            return nil
        }
        let second = Int(local % 86_400)
        self.init(
            date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60,
            nanosecond: nanosecond, offset: offset)
    }

    /// Reads `2026-11-21T14:30:00+01:00`: RFC 3339, section 5.6, `date-time`.
    ///
    /// The letters `T` and `Z` may be in lower case. The offset `-00:00` is read as `Z`: the moment
    /// is known, the local time is not (RFC 9557, section 2). The result is `nil` if there is no
    /// such moment, in the year 0000, or if a digit after the nanosecond is not 0.
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads a moment from UTF-8; see ``init(_:)``.
    init?(utf8 text: Span<UInt8>) {
        guard let moment = DateTime.read(text).value else { return nil }
        self = moment
    }

    static func read(_ text: Span<UInt8>) -> TimeReading<DateTime> {
        guard text.count >= 20, text[10] | 0x20 == UInt8(ascii: "t"),
            let date = CalendarDate(utf8: text.extracting(0..<10)),
            let scan = TimeScan(text, from: 11, needsSeconds: true),
            let offset = TimeScan.offset(text, from: scan.end),
            let moment = DateTime(
                date, hour: scan.hour, minute: scan.minute, second: scan.second,
                nanosecond: scan.nanosecond, offset: offset)
        else { return .malformed(lacking: partLacking(in: text)) }
        return scan.isTooFine ? .tooManyDecimals : .value(moment)
    }

    /// The only part that the text lacks to be a moment; `nil` if it has another mistake.
    private static func partLacking(in text: Span<UInt8>) -> TimePart? {
        if LocalDateTime.read(text).value != nil { return .offset }
        guard text.count > 16, text[10] | 0x20 == UInt8(ascii: "t"),
            let scan = TimeScan(text, from: 11, needsSeconds: false), scan.end == 16,
            LocalDateTime(utf8: text.extracting(0..<16)) != nil,
            TimeScan.offset(text, from: 16) != nil
        else { return nil }
        return .seconds
    }

    private var mayHaveLeapSecond: Bool {
        guard minutes >= 0, minutes % 1_440 == 1_439,
            let next = CalendarDate(dayNumber: Int(minutes / 1_440) + 1)
        else { return false }
        return next.day == 1
    }

    /// The minutes by which local time is ahead of UTC.
    public var offset: Int { Int(offsetMinutes) }

    /// The day at the offset.
    public var date: CalendarDate {
        // The day was in range when the value was made, so the fallback is never used.
        CalendarDate(dayNumber: Int(localMinutes / 1_440)) ?? .first
    }

    /// The time of day at the offset.
    var clock: (hour: Int, minute: Int, second: Int, nanosecond: Int) {
        let minute = Int(localMinutes % 1_440)
        return (
            minute / 60, minute % 60, Int(nanoseconds / 1_000_000_000),
            Int(nanoseconds % 1_000_000_000)
        )
    }

    /// The seconds since 0001-01-01T00:00Z and the nanoseconds within the second, without leap seconds:
    /// a leap second counts as the second before it.
    var unixTime: (seconds: Int, nanoseconds: Int) {
        let second = Swift.min(nanoseconds / 1_000_000_000, 59)
        return (Int(minutes * 60 + second), Int(nanoseconds % 1_000_000_000))
    }

    private var localMinutes: Int64 { minutes + Int64(offsetMinutes) }

    /// The moment that is `seconds` later, or earlier if negative, at the same offset; `nil`
    /// outside the years 1 to 9999.
    ///
    /// Every minute has 60 seconds, as in Unix time; a leap second counts as the second before it.
    public func adding(seconds: Int) -> DateTime? {
        let second = Swift.min(nanoseconds / 1_000_000_000, 59)
        let unix = minutes * 60 + second - 62_135_596_800
        let (sum, overflow) = unix.addingReportingOverflow(Int64(seconds))
        guard !overflow else { return nil }
        return DateTime(
            unixSeconds: sum, nanosecond: Int(nanoseconds % 1_000_000_000), offset: offset)
    }

    /// The same moment at another offset; unchanged where that is outside the years 1 to 9999.
    ///
    /// A leap second becomes the second before it.
    package func at(offset: Int) -> DateTime {
        let unix = unixTime
        return DateTime(
            unixSeconds: Int64(unix.seconds) - 62_135_596_800, nanosecond: unix.nanoseconds,
            offset: offset) ?? self
    }

    /// Midnight of the day at the offset.
    package var startOfDay: DateTime {
        DateTime(date, hour: 0, minute: 0, second: 0, nanosecond: 0, offset: offset) ?? self
    }

    /// The same time of day and offset on another date; a leap second becomes the second before it.
    package func moved(to date: CalendarDate) -> DateTime? {
        let clock = clock
        return DateTime(
            date, hour: clock.hour, minute: clock.minute, second: Swift.min(clock.second, 59),
            nanosecond: clock.nanosecond, offset: offset)
    }

    /// Whether moment and offset are equal; `==` compares only the moment.
    func isWritten(as other: DateTime) -> Bool {
        self == other && offset == other.offset
    }
}

extension DateTime: Comparable, Hashable {
    /// Whether both are the same moment, whatever their offsets.
    public static func == (left: DateTime, right: DateTime) -> Bool {
        left.minutes == right.minutes && left.nanoseconds == right.nanoseconds
    }

    /// Whether the left moment is earlier.
    public static func < (left: DateTime, right: DateTime) -> Bool {
        (left.minutes, left.nanoseconds) < (right.minutes, right.nanoseconds)
    }

    /// Hashes the moment, so that equal moments have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(minutes)
        hasher.combine(nanoseconds)
    }
}

extension DateTime: CustomStringConvertible {
    /// The moment as RFC 3339 writes it: `2026-11-21T14:30:00+01:00`, with `Z` for the offset 0.
    public var description: String {
        let clock = clock
        let time = TimeText.clock(clock.hour, clock.minute, clock.second, clock.nanosecond)
        return "\(date)T\(time)\(TimeText.offset(offset))"
    }
}
