import TestSupport
import Testing

@testable import FormValidation

/// The numbers of addresses: RFC 4291, section 2.2, and RFC 6943, section 3.1.1.
@Suite struct IPAddressTests {
    private func version4(_ text: String) -> UInt32? { IPAddress.version4(text.utf8.span) }
    private func version6(_ text: String) -> UInt128? { IPAddress.version6(text.utf8.span) }

    @Test func numbersOfVersion4() {
        var numbers = SeededNumbers(seed: 51)
        let parts: [(text: String, number: UInt32?)] = [
            ("0", 0), ("1", 1), ("9", 9), ("10", 10), ("99", 99), ("100", 100), ("255", 255),
            ("256", nil), ("01", nil), ("", nil), ("1000", nil), ("a", nil), ("1 ", nil),
        ]
        var valid = 0
        for _ in Laws.rounds(2_000) {
            let count = numbers.below(8) == 0 ? 3 + 2 * numbers.below(2) : 4
            let chosen = (0..<count).map { _ in parts[numbers.below(numbers.below(3) == 0 ? 13 : 7)]
            }
            let text = chosen.map(\.text).joined(separator: ".")
            let known = chosen.compactMap(\.number)
            let expected =
                count == 4 && known.count == 4 ? known.reduce(UInt32(0)) { $0 * 256 + $1 } : nil
            #expect(version4(text) == expected, "\(text)")
            if expected != nil { valid += 1 }
        }
        #expect(valid > Laws.cases(200))
    }

    /// Eight groups of one to four digits, some zeros left out, the last two perhaps as version 4.
    @Test func numbersOfVersion6() {
        var numbers = SeededNumbers(seed: 52)
        for _ in Laws.rounds(2_000) {
            var groups = (0..<8).map { _ in
                UInt128([0, 1, 0xF, 0x10, 0xABC, 0xFFFF][numbers.below(6)])
            }
            let start = numbers.below(9)
            let end = min(8, start + numbers.below(9))
            for index in start..<end { groups[index] = 0 }
            let number = groups.reduce(UInt128(0)) { $0 << 16 | $1 }
            var texts = groups.map { String($0, radix: 16, uppercase: numbers.below(2) == 0) }
            let isDotted = numbers.below(3) == 0 && end <= 6
            if isDotted {
                let low = groups[6] << 16 | groups[7]
                texts[6...] = [
                    [24, 16, 8, 0].map { String(low >> $0 & 0xFF) }.joined(separator: ".")
                ]
            }
            let full = texts.joined(separator: ":")
            #expect(version6(full) == number, "\(full)")
            let behind = texts.dropFirst(end).joined(separator: ":")
            let short = texts.prefix(start).joined(separator: ":") + "::" + behind
            // Two colons stand for one group at least.
            #expect(version6(short) == (end > start ? number : nil), "\(short)")
            for wrong in [
                full + ":0", full + ":", ":" + full, full + "::", "0:" + full, "1" + "0000" + full,
            ] {
                #expect(version6(wrong) == nil, "\(wrong)")
            }
        }
    }

    @Test(arguments: [
        "", ":", "::", ":::", "1", "1:", "::1.2.3", "::1.2.3.4:", "::g", "::00001", "1.2.3.4",
        "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:1.2.3.4", "::1:2:3:4:5:6:1.2.3.4", "1::2::", "::.",
        "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0", "1::2:3:4:5:6:7:8:9:10:11",
    ])
    func whatIsNone(_ text: String) {
        #expect((version6(text) == nil) == (text != "::"), "\(text)")
    }
}
