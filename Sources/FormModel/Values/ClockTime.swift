/// A time of day, without a date or a time zone, to the nanosecond.
///
/// The text form is `14:30` or `14:30:05.25`: RFC 3339, `partial-time`, with optional seconds. The
/// only leap second is `23:59:60`, that of UTC, because a time without a zone cannot show another
/// one.
public struct ClockTime: Sendable, Hashable {
    /// The nanoseconds since midnight; in a leap second they exceed those of a day.
    let nanoseconds: Int64

    static let minute: Int64 = 60_000_000_000

    init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Makes a time, or `nil` if a part is out of range.
    ///
    /// - Parameters:
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    ///   - second: 0 to 59, or 60 at 23:59.
    ///   - nanosecond: 0 to 999,999,999.
    public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
        guard let time = ClockTime(anyLeap: hour, minute, second, nanosecond),
            second < 60 || (hour == 23 && minute == 59)
        else { return nil }
        self = time
    }

    /// Makes a time that may have a leap second in any minute, because an offset from UTC moves the
    /// leap second to another minute.
    init?(anyLeap hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second),
            (0..<1_000_000_000).contains(nanosecond)
        else { return nil }
        nanoseconds =
            Int64(hour * 60 + minute) * ClockTime.minute + Int64(second) * 1_000_000_000
            + Int64(nanosecond)
    }

    /// Reads exactly `HH:MM`, `HH:MM:SS` or `HH:MM:SS.fraction`: RFC 3339, section 5.6.
    ///
    /// The result is `nil` if there is no such time, or if a digit after the nanosecond is not 0.
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads a time from UTF-8; see ``init(_:)``.
    init?(utf8 text: Span<UInt8>) {
        guard let time = ClockTime.read(text).value else { return nil }
        self = time
    }

    static func read(_ text: Span<UInt8>) -> TimeReading<ClockTime> {
        guard let scan = TimeScan(text, from: 0, needsSeconds: false), scan.end == text.count,
            let time = ClockTime(
                hour: scan.hour, minute: scan.minute, second: scan.second,
                nanosecond: scan.nanosecond)
        else { return .malformed() }
        return scan.isTooFine ? .tooManyDecimals : .value(time)
    }

    /// The minutes since midnight; 1,439 in a leap second.
    private var minutes: Int64 { Swift.min(nanoseconds / ClockTime.minute, 1_439) }

    /// The hour, 0 to 23.
    public var hour: Int { Int(minutes / 60) }

    /// The minute, 0 to 59.
    public var minute: Int { Int(minutes % 60) }

    /// The second, 0 to 59, and 60 in a leap second.
    public var second: Int { Int((nanoseconds - minutes * ClockTime.minute) / 1_000_000_000) }

    /// The nanosecond, 0 to 999,999,999.
    public var nanosecond: Int { Int(nanoseconds % 1_000_000_000) }
}

extension ClockTime: Comparable {
    /// Whether the left time is earlier in the day.
    public static func < (left: ClockTime, right: ClockTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension ClockTime: CustomStringConvertible {
    /// The shortest text of the time, as time inputs of HTML send it: `14:30`, or `14:30:05.25`.
    public var description: String {
        let text = TimeText.clock(hour, minute, second, nanosecond)
        return second == 0 && nanosecond == 0 ? String(text.prefix(5)) : text
    }
}
