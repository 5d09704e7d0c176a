import FormModel
import FormValidation
import Testing

@Suite struct CIDRValidatorTests {
    /// The examples of RFC 4632, section 3.1, and RFC 4291, section 2.3.
    @Test(arguments: [
        "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "0.0.0.0/0", "192.0.2.1/32", "128.0.0.0/1",
        "192.0.2.128/25", "2001:0DB8:0000:CD30:0000:0000:0000:0000/60",
        "2001:0DB8::CD30:0:0:0:0/60",
        "2001:0DB8:0:CD30::/60", "::/0", "::1/128", "2001:db8::/32", "fe80::/10", "8000::/1",
        "::1:0.0.0.0/96", "64:ff9b::192.0.2.0/120",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.cidr()]).found(in: text) == [], "\(text)")
        #expect(try ValidatorHarness([.cidr(hostBits: true)]).accepts(text))
        let version = text.contains(":") ? 6 : 4
        #expect(try ValidatorHarness([.cidr(version: version)]).accepts(text))
        let other = 10 - version
        #expect(
            try ValidatorHarness([.cidr(version: other)]).found(in: text) == [
                "cidr.version\(other)"
            ])
    }

    @Test(arguments: [
        ("10.0.0.0/33", "cidr.prefix"), ("10.0.0.0", "cidr.prefix"), ("10.0.0.0/", "cidr.prefix"),
        ("10.0.0.0/08", "cidr.prefix"), ("10.0.0.0/-1", "cidr.prefix"),
        ("10.0.0.0/8/8", "cidr.prefix"),
        ("10.0.0.0/255.0.0.0", "cidr.prefix"), ("10.0.0.0/ 8", "cidr.prefix"),
        ("::/129", "cidr.prefix"), ("::/00", "cidr.prefix"), ("::", "cidr.prefix"),
        ("10.0.0.1/8", "cidr.hostBits"), ("192.0.2.1/31", "cidr.hostBits"),
        ("1.0.0.0/0", "cidr.hostBits"),
        ("::1/127", "cidr.hostBits"), ("2001:db8::2/126", "cidr.hostBits"),
        ("2001:0DB8:0:CD30:123:4567:89AB:CDEF/60", "cidr.hostBits"),
        // The examples of invalid notation in RFC 4291, section 2.3.
        ("2001:0DB8:0:CD3/60", "cidr"), ("2001:0DB8::CD3/60", "cidr.hostBits"),
        ("10.0.0/8", "cidr"), ("10.0.00.0/8", "cidr"), ("/8", "cidr"), ("/", "cidr"),
        ("a/8", "cidr"),
        ("10.0.0.0 /8", "cidr"), ("2001:db8:::/32", "cidr"),
        ("0000:0000:0000:0000:0000:ffff:255.255.255.2550/8", "cidr"),
    ])
    func refuses(_ row: (text: String, found: String)) throws {
        #expect(try ValidatorHarness([.cidr()]).found(in: row.text) == [row.found], "\(row.text)")
        let isHost = row.found == "cidr.hostBits"
        #expect(
            try ValidatorHarness([.cidr(hostBits: true)]).accepts(row.text) == isHost, "\(row.text)"
        )
    }

    @Test func saysHowLongThePrefixMayBe() throws {
        let harness = try ValidatorHarness([.cidr(version: 4)])
        #expect(
            harness.issues(#""10.0.0.0/33""#).map(\.parameters) == [
                ["version": .integer(4), "reason": .text("prefix"), "max": .integer(32)]
            ])
        #expect(
            try ValidatorHarness([.cidr()]).issues(#""::""#).first?.parameters["max"]
                == .integer(128))
    }

    @Test func aHostIsARangeOnlyWithAllItsBits() throws {
        let harness = try ValidatorHarness([.cidr()])
        for prefix in 0...32 {
            #expect(harness.accepts("255.255.255.255/\(prefix)") == (prefix == 32))
            #expect(harness.accepts("0.0.0.0/\(prefix)"))
        }
        for prefix in 0...128 {
            #expect(harness.accepts("8000::1/\(prefix)") == (prefix == 128))
            #expect(harness.accepts("8000::/\(prefix)") == (prefix > 0))
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .cidr(version: 5)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.cidr()) == [.text])
    }
}
