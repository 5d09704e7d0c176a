import FormModel
import TestSupport
import Testing

@Suite struct ExactDecimalMultiplesTests {
    private func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

    @Test(
        arguments: [
            ("4.35", "0.01", true), ("4.355", "0.01", false), ("4.350", "0.01", true),
            ("0.3", "0.1", true), ("1.1", "0.1", true), ("10", "2.5", true), ("9", "2.5", false),
            ("-4.35", "0.05", true), ("4.35", "-0.05", true), ("0", "7", true), ("1", "0", false),
            ("0", "0", false), ("1e400", "1e-400", true), ("1e-400", "1e400", false),
            ("1e400", "3", false), ("3e400", "3", true), ("3e400", "9", false),
            ("1e400", "7e-400", false),
            ("1e400", "1e400", true), ("1e399", "1e400", false), ("1e3", "8", true),
            ("1e3", "16", false),
            ("1e128", "170141183460469231731687303715884105728", false),
            ("1e127", "85070591730234615865843651857942052864", true),
            ("99999999999999999999999999999999999999", "3", true),
            (
                "99999999999999999999999999999999999999", "99999999999999999999999999999999999999",
                true
            ),
            (
                "99999999999999999999999999999999999999",
                "0.00000000000000000000000000000000000007", false
            ),
            ("0.00000000000000000000000000000000000001", "1", false), ("100", "1e2", true),
            ("150", "1e2", false),
            ("12.00", "12", true), ("1.5", "0.50", true),
        ] as [(String, String, Bool)])
    func isMultiple(_ row: (value: String, factor: String, expected: Bool)) throws {
        guard let value = ExactDecimal(row.value), let factor = ExactDecimal(row.factor) else {
            return
        }
        #expect(value.isMultiple(of: factor) == row.expected, "\(row.value) \(row.factor)")
    }

    @Test func aProductIsAMultipleAndItsNeighbourIsNot() {
        var numbers = SeededNumbers(seed: 11)
        for _ in Laws.rounds(2_000) {
            let factor = ExactDecimal(
                Int128(numbers.below(1_000_000_000) + 2), exponent: numbers.below(40) - 20)
            let times = Int128(numbers.below(1_000_000_000)) - 500_000_000
            let zeros = Int128(1_000)
            let product = ExactDecimal(
                factor.significand * times * zeros, exponent: factor.exponent - 3)
            let beside = ExactDecimal(product.significand + 1, exponent: product.exponent)
            #expect(product.isMultiple(of: factor))
            #expect(!beside.isMultiple(of: factor))
        }
    }
}
