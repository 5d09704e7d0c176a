import FormModel
import FormValidation
import Testing

@Suite struct AlphanumericValidatorTests {
    @Test(arguments: [
        "abc",
        "1",
        "a1",
        "1a",
        "007",
        "é9",
        "٣",
        "१२",
        "日本1",
        "e\u{301}1",
        "\u{FF11}",
        "नमस्ते२",
    ])
    func accepts(_ text: String) throws {
        #expect(
            try ValidatorHarness([.alphanumeric()]).found(in: text) == [],
            "\(text.debugDescription)")
    }

    @Test(arguments: [
        "a b",
        "a-1",
        "1.5",
        "-1",
        "+1",
        "²",
        "½",
        "\u{301}1",
        "1\u{FE0F}\u{20E3}",
        "1\u{20E3}",
        "a\u{200B}b",
        "#",
        "a_1",
        "\u{3000}1\u{3000}1",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.alphanumeric()]).found(in: text) == ["alphanumeric"],
            "\(text.debugDescription)")
    }

    @Test func asciiOnly() throws {
        let harness = try ValidatorHarness([.alphanumeric(ascii: true)])
        for text in ["abc", "AZ09", "0"] { #expect(harness.accepts(text)) }
        for text in ["é", "٣", "a b", "/", ":", "\u{FF11}"] {
            #expect(harness.found(in: text) == ["alphanumeric.ascii"], "\(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.alphanumeric()) == [.text, .multiline])
    }
}
