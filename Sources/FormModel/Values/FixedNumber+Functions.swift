/// Logarithms and exponentials by their series.
extension FixedNumber {
    private static let ln2 = doubledArtanh(FixedNumber.fraction(1, 3))

    /// ln 10 = 3 ln 2 + ln 1.25.
    private static let ln10: FixedNumber = {
        var sum = ln2
        sum.multiply(by: 3)
        return sum + doubledArtanh(FixedNumber.fraction(1, 9))
    }()

    /// The decimal logarithm of *e*.
    static let decimalLogarithmOfE = FixedNumber(whole: 1).divided(by: ln10)

    static func fraction(_ numerator: UInt64, _ denominator: UInt64) -> FixedNumber {
        var fraction = FixedNumber(whole: numerator)
        fraction.divide(by: denominator)
        return fraction
    }

    /// Twice the inverse hyperbolic tangent of a number from −0.2 to 0.34.
    private static func doubledArtanh(_ number: FixedNumber) -> FixedNumber {
        var sum = sumOfOddPowers(of: number, alternates: false)
        sum.multiply(by: 2)
        return sum
    }

    /// *x* + *x*³ / 3 + *x*⁵ / 5 + … of a number from −0.5 to 0.5, in which every second term may be subtracted.
    static func sumOfOddPowers(of number: FixedNumber, alternates: Bool) -> FixedNumber {
        guard let square = number.multiplied(by: number) else { return FixedNumber() }
        var sum = number
        var power = number
        var divisor: UInt64 = 3
        while let next = power.multiplied(by: square), !next.isZero {
            power = next
            var term = power
            term.divide(by: divisor)
            if alternates, divisor & 2 != 0 { sum.subtract(term) } else { sum.add(term) }
            divisor += 2
        }
        return sum
    }

    /// The natural logarithm of a number above 0.
    static func logarithm(of number: ExactDecimal) -> FixedNumber? {
        let digits = ExactDecimal.digitCount(number.significand.magnitude)
        // The number is a power of ten, a power of two and a factor from 0.75 to 1.5, and near 1 only
        // the factor, so that no digits cancel out.
        var tens = number.exponent + digits - 1
        guard var factor = FixedNumber(ExactDecimal(number.significand, exponent: 1 - digits))
        else {
            return nil
        }
        if let whole = factor.whole, whole >= 3 {
            guard let tenth = FixedNumber(ExactDecimal(number.significand, exponent: -digits))
            else {
                return nil
            }
            factor = tenth
            tens += 1
        }
        var twos = 0
        while !factor.isBelow(fraction(3, 2)) {
            factor.divide(by: 2)
            twos += 1
        }
        while factor.isBelow(fraction(3, 4)) {
            factor.multiply(by: 2)
            twos -= 1
        }
        let one = FixedNumber(whole: 1)
        var above = factor
        above.add(one)
        let isNegative = factor.isBelow(one)
        var distance = isNegative ? one : factor
        distance.subtract(isNegative ? factor : one)
        distance = distance.divided(by: above)
        distance.isNegative = isNegative
        return doubledArtanh(distance) + ln10.times(tens) + ln2.times(twos)
    }

    func times(_ count: Int) -> FixedNumber {
        var product = self
        product.multiply(by: UInt64(count.magnitude))
        product.isNegative = count < 0
        return product
    }

    /// *e* to the power of this number, rounded to 34 digits; 0 if it is too small, `nil` if it is too
    /// large.
    var exponential: ExactDecimal? {
        guard let whole, whole < 2_000 else { return isNegative ? 0 : nil }
        // The number is a multiple of ln 10 and a rest from 0 to ln 10; 1 / ln 10 is 0.4342944819….
        let fraction = limbs[FixedNumber.fractionCount - 1] >> 44
        let scaled = Int(whole << 20 | fraction)
        let size = (scaled * 4_342_944_819 / 10_000_000_000) >> 20
        var tens = isNegative ? -size - 1 : size
        var rest = self + FixedNumber.ln10.times(-tens)
        // The estimate is too large by one at most.
        if rest.isNegative, !rest.isZero {
            tens -= 1
            rest = self + FixedNumber.ln10.times(-tens)
        }
        rest.isNegative = false
        // The series of a small number is short, and its sum is squared again.
        let halvings = 8
        rest.divide(by: 1 << UInt64(halvings))
        var sum = FixedNumber(whole: 1)
        var term = FixedNumber(whole: 1)
        var count: UInt64 = 1
        while let next = term.multiplied(by: rest), !next.isZero {
            term = next
            term.divide(by: count)
            sum.add(term)
            count += 1
        }
        for _ in 0..<halvings {
            guard let square = sum.multiplied(by: sum) else { return nil }
            sum = square
        }
        return sum.rounded(timesTenTo: tens)
    }
}
