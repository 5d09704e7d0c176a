import FormModel
import FormValidation
import Testing

@Suite struct SSNFormatterTests {
    let formatter = AnyFormatter.ssn

    @Test(arguments: [
        ("123456789", "123-45-6789"), ("123-45-6789", "123-45-6789"),
        ("123 45 6789", "123-45-6789"), ("001-01-0001", "001-01-0001"),
        ("899999999", "899-99-9999"), ("665010001", "665-01-0001"), ("667010001", "667-01-0001"),
        ("078051119", "078-05-1119"), ("078051121", "078-05-1121"), ("078061120", "078-06-1120"),
        ("219099998", "219-09-9998"), ("219100001", "219-10-0001"), ("077051120", "077-05-1120"),
    ])
    func understands(typed: String, canonical: String) {
        #expect(formatter.outcome(typed) == canonical)
        #expect(formatter.format(canonical) == canonical)
        #expect(formatter.keepsLaws(canonical))
    }

    @Test(arguments: [
        Refusal("000-12-3456", .ssn, reason: "area"), Refusal("666-12-3456", .ssn, reason: "area"),
        Refusal("900-12-3456", .ssn, reason: "area"), Refusal("999123456", .ssn, reason: "area"),
        Refusal("123-00-4567", .ssn, reason: "group"),
        Refusal("123-45-0000", .ssn, reason: "serial"),
        Refusal("078-05-1120", .ssn, reason: "published"),
        Refusal("219 09 9999", .ssn, reason: "published"),
        Refusal("12345678", .ssn, reason: "digits"), Refusal("1234567890", .ssn, reason: "digits"),
        Refusal("123-45-678x", .ssn, reason: "character"),
        Refusal("123.45.6789", .ssn, reason: "character"),
        Refusal("12-345-6789", .ssn, reason: "misplacedSeparator"),
        Refusal("123-456789", .ssn, reason: "misplacedSeparator"),
        Refusal("12345-6789", .ssn, reason: "misplacedSeparator"),
        Refusal("123--45-6789", .ssn, reason: "misplacedSeparator"),
        Refusal("123-45-6789-", .ssn, reason: "misplacedSeparator"),
    ])
    func refuses(row: Refusal) {
        #expect(formatter.parse(row.typed) == .failure(row.problem))
    }

    @Test func masksAllButTheSerialNumber() {
        #expect(formatter.mask("123-45-6789") == "•••-••-6789")
        for text in ["", "123456789", "123-45-678", "secret-6789", "000-45-6789"] {
            #expect(formatter.mask(text) == nil)
        }
    }

    @Test func setsTheHyphensWhileTyping() {
        #expect(
            typing("123456789", in: formatter).suffix(6) == [
                "123-4", "123-45", "123-45-6", "123-45-67", "123-45-678", "123-45-6789",
            ])
    }

    @Test(arguments: [
        ("123-|45-6789", "<", "12|4-56-789"), ("123|-45-6789", ">", "123|-56-789"),
        ("12|3-45-678", "0", "120|-34-5678"), ("123-45-6789|", "1", "123-45-67891|"),
        ("|", "123 45 6789", "123-45-6789|"), ("123-4|", "<", "123|"),
    ])
    func keepsTheCaret(before: String, key: String, after: String) {
        #expect(press(key, in: Marked(before), of: formatter).description == after)
    }

    @Test func isNamedForTheFormFile() {
        let named: any InputFormatter = .ssn
        #expect(named.name == "ssn" && named.valueTypes == [.text] && named.problems.isEmpty)
    }
}
