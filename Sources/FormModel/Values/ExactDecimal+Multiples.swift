extension ExactDecimal {
    /// Whether the value is an exact multiple of `factor`; always false if `factor` is 0.
    ///
    /// - Complexity: O(1): about a hundred steps at most, whatever the exponents.
    package func isMultiple(of factor: ExactDecimal) -> Bool {
        guard factor.significand != 0 else { return false }
        guard significand != 0 else { return true }
        let power = exponent - factor.exponent
        let digits = significand.magnitude
        let divisor = factor.significand.magnitude
        return power >= 0
            ? ExactDecimal.divides(divisor, digits, timesTenTo: power)
            : ExactDecimal.divides(divisor, timesTenTo: -power, digits)
    }

    /// Whether `divisor` divides `digits × 10^power`, without computing that number.
    ///
    /// The divisor is first reduced by the greatest common divisor. The rest must divide
    /// `10^power`, so 2 and 5 are its only prime factors, each at most `power` times.
    private static func divides(
        _ divisor: UInt128, _ digits: UInt128, timesTenTo power: Int
    ) -> Bool {
        var rest = divisor / greatestCommonDivisor(divisor, digits)
        for prime: UInt128 in [2, 5] {
            var left = power
            while left > 0, rest % prime == 0 {
                rest /= prime
                left -= 1
            }
        }
        return rest == 1
    }

    /// Whether `divisor × 10^power` divides `digits`, without computing the product.
    private static func divides(
        _ divisor: UInt128, timesTenTo power: Int, _ digits: UInt128
    ) -> Bool {
        // `digits` is not 0, so it has fewer trailing zeros than digits.
        guard power <= maximumDigits else { return false }
        var rest = digits
        for _ in 0..<power {
            guard rest % 10 == 0 else { return false }
            rest /= 10
        }
        return rest % divisor == 0
    }

    private static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}
