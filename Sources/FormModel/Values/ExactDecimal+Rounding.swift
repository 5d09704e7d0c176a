// Rounding, and the range of exponents.
extension ExactDecimal {
    /// The number of digits of a result that is not exact, as in decimal128 of IEEE 754.
    static let roundedDigits = 34

    /// The smallest significand that has too many digits.
    static let tooMany: UInt128 = 100_000_000_000_000_000_000_000_000_000_000_000_000

    /// A number within the limits: exact if it has at most 38 digits, and otherwise rounded to 34, halves to even.
    ///
    /// A number has at most 400 decimals: what follows them is rounded off.
    ///
    /// - Parameters:
    ///   - digits: The first digits of the number; at least 35 if there are more.
    ///   - hasMore: Whether digits other than 0 follow.
    ///   - exponent: The power of ten of the last one of the first digits.
    ///   - isNegative: Whether the number is below 0.
    /// - Returns: The number; `nil` if it is too large for the exponents.
    /// - Complexity: O(1).
    static func limited(
        _ digits: UInt128, hasMore: Bool = false, exponent: Int, isNegative: Bool
    ) -> ExactDecimal? {
        if digits == 0, !hasMore {
            return ExactDecimal(0, exponent: max(min(exponent, 0), -maximumDigits))
        }
        var (kept, power) = (digits, exponent)
        if !hasMore, kept >= tooMany || abs(power) > maximumExponent {
            while kept % 10 == 0 {
                kept /= 10
                power += 1
            }
        }
        let isExact = !hasMore && kept < tooMany
        let surplus = max(
            isExact ? 0 : digitCount(kept) - roundedDigits, -maximumExponent - power)
        if surplus > 0 {
            guard surplus <= digitCount(kept) else { return 0 }
            var isMore = hasMore
            var last: UInt128 = 0
            for _ in 0..<surplus {
                isMore = isMore || last != 0
                last = kept % 10
                kept /= 10
            }
            if last > 5 || last == 5 && (isMore || kept % 2 == 1) { kept += 1 }
            power += surplus
            guard kept != 0 else { return 0 }
            while power < 0, kept % 10 == 0 {
                kept /= 10
                power += 1
            }
        }
        while power > maximumExponent {
            guard kept < tooMany / 10 else { return nil }
            kept *= 10
            power -= 1
        }
        return Int128(exactly: kept).map { ExactDecimal(isNegative ? -$0 : $0, exponent: power) }
    }

    /// The number within the limits; see ``limited(_:hasMore:exponent:isNegative:)``.
    var limited: ExactDecimal? {
        if significand != 0, significand.magnitude < ExactDecimal.tooMany,
            abs(exponent) <= ExactDecimal.maximumExponent
        {
            return self
        }
        return ExactDecimal.limited(
            significand.magnitude, exponent: exponent, isNegative: significand < 0)
    }
}
