/// The remainder, powers, roots, logarithms, exponentials and functions of angles.
///
/// All are calculated with whole numbers, so they are the same on every machine. A result that is not
/// exact is rounded to 34 digits, halves to even, as in decimal128 of IEEE 754; it is calculated with
/// more than 90 digits before.
extension ExactDecimal {
    /// The rest of a division whose quotient is a whole number, with the sign of this number; `nil`
    /// if the divisor is 0.
    package func remainder(dividingBy divisor: ExactDecimal) -> ExactDecimal? {
        guard divisor.significand != 0 else { return nil }
        var digits = significand.magnitude
        var other = divisor.significand.magnitude
        if exponent >= divisor.exponent {
            digits %= other
            // The power of ten by repeated squaring, of which only the rest counts.
            var count = exponent - divisor.exponent
            var power = 10 % other
            while count > 0 {
                if count & 1 == 1 {
                    digits =
                        other.dividingFullWidth(digits.multipliedFullWidth(by: power)).remainder
                }
                power = other.dividingFullWidth(power.multipliedFullWidth(by: power)).remainder
                count >>= 1
            }
        } else {
            for _ in 0..<divisor.exponent - exponent {
                let product = other.multipliedReportingOverflow(by: 10)
                // A divisor of so many digits is larger than this number.
                guard !product.overflow else { return self }
                other = product.partialValue
            }
            digits %= other
        }
        guard let rest = Int128(exactly: digits) else { return nil }
        return ExactDecimal(
            significand < 0 ? -rest : rest, exponent: min(exponent, divisor.exponent)
        ).shortened
    }

    /// The square root; `nil` for a negative number.
    var squareRoot: ExactDecimal? {
        guard significand > 0 else { return significand == 0 ? 0 : nil }
        let number = normalized
        // The digits are extended to 67 or 68, so that the root has 34 and an even exponent.
        var digits = number.significand.magnitude
        var power = number.exponent
        var size = ExactDecimal.digitCount(digits)
        while size < 38 {
            digits *= 10
            power -= 1
            size += 1
        }
        let more = (power & 1 == 0) ? 30 : 29
        var factor: UInt128 = 1
        for _ in 0..<more { factor *= 10 }
        let square = digits.multipliedFullWidth(by: factor)
        // Newton's method comes from above to the largest whole number that is not above the root.
        var root = ExactDecimal.tenTo34
        while true {
            let quotient = root.dividingFullWidth(square).quotient
            let next = (root >> 1) + (quotient >> 1) + (root & quotient & 1)
            if next >= root { break }
            root = next
        }
        let own = root.multipliedFullWidth(by: root)
        let low = square.low.subtractingReportingOverflow(own.low)
        let high = square.high - own.high - (low.overflow ? 1 : 0)
        if high > 0 || low.partialValue > root { root += 1 }
        return ExactDecimal(Int128(root), exponent: (power - more) / 2).shortened
    }

    /// The natural logarithm; `nil` unless the number is positive.
    var naturalLogarithm: ExactDecimal? {
        guard significand > 0 else { return nil }
        return FixedNumber.logarithm(of: self)?.rounded(timesTenTo: 0)
    }

    /// The decimal logarithm; `nil` unless the number is positive.
    var decimalLogarithm: ExactDecimal? {
        guard significand > 0 else { return nil }
        return FixedNumber.logarithm(of: self)?.multiplied(by: FixedNumber.decimalLogarithmOfE)?
            .rounded(timesTenTo: 0)
    }

    /// The sine of an angle in radians; `nil` beyond a million.
    var sine: ExactDecimal? {
        isEqualToItsSine
            ? roundedTo34Digits : FixedNumber(self)?.sineAndCosine?.sine.rounded(timesTenTo: 0)
    }

    /// The cosine of an angle in radians; `nil` beyond a million.
    var cosine: ExactDecimal? { FixedNumber(self)?.sineAndCosine?.cosine.rounded(timesTenTo: 0) }

    /// The tangent of an angle in radians; `nil` beyond a million.
    var tangent: ExactDecimal? {
        guard !isEqualToItsSine else { return roundedTo34Digits }
        guard let (sine, cosine) = FixedNumber(self)?.sineAndCosine else { return nil }
        return sine.quotient(by: cosine)
    }

