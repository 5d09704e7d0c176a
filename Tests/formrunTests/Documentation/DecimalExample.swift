import FormModel
import Foundation
import Testing

/// The example of `Documentation/Server.md` for the numbers of Foundation, compiled and run; `ReadmeTests` compares the two.
@Suite struct DecimalExample {
    @Test(arguments: [
        ("19.50", "19.5"), ("-0.1", "-0.1"), ("12345678901234567890.123456789", nil),
        ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
        ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
        ("1e300", nil), ("1e-300", nil),
    ])
    func isNeverRounded(_ row: (number: String, text: String?)) throws {
        // README: begin
        /// The number as Foundation has it; `nil` where that would round.
        func decimal(_ number: ExactDecimal) -> Decimal? {
            let decimal = Decimal(string: number.description)
            return decimal.flatMap { ExactDecimal($0.description) == number ? $0 : nil }
        }
        // README: end
        let number = try #require(ExactDecimal(row.number))
        let text = row.text ?? number.description
        if let decimal = decimal(number) {
            #expect(decimal.description == text)
        } else {
            #expect(row.text == nil)
        }
    }
}
