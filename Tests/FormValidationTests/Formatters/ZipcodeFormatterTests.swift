import FormModel
import FormValidation
import Testing

@Suite struct ZipcodeFormatterTests {
    let formatter = AnyFormatter.zipcode

    @Test(arguments: [
        ("12345", "12345"), ("123456789", "12345-6789"), ("12345-6789", "12345-6789"),
        ("01234", "01234"), ("00000", "00000"), ("012345678", "01234-5678"),
        ("12345 6789", "12345-6789"), ("12345\u{2011}6789", "12345-6789"),
        ("\u{200E}１２３４５\u{202C}", "12345"), ("١٢٣٤٥", "12345"),
    ])
    func understands(typed: String, canonical: String) {
        #expect(formatter.outcome(typed) == canonical)
        #expect(formatter.format(canonical) == canonical)
        #expect(formatter.keepsLaws(canonical))
    }

    @Test(arguments: [
        Refusal("1234", .zipcode, reason: "digits"), Refusal("1234567", .zipcode, reason: "digits"),
        Refusal("123456", .zipcode, reason: "digits"),
        Refusal("1234567890", .zipcode, reason: "digits"), Refusal("-", .zipcode, reason: "digits"),
        Refusal("1234A", .zipcode, reason: "character"),
        Refusal("K1A 0B1", .zipcode, reason: "character"),
        Refusal("12345.6789", .zipcode, reason: "character"),
        Refusal("12345-", .zipcode, reason: "misplacedSeparator"),
        Refusal("-12345", .zipcode, reason: "misplacedSeparator"),
        Refusal("1234-56789", .zipcode, reason: "misplacedSeparator"),
        Refusal("123-45", .zipcode, reason: "misplacedSeparator"),
        Refusal("12345--6789", .zipcode, reason: "misplacedSeparator"),
        Refusal("12345-6789-", .zipcode, reason: "misplacedSeparator"),
    ])
    func refuses(row: Refusal) {
        #expect(formatter.parse(row.typed) == .failure(row.problem))
    }

    @Test func leavesWhatIsNotCanonicalAsItIs() {
        for text in ["", "123456789", "nothing"] { #expect(formatter.format(text) == text) }
    }

    @Test func setsTheHyphenWhileTyping() {
        #expect(
            typing("123456789", in: formatter) == [
                "1", "12", "123", "1234", "12345", "12345-6", "12345-67", "12345-678", "12345-6789",
            ])
    }

    @Test(arguments: [
        ("12345-|6789", "<", "1234|6-789"), ("12345|-6789", ">", "12345|-789"),
        ("12345-6|", "<", "12345|"), ("123|45-678", "9", "1239|4-5678"),
        ("12345|-6789", "-", "12345-|6789"), ("|12345", "0", "0|1234-5"),
        ("12345-6789|", "0", "12345-67890|"), ("12345-67890|", "<", "12345-6789|"),
        ("12345-67|89", "x", "12345-67x|89"), ("12345-67x|89", "<", "12345-67|89"),
        ("|", "123456789", "12345-6789|"), ("|", "12-345", "12345|"), ("|", "<", "|"),
        ("12345|", ">", "12345|"), ("|", "-", "-|"), ("-|", "<", "|"), ("-|", "1", "1|"),
        ("12345-|6789", ">", "12345-|789"), ("12345-6|789", "<", "12345-|789"),
    ])
    func keepsTheCaret(before: String, key: String, after: String) {
        #expect(press(key, in: Marked(before), of: formatter).description == after)
    }

    @Test func isNamedForTheFormFile() {
        let named: any InputFormatter = .zipcode
        #expect(named.name == "zipcode" && named.valueTypes == [.text] && named.problems.isEmpty)
    }
}
