import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct IPValidatorTests {
    /// The examples of RFC 4291, section 2.2, RFC 5952, sections 1 and 2, and RFC 5737.
    @Test(arguments: [
        "192.0.2.1", "0.0.0.0", "255.255.255.255", "127.0.0.1", "198.51.100.0",
        "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "2001:DB8:0:0:8:800:200C:417A",
        "FF01:0:0:0:0:0:0:101", "0:0:0:0:0:0:0:1", "0:0:0:0:0:0:0:0", "2001:DB8::8:800:200C:417A",
        "FF01::101", "::1", "::", "0:0:0:0:0:0:13.1.68.3", "0:0:0:0:0:FFFF:129.144.52.38",
        "::13.1.68.3", "::FFFF:129.144.52.38", "2001:db8:0:0:1:0:0:1", "2001:0db8:0:0:1:0:0:1",
        "2001:db8::1:0:0:1", "2001:db8::0:1:0:0:1", "2001:db8:aaaa:bbbb:cccc:dddd::1",
        "2001:db8:0:0:0::1", "1::", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5::1.2.3.4",
        "64:ff9b::192.0.2.33", "fe80::", "0000:0000:0000:0000:0000:ffff:255.255.255.255",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.ip()]).found(in: text) == [], "\(text)")
        let version = text.contains(":") ? 6 : 4
        #expect(try ValidatorHarness([.ip(version: version)]).found(in: text) == [])
        let other = 10 - version
        #expect(
            try ValidatorHarness([.ip(version: other)]).found(in: text) == ["ip.version\(other)"])
    }

    @Test(arguments: [
        "192.0.2.01", "192.0.2.256", "192.0.2", "192.0.2.1.1", "192.0.2.", ".192.0.2", "1..2.3",
        "192.0.2.1 1", "0x7f.0.0.1", "127.1", "2130706433", "+1.2.3.4", "1.2.3.-4", "1.2.3.4/8",
        "00.0.0.0", "1.2.3.1000", "a", "١.2.3.4", "2001:db8:::1", ":::", ":", "1:", ":1",
        "1:2:3:4:5:6:7",
        "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8",
        "1::2::3", "12345::", "::12345", "g::", "::1.2.3", "::1.2.3.4.5", "::01.2.3.4",
        "1.2.3.4::", "::1.2.3.4:5", "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:6::1.2.3.4", "[::1]",
        "fe80::1%eth0", "::1/128", "2001:db8::1 ::1", "::ffff:0x7f.0.0.1", "1:2:3:4:5:6:7:",
        "::-1", "::1:", "00000::", "1:::2",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.ip()]).found(in: text) == ["ip"], "\(text)")
    }

    @Test func whatIsWrittenIsAccepted() throws {
        var numbers = SeededNumbers(seed: 46)
        let harness = try ValidatorHarness([.ip(version: 6)])
        for _ in Laws.rounds(300) {
            let groups = (0..<8).map { _ in String(numbers.below(65536), radix: 16) }
            let start = numbers.below(8)
            let end = start + 1 + numbers.below(8 - start)
            let short =
                groups[..<start].joined(separator: ":") + "::"
                + groups[end...].joined(separator: ":")
            #expect(harness.accepts(short), "\(short)")
            #expect(harness.accepts(groups.joined(separator: ":")))
            #expect(!harness.accepts(groups[1...].joined(separator: ":")))
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .ip(version: 5)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.ip()) == [.text])
    }
}
