/// The exact sum of any number of decimals, which is rounded once, when it is read.
///
/// Neither the value nor its writing depends on the order of the numbers.
struct DecimalSum: Sendable {
    /// The sum while 128 bits hold its digits; these may be more than those of a number within the limits.
    private var small: ExactDecimal = 0
    /// Digits of the base 10^18, from the power 10^−400 upwards, each with a sign of its own; empty while ``small``
    /// holds the sum.
    private var limbs: [Int64] = []
    /// The smallest exponent of the numbers, but not above 0: the decimals that the sum keeps.
    private var least = 0
    /// Whether the exponent of a number was beyond the limit.
    private var isBeyondLimit = false

    private static let base: Int64 = 1_000_000_000_000_000_000
    private static let limbDigits = 18
    /// The limbs for 38 digits times 10^400, and for more such numbers than a memory holds.
    private static let limbCount = 50

    /// Adds a number.
    ///
    /// - Complexity: O(1).
    mutating func add(_ number: ExactDecimal) {
        guard abs(number.exponent) <= ExactDecimal.maximumExponent else {
            isBeyondLimit = true
            return
        }
        least = min(least, number.exponent)
        if limbs.isEmpty {
            if let sum = small.aligned(with: number) {
                small = sum
                return
            }
            limbs = Array(repeating: 0, count: DecimalSum.limbCount)
            spread(small)
        }
        spread(number)
    }

    /// The sum, exact if it has at most 38 digits and otherwise rounded to 34; `nil` if it is too large.
    var value: ExactDecimal? {
        guard !isBeyondLimit else { return nil }
        return limbs.isEmpty ? small.limited : quotient(dividingBy: 1)
    }

    /// The sum divided by a count, rounded in the same way; `nil` if it is too large or the count is 0.
    func average(of count: Int) -> ExactDecimal? {
        guard count > 0, !isBeyondLimit else { return nil }
        return limbs.isEmpty
            ? small.divided(by: ExactDecimal(Int128(count)))
            : quotient(dividingBy: UInt128(count))
    }

    /// Adds a number to the limbs.
    private mutating func spread(_ number: ExactDecimal) {
        let base = UInt128(DecimalSum.base)
        let place = number.exponent + ExactDecimal.maximumExponent
        var factor: UInt128 = 1
        for _ in 0..<place % DecimalSum.limbDigits { factor *= 10 }
        let sign: Int64 = number.significand < 0 ? -1 : 1
        var digits = number.significand.magnitude
        var carry: UInt128 = 0
        var at = place / DecimalSum.limbDigits
        while digits != 0 || carry != 0 {
            let part = digits % base * factor + carry
            digits /= base
            carry = part / base
            add(sign * Int64(part % base), at: at)
            at += 1
        }
    }

    private mutating func add(_ digit: Int64, at start: Int) {
        var at = start
        var rest = digit
        while rest != 0, at < limbs.count {
            let sum = limbs[at] + rest
            limbs[at] = sum % DecimalSum.base
            rest = sum / DecimalSum.base
            at += 1
        }
    }

    private func quotient(dividingBy count: UInt128) -> ExactDecimal? {
        let isNegative = limbs.last { $0 != 0 }.map { $0 < 0 } ?? false
        // The lowest limbs are for the decimals of a quotient.
        let extra = 3
        var quotient = Array(repeating: Int64(0), count: extra)
        var borrow: Int64 = 0
        for limb in limbs {
            let digit = (isNegative ? -limb : limb) - borrow
            borrow = digit < 0 ? 1 : 0
            quotient.append(digit + borrow * DecimalSum.base)
        }
        var rest: UInt128 = 0
        for at in quotient.indices.reversed() {
            let digits = rest * UInt128(DecimalSum.base) + UInt128(quotient[at].magnitude)
            quotient[at] = Int64(digits / count)
            rest = digits % count
        }
        var digits: UInt128 = 0
        var hasMore = rest != 0
        var exponent =
            quotient.count * DecimalSum.limbDigits - ExactDecimal.maximumExponent
            - extra * DecimalSum.limbDigits
        for limb in quotient.reversed() {
            var unit = DecimalSum.base / 10
            while unit > 0 {
                let digit = UInt128((limb / unit % 10).magnitude)
                if digits < ExactDecimal.tooMany / 10 {
                    digits = digits * 10 + digit
                    exponent -= 1
                } else if digit != 0 {
                    hasMore = true
                }
                unit /= 10
            }
        }
        let number = ExactDecimal.limited(
            digits, hasMore: hasMore, exponent: exponent, isNegative: isNegative)
        guard !hasMore, let short = number?.shortened else { return number }
        return short.rescaled(toDecimals: -least) ?? short
    }
}
