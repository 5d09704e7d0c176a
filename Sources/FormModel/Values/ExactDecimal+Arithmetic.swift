/// Arithmetic: a result is exact if it has at most 38 digits; otherwise it is rounded to 34, halves to even, as in
/// decimal128 of IEEE 754. There is none only beyond the range of exponents, and of a division by zero.
///
/// Exact results keep the decimals of the operands, by the preferred exponents of IEEE 754 (2019, section
/// 5.2): `1.50 + 1.50` is `3.00`.
extension ExactDecimal {
    /// The sum, or `nil` if it is too large for the exponents.
    public func adding(_ other: ExactDecimal) -> ExactDecimal? {
        if let sum = aligned(with: other) { return sum.limited }
        var sum = DecimalSum()
        sum.add(self)
        sum.add(other)
        return sum.value
    }

    /// The difference, or `nil` if it is too large for the exponents.
    public func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
        adding(ExactDecimal(-other.significand, exponent: other.exponent))
    }

    /// The product, or `nil` if it is too large for the exponents.
    public func multiplied(by other: ExactDecimal) -> ExactDecimal? {
        let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
        guard overflow else {
            return ExactDecimal(product, exponent: exponent + other.exponent).limited
        }
        let (left, right) = (significand.magnitude, other.significand.magnitude)
        guard max(left, right) < ExactDecimal.tooMany else {
            return limited.flatMap { left in other.limited.flatMap(left.multiplied) }
        }
        // Without the surplus digits, 37 or 38 are left.
        var surplus =
            ExactDecimal.digitCount(left) + ExactDecimal.digitCount(right)
            - ExactDecimal.maximumDigits
        let whole = left.multipliedFullWidth(by: right)
        func quotient() -> (quotient: UInt128, remainder: UInt128) {
            var divisor: UInt128 = 1
            for _ in 0..<surplus { divisor *= 10 }
            return divisor.dividingFullWidth(whole)
        }
        var digits = quotient()
        if digits.quotient < ExactDecimal.tooMany / 10 {
            surplus -= 1
            digits = quotient()
        }
        return ExactDecimal.limited(
            digits.quotient, hasMore: digits.remainder != 0,
            exponent: exponent + other.exponent + surplus,
            isNegative: (significand < 0) != (other.significand < 0))
    }

    /// The quotient, or `nil` if the divisor is 0, or if it is too large for the exponents.
    public func divided(by other: ExactDecimal) -> ExactDecimal? {
        guard other.significand != 0 else { return nil }
        let divisor = other.significand.magnitude
        var (quotient, rest) = significand.magnitude.quotientAndRemainder(dividingBy: divisor)
        var power = exponent - other.exponent
        while rest != 0, quotient < ExactDecimal.tooMany / 10 {
            let product = rest.multipliedFullWidth(by: 10)
            let (digit, left) = divisor.dividingFullWidth(product)
            quotient = quotient * 10 + digit
            rest = left
            power -= 1
        }
        return ExactDecimal.limited(
            quotient, hasMore: rest != 0, exponent: power,
            isNegative: (significand < 0) != (other.significand < 0))
    }

    /// The value with exactly `decimals` decimals, from 0 to 38, rounded half away from zero; `nil` for another number
    /// of decimals.
    ///
    /// A value that has no more decimals is returned as it is where the zeros at its end would exceed 38 digits.
    public func rounded(toDecimals decimals: Int) -> ExactDecimal? {
        guard (0...ExactDecimal.maximumDigits).contains(decimals) else { return nil }
        if let exact = rescaled(toDecimals: decimals) { return exact }
        guard exponent < -decimals else { return self }
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

    /// The exact sum at the smaller exponent, which may have too many digits; `nil` if 128 bits do not hold it.
    func aligned(with other: ExactDecimal) -> ExactDecimal? {
        let common = min(exponent, other.exponent)
        guard let left = raised(to: common), let right = other.raised(to: common) else {
            return nil
        }
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? nil : ExactDecimal(sum, exponent: common)
    }

    /// The significand of the same value at a smaller exponent; `nil` if it overflows.
    private func raised(to power: Int) -> Int128? {
        guard exponent != power else { return significand }
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
}
