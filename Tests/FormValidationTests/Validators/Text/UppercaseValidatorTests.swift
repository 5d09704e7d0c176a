import FormModel
import FormValidation
import Testing

@Suite struct UppercaseValidatorTests {
    @Test(arguments: [
        "ABC",
        "A1-B_C!",
        "123",
        "STRASSE",
        "ÉTÉ",
        "日本",
        "ª",
        "Ω",
        "A",
        "Z",
    ])
    func accepts(_ text: String) throws {
        #expect(
            try ValidatorHarness([.uppercase]).found(in: text) == [], "\(text.debugDescription)")
    }

    @Test(arguments: [
        "ABc",
        "aBC",
        "é",
        "STRAßE",
        "ς",
        "ǅ",
        "ⓐ",
        "ﬁ",
        "a",
        "z",
        "ŉ",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.uppercase]).found(in: text) == ["uppercase"],
            "\(text.debugDescription)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.uppercase) == [.text, .multiline])
    }
}
