import FormModel
import Testing

@testable import FormValidation

@Suite struct LiveFormatTests {
    private func formatter(
        _ validators: [AnyValidator], formatter: (any InputFormatter)? = nil, isSecure: Bool = false
    ) throws -> (any InputFormatter)? {
        let item: FormItem =
            isSecure
            ? .secureInput("a", title: "A", validators: validators)
            : .input("a", title: "A", validators: validators, formatter: formatter)
        let form = try Form(id: "f", title: "F", items: [item])
        let field = try #require(form.compiled.fields.first)
        return LiveFormat.formatter(of: field.layout, in: ReaderLocale("de"))
    }

    private func typing(_ text: String, _ validators: [AnyValidator]) throws -> String {
        let formatter = try #require(try self.formatter(validators))
        var shown = EditedText(text: "", caret: 0)
        for character in text {
            let next = formatter.edit(
                TextEdit(text: shown.text, caret: shown.caret, change: .insert(String(character))))
            if formatter.admits(next.text) { shown = next }
        }
        #expect(shown.caret == shown.text.count)
        return shown.text
    }

    @Test func codesAreGroupedWhileTyping() throws {
        #expect(try typing("de89370400440532013000", [.iban]) == "DE89 3704 0044 0532 0130 00")
        #expect(
            try typing("gb82 west-1234 5698 7654 32", [.iban, .required])
                == "GB82 WEST 1234 5698 7654 32")
        #expect(try typing("1é", [.iban]).isEmpty)
        #expect(try typing("4111111111111111", [.creditCard()]) == "4111 1111 1111 1111")
        #expect(try typing("378282246310005x", [.creditCard()]) == "3782 822463 10005")
        #expect(try typing("123456789", [.ein]) == "12-3456789")
        #expect(try typing("900700000", [.itin]) == "900-70-0000")
        #expect(
            try typing("12345678901", [.ssn]) == "123-45-6789"
                && typing("123456", [.zipcode]) == "12345-6")
        #expect(try typing("2125550123", [.phone()]) == "(212) 555-0123")
    }

    @Test func otherTextsAreTypedAsTheyAre() throws {
        #expect(try formatter([.email]) == nil && formatter([]) == nil)
        #expect(try formatter([.iban, .creditCard()]) == nil)
        #expect(try formatter([.ssn], isSecure: true) == nil)
        #expect(try formatter([.ssn], formatter: .zipcode)?.name == "zipcode")
        let amount = try #require(try formatter([], formatter: .currency("EUR")))
        #expect(amount.format("1234.50") == "1.234,50 €")
    }

    @Test func shownTexts() {
        #expect(CodeFormat.iban.format("DE89370400440532013000") == "DE89 3704 0044 0532 0130 00")
        #expect(CodeFormat.card.format("4111111111111111") == "4111 1111 1111 1111")
        #expect(CodeFormat.card.format("nothing") == "nothing")
    }

    /// What cannot belong to a number or code is not admitted, in whatever order it is typed.
    @Test(
        arguments: [
            (.ssn, "123-45-6789", true), (.ssn, "1-2 3", true), (.ssn, "123-45-67890", false),
            (.ssn, "12a", false),
            (.zipcode, "", true), (.zipcode, "1234567890", false), (.zipcode, "x", false),
            (.phone, "+49 (7551) 12-34.56/7", true), (.phone, "tel:+1", true), (.phone, "te", true),
            (.phone, "x", false),
            (.phone, "1+2", false), (.phone, "++", false), (.phone, "12345678901234567890", false),
            (.currency("USD"), "$1,234.56", true), (.currency("USD"), "-", true),
            (.currency("USD"), "US", true),
            (.currency("USD"), "12 usd", true), (.currency("USD"), "1.234", false),
            (.currency("USD"), "1.2.", false),
            (.currency("USD"), "x", false), (.currency("USD"), "€", false),
            (.currency("USD"), "5-", false),
            (.currency("JPY"), "1.", false), (.currency("USD", maxLength: 4), "123", false),
        ] as [(any InputFormatter, String, Bool)])
    func admits(_ formatter: any InputFormatter, _ text: String, _ isAdmitted: Bool) {
        #expect(formatter.admits(text) == isAdmitted, "\(formatter.name) \(text)")
    }

    @Test func amountsInOtherNotations() throws {
        let french = try #require(CurrencyFormatter(code: "EUR").localized(for: ReaderLocale("fr")))
        for text in ["1 234,5", "12 345", "1 234,50 €", "-1", ""] {
            #expect(french.admits(text), "\(text)")
        }
        for text in ["1.5", "1,234", "12x"] { #expect(!french.admits(text), "\(text)") }
    }
}
