import FormModel
import FormValidation
import TestSupport
import Testing

/// The formula of ISO/IEC 7812-1, annex B, "Luhn formula for computing modulus 10 double-add-double check digits".
@Suite struct LuhnValidatorTests {
    // The first and the last but one are common examples in descriptions of the formula.
    @Test(arguments: [
        "79927398713", "7992 7398 713", "00", "18", "49927398716", "4012-8888-8888-1881",
        "0000000000000000", "7992 7398-713", "٧٩٩٢٧٣٩٨٧١٣",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.luhn]).verdict(text) == nil)
    }

    @Test(
        arguments: [
            ("79927398710", "checksum"), ("79927398711", "checksum"), ("79927398719", "checksum"),
            ("0", "length"), ("7", "length"), ("7992739871a", "character"), ("19:", "character"),
            ("7992  7398713", "misplacedSeparator"),
            ("-79927398713", "misplacedSeparator"), ("79927398713-", "misplacedSeparator"),
            ("٧٩", "checksum"),
            ("-", "misplacedSeparator"),
        ] as [(String, String)])
    func refuses(_ row: (text: String, reason: String)) throws {
        #expect(try ValidatorHarness([.luhn]).verdict(row.text) == "luhn.\(row.reason)")
    }

    /// The check digit as annex B computes it, from the concatenated digits of the products.
    static func checkDigit(_ digits: [Int]) -> Int {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let doubled = String(place % 2 == 0 ? digit * 2 : digit)
            sum += doubled.utf8.reduce(0) { $0 + Int($1) - 48 }
        }
        return (10 - sum % 10) % 10
    }

    @Test func aCheckDigitFitsAndEveryOtherDigitIsFound() throws {
        let harness = try ValidatorHarness([.luhn])
        var numbers = SeededNumbers(seed: 4)
        for _ in 0..<60 {
            var digits = (0...numbers.below(40)).map { _ in numbers.below(10) }
            digits.append(LuhnValidatorTests.checkDigit(digits))
            #expect(harness.verdict(digits.map(String.init).joined()) == nil)
            let place = numbers.below(digits.count)
            digits[place] = (digits[place] + 1 + numbers.below(9)) % 10
            #expect(harness.verdict(digits.map(String.init).joined()) == "luhn.checksum")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.luhn) == [.text])
    }
}
