import FormModel
import FormValidation
import Testing

/// ISO 2108, with the check digits of its annex and the ISBN Users' Manual (seventh edition), whose
/// own number is the last accepted one.
@Suite struct ISBNValidatorTests {
    @Test(
        arguments: [
            ("978-3-16-148410-0", nil), ("9783161484100", nil), ("978-3161484100", nil),
            ("978 3 16 148410 0", nil),
            ("979-10-90636-07-1", nil), ("0-306-40615-2", nil), ("0306406152", nil),
            ("99921-58-10-7", nil),
            ("0-8044-2957-X", nil), ("080442957x", nil), ("978-92-95055-12-4", nil),
            ("978-3-16-148410-1", "checksum"),
            ("0306406153", "checksum"),
            ("0-8044-2957-0", "checksum"), ("979-0-2600-0043-8", "music"),
            ("9773161484100", "prefix"),
            ("97831614841", "length"), ("978316148410", "length"), ("97831614841000", "length"),
            ("1", "length"),
            ("978-31-6148410-0-", "misplacedSeparator"), ("978-3-16-1484100", nil),
            ("97-83-16-148410-0", nil),
            ("978 3-16-148410-0", nil),
            ("0306-40615-2", nil), ("0306--406152", "misplacedSeparator"),
            ("X306406152", "character"),
            ("978316148410X", "character"),
            ("ISBN 0306406152", "character"), ("030640615é", "character"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.isbn]).verdict(row.text) == row.reason.map { "isbn.\($0)" })
    }

    @Test func ofTenDigitsEveryChangeAndEverySwapIsFound() throws {
        let harness = try ValidatorHarness([.isbn])
        let digits = Array("0306406152".utf8)
        for at in digits.indices {
            for change in 1..<10 {
                var changed = digits
                changed[at] =
                    UInt8(ascii: "0") + (digits[at] - UInt8(ascii: "0") + UInt8(change)) % 10
                #expect(
                    harness.verdict(String(decoding: changed, as: UTF8.self)) == "isbn.checksum")
            }
            for other in digits.indices where digits[other] != digits[at] {
                var swapped = digits
                swapped.swapAt(at, other)
                #expect(
                    harness.verdict(String(decoding: swapped, as: UTF8.self)) == "isbn.checksum")
            }
        }
        #expect(ValidatorHarness.suitable(.isbn) == [.text])
    }
}
