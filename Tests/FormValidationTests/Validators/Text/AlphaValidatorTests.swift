import FormModel
import FormValidation
import Testing

@Suite struct AlphaValidatorTests {
    @Test(arguments: [
        "abc",
        "ABC",
        "z",
        "é",
        "e\u{301}",
        "Łódź",
        "Ελλάδα",
        "日本語",
        "नमस्ते",
        "ab",
        "한글",
        "\u{2167}",
        "\u{1D400}",
        "שלום",
        "\u{5D0}\u{5B8}",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.alpha()]).found(in: text) == [], "\(text.debugDescription)")
    }

    @Test(arguments: [
        "ab1",
        "a b",
        "a-b",
        "a_b",
        "O'Neil",
        "1",
        "١",
        "²",
        "a.",
        "\u{301}",
        "\u{301}a",
        "a\u{200D}b",
        "\u{3164}",
        "a\u{FE0F}",
        "a\u{20DD}",
        "😀",
        "$",
        "\u{FF11}",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.alpha()]).found(in: text) == ["alpha"],
            "\(text.debugDescription)")
    }

    @Test func asciiOnly() throws {
        let harness = try ValidatorHarness([.alpha(ascii: true)])
        for text in ["abc", "AZ", "az"] { #expect(harness.accepts(text)) }
        for text in ["é", "a1", "a b", "@", "[", "`", "{", "\u{212A}"] {
            #expect(harness.found(in: text) == ["alpha.ascii"], "\(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.alpha()) == [.text, .multiline])
    }
}
