import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct URLValidatorTests {
    /// The examples with a host of the WHATWG URL standard, sections 3 and 4, and of RFC 3986,
    /// section 1.1.2.
    @Test(arguments: [
        "https://example.com/", "https://example.com", "https://EXAMPLE.com/../x",
        "HTTPS://example.com",
        "http://www.ietf.org/rfc/rfc2396.txt", "https://example.com/x?y",
        "http://localhost:8000/search?q=text#hello",
        "http://192.0.2.1/", "http://[2001:db8::7]/c=GB?one", "http://[::1]:3000",
        "http://[::ffff:192.0.2.1]",
        "https://example.com:443/", "https://example.com:/", "https://example.com:65535",
        "https://a?b", "https://a#b",
        "https://example.com/%7Efoo/%C3%A9", "https://example.com/a;b=c,d!e$f&g'h(i)*+~_-.@:",
        "https://xn--bcher-kva.example/", "https://bücher.example/", "https://例え.テスト/日本語?é#ü",
        "https://a--b.example", "https://example.com//x//", "https://example.com/?a=1&b=2#c/d?e",
        "https://example.com/??", "http://3com.com", "https://example.com/a@b",
        "https://example.com/😀", "https://💩.la/", "http://☃.net/", "http://例え。テスト/",
        "https://BÜCHER.example:80/", "https://bu\u{308}cher.example", "http://faß.de",
        "http://\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com",
        "http://\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}.com", "http://ｅｘａｍｐｌｅ．ｃｏｍ/",
        "https://xn--ls8h.la/", "https://a\u{AD}b.c",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.url()]).found(in: text) == [], "\(text)")
    }

    @Test(arguments: [
        ("example.com", "scheme"), ("//example.com", "scheme"), ("/x", "scheme"),
        ("www.example.com/x", "scheme"),
        ("localhost:8080", "scheme"), ("javascript:alert(1)", "scheme"),
        ("ftp://example.com", "scheme"),
        ("data:text/html,x", "scheme"), ("https", "scheme"), ("ht tp://a", "scheme"),
        (":a", "scheme"),
        ("1http://a", "scheme"), ("httpss://a", "scheme"), ("mailto:a@b.co", "scheme"),
        ("https:/", "host"), ("https:a", "host"), ("https:/a/", "host"), ("https:a/b", "host"),
        ("http://[", "host"), ("http://]", "host"), ("http://[:]", "host"), ("http://a]", "host"),
        ("https://a:0:", "port"),
        ("https:", "host"), ("https://", "host"), ("https:///x", "host"),
        ("https:example.org", "host"),
        ("https:/example.com", "host"), ("https://?x", "host"), ("https://:80", "host"),
        ("https://.", "host"),
        ("https://example.com.", "host"), ("https://a..b", "host"), ("https://-a.b", "host"),
        ("https://a_b.c", "host"), ("https://xn--é.example", "host"), ("https://XN--aé", "host"),
        ("https://a b/", "host"), ("https://ex%41mple.com", "host"),
        ("https://exa%23mple.org", "host"),
        ("http://192.0.2.01/", "host"), ("http://192.0.2.256", "host"), ("http://1.2.3", "host"),
        ("http://0x7f.1", "host"),
        ("http://2130706433/", "host"), ("https://192.168.0.1.", "host"), ("http://[::1", "host"),
        ("http://::1/", "host"),
        ("http://[::1%25eth0]/", "host"), ("http://[]/", "host"), ("http://[1.2.3.4]/", "host"),
        ("http://[::1]x/", "host"),
        ("https:\\\\example.com", "host"), ("https://a\\b", "host"),
        ("https://a\u{202E}b.c", "host"), ("http://xn--a.ß", "host"), ("http://\u{64A}a", "host"),
        ("http://xn--zn7c.com", "host"), ("http://xn--a.example", "host"),
        ("http://a\u{200D}b.c", "host"),
        ("http://é-.com", "host"), ("http://é..com", "host"), ("http://é.com\u{3002}", "host"),
        ("http://\u{301}a.com", "host"), ("http://１９２.0.2.1/", "host"), ("http://é_a.com", "host"),
        ("http://a\u{FF0F}b.com", "host"), ("http://a\u{2488}com", "host"),
        ("http://\(String(repeating: "é", count: 60)).com", "host"),
        ("https://example.com:demo", "port"), ("https://example.com:65536", "port"),
        ("https://example.com:-1", "port"),
        ("http://[www.google.com]:80", "host"), ("https://a:1:2", "port"),
        ("https://a:80a/", "port"),
        ("https://user@example.org", "credentials"),
        ("https://user:pass@example.org/", "credentials"),
        ("https://example.com@evil.example", "credentials"), ("https://@a", "credentials"),
        ("https://example.com/a b", "character"), ("https://example.com/ x", "character"),
        ("https://example.com/%", "character"), ("https://example.com/%4", "character"),
        ("https://example.com/%zz", "character"),
        ("https://example.com/a#b#c", "character"), ("https://example.com/\\x", "character"),
        ("https://example.com/<x>", "character"), ("https://example.com/\"x", "character"),
        ("https://example.com/{x}", "character"), ("https://example.com/?a[]=1", "character"),
        ("https://example.com/a|b", "character"), ("https://example.com/a^b`", "character"),
        ("https://example.com/\u{FFFE}", "character"),
    ])
    func refuses(_ row: (text: String, reason: String)) throws {
        #expect(
            try ValidatorHarness([.url()]).found(in: row.text) == ["url.\(row.reason)"],
            "\(row.text)")
    }

    @Test(arguments: [
        (["https"], "https://a.b", []), (["https"], "http://a.b", ["url.scheme"]),
        (["HTTPS"], "hTTps://a.b", []), (["ftp"], "ftp://ftp.is.co.za/rfc/rfc1808.txt", []),
        (["ftp"], "ftp:x", ["url.host"]), (["ws", "wss"], "wss://a.b/c", []),
        (["ws"], "ws:a", ["url.host"]),
        (["mailto"], "mailto:John.Doe@example.com", []), (["tel"], "tel:+1-816-555-1212", []),
        (["urn"], "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", []),
        (["urn"], "urn:", ["url.host"]),
        (["news"], "news:comp.infosystems.www.servers.unix", []),
        (["ldap"], "ldap://[2001:db8::7]/c=GB?objectClass?one", []),
        (["ldap"], "ldap://[2001:db8::7/", ["url.host"]),
        (["ldap"], "ldap://[192.0.2.1]/", ["url.host"]),
        (["ldap"], "ldap://[::1]:3/a[b]", ["url.character"]),
        (["telnet"], "telnet://192.0.2.16:80/", []), (["file"], "file:///etc/hosts", []),
        (["mailto"], "mailto:a b", ["url.character"]), (["git+ssh"], "git+ssh://git@a/b", []),
        (["urn"], "ur:x", ["url.scheme"]), (["urn"], "urns:x", ["url.scheme"]),
        (["x"], "x:y", []), (["x"], "x", ["url.scheme"]), (["x1"], "x1:y", []),
        (["x"], "[:y", ["url.scheme"]),
        (["ldap"], "ldap://", []), (["ldap"], "ldap:/", []), (["ldap"], "ldap://[", ["url.host"]),
        (["ldap"], "ldap://[]", ["url.host"]), (["ldap"], "ldap://[::]", []),
        (["ldap"], "ldap:/a[", ["url.character"]), (["ldap"], "ldap:a/[", ["url.character"]),
        (["ldap"], "ldap:[::1]", ["url.character"]),
        (["ldap"], "ldap://[::1]%4", ["url.character"]),
    ])
    func schemes(_ row: (schemes: [String], text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([.url(schemes: row.schemes)]).found(in: row.text) == row.found,
            "\(row)")
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
    func refusesWhatIsNoCodePointOfURLs(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let text = "https://example.com/\(Character(scalar))x"
        #expect(try ValidatorHarness([.url()]).found(in: text) == ["url.character"])
    }

    /// URL code points of the WHATWG URL standard: without controls, surrogates and noncharacters.
    @Test func everyCharacterOfAPath() throws {
        let harness = try ValidatorHarness([.url()])
        let edges: [UInt32] = [
            0x80, 0x9F, 0xA0, 0xA1, 0xD7FF, 0xE000, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFFFD, 0xFFFE,
            0xFFFF, 0x10000, 0x1FFFD, 0x1FFFE, 0x20000, 0x10FFFD, 0x10FFFE,
        ]
        for value in Array(UInt32(0x21)...0x7E) + edges {
            let scalar = try #require(Unicode.Scalar(value))
            let isCodePoint =
                value < 0x80
                ? Character(scalar).isLetter || Character(scalar).isNumber
                    || "!$&'()*+,-./:;=?@_~#".unicodeScalars.contains(scalar)
                : value >= 0xA0 && !scalar.properties.isNoncharacterCodePoint
            #expect(harness.accepts("https://a/\(scalar)b") == isCodePoint, "\(value)")
        }
    }

    @Test func everyPathOfEncodedBytesIsAccepted() throws {
        let harness = try ValidatorHarness([.url()])
        var numbers = SeededNumbers(seed: 48)
        for _ in Laws.rounds(200) {
            let bytes = (0...numbers.below(20)).map { _ in
                let digits = String(numbers.below(256), radix: 16)
                return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
            let text = "https://example.com/" + bytes.joined()
            #expect(harness.accepts(text), "\(text)")
            #expect(harness.found(in: String(text.dropLast())) == ["url.character"])
        }
    }

    @Test func sentenceNamesTheSchemes() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "Site", validators: [.url(schemes: ["https"])])])
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"a":"ftp://x"}"#.utf8))).issues
        #expect(
            issues.map(validator.message) == [
                "Site must begin with one of these and a colon: https."
            ])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .url(schemes: [])) == [.badParameter])
        #expect(ValidatorHarness.problems(.text, .url(schemes: ["https:"])) == [.badParameter])
        #expect(ValidatorHarness.problems(.text, .url(schemes: ["https", ""])) == [.badParameter])
        #expect(ValidatorHarness.problems(.text, .url(schemes: ["1a"])) == [.badParameter])
        #expect(ValidatorHarness.suitable(.url()) == [.text])
    }
}
