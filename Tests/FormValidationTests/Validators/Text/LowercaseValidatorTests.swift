import FormModel
import FormValidation
import Testing

@Suite struct LowercaseValidatorTests {
    @Test(arguments: [
        "abc",
        "a1-b_c!",
        "123",
        "straße",
        "été",
        "日本",
        "ª",
        "ŉ",
        "\u{1D400}",
        "ά",
    ])
    func accepts(_ text: String) throws {
        #expect(
            try ValidatorHarness([.lowercase]).found(in: text) == [], "\(text.debugDescription)")
    }

    @Test(arguments: [
        "Abc",
        "aBc",
        "abC",
        "É",
        "e\u{301}E",
        "Σ",
        "ǅ",
        "Ⓐ",
        "\u{2C2F}",
        "İ",
        "A",
        "Z",
        "\u{10A0}",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.lowercase]).found(in: text) == ["lowercase"],
            "\(text.debugDescription)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.lowercase) == [.text, .multiline])
    }
}
