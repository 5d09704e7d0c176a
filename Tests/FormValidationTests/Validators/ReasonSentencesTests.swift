import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct ReasonSentencesTests {
    static let validators: [any Validator] = [
        .luhn, .creditCard(), .creditCard(schemes: [.visa]), .iban, .bic, .routingNumber, .isbn,
        .ein,
        .itin, .ssn, .zipcode, .phone(), .phone(country: "GB"), .postalCode(country: "GB"),
        .countryCode, .currencyCode, .passwordStrength(min: 4), .notSuspicious,
    ]

    @Test(arguments: [
        ("luhn", "character misplacedSeparator length checksum"),
        ("creditCard", "character misplacedSeparator length scheme checksum"),
        ("iban", "character misplacedSeparator length country checksum"),
        ("bic", "character misplacedSeparator length country"),
        ("routingNumber", "character misplacedSeparator length prefix checksum"),
        ("isbn", "character misplacedSeparator length prefix music checksum"),
        ("ein", "character misplacedSeparator length prefix"),
        ("itin", "character misplacedSeparator length prefix group"),
        ("phone", "otherCountry noTrunkPrefix"),
    ])
    func everyReasonHasASentenceOfItsOwn(_ row: (code: String, reasons: String)) {
        for reason in row.reasons.split(separator: " ") {
            #expect(MessageCatalog.english.sentences["\(row.code).\(reason)"] != nil, "\(reason)")
        }
    }

    /// Every text has a result, and a sentence without open placeholders.
    @Test func anyTextHasAResultAndAMessage() throws {
        let harnesses = try ReasonSentencesTests.validators.map { try ValidatorHarness([$0]) }
        let parts = [
            "0", "9", "978", "4111", "GB82", "WEST", "-", " ", "  ", "+44", "X", "a", "DEUT", "é",
            "٣",
            "\u{200D}", "\u{202E}", "日", "\u{430}", "password", "\u{10FFFF}", "1987", "/",
            "00000000",
        ]
        var numbers = SeededNumbers(seed: 44)
        for _ in Laws.rounds(150, share: 3) {
            let text = (0..<1 + numbers.below(7)).map { _ in parts[numbers.below(parts.count)] }
                .joined()
            for harness in harnesses {
                guard let sentence = harness.sentence(text) else { continue }
                #expect(
                    sentence.hasPrefix("A ") && !sentence.contains("{"), "\(text): \(sentence)")
                #expect(!sentence.contains("not acceptable"), "\(text): \(sentence)")
            }
        }
        let long = String(repeating: "1 ", count: Laws.areMany ? 50_000 : 10_000) + "1"
        for harness in harnesses where harness.verdict(long) == nil {
            // A long text of ones is a weak password, and longer than every such number.
            #expect(
                harness.validator.form.items.first?.validators.first?.name == "luhn"
                    || harness.validator.form.items.first?.validators.first?.name == "notSuspicious"
            )
        }
    }
}
