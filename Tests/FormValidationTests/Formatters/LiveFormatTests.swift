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
            shown = formatter.edit(
                TextEdit(text: shown.text, caret: shown.caret, change: .insert(String(character))))
        }
        #expect(shown.caret == shown.text.count)
        return shown.text
    }

    @Test func codesAreGroupedWhileTyping() throws {
        #expect(try typing("de89370400440532013000", [.iban]) == "DE89 3704 0044 0532 0130 00")
        #expect(
            try typing("gb82 west-1234 5698 7654 32", [.iban, .required])
                == "GB82 WEST 1234 5698 7654 32")
        #expect(try typing("1é", [.iban]) == "1é")
        #expect(try typing("4111111111111111", [.creditCard()]) == "4111 1111 1111 1111")
        #expect(try typing("378282246310005", [.creditCard()]) == "3782 822463 10005")
        #expect(try typing("3782822463100051", [.creditCard()]) == "3782 8224 6310 0051")
        #expect(try typing("4111111111111111110", [.creditCard()]) == "4111 1111 1111 1111 110")
        #expect(try typing("3782x", [.creditCard()]) == "3782x")
        #expect(try typing("123456789", [.ein]) == "12-3456789")
        #expect(try typing("900700000", [.itin]) == "900-70-0000")
        #expect(
            try typing("123456789", [.ssn]) == "123-45-6789"
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
}
