// Numbers that are written as text.
extension ExactDecimal {
    /// Reads a number in the grammar of JSON (RFC 8259, section 6), which may have leading zeros
    /// here.
    ///
    /// The result is `nil` if the text is not a number, has more than 38 significant digits, or has
    /// an exponent beyond ±400.
    ///
    /// - Parameter text: The number; a leading plus sign, white space and group separators are not
    ///   allowed.
    /// - Complexity: O(*n*).
    public init?(_ text: String) {
        self.init(utf8: text.utf8.span)
    }

    /// Reads a number from UTF-8; see ``init(_:)``.
    public init?(utf8 text: Span<UInt8>) {
        guard case .number(let number) = ExactDecimal.read(text) else { return nil }
        self = number
    }

    package enum Reading {
        case number(ExactDecimal)
        case malformed
        case tooManyDigits
    }

    package static func read(_ text: Span<UInt8>) -> Reading {
        if text.count <= 18, let number = readPlain(text) { return .number(number) }
        return readAny(text)
    }

    /// Reads a number of at most 18 bytes without exponent, the most frequent case; `nil` sends
    /// every other text to `readAny`.
    private static func readPlain(_ text: Span<UInt8>) -> ExactDecimal? {
        let start = text.count > 0 && text[0] == UInt8(ascii: "-") ? 1 : 0
        var digits: Int64 = 0
        var point = text.count
        for at in start..<text.count {
            let digit = text[at] &- UInt8(ascii: "0")
            if digit < 10 {
                digits = digits &* 10 &+ Int64(digit)
            } else if text[at] == UInt8(ascii: "."), point == text.count {
                point = at
            } else {
                return nil
            }
        }
        // A point needs digits on both sides. Zeros are left to `readAny`, which limits their
        // exponent.
        guard point > start, point != text.count &- 1, digits != 0 else { return nil }
        return ExactDecimal(
            Int128(start == 0 ? digits : -digits), exponent: min(0, point &+ 1 &- text.count))
    }

    private static func readAny(_ text: Span<UInt8>) -> Reading {
        var at = 0
        let negative = text.count > 0 && text[0] == UInt8(ascii: "-")
        if negative { at = 1 }
        // Up to 18 digits fit a machine word, whose multiplication is far cheaper than that of 128
        // bits.
        var low: UInt64 = 0
        var high: Int128 = 0
        var digits = 0
        var written = 0
        var fraction = 0
        var inFraction = false
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "."), !inFraction, written > 0 {
                inFraction = true
                at += 1
                continue
            }
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            written += 1
            if inFraction { fraction += 1 }
            if digits > 0 || digit > 0 { digits += 1 }
            if digits <= 18 {
                low = low &* 10 &+ UInt64(digit)
            } else if digits <= maximumDigits {
                if digits == 19 { high = Int128(low) }
                high = high * 10 + Int128(digit)
            } else if digit != 0 || inFraction {
                return scanRest(of: text, from: at, inFraction: inFraction)
                    ? .tooManyDigits : .malformed
            } else {
                // A zero beyond the maximum number of digits, before the point, only increases the
                // exponent.
                fraction -= 1
            }
            at += 1
        }
        guard written > 0, !inFraction || text[at - 1] != UInt8(ascii: ".") else {
            return .malformed
        }
        var exponent = -fraction
        if at < text.count {
            guard let power = readExponent(of: text, from: at) else { return .malformed }
            exponent += power
        }
        let magnitude = digits <= 18 ? Int128(low) : high
        guard magnitude != 0 else {
            return .number(ExactDecimal(0, exponent: max(min(exponent, 0), -maximumDigits)))
        }
        guard abs(exponent) <= maximumExponent else { return .tooManyDigits }
        return .number(ExactDecimal(negative ? -magnitude : magnitude, exponent: exponent))
    }

    /// Whether the text is a well-formed number to its end, for a number with too many digits.
    private static func scanRest(
        of text: Span<UInt8>, from start: Int, inFraction: Bool
    ) -> Bool {
        var at = start
        var mayHavePoint = !inFraction
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "."), mayHavePoint {
                mayHavePoint = false
            } else if byte &- UInt8(ascii: "0") >= 10 {
                // The grammar requires a digit before the exponent.
                return text[at - 1] != UInt8(ascii: ".") && readExponent(of: text, from: at) != nil
            }
            at += 1
        }
        return text[at - 1] != UInt8(ascii: ".")
    }

    private static func readExponent(of text: Span<UInt8>, from start: Int) -> Int? {
        guard text[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var at = start + 1
        guard at < text.count else { return nil }
        let negative = text[at] == UInt8(ascii: "-")
        if negative || text[at] == UInt8(ascii: "+") { at += 1 }
        guard at < text.count else { return nil }
        var power = 0
        while at < text.count {
            let digit = text[at] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            // Larger exponents are out of range anyway, so the sum is capped to avoid an overflow.
            power = min(power * 10 + Int(digit), 1_000_000)
            at += 1
        }
        return negative ? -power : power
    }
}
