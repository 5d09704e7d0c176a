/// An exact decimal number with at most 38 significant digits.
///
/// The value is `significand × 10^exponent`. Trailing zeros are kept, so `1234.50` is written back
/// as `1234.50`, but equality, order and hash compare the value: `1.5 == 1.50`.
public struct ExactDecimal: Sendable {
    /// The digits with the sign.
    public var significand: Int128 { Int128(high) << 64 | Int128(low) }

    // Two halves instead of an `Int128`: unoptimised code of Swift 6.3 does not always align an
    // `Int128` in an enumeration to 16 bytes, and may crash.
    private let high: Int64
    private let low: UInt64

    /// The power of ten; `-2` for a number with two decimals.
    public let exponent: Int

    /// The largest number of significant digits.
    public static let maximumDigits = 38

    /// The largest absolute value of the exponent.
    public static let maximumExponent = 400

    /// Makes `significand × 10^exponent`.
    ///
    /// - Parameters:
    ///   - significand: The signed digits, at most 38.
    ///   - exponent: The power of ten, from −400 to 400.
    public init(_ significand: Int128, exponent: Int = 0) {
        high = Int64(truncatingIfNeeded: significand >> 64)
        low = UInt64(truncatingIfNeeded: significand)
        self.exponent = exponent
    }

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

extension ExactDecimal {
    /// The number of digits after the decimal point.
    public var decimals: Int { max(0, -exponent) }

    /// Whether the value is a whole number, however it is written: `1.0` and `1e2` are.
    public var isInteger: Bool { exponent >= 0 || normalized.exponent >= 0 }

    /// The value as an `Int`; `nil` if it has a fraction or does not fit.
    public var integer: Int? {
        if exponent == 0 { return Int(exactly: significand) }
        let number = normalized
        guard number.exponent >= 0, number.exponent <= 19,
            let whole = ExactDecimal.scaled(number.significand, by: number.exponent)
        else { return nil }
        return Int(exactly: whole)
    }

    /// The same value without trailing zeros.
    package var normalized: ExactDecimal {
        guard significand != 0 else { return ExactDecimal(0) }
        var digits = significand
        var power = exponent
        while digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        return ExactDecimal(digits, exponent: power)
    }

    /// The same value with exactly `decimals` decimals; `nil` if digits would be lost or do not
    /// fit.
    package func rescaled(toDecimals decimals: Int) -> ExactDecimal? {
        let number = exponent < -decimals ? normalized : self
        guard number.exponent >= -decimals,
            let digits = ExactDecimal.scaled(number.significand, by: number.exponent + decimals),
            ExactDecimal.digitCount(digits.magnitude) <= ExactDecimal.maximumDigits
        else { return nil }
        return ExactDecimal(digits, exponent: -decimals)
    }

    private static func scaled(_ digits: Int128, by power: Int) -> Int128? {
        guard digits != 0 else { return 0 }
        guard power <= maximumDigits else { return nil }
        var result = digits
        for _ in 0..<power {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            result = product
        }
        return result
    }

    private static func digitCount(_ digits: UInt128) -> Int {
        var count = 0
        var rest = digits
        while rest > 0 {
            rest /= 10
            count += 1
        }
        return count
    }
}

extension ExactDecimal: Comparable, Hashable {
    /// Whether both have the same value, however they are written.
    public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.exponent == right.exponent { return left.significand == right.significand }
        return !(left < right) && !(right < left)
    }

    /// Whether the left value is smaller.
    public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.exponent == right.exponent { return left.significand < right.significand }
        guard left.significand.signum() == right.significand.signum(), left.significand != 0 else {
            return left.significand.signum() < right.significand.signum()
        }
        if let difference = smallDifference(left, right) { return difference < 0 }
        let negative = left.significand < 0
        let first = negative ? right : left
        let second = negative ? left : right
        let firstSize = digitCount(first.significand.magnitude) + first.exponent
        let secondSize = digitCount(second.significand.magnitude) + second.exponent
        guard firstSize == secondSize else { return firstSize < secondSize }
        // Both values have their first digit at the same power of ten, so the one with the larger
        // exponent has fewer digits, and bringing it to the smaller exponent cannot overflow.
        let common = min(first.exponent, second.exponent)
        guard
            let a = scaled(Int128(first.significand.magnitude), by: first.exponent - common),
            let b = scaled(Int128(second.significand.magnitude), by: second.exponent - common)
        else { return false }
        return a < b
    }

    /// The sign of the difference; `nil` if 64 bits do not suffice, which is rare.
    private static func smallDifference(_ left: ExactDecimal, _ right: ExactDecimal) -> Int? {
        let gap = left.exponent - right.exponent
        guard abs(gap) <= 18, let a = Int64(exactly: left.significand),
            let b = Int64(exactly: right.significand)
        else { return nil }
        var power: Int64 = 1
        for _ in 0..<abs(gap) { power &*= 10 }
        let product = (gap > 0 ? a : b).multipliedReportingOverflow(by: power)
        guard !product.overflow else { return nil }
        let first = gap > 0 ? product.partialValue : a
        let second = gap > 0 ? b : product.partialValue
        return first == second ? 0 : first < second ? -1 : 1
    }

    /// Hashes the value, so that equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        let number = normalized
        hasher.combine(number.significand)
        hasher.combine(number.exponent)
    }
}

extension ExactDecimal: ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Makes a whole number.
    public init(integerLiteral value: Int) {
        self.init(Int128(value))
    }

    /// The number in plain notation with all its decimals: `-1234.50`, never `1e3`.
    public var description: String {
        String(decoding: utf8, as: UTF8.self)
    }

    package var utf8: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    package func append(to bytes: inout [UInt8]) {
        if significand < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = significand.magnitude
        while rest > UInt128(UInt64.max) {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        // A 64-bit division is far faster; the word cannot be 0 after the first loop has written a
        // digit.
        var word = UInt64(rest)
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(word % 10))
            word /= 10
        } while word > 0
        while bytes.count - start <= -exponent { bytes.append(UInt8(ascii: "0")) }
        bytes[start...].reverse()
        if exponent < 0 {
            bytes.insert(UInt8(ascii: "."), at: bytes.count + exponent)
        } else if significand != 0 {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: exponent))
        }
    }
}
