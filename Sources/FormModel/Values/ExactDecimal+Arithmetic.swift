/// Exact arithmetic: a result of more than 38 digits is `nil`; only ``divided(by:)`` and
/// ``rounded(toDecimals:)`` round.
///
/// Results keep the decimals of the operands, by the preferred exponents of IEEE 754 (2019, section
/// 5.2): `1.50 + 1.50` is `3.00`.
extension ExactDecimal {
    /// The sum, or `nil` if it has too many digits.
    public func adding(_ other: ExactDecimal) -> ExactDecimal? {
        if exponent == other.exponent {
            let (sum, overflow) = significand.addingReportingOverflow(other.significand)
            if !overflow { return ExactDecimal(sum, exponent: exponent).checked }
        }
        if significand == 0, exponent >= other.exponent { return other }
        if other.significand == 0, other.exponent >= exponent { return self }
        if let sum = aligned(with: other) ?? normalized.aligned(with: other.normalized) {
            return sum
        }
        return significand == 0 ? other : other.significand == 0 ? self : nil
    }

    /// The difference, or `nil` if it has too many digits.
    public func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
        adding(ExactDecimal(-other.significand, exponent: other.exponent))
    }

    /// The product, or `nil` if it has too many digits.
    public func multiplied(by other: ExactDecimal) -> ExactDecimal? {
        product(with: other) ?? normalized.product(with: other.normalized)
    }

    /// The quotient, or `nil` if it has too many digits or the divisor is 0.
    ///
    /// A quotient with endless decimals is rounded to 34 digits, half to even, as in decimal128 of
    /// IEEE 754.
    public func divided(by other: ExactDecimal) -> ExactDecimal? {
        guard other.significand != 0 else { return nil }
        let isNegative = (significand < 0) != (other.significand < 0)
        let divisor = other.significand.magnitude
        var (quotient, rest) = significand.magnitude.quotientAndRemainder(dividingBy: divisor)
        var power = exponent - other.exponent
        let most: UInt128 = 1_000_000_000_000_000_000_000_000_000_000_000
        while rest != 0, quotient < most {
            let product = rest.multipliedFullWidth(by: 10)
            let (digit, left) = divisor.dividingFullWidth(product)
            quotient = quotient * 10 + digit
            rest = left
            power -= 1
        }
        if rest != 0 {
            let half = rest.subtractingReportingOverflow(divisor - rest)
            if !half.overflow, half.partialValue > 0 || quotient % 2 == 1 { quotient += 1 }
        }
        guard let digits = Int128(exactly: quotient) else { return nil }
        return ExactDecimal(isNegative ? -digits : digits, exponent: power).checked
    }

    /// The value with exactly `decimals` decimals, from 0 to 38, rounded half away from zero; `nil`
    /// if it has too many digits.
    public func rounded(toDecimals decimals: Int) -> ExactDecimal? {
        guard (0...ExactDecimal.maximumDigits).contains(decimals) else { return nil }
        if let exact = rescaled(toDecimals: decimals) { return exact }
        guard exponent < -decimals else { return nil }
        let surplus = -decimals - exponent
        guard surplus <= ExactDecimal.maximumDigits else {
            return ExactDecimal(0, exponent: -decimals)
        }
        var factor: Int128 = 1
        for _ in 0..<surplus - 1 { factor *= 10 }
        // One digit more than the result is left, and it decides the rounding.
        let digits = significand / factor
        let kept = digits / 10
        let isUp = (digits % 10).magnitude >= 5
        return ExactDecimal(
            isUp ? kept + (significand < 0 ? -1 : 1) : kept, exponent: -decimals)
    }

    private func aligned(with other: ExactDecimal) -> ExactDecimal? {
        let common = min(exponent, other.exponent)
        guard let left = raised(to: common), let right = other.raised(to: common) else {
            return nil
        }
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? nil : ExactDecimal(sum, exponent: common).checked
    }

    /// The significand of the same value at a smaller exponent; `nil` if it overflows.
    private func raised(to power: Int) -> Int128? {
        guard significand != 0 else { return 0 }
        guard exponent - power <= ExactDecimal.maximumDigits else { return nil }
        var digits = significand
        for _ in 0..<exponent - power {
            let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            digits = product
        }
        return digits
    }

    private func product(with other: ExactDecimal) -> ExactDecimal? {
        let (digits, overflow) = significand.multipliedReportingOverflow(by: other.significand)
        guard !overflow else { return nil }
        return ExactDecimal(digits, exponent: exponent + other.exponent).checked
    }

    /// The number if it is within the limits of digits and exponent, without trailing zeros if that
    /// is necessary.
    private var checked: ExactDecimal? {
        guard significand.magnitude < ExactDecimal.tooMany else {
            let short = normalized
            return short.significand.magnitude < ExactDecimal.tooMany ? short.checked : nil
        }
        if significand == 0 {
            return ExactDecimal(0, exponent: max(min(exponent, 0), -ExactDecimal.maximumDigits))
        }
        return abs(exponent) <= ExactDecimal.maximumExponent ? self : nil
    }

    private static let tooMany: UInt128 = 100_000_000_000_000_000_000_000_000_000_000_000_000
}
