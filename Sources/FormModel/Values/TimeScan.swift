enum TimeReading<Value> {
    case value(Value)
    /// The text is not in the grammar; `lacking` is the missing part if it is the only mistake.
    case malformed(lacking: TimePart? = nil)
    /// The text has a fraction that is finer than a nanosecond, which cannot be stored exactly.
    case tooManyDecimals

    var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}

/// A mandatory part of a moment that people and web pages tend to leave out.
enum TimePart: Sendable {
    case seconds, offset
}

/// The parts of a time of day and of an offset, read from UTF-8: RFC 3339, section 5.6.
struct TimeScan {
    var hour = 0
    var minute = 0
    var second = 0
    var nanosecond = 0
    /// Whether a digit after the nanosecond is not 0.
    var isTooFine = false
    /// The byte offset after the last byte that was read.
    var end = 0

    /// Reads `HH:MM`, then optional `:SS` and a fraction.
    init?(_ text: Span<UInt8>, from start: Int, needsSeconds: Bool) {
        guard let hour = TimeScan.twoDigits(text, start), TimeScan.holds(text, start + 2, ":"),
            let minute = TimeScan.twoDigits(text, start + 3)
        else { return nil }
        self.hour = hour
        self.minute = minute
        end = start + 5
        guard TimeScan.holds(text, end, ":") else {
            if needsSeconds { return nil }
            return
        }
        guard let second = TimeScan.twoDigits(text, end + 1) else { return nil }
        self.second = second
        end += 3
        guard TimeScan.holds(text, end, ".") else { return }
        readFraction(text)
        if !TimeScan.isDigit(text, end - 1) { return nil }
    }

    private mutating func readFraction(_ text: Span<UInt8>) {
        end += 1
        var unit = 100_000_000
        while TimeScan.isDigit(text, end) {
            let digit = Int(text[end] - UInt8(ascii: "0"))
            if unit == 0, digit > 0 { isTooFine = true }
            nanosecond += digit * unit
            unit /= 10
            end += 1
        }
    }

    /// The minutes of an offset that ends the text: `Z`, `+HH:MM` or `-HH:MM`; `nil` if there is
    /// none.
    static func offset(_ text: Span<UInt8>, from start: Int) -> Int? {
        if text.count == start + 1, text[start] | 0x20 == UInt8(ascii: "z") { return 0 }
        guard text.count == start + 6, holds(text, start, "+") || holds(text, start, "-"),
            let hour = twoDigits(text, start + 1), hour < 24, holds(text, start + 3, ":"),
            let minute = twoDigits(text, start + 4), minute < 60
        else { return nil }
        return (hour * 60 + minute) * (holds(text, start, "-") ? -1 : 1)
    }

    static func holds(_ text: Span<UInt8>, _ at: Int, _ sign: Unicode.Scalar) -> Bool {
        at < text.count && UInt32(text[at]) == sign.value
    }

    private static func isDigit(_ text: Span<UInt8>, _ at: Int) -> Bool {
        at < text.count && text[at] &- UInt8(ascii: "0") < 10
    }

    private static func twoDigits(_ text: Span<UInt8>, _ at: Int) -> Int? {
        guard isDigit(text, at), isDigit(text, at + 1) else { return nil }
        return Int(text[at] - UInt8(ascii: "0")) * 10 + Int(text[at + 1] - UInt8(ascii: "0"))
    }
}
