import FormModel
import FormValidation
import Testing

/// The HTML Living Standard, "valid e-mail address", with the lengths of RFC 5321, section 4.5.3.1.
///
/// Its production is narrower than RFC 5322 for comments and quoted strings, and wider for dots.
@Suite struct EmailValidatorTests {
    static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    /// A domain of `count` bytes, with labels of at most 63.
    static func domain(_ count: Int) -> String {
        var rest = count
        var labels: [String] = []
        while rest > 63 {
            labels.append(text(min(63, rest - 2)))
            rest -= labels[labels.count - 1].utf8.count + 1
        }
        return (labels + [text(rest)]).joined(separator: ".")
    }

    @Test(arguments: [
        "a@b", "ada@example.com", "ADA@EXAMPLE.COM", "a.b+c@x-y.example", ".a..b.@example.com",
        "!#$%&'*+/=?^_`{|}~-@example.com", "1@2.3", "a@b.c.d.e.f", "a@xn--bcher-kva.example",
        " ada@example.com ", "\(text(64))@example.com", "a@\(text(63)).com", "a@\(text(63))",
        "\(text(64))@\(domain(189))", "a@\(domain(252))", "a@1.1.1.1", "a@b--c",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.email]).codes("\"\(text)\"").isEmpty)
    }

    @Test(arguments: [
        "a", "@", "a@", "@b", "a@b@c", "a b@c", "a@b c", "a@.b", "a@b.", "a@b..c", "a@-b", "a@b-",
        "a@b.-c", "a@b-.c", "a@b_c", "a@[1.1.1.1]", "a(b)@c", "<a@b>", "a,b@c", "a;b@c", "a:b@c",
        #"\"a b\"@c"#, #"a\\b@c"#, "é@b", "a@é", "a@b,c@d",
        "\(text(65))@example.com", "a@\(text(64))", "a@\(text(64)).com",
        "\(text(64))@\(domain(190))",
        "a@\(domain(253))", "a\u{301}@b",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.email]).codes("\"\(text)\"") == ["email"])
    }

    /// The reason for an address with a valid host outside ASCII tells how to write it; WHATWG HTML
    /// accepts ASCII only.
    @Test(arguments: [
        ("ada@bücher.example", true), ("ada@例え。テスト", true), ("ada@é", true),
        ("adé@bücher.example", false), ("ada@bücher..example", false), ("ada@é_.example", false),
        ("@bücher.example", false), ("(@bücher.example", false), ("ada", false), ("ada@", false),
        ("\(text(65))@bücher.example", false), ("\(text(64))@bücher.example", true),
        ("a@", false), ("a", false), ("a.bücher.example", false),
    ])
    func refusesWithTheReason(_ row: (text: String, isUnicodeHost: Bool)) throws {
        let harness = try ValidatorHarness([.email])
        #expect(harness.found(in: row.text) == [row.isUnicodeHost ? "email.unicodeHost" : "email"])
    }

    /// WHATWG HTML names the characters before the `@`, and those of a label.
    @Test func everyASCIICharacter() throws {
        let harness = try ValidatorHarness([.email])
        for value in UInt8(0x20)..<0x80 {
            let character = Character(Unicode.Scalar(value))
            let isAlphanumeric = character.isLetter || character.isNumber
            let isLocal = isAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".contains(character)
            #expect(harness.accepts("a\(character)a@b") == isLocal, "\(character)")
            let isDomain = isAlphanumeric || "-.".contains(character)
            #expect(harness.accepts("a@b\(character)b") == isDomain, "\(character)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.email) == [.text])
        #expect(EmailValidatorTests.domain(252).utf8.count == 252)
    }
}
