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
        return field.layout.liveFormatter(in: ReaderLocale("de"))
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

    /// A code is grouped up to its maximum length, and only while its characters can be those of a code.
    @Test(
        arguments: [
            (.iban, "de", "DE"), (.iban, "d8", "d8"), (.iban, "8", "8"), (.iban, "dea", "dea"),
            (.iban, "de8", "DE8"), (.iban, "de8a", "de8a"), (.iban, "de89", "DE89"),
            (.iban, "de89a", "DE89 A"), (.iban, "de89@", "de89@"), (.iban, "de89[", "de89["),
            (.iban, "de89z", "DE89 Z"),
            (.iban, "mt1" + ones(30), "MT11" + String(repeating: " 1111", count: 7) + " 1"),
            (.iban, "mt1" + ones(31), "MT11" + String(repeating: " 1111", count: 7) + " 11"),
            (.iban, "mt1" + ones(32), "mt1" + ones(32)),
            (.card, ones(4), "1111"), (.card, ones(5), "1111 1"),
            (.card, ones(16), "1111 1111 1111 1111"),
            (.card, ones(19), "1111 1111 1111 1111 111"), (.card, ones(20), ones(20)),
            (.card, "34" + ones(13), "3411 111111 11111"),
            (.card, "34" + ones(14), "3411 1111 1111 1111"),
            (.card, "37" + ones(2), "3711"), (.card, "37" + ones(3), "3711 1"),
            (.card, "37" + ones(9), "3711 111111 1"), (.card, "36" + ones(9), "3611 1111 111"),
            (.card, "33" + ones(9), "3311 1111 111"),
            (.digits([2, 7]), ones(2), "11"), (.digits([2, 7]), ones(3), "11-1"),
            (.digits([2, 7]), ones(9), "11-1111111"), (.digits([2, 7]), ones(10), ones(10)),
        ] as [(CodeFormat, String, String)])
    func pastedCodes(_ row: (format: CodeFormat, typed: String, shown: String)) {
        let pasted = row.format.edit(TextEdit(text: "", caret: 0, change: .insert(row.typed)))
        #expect(pasted.text == row.shown && pasted.caret == row.shown.count)
    }

    private static func ones(_ count: Int) -> String { String(repeating: "1", count: count) }

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
