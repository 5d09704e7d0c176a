import FormModel
import TestSupport
import Testing

@Suite struct ExactDecimalArithmeticTests {
    private func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

    @Test(
        arguments: [
            ("0.1", "+", "0.2", "0.3"), ("1.50", "+", "1.50", "3.00"), ("1", "+", "-1", "0"),
            ("1e30", "+", "1", "1000000000000000000000000000001"),
            ("1e40", "+", "1", "10000000000000000000000000000000000000000"),
            ("1e38", "-", "1", "99999999999999999999999999999999999999"),
            ("1e38", "+", "1", "100000000000000000000000000000000000000"),
            ("1e39", "-", "1", "1000000000000000000000000000000000000000"),
            ("0", "+", "1e40", "10000000000000000000000000000000000000000"),
            ("0.3", "-", "0.1", "0.2"), ("1.5", "*", "2.0", "3.00"), ("1e300", "*", "1e200", nil),
            ("10000000000000000000e300", "*", "10000000000000000000e200", nil),
            (
                "12345678901234567891", "*", "12345678901234567891",
                "152415787532388367526596557677488200000"
            ),
            ("2e200", "*", "5e-201", "1.0"), ("1e-300", "*", "-1e-300", "0"),
            (
                "12345678901234567890123456789012345678", "*", "0.1",
                "1234567890123456789012345678901234567.8"
            ),
            (
                "1000000000000000000000", "*", "1000000000000000000000",
                "1000000000000000000000000000000000000000000"
            ),
            ("1", "/", "4", "0.25"), ("1", "/", "3", "0.3333333333333333333333333333333333"),
            ("-2", "/", "3", "-0.6666666666666666666666666666666667"), ("1", "/", "0", nil),
            ("6", "/", "3", "2"),
            (
                "1234567890123456789012345678901234567", "/", "2",
                "617283945061728394506172839450617283.5"
            ),
            ("1e300", "/", "1e-200", nil), ("1e-300", "/", "3e200", "0"), ("4.0", "/", "2", "2.0"),
            ("0", "/", "7", "0"),
        ] as [(String, Character, String, String?)])
    func calculates(_ row: (left: String, sign: Character, right: String, result: String?)) throws {
        let left = try number(row.left)
        let right = try number(row.right)
        let result =
            switch row.sign {
            case "+": left.adding(right)
            case "-": left.subtracting(right)
            case "*": left.multiplied(by: right)
            default: left.divided(by: right)
            }
        #expect(result?.description == row.result)
    }

    @Test(
        arguments: [
            ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("2.4", 0, "2"), ("0.05", 1, "0.1"),
            ("0.049", 1, "0.0"), ("1e-50", 2, "0.00"), ("7", 2, "7.00"), ("9.99", 1, "10.0"),
            ("1e38", 1, "100000000000000000000000000000000000000"), ("1", -1, nil), ("1", 39, nil),
        ] as [(String, Int, String?)])
    func rounds(_ row: (number: String, decimals: Int, result: String?)) throws {
        #expect(try number(row.number).rounded(toDecimals: row.decimals)?.description == row.result)
    }

    /// `(a + b) − b` is `a` and `(a × b) ÷ b` is `a`, if the results exist.
    @Test func laws() throws {
        var numbers = SeededNumbers(seed: 3)
        for _ in Laws.rounds(2_000) {
            func random() -> ExactDecimal {
                ExactDecimal(
                    Int128(Int64(bitPattern: numbers.next()) >> Int64(numbers.below(60))),
                    exponent: -numbers.below(12))
            }
            let (a, b) = (random(), random())
            if let sum = a.adding(b) {
                #expect(sum.subtracting(b) == a)
                #expect(b.adding(a) == sum)
            }
            if b != 0, let product = a.multiplied(by: b) { #expect(product.divided(by: b) == a) }
        }
    }
}
