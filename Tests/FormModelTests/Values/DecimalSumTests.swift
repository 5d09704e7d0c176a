import TestSupport
import Testing

@testable import FormModel

@Suite struct DecimalSumTests {
    private func sum(_ numbers: [ExactDecimal]) -> DecimalSum {
        var sum = DecimalSum()
        for number in numbers { sum.add(number) }
        return sum
    }

    @Test(
        arguments: [
            ([], "0", nil), (["1.50", "1.50"], "3.00", "1.50"), (["1e400", "-1e400"], "0", "0"),
            (["1e40", "1", "-1e40"], "1", "0.3333333333333333333333333333333333"),
            (["1e400", "1e-400", "-1e400"], "1e-400", "0"),
            (["99999999999999999999999999999999999999e400", "1e400"], nil, "5e437"),
            (["-1e400", "1"], "-1e400", "-5e399"),
            (["0.10", "1e30"], "1000000000000000000000000000000.10", nil),
            (["1.00", "1e38", "-1e38"], "1.00", nil),
        ] as [([String], String?, String?)])
    func sums(_ row: (numbers: [String], sum: String?, average: String?)) throws {
        let numbers = try row.numbers.map { try #require(ExactDecimal($0)) }
        let sum = sum(numbers)
        func written(_ text: String) -> ExactDecimal? {
            let digits = text.split(separator: "e")
            guard digits.count == 2, let power = Int(digits[1]) else { return ExactDecimal(text) }
            return ExactDecimal(String(digits[0])).map {
                ExactDecimal($0.significand, exponent: power)
            }
        }
        #expect(sum.value?.description == row.sum.flatMap(written)?.description)
        if let average = row.average {
            #expect(sum.average(of: numbers.count) == written(average))
        }
    }

    /// Sums and averages of the same numbers in any order are written alike, and are rounded once.
    @Test func orderChangesNothing() {
        var numbers = SeededNumbers(seed: 211)
        var wide = 0
        for _ in Laws.rounds(200) {
            let terms = (0..<2 + numbers.below(8)).map { _ in
                ExactDecimal(
                    Int128(Int64(bitPattern: numbers.next()) >> Int64(numbers.below(60)))
                        * (numbers.below(2) == 0 ? 1 : 1_000_000_000_000_000_003),
                    exponent: numbers.below(3) == 0
                        ? numbers.below(801) - 400 : numbers.below(40) - 30)
            }
            // A number and its opposite leave the others as they are.
            let surplus = ExactDecimal(7, exponent: numbers.below(801) - 400)
            let opposite = ExactDecimal(-7, exponent: surplus.exponent)
            let one = sum(terms)
            let other = sum(terms.shuffled(using: &numbers))
            let more = sum(([surplus, opposite] + terms).shuffled(using: &numbers))
            #expect(one.value?.description == other.value?.description)
            #expect(
                one.average(of: terms.count)?.description
                    == other.average(of: terms.count)?.description)
            #expect(one.value == more.value)
            if terms.map(\.exponent).max() ?? 0 > (terms.map(\.exponent).min() ?? 0) + 38 {
                wide += 1
            }
        }
        #expect(wide >= Laws.cases(1_000))
    }
}
