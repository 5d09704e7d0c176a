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
    package static let maximumExponent = 400

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
            let whole = number.significand.scaled(by: number.exponent)
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
            let digits = number.significand.scaled(by: number.exponent + decimals),
            ExactDecimal.digitCount(digits.magnitude) <= ExactDecimal.maximumDigits
        else { return nil }
        return ExactDecimal(digits, exponent: -decimals)
    }

    static func digitCount(_ digits: UInt128) -> Int {
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
            let a = Int128(first.significand.magnitude).scaled(by: first.exponent - common),
            let b = Int128(second.significand.magnitude).scaled(by: second.exponent - common)
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

    var utf8: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// The number in plain notation with more zeros at its end, if it has fewer decimals.
    func utf8(decimals count: Int) -> [UInt8] {
        var bytes = utf8
        if decimals == 0, count > 0 { bytes.append(UInt8(ascii: ".")) }
        for _ in 0..<max(0, count - decimals) { bytes.append(UInt8(ascii: "0")) }
        return bytes
    }

    func append(to bytes: inout [UInt8]) {
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

extension Int128 {
    /// The number times a power of ten; `nil` if it does not fit.
    fileprivate func scaled(by power: Int) -> Int128? {
        guard self != 0 else { return 0 }
        guard power <= ExactDecimal.maximumDigits else { return nil }
        var result = self
        for _ in 0..<power {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            result = product
        }
        return result
    }
}
