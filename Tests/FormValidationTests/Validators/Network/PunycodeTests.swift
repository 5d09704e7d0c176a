import TestSupport
import Testing

@testable import FormValidation

@Suite struct PunycodeTests {
    /// The examples (A), (B), (D), (E), (L), (P), (R) and (S) of RFC 3492, section 7.1, one single
    /// letter, and the empty text.
    @Test(arguments: [
        (
            "\u{644}\u{64A}\u{647}\u{645}\u{627}\u{628}\u{62A}\u{643}\u{644}\u{645}\u{648}\u{634}\u{639}\u{631}\u{628}\u{64A}\u{61F}",
            "egbpdaj6bu4bxfgehfvwxn"
        ),
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
        ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
        ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
        ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
        ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ("そのスピードで", "d9juau41awczczp"),
        ("-> $1.00 <-", "-> $1.00 <--"),
        ("ü", "tda"),
        ("", ""),
    ])
    func encodesAndDecodes(_ row: (text: String, encoded: String)) {
        let scalars = row.text.unicodeScalars.map(\.value)
        let encoded = row.encoded.unicodeScalars.map(\.value)
        #expect(Punycode.encoded(scalars).map { UInt32($0) } == encoded)
        #expect(Punycode.decoded(encoded[...]) == scalars)
    }

    @Test(arguments: [
        "99999999", "a-b", "\u{E9}", "tda_", "9", "td/", "td:", "td@", "td[", "td`", "td{", "td",
    ])
    func decodesNothing(_ text: String) {
        #expect(Punycode.decoded(text.unicodeScalars.map(\.value)[...]) == nil)
    }

    /// RFC 3492, section 5: `a` to `z` in either case are 0 to 25, `0` to `9` are 26 to 35.
    @Test func digits() {
        let expected = "ü".unicodeScalars.map(\.value)
        for text in ["tda", "TDA", "tDa"] {
            #expect(Punycode.decoded(text.unicodeScalars.map(\.value)[...]) == expected, "\(text)")
        }
        // A scalar alone is 0x80 and a number: one digit below the threshold 1 is 0x80, two are above.
        #expect(Punycode.decoded([0x61]) == [0x80])
        for (letter, digit) in zip("bcdefghijklmnopqrstuvwxyz0123456789", 1...) {
            let text = "\(letter)a".unicodeScalars.map(\.value)
            #expect(Punycode.decoded(text[...]) == [0x80 + UInt32(digit)], "\(letter)")
        }
        let last = Punycode.encoded([0x10FFFF])
        #expect(Punycode.decoded(last.map { UInt32($0) }[...]) == [0x10FFFF])
    }

    @Test func whatIsEncodedIsDecoded() {
        var numbers = SeededNumbers(seed: 46)
        for _ in Laws.rounds(500) {
            let text = (0..<numbers.below(63)).map { _ in
                UInt32(
                    [
                        0x61 + numbers.below(26), 0xE0 + numbers.below(40), numbers.below(0xD800),
                        0xE000 + numbers.below(0x10_2000),
                    ][numbers.below(4)])
            }
            let encoded = Punycode.encoded(text)
            #expect(Punycode.decoded(encoded.map { UInt32($0) }[...]) == text)
        }
    }
}
