import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct HostnameValidatorTests {
    static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    /// RFC 952 and RFC 1123, section 2.1, with its example `3com.com`; RFC 5890 for `xn--`.
    @Test(arguments: [
        "a-b.example", "localhost", "SRI-NIC.ARPA", "3com.com", "www.example.com", "a", "a1",
        "xn--bcher-kva.example", "XN--BCHER-KVA.example", "xn--nxasmq6b", "xn--mgba3gch31f060k.com",
        "ab--c.example", "a--b.example", "1.example", "1a.2b",
        "0.0.0.0.in-addr.arpa",
        "0x7f.example", "a.0x7g", "\(text(63)).com", "x", "xn", "xna", "xn-a", "xna--b", "xm--a",
        "yn--a", "xn-b-c", "xnb-c", "0y", "a.0xg", "a.1x7f", "a.x7f", "z9.z9", "A9.Z9",
        "\(text(63)).\(text(63)).\(text(63)).\(text(61))",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.hostname]).found(in: text) == [], "\(text)")
    }

    @Test(arguments: [
        "-a.example", "a-.example", "a.-b", "a.b-", "-", ".", "a.", ".a", "a..b", "a_b.example",
        "xn--a", "xn--a.example", "xn--", "xn--abc-", "xn--1ug.example", "xn--mhb.1", "xn--a-yoc",
        "xn--zn7c.com", "xn--u-ccb", "é..example", "é.1", "a\u{200D}b",
        "Xn--a", "xN--a", "a.xn--a.b", "a.0", "a.9", "a.0X", "a.0x9", "a.0xF", "a@", "a[", "a`b",
        "a{",
        "a b", "a/b", "a:80", "a@b", "192.0.2.1", "1", "a.1", "a.0x7f", "0x",
        "[::1]", "\(text(64)).com", "*.example.com",
        "\(text(63)).\(text(63)).\(text(63)).\(text(62))",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.hostname]).found(in: text) == ["hostname"], "\(text)")
    }

    /// The reason for a valid name outside ASCII tells how to write it.
    @Test(arguments: ["bücher.example", "例え。テスト", "a\u{3002}b", "☃.net"])
    func refusesWithTheReason(_ text: String) throws {
        let harness = try ValidatorHarness([.hostname])
        #expect(harness.found(in: text) == ["hostname.unicodeHost"])
        let issues = harness.issues("\"\(text)\"")
        #expect(
            issues.map(harness.validator.message) == [
                "A must be written in its ASCII form, such as xn--bcher-kva.example for bücher.example."
            ])
    }

    @Test func labelsThatAreAcceptedMayBeJoined() throws {
        let harness = try ValidatorHarness([.hostname])
        var numbers = SeededNumbers(seed: 45)
        let labels = ["a", "b-c", "1", "x1", "z--z", "", "-a", "a-", "é"]
        for _ in Laws.rounds(300) {
            let chosen = (0...numbers.below(3)).map { _ in labels[numbers.below(labels.count)] }
            let sound = chosen.allSatisfy { labels.prefix(5).contains($0) } && chosen.last != "1"
            let name = chosen.joined(separator: ".")
            guard !name.isEmpty else { continue }
            #expect(harness.accepts(name) == sound, "\(name)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.hostname) == [.text])
    }
}