    /// The angle in radians whose tangent is this number.
    var inverseTangent: ExactDecimal? {
        guard !isEqualToItsSine else { return roundedTo34Digits }
        if let number = FixedNumber(self) { return number.inverseTangent.rounded(timesTenTo: 0) }
        // The angle of so large a number differs from a quarter of a turn in a digit far behind the last one.
        let angle = FixedNumber.quarterTurn.rounded(timesTenTo: 0)
        return significand < 0 ? angle.flatMap { ExactDecimal(0).subtracting($0) } : angle
    }

    /// The number with 34 digits, for one that a result differs from only behind them.
    private var roundedTo34Digits: ExactDecimal? {
        guard significand != 0 else { return 0 }
        return ExactDecimal.limited(
            significand.magnitude, hasMore: true, exponent: exponent, isNegative: significand < 0)
    }

    /// Whether the number is so near to 0 that its sine, its tangent and their inverses differ from it only behind the
    /// 38th digit.
    private var isEqualToItsSine: Bool {
        significand == 0 || ExactDecimal.digitCount(significand.magnitude) + exponent < -30
    }

    /// *e* to the power of this number; `nil` if it has too many digits before the point.
    var exponential: ExactDecimal? {
        guard significand != 0 else { return 1 }
        guard let power = FixedNumber(self) else { return significand < 0 ? 0 : nil }
        return power.exponential
    }

    /// This number to the power of another one; `nil` if there is no such number, or if it has too
    /// many digits before the point.
    ///
    /// Any number to the power of 0 is 1. A number below 0 has whole powers only.
    func power(_ other: ExactDecimal) -> ExactDecimal? {
        guard other.significand != 0 else { return 1 }
        guard significand != 0 else { return other.significand > 0 ? 0 : nil }
        let whole = other.integer
        if let whole, let count = Int(exactly: whole.magnitude),
            let exact = exactPower(count) ?? normalized.exactPower(count)
        {
            if whole > 0 { return exact.limited }
            if let quotient = ExactDecimal(1).divided(by: exact) { return quotient.shortened }
        }
        guard significand < 0 else { return positivePower(other) }
        guard other.isInteger else { return nil }
        let isOdd = other.remainder(dividingBy: 2).map { $0.significand != 0 } ?? false
        guard let size = absolute.positivePower(other) else { return nil }
        return isOdd ? ExactDecimal(-size.significand, exponent: size.exponent) : size
    }

    /// The power of a number above 0: *e* to the power of the product with the logarithm.
    private func positivePower(_ other: ExactDecimal) -> ExactDecimal? {
        guard self != 1 else { return 1 }
        let isBelow = (self < 1) != (other.significand < 0)
        guard let logarithm = FixedNumber.logarithm(of: self), let factor = FixedNumber(other),
            let product = logarithm.multiplied(by: factor)
        else { return isBelow ? 0 : nil }
        return product.exponential
    }

    /// The exact power, whose exponent may be beyond the limit; `nil` if it has too many digits.
    private func exactPower(_ count: Int) -> ExactDecimal? {
        var result: ExactDecimal = 1
        var square = self
        var left = count
        while true {
            if left & 1 == 1 {
                guard let product = result.exactProduct(with: square) else { return nil }
                result = product
            }
            left >>= 1
            guard left > 0 else { return result }
            guard let product = square.exactProduct(with: square) else { return nil }
            square = product
        }
    }

    /// The exact product, whose exponent may be beyond the limit; `nil` if it has too many digits.
    private func exactProduct(with other: ExactDecimal) -> ExactDecimal? {
        let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
        let power = exponent + other.exponent
        guard !overflow, product.magnitude < ExactDecimal.tooMany,
            abs(power) <= 2 * ExactDecimal.maximumExponent
        else { return nil }
        return ExactDecimal(product, exponent: power)
    }

    /// The number without zeros at the end of its decimals.
    var shortened: ExactDecimal {
        let short = normalized
        return short.exponent <= 0 ? short : rescaled(toDecimals: 0) ?? short
    }

    static let tenTo34: UInt128 = 10_000_000_000_000_000_000_000_000_000_000_000
}
