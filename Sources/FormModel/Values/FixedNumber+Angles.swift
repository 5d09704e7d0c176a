/// Angles in radians by their series.
extension FixedNumber {
    /// π / 2, by the formula of Machin.
    static let quarterTurn: FixedNumber = {
        var sum = inverseTangent(ofSmall: fraction(1, 5))
        sum.multiply(by: 4)
        var rest = inverseTangent(ofSmall: fraction(1, 239))
        rest.isNegative = true
        sum = sum + rest
        sum.multiply(by: 2)
        return sum
    }()

    /// π, to 34 digits.
    static let halfTurn: ExactDecimal? = {
        var pi = quarterTurn
        pi.multiply(by: 2)
        return pi.rounded(timesTenTo: 0)
    }()

    private static let quarterTurnsOfOne = FixedNumber(whole: 1).divided(by: quarterTurn)
    private static let inverseTangentOfHalf = inverseTangent(ofSmall: fraction(1, 2))

    private static func inverseTangent(ofSmall number: FixedNumber) -> FixedNumber {
        sumOfOddPowers(of: number, alternates: true)
    }

    /// The angle whose tangent is this number.
    var inverseTangent: FixedNumber {
        var size = self
        size.isNegative = false
        let one = FixedNumber(whole: 1)
        guard !one.isBelow(size) else {
            var angle = one.divided(by: size).inverseTangent
            angle.isNegative = true
            return signed(FixedNumber.quarterTurn + angle)
        }
        // The series of a number up to a third is short: a half is taken from larger ones, by
        // atan x = atan ½ + atan ((x − ½) / (1 + x / 2)).
        guard FixedNumber.fraction(1, 4).isBelow(size) else {
            return signed(FixedNumber.inverseTangent(ofSmall: size))
        }
        var divisor = size
        divisor.divide(by: 2)
        divisor.add(one)
        var half = FixedNumber.fraction(1, 2)
        half.isNegative = true
        let distance = size + half
        var quotient = distance.divided(by: divisor)
        quotient.isNegative = distance.isNegative
        let rest = FixedNumber.inverseTangent(ofSmall: quotient)
        return signed(FixedNumber.inverseTangentOfHalf + rest)
    }

    /// The sine and the cosine of this angle; `nil` beyond a million.
    var sineAndCosine: (sine: FixedNumber, cosine: FixedNumber)? {
        var size = self
        size.isNegative = false
        guard !FixedNumber(whole: 1_000_000).isBelow(size),
            let turns = size.multiplied(by: FixedNumber.quarterTurnsOfOne)?.whole
        else { return nil }
        // The rest is less than a quarter of a turn, apart from an error in the last digits.
        let rest = size + FixedNumber.quarterTurn.times(-Int(turns))
        var (sine, cosine) = rest.seriesOfSineAndCosine
        switch turns % 4 {
        case 1: (sine, cosine) = (cosine, sine.negated)
        case 2: (sine, cosine) = (sine.negated, cosine.negated)
        case 3: (sine, cosine) = (cosine.negated, sine)
        default: break
        }
        return (signed(sine), cosine)
    }

    private var seriesOfSineAndCosine: (FixedNumber, FixedNumber) {
        var sums = (sine: self, cosine: FixedNumber(whole: 1))
        var term = self
        var count: UInt64 = 2
        while let next = term.multiplied(by: self), !next.isZero {
            term = next
            term.divide(by: count)
            let signed = count & 2 == 0 ? term : term.negated
            if count & 1 == 0 {
                sums.cosine = sums.cosine + signed
            } else {
                sums.sine = sums.sine + signed
            }
            count += 1
        }
        return sums
    }

    /// The quotient of two numbers with signs, rounded to 34 digits; `nil` for a divisor of 0.
    func quotient(by divisor: FixedNumber) -> ExactDecimal? {
        guard !divisor.isZero else { return nil }
        // The divisor is made the larger one by a power of ten, which the quotient is multiplied with.
        var larger = divisor
        var tens = 0
        while !isBelow(larger) {
            larger.multiply(by: 10)
            tens += 1
        }
        var quotient = divided(by: larger)
        quotient.isNegative = isNegative != divisor.isNegative
        return quotient.rounded(timesTenTo: tens)
    }

    private var negated: FixedNumber {
        var number = self
        number.isNegative.toggle()
        return number
    }

    /// A result of an odd function for the absolute value of this number, with the sign of this number.
    private func signed(_ result: FixedNumber) -> FixedNumber {
        isNegative ? result.negated : result
    }
}
