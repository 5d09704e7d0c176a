/// Writes times of day and offsets: RFC 3339, section 5.6.
enum TimeText {
    static func clock(_ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) -> String {
        let whole = "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
        guard nanosecond > 0 else { return whole }
        var digits = padded(nanosecond, 9)[...]
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)"
    }

    static func offset(_ minutes: Int) -> String {
        guard minutes != 0 else { return "Z" }
        let size = abs(minutes)
        return "\(minutes < 0 ? "-" : "+")\(padded(size / 60, 2)):\(padded(size % 60, 2))"
    }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: Swift.max(width - digits.count, 0)) + digits
    }
}
