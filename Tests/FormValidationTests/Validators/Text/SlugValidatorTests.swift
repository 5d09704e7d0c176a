import FormModel
import FormValidation
import Testing

@Suite struct SlugValidatorTests {
    @Test(arguments: [
        "a",
        "0",
        "a-b-c1",
        "my-first-page",
        "2026-11-21",
        "abc123",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.slug]).found(in: text) == [], "\(text.debugDescription)")
    }

    @Test(arguments: [
        "a--b",
        "-a",
        "a-",
        "-",
        "A",
        "my-First",
        "a_b",
        "a b",
        "a.b",
        "é",
        "a-é",
        "a/b",
        "a–b",
        "a~b",
        "{",
        "`",
    ])
    func refuses(_ text: String) throws {
        #expect(
            try ValidatorHarness([.slug]).found(in: text) == ["slug"], "\(text.debugDescription)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.slug) == [.text])
    }
}
