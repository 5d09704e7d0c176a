/// A duration with the parts that were written: years, months, weeks, days, hours, minutes and
/// seconds.
///
/// The text form is `P3Y6M4DT12H30M5S` or `P2W`: RFC 3339, appendix A (ISO 8601). That grammar
/// allows no gap between two parts (`P1Y0M2D`), no other part beside weeks, and no fractions.
///
/// Equality and order compare lengths in seconds, in which a month has 30.436875 days, the mean of
/// the Gregorian calendar. So `P30D` is shorter than `P1M`, and `P31D` is longer.
public struct CalendarDuration: Sendable {
    private let parts: [7 of Int32]

    /// The largest value of each part.
    public static let maximum = 999_999_999

    /// Makes a duration, or `nil` if a part is negative or above ``maximum``, or if weeks are
    /// combined with another part.
    public init?(
        years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0,
        minutes: Int = 0, seconds: Int = 0
    ) {
        self.init(parts: [years, months, weeks, days, hours, minutes, seconds])
    }

    private init?(parts: [7 of Int]) {
        var checked: [7 of Int32] = .init(repeating: 0)
        var others = 0
        for index in parts.indices {
            guard (0...CalendarDuration.maximum).contains(parts[index]) else { return nil }
            checked[index] = Int32(parts[index])
            if index != 2 { others |= parts[index] }
        }
        guard parts[2] == 0 || others == 0 else { return nil }
        self.parts = checked
    }

    /// The years.
    public var years: Int { Int(parts[0]) }
    /// The months.
    public var months: Int { Int(parts[1]) }
    /// The weeks; if they are not 0, every other part is.
    public var weeks: Int { Int(parts[2]) }
    /// The days.
    public var days: Int { Int(parts[3]) }
    /// The hours.
    public var hours: Int { Int(parts[4]) }
    /// The minutes.
    public var minutes: Int { Int(parts[5]) }
    /// The seconds.
    public var seconds: Int { Int(parts[6]) }

    /// The length in seconds; a month is one twelfth of a mean Gregorian year (2,629,746 seconds),
    /// and a day has 24 hours.
    var averageSeconds: Int {
        let days = weeks * 7 + days
        return (years * 12 + months) * 2_629_746 + days * 86_400 + hours * 3_600 + minutes * 60
            + seconds
    }

    /// Reads `P3Y6M4DT12H30M5S`: RFC 3339, appendix A.
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads a duration from UTF-8; see ``init(_:)``.
    init?(utf8 text: Span<UInt8>) {
        guard TimeScan.holds(text, 0, "P"), text.count > 2 else { return nil }
        var parts: [7 of Int] = .init(repeating: 0)
        var at = 1
        var isTime = false
        var last: Int?
        while at < text.count {
            if TimeScan.holds(text, at, "T"), !isTime {
                isTime = true
                last = nil
                at += 1
                // Date parts cannot follow the T, and at least one time part must.
                guard at < text.count else { return nil }
            }
            var number = 0
            let start = at
            while at < text.count, text[at] &- UInt8(ascii: "0") < 10 {
                number = Swift.min(
                    number * 10 + Int(text[at] - UInt8(ascii: "0")), CalendarDuration.maximum + 1)
                at += 1
            }
            guard at > start, at < text.count,
                let part = CalendarDuration.part(of: text[at], isTime: isTime),
                CalendarDuration.mayStand(part, behind: last)
            else { return nil }
            if part == 2, text.count > at + 1 { return nil }
            parts[part] = number
            last = part
            at += 1
        }
        self.init(parts: parts)
    }

    private static func part(of sign: UInt8, isTime: Bool) -> Int? {
        switch (UnicodeScalar(sign), isTime) {
        case ("Y", false): 0
        case ("M", false): 1
        case ("W", false): 2
        case ("D", false): 3
        case ("H", true): 4
        case ("M", true): 5
        case ("S", true): 6
        default: nil
        }
    }

    /// Whether the grammar allows this part directly after another one.
    private static func mayStand(_ part: Int, behind last: Int?) -> Bool {
        guard let last else { return true }
        return part == last + 1 && part != 2 || (last == 1 && part == 3)
    }
}

extension CalendarDuration: Comparable, Hashable {
    /// Whether both have the same length in seconds.
    public static func == (left: CalendarDuration, right: CalendarDuration) -> Bool {
        left.averageSeconds == right.averageSeconds
    }

    /// Whether the left one has fewer seconds.
    public static func < (left: CalendarDuration, right: CalendarDuration) -> Bool {
        left.averageSeconds < right.averageSeconds
    }

    /// Hashes the length, so that equal durations have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(averageSeconds) }

    /// Whether all parts are equal; `==` compares only the length.
    func isWritten(as other: CalendarDuration) -> Bool {
        for index in parts.indices where parts[index] != other.parts[index] { return false }
        return true
    }
}

extension CalendarDuration: CustomStringConvertible {
    /// The duration as RFC 3339 writes it, from its largest part to its smallest; `PT0S` if all
    /// parts are 0.
    public var description: String {
        if weeks > 0 { return "P\(weeks)W" }
        let date = run([0, 1, 3])
        let time = run([4, 5, 6])
        if date.isEmpty && time.isEmpty { return "PT0S" }
        return "P\(date)\(time.isEmpty ? "" : "T\(time)")"
    }

    /// The text of the parts from the first to the last one that is not 0.
    private func run(_ indices: [Int]) -> String {
        guard let first = indices.firstIndex(where: { parts[$0] != 0 }),
            let last = indices.lastIndex(where: { parts[$0] != 0 })
        else { return "" }
        let signs = ["Y", "M", "W", "D", "H", "M", "S"]
        return indices[first...last].map { "\(parts[$0])\(signs[$0])" }.joined()
    }
}
