/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31, without a time or a time zone.
///
/// Written as `2026-11-21`: RFC 3339, `full-date`.
public struct CalendarDate: Sendable, Hashable {
    /// The year, 1 to 9999.
    public let year: Int

    /// The month, 1 to 12.
    public let month: Int

    /// The day of the month, from 1.
    public let day: Int

    /// Makes a date, or `nil` if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            day >= 1, day <= CalendarDate.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads exactly `YYYY-MM-DD`: RFC 3339, section 5.6.
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads `YYYY-MM-DD` from UTF-8; see ``init(_:)``.
    init?(utf8 text: Span<UInt8>) {
        guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else {
            return nil
        }
        var parts = (0, 0, 0)
        for at in 0..<10 where at != 4 && at != 7 {
            let digit = text[at] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            if at < 4 {
                parts.0 = parts.0 * 10 + Int(digit)
            } else if at < 7 {
                parts.1 = parts.1 * 10 + Int(digit)
            } else {
                parts.2 = parts.2 * 10 + Int(digit)
            }
        }
        self.init(year: parts.0, month: parts.1, day: parts.2)
    }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension CalendarDate {
    /// The first supported day, 0001-01-01.
    package static let first = CalendarDate(unchecked: 1, 1, 1)

    /// The last supported day, 9999-12-31.
    package static let last = CalendarDate(unchecked: 9999, 12, 31)

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

extension CalendarDate: Comparable {
    /// Whether the left day comes first.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`.
    public var description: String {
        "\(TimeText.padded(year, 4))-\(TimeText.padded(month, 2))-\(TimeText.padded(day, 2))"
    }
}
