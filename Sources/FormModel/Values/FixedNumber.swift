/// A number with 320 binary digits behind the point, which are 96 decimal ones, and 256 before it.
///
/// Logarithms, exponentials and functions of angles are calculated with it, in whole numbers only.
struct FixedNumber: Sendable {
    /// The number of limbs, from the least significant one.
    static let limbCount = 9
    /// The number of limbs behind the point.
    static let fractionCount = 5

    /// The absolute value.
    private(set) var limbs: [9 of UInt64] = .init(repeating: 0)
    var isNegative = false

    init() {}

    /// Makes a whole number.
    init(whole: UInt64) {
        limbs[FixedNumber.fractionCount] = whole
    }

    /// Converts a decimal number, rounded towards 0; `nil` if it is too large.
    init?(_ number: ExactDecimal) {
        let digits = number.significand.magnitude
        limbs[FixedNumber.fractionCount] = UInt64(truncatingIfNeeded: digits)
        limbs[FixedNumber.fractionCount + 1] = UInt64(truncatingIfNeeded: digits >> 64)
        isNegative = number.significand < 0
        var left = abs(number.exponent)
        while left > 0, !isZero {
            let step = min(left, 19)
            var factor: UInt64 = 1
            for _ in 0..<step { factor *= 10 }
            if number.exponent < 0 {
                divide(by: factor)
            } else if multiply(by: factor) != 0 {
                return nil
            }
            left -= step
        }
    }

    var isZero: Bool {
        for index in limbs.indices where limbs[index] != 0 { return false }
        return true
    }

    /// The whole part of the absolute value; `nil` if it does not fit.
    var whole: UInt64? {
        for index in FixedNumber.fractionCount + 1..<FixedNumber.limbCount
        where limbs[index] != 0 { return nil }
        return limbs[FixedNumber.fractionCount]
    }

    // MARK: Arithmetic of absolute values

    /// Adds an absolute value to this one; an overflow is lost.
    mutating func add(_ other: FixedNumber) {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let first = limbs[index].addingReportingOverflow(other.limbs[index])
            let second = first.partialValue.addingReportingOverflow(carry)
            limbs[index] = second.partialValue
            carry = (first.overflow ? 1 : 0) + (second.overflow ? 1 : 0)
        }
    }

    /// Subtracts an absolute value that is not larger from this one.
    mutating func subtract(_ other: FixedNumber) {
        var borrow: UInt64 = 0
        for index in limbs.indices {
            let first = limbs[index].subtractingReportingOverflow(other.limbs[index])
            let second = first.partialValue.subtractingReportingOverflow(borrow)
            limbs[index] = second.partialValue
            borrow = (first.overflow ? 1 : 0) + (second.overflow ? 1 : 0)
        }
    }

    /// Whether this absolute value is smaller than another one.
    func isBelow(_ other: FixedNumber) -> Bool {
        var index = FixedNumber.limbCount
        while index > 0 {
            index -= 1
            if limbs[index] != other.limbs[index] { return limbs[index] < other.limbs[index] }
        }
        return false
    }

    /// Multiplies by a whole number, and returns what does not fit.
    @discardableResult
    mutating func multiply(by factor: UInt64) -> UInt64 {
        multiply(by: factor, upTo: FixedNumber.limbCount)
    }

    /// Multiplies the part behind the point by 10, and returns the digit that passes the point.
    mutating func nextDigit() -> UInt64 {
        multiply(by: 10, upTo: FixedNumber.fractionCount)
    }

    private mutating func multiply(by factor: UInt64, upTo end: Int) -> UInt64 {
        var carry: UInt64 = 0
        for index in 0..<end {
            let product = limbs[index].multipliedFullWidth(by: factor)
            let sum = product.low.addingReportingOverflow(carry)
            limbs[index] = sum.partialValue
            carry = product.high + (sum.overflow ? 1 : 0)
        }
        return carry
    }

    /// Divides by a whole number other than 0, rounding towards 0.
    mutating func divide(by divisor: UInt64) {
        var rest: UInt64 = 0
        for index in limbs.indices.reversed() {
            (limbs[index], rest) = divisor.dividingFullWidth((rest, limbs[index]))
        }
    }

    /// The product, rounded towards 0; `nil` if it is too large.
    func multiplied(by other: FixedNumber) -> FixedNumber? {
        var product: [18 of UInt64] = .init(repeating: 0)
        for low in limbs.indices where limbs[low] != 0 {
            var carry: UInt64 = 0
            for high in limbs.indices {
                let part = limbs[low].multipliedFullWidth(by: other.limbs[high])
                let first = part.low.addingReportingOverflow(product[low + high])
                let second = first.partialValue.addingReportingOverflow(carry)
                product[low + high] = second.partialValue
                carry = part.high + (first.overflow ? 1 : 0) + (second.overflow ? 1 : 0)
            }
            product[low + FixedNumber.limbCount] = carry
        }
        var result = FixedNumber()
        result.isNegative = isNegative != other.isNegative
        for index in product.indices.dropFirst(FixedNumber.fractionCount) {
            let place = index - FixedNumber.fractionCount
            if place < FixedNumber.limbCount {
                result.limbs[place] = product[index]
            } else if product[index] != 0 {
                return nil
            }
        }
        return result
    }

    /// The quotient of two absolute values, of which this one is smaller.
    func divided(by divisor: FixedNumber) -> FixedNumber {
        var quotient = FixedNumber()
        var rest = self
        for bit in (0..<FixedNumber.fractionCount * 64).reversed() {
            rest.multiply(by: 2)
            guard !rest.isBelow(divisor) else { continue }
            rest.subtract(divisor)
            quotient.limbs[bit / 64] |= 1 << UInt64(bit % 64)
        }
        return quotient
    }

    /// The sum of two numbers with signs.
    static func + (left: FixedNumber, right: FixedNumber) -> FixedNumber {
        var result = left
        if left.isNegative == right.isNegative {
            result.add(right)
        } else if left.isBelow(right) {
            result = right
            result.subtract(left)
        } else {
            result.subtract(right)
        }
        return result
    }

    // MARK: Rounding

    /// The product with a power of ten, rounded to 34 digits, halves to even; `nil` if it is too large.
    func rounded(timesTenTo power: Int) -> ExactDecimal? {
        guard !isZero else { return 0 }
        guard let whole else { return nil }
        var rest = self
        var digits = UInt128(whole)
        var exponent = power
        // One digit more decides the rounding, and the rest of the number, whether it is a half.
        while digits < ExactDecimal.tenTo34 {
            digits = digits * 10 + UInt128(rest.nextDigit())
            exponent -= 1
        }
        var hasMore = false
        for index in 0..<FixedNumber.fractionCount where rest.limbs[index] != 0 { hasMore = true }
        return ExactDecimal.limited(
            digits, hasMore: hasMore, exponent: exponent, isNegative: isNegative)?.shortened
    }
}
