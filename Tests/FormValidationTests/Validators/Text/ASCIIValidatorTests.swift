import FormModel
import FormValidation
import Testing

@Suite struct ASCIIValidatorTests {
    @Test(arguments: [
        "abc",
        " ~",
        "a\nb",
        "a\tb",
        "!#",
    ])
    func accepts(_ text: String) throws {
        #expect(
            try ValidatorHarness(.multiline, [.ascii]).found(in: text) == [],
            "\(text.debugDescription)")
    }

    @Test(arguments: [
        "äbc",
        "a\u{A0}b",
        "\u{212A}",
        "“a”",
        "😀",
        "e\u{301}",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.ascii]).found(in: text) == ["ascii"], "\(text.debugDescription)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.ascii) == [.text, .multiline])
    }
}
