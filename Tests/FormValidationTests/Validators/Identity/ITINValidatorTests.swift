import FormModel
import FormValidation
import Testing

/// IRS Publication 1915 and Internal Revenue Manual 3.21.263: nine digits that begin with 9, the
/// fourth and fifth from 50 to 65, 70 to 88, 90 to 92 or 94 to 99.
@Suite struct ITINValidatorTests {
    @Test(
        arguments: [
            ("900-70-0000", nil), ("912903456", nil), ("900 70 0000", nil),
            ("900\u{2012}70\u{2009}0000", nil),
            ("900-00-0000", "group"),
            ("123-70-0000", "prefix"), ("90070-0000", "misplacedSeparator"),
            ("900-700-000", "misplacedSeparator"),
            ("900-70-000", "length"), ("900-70-00000", "length"), ("900-70-000a", "character"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.itin]).verdict(row.text) == row.reason.map { "itin.\($0)" })
    }

    @Test func theGroupsThatAreAssigned() throws {
        let harness = try ValidatorHarness([.itin])
        let taken = (10..<100).filter { harness.verdict("900-\($0)-0000") == nil }
        #expect(taken == Array(50...65) + Array(70...88) + Array(90...92) + Array(94...99))
        #expect(ValidatorHarness.suitable(.itin) == [.text])
    }
}
