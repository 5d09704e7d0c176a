import FormModel
import FormValidation
import TestSupport
import Testing

/// SSA, POMS RM 10201.035 and "Social Security Number Randomization": no area 000, 666 or 900 to
/// 999, no group 00, no serial 0000; areas above 772 since 25 June 2011.
@Suite struct SSNValidatorTests {
    @Test(
        arguments: [
            ("123-45-6789", nil), ("123456789", nil), ("123 45 6789", nil), ("899-01-0001", nil),
            ("000-45-6789", "area"),
            ("666-45-6789", "area"), ("900-45-6789", "area"), ("123-00-6789", "group"),
            ("123-45-0000", "serial"), ("078-05-1120", "published"), ("219099999", "published"),
            ("457-55-5462", nil),
            ("123-456-789", "misplacedSeparator"), ("123-45-678", "digits"),
            ("123-45-678a", "character"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.ssn]).verdict(row.text) == row.reason.map { "ssn.\($0)" })
    }

    @Test func agreesWithTheFormatter() throws {
        let harness = try ValidatorHarness([.ssn])
        var numbers = SeededNumbers(seed: 8)
        for _ in Laws.rounds(500) {
            let text = (0..<9).map { _ in String([0, 6, 9, 1, 5][numbers.below(5)]) }.joined()
            let isTaken = (try? AnyFormatter.ssn.parse(text).get()) != nil
            #expect((harness.verdict(text) == nil) == isTaken, "\(text)")
        }
        #expect(ValidatorHarness.suitable(.ssn) == [.text])
    }
}
