import FormModel
import FormValidation
import Testing

@Suite struct HexValidatorTests {
    @Test(arguments: [
        "0",
        "0aF",
        "0123456789abcdef",
        "ABCDEF",
        "666F6F626172",
        "DEADBEEF",
        "abc",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.hex]).found(in: text) == [], "\(text.debugDescription)")
    }

    @Test(arguments: [
        "0g",
        "0x1F",
        "12 34",
        "G",
        "g",
        "-1",
        "/",
        "a:b",
        "@",
        "`",
        "\u{FF10}",
        "é",
        "12:34",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.hex]).found(in: text) == ["hex"], "\(text.debugDescription)")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.hex) == [.text, .multiline])
    }
}
