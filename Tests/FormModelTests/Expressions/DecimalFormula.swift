import TestSupport

/// Random formulas over decimals, the same ones as those of `.scripts/generate-decimal-results.py`.
struct DecimalFormula {
    private var numbers = SeededNumbers(seed: DecimalResults.seed)

    /// The next formula.
    mutating func next() -> String { formula(3) }

    private mutating func formula(_ depth: Int) -> String {
        let kind = depth > 0 ? numbers.below(12) : 0
        switch kind {
        case 0, 1: return literal()
        case 10:
            let inner = formula(depth - 1)
            return "round(\(inner), \(numbers.below(11)))"
        case 11:
            if numbers.below(2) == 0 {
                let terms = (0..<3).map { _ in formula(depth - 1) }
                return "sum(\(terms.joined(separator: ", ")))"
            }
            let inner = formula(depth - 1)
            return numbers.below(2) == 0 ? "sqrt(abs(\(inner)))" : "ln(abs(\(inner)))"
        default:
            let left = formula(depth - 1)
            let right = formula(depth - 1)
            let sign = ["+", "+", "-", "*", "*", "/", "/", "%"][kind - 2]
            return "(\(left) \(sign) \(right))"
        }
    }

    private mutating func literal() -> String {
        let count = 1 + numbers.below([3, 9, 38][numbers.below(3)])
        var digits = (0..<count).map { _ in String(numbers.below(10)) }
        let decimals = numbers.below([4, 13, 38][numbers.below(3)])
        if digits.count <= decimals {
            digits = Array(repeating: "0", count: decimals + 1 - digits.count) + digits
        }
        if decimals > 0 { digits.insert(".", at: digits.count - decimals) }
        let sign = numbers.below(4) == 0 ? "-" : ""
        return sign + digits.joined()
    }
}
