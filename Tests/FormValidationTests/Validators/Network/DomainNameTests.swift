import FormModel
import Testing

@testable import FormValidation

@Suite struct DomainNameTests {
    private func ascii(_ text: String) -> String? {
        DomainName.ascii(text.utf8Span.span).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Names of IdnaTestV2.txt of Unicode 17 (© Unicode, Inc., under the Unicode License), one for
    /// every fifth output, with the results of `toASCII` without transitional processing.
    @Test(arguments: [
        ("fass.de", "fass.de"),
        ("fa\u{DF}.de", "xn--fa-hia.de"),
        ("\u{E0}.\u{5D0}\u{308}", "xn--0ca.xn--ssa73l"),
        ("\u{E0}\u{308}.\u{5D0}", "xn--0ca81i.xn--4db"),
        ("ab", "ab"),
        ("a\u{94D}\u{200C}b", "xn--ab-fsf604u"),
        ("xn--ab-fsf", "xn--ab-fsf"),
        ("a\u{94D}\u{200D}b", "xn--ab-fsf014u"),
        ("\u{A1}", "xn--7a"),
        ("\u{19DA}", "xn--pkf"),
        ("\u{AB60}", "xn--3y9a"),
        ("www.eXample.cOm", "www.example.com"),
        ("B\u{FC}cher.de", "xn--bcher-kva.de"),
        ("\u{392}\u{39F}\u{301}\u{39B}\u{39F}\u{3A3}", "xn--nxasmq6b"),
        ("xn--mgba3gch31f060k.com", "xn--mgba3gch31f060k.com"),
        ("\u{2615}", "xn--53h"),
        ("A0", "a0"),
        ("\u{5D0}\u{5F3}\u{5EA}", "xn--4db6c0a"),
        ("xn--dmc", "xn--dmc"),
        ("xn--ghb2g3q", "xn--ghb2g3q"),
        ("xn--ghb2gxq", "xn--ghb2gxq"),
        ("\u{F951}\u{2F868}\u{2F874}\u{2F91F}\u{2F95F}\u{2F9BF}", "xn--snl253bgitxhzwu2arn60c"),
        ("\u{2260}\u{1899}\u{226F}.\u{C1A3}-\u{1874}\u{2D00}", "xn--jbf911clb.xn----p9j493ivi4l"),
        ("SS\u{3002}\u{102F3}\u{10AC}\u{FB8}", "ss.xn--lgd921mvv0m"),
        ("\u{2260}.\u{183F}", "xn--1ch.xn--y7e"),
        ("\u{FE0D}\u{A9B}\u{3002}\u{5D68}", "xn--6dc.xn--tot"),
        ("\u{A9D0}\u{4C0}\u{1BAA}\u{8F6}\u{FF0E}\u{B235}", "xn--s5a04sn4u297k.xn--2e1b"),
        ("\u{2260}\u{3002}\u{1F7B3}\u{1D7F2}", "xn--1ch.xn--6-dl4s"),
        ("\u{1E908}.\u{3A3}", "xn--ie6h.xn--4xa"),
        ("1.2h", "1.2h"),
        ("xn--pt9c.xn--0kjya", "xn--pt9c.xn--0kjya"),
        ("\u{9F59}--4.SS", "xn----4-p16k.ss"),
        ("xn--9r8a.16.xn--3-nyc0117m", "xn--9r8a.16.xn--3-nyc0117m"),
        ("\u{1D7DB}\u{FF0E}\u{F9F8}", "3.xn--6vz"),
        ("xn--157b.xn--gnb", "xn--157b.xn--gnb"),
        ("xn--qekw60d.xn--gd9a", "xn--qekw60d.xn--gd9a"),
        ("\u{10C1}\u{10B1}6\u{318}\u{3002}SS\u{1B03}", "xn--6-8cb7433a2ba.xn--ss-2vq"),
    ])
    func isMapped(_ row: (name: String, ascii: String)) {
        #expect(ascii(row.name) == row.ascii)
        // The result is a valid name, and does not change again.
        #expect(ascii(row.ascii) == row.ascii)
    }

    /// Invalid names of the same file, the first for each pair of reasons.
    ///
    /// The reasons are: empty labels (A4), directions (B), joiners (C), ASCII characters (U1),
    /// hyphens (V3), marks (V6), other characters (V7), encoding (P4).
    @Test(arguments: [
        ("\u{3002}", "A4_1, A4_2"),
        ("a.b\u{FF0E}c\u{3002}d\u{FF61}", "A4_2"),
        ("\u{1D7FF}\u{10B8B}\u{3002}\u{E010A}", "A4_2, B1"),
        ("xn--4xa49jux8r.xn--1-4ck.", "A4_2, B5"),
        ("\u{200C}\u{3002}\u{3002}", "A4_2, C1"),
        ("\u{200D}51.\u{3002}\u{226F}8\u{200D}", "A4_2, C2"),
        ("a.b..-q--a-.e", "A4_2, V3"),
        ("\u{E01BE}\u{FF0E}\u{1E008}", "A4_2, V6"),
        ("xn--1-bs31m..xn--tv36e", "A4_2, V7"),
        ("0\u{E0}.\u{5D0}", "B1"),
        ("\u{1F3EE}\u{FF61}\u{62B}\u{9CF3}\u{7E2}\u{E0149}", "B1, B2"),
        ("\u{2088}\u{7CB}\u{FF0E}\u{FB64}\u{2260}", "B1, B3"),
        ("\u{10E76}\u{11046}\u{1855}\u{1E922}\u{FF61}\u{1865}\u{3C2}\u{62A}\u{3C2}", "B1, B5"),
        ("\u{3C2}\u{226F}\u{FF61}\u{10E7D}", "B1, B6"),
        ("\u{200C}\u{FF61}\u{10E7A}", "B1, C1"),
        ("\u{200D}\u{10E76}\u{3002}\u{DF}", "B1, C2"),
        ("\u{2260}\u{10B7}\u{1824}\u{10AB}\u{FF61}?\u{34C}\u{633}\u{89F4}", "B1, U1"),
        ("6\u{84F}\u{FF61}-\u{11234}", "B1, V3"),
        ("\u{308}.\u{5D0}", "B1, V6"),
        ("\u{8E2}\u{1107F}\u{3C2}\u{16B31}\u{3002}\u{E0161}\u{B827}", "B1, V7"),
        ("\u{5D0}T\u{5EA}", "B2"),
        ("\u{5D0}a\u{5C7}", "B2, B3"),
        ("\u{1E902}\u{79781}\u{10E6F}\u{3002}\u{10BC}", "B2, V7"),
        ("\u{10B85}\u{FF61}\u{6BC}\u{1F055}", "B3"),
        ("\u{644}\u{670}\u{200C}\u{6ED}", "B3, C1"),
        ("\u{67D}\u{943}.\u{1E913}\u{200D}", "B3, C2"),
        ("\u{A1DB1}\u{FF61}\u{10BAC}\u{2260}", "B3, V7"),
        ("\u{E0}.\u{5D0}0\u{660}\u{5D0}", "B4"),
        ("\u{DF1C7}-\u{47D6}F\u{3002}\u{7CB}\u{2488}\u{662}", "B4, V7"),
        ("a\u{628}\u{308}\u{200C}\u{308}\u{628}b", "B5"),
        ("\u{E0}\u{5D0}", "B5, B6"),
        ("a\u{628}\u{308}\u{200D}\u{308}\u{628}b", "B5, C2"),
        ("\u{1C246}\u{3002}\u{10A3}\u{10D23}\u{10E79}\u{B62F}", "B5, V7"),
        ("\u{E0}\u{2C7}.\u{5D0}", "B6"),
        ("b-.\u{5D0}", "B6, V3"),
        ("\u{DA005}-\u{BCD}\u{3002}\u{6B9}", "B6, V7"),
        ("a\u{200C}b", "C1"),
        ("\u{200C}x\u{200D}n\u{200C}-\u{200D}-b\u{DF}", "C1, C2"),
        ("\u{200C}\u{AE03}.\u{69B6}-", "C1, V3"),
        ("\u{200C}\u{FF61}\u{354}", "C1, V6"),
        ("\u{200C}\u{853AD}.\u{10B2}\u{111C0}", "C1, V7"),
        ("a\u{200D}b", "C2"),
        ("\u{186F}\u{2689}\u{59F6}\u{1F109}\u{FF0E}\u{6F7}\u{200D}\u{1F3AA}\u{200D}", "C2, U1"),
        ("1.\u{4C39}\u{200D}-\u{3002}\u{C6C8}", "C2, V3"),
        ("\u{2763}\u{200D}\u{FF0E}\u{9CD}\u{11C3D}\u{612}\u{A929}", "C2, V6"),
        ("xn--9ob.xn--4xa380ebol", "C2, V7"),
        ("xn--0.pt", "P4"),
        ("$", "U1"),
        ("\u{1D7D6}\u{DF}\u{FF0E}\u{E0110}-?\u{10AF}", "U1, V3"),
        ("3,.\u{1CDC}1.\u{DF}", "U1, V6"),
        ("\u{1F107}\u{4F10}\u{FE12}.\u{1C65A}\u{A8C4}", "U1, V7"),
        ("xn--u-ccb", "V1"),
        ("a.b-.c", "V3"),
        ("\u{11045}\u{3002}-", "V3, V6"),
        ("\u{2495}\u{221D}\u{65F}\u{93926}\u{FF0E}-\u{E012F}", "V3, V7"),
        ("xn--xn--a--gua.pt", "V4"),
        ("a.b.\u{308}c.d", "V6"),
        ("xn--ok3d.xn--psd", "V6, V7"),
        ("a\u{2488}com", "V7"),
    ])
    func isRefused(_ row: (name: String, reasons: String)) {
        #expect(ascii(row.name) == nil, "\(row.reasons)")
    }

    /// Rows of url/resources/toascii.json of the Web Platform Tests (3-Clause BSD License).
    ///
    /// Some of their valid names are refused here: those with hyphens at an end, and `1` beside
    /// right-to-left letters, which IdnaTestV2.txt refuses, too.
    @Test(
        arguments: [
            ("ab--c.\u{DF}", "ab--c.xn--zca"),
            ("xn--zca.\u{DF}", "xn--zca.xn--zca"), ("xn--a", nil), ("xn--a.xn--zca", nil),
            ("xn--a.\u{DF}", nil), ("xn--ls8h=", nil), ("xn--te\u{161}la", nil),
            ("\u{200D}.example", nil), ("xn--1ug.example", nil), ("\u{64A}a", nil),
            ("\u{64A}.1", nil), ("xn--mhb.1", nil), ("xn--a-yoc", nil),
            ("\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}", "xn--10cl1a0b660p"),
            ("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}", "xn--mgba3gch31f060k"),
            ("\u{FFFD}.com", nil), ("xn--zn7c.com", nil), ("a\u{AD}b", "ab"),
            ("\u{2260}", "xn--1ch"),
            ("\u{226E}", "xn--gdh"), ("x..\u{DF}", nil),
        ] as [(String, String?)])
    func isAsBrowsersHaveIt(_ row: (name: String, ascii: String?)) {
        #expect(ascii(row.name) == row.ascii)
    }

    @Test(arguments: [
        "", "xn--", "xn---", "xn--a-", "xn--abc-", "xn--A-", "xn--xn--a--gua", "-\u{2020}",
        "\u{2020}-", "\u{E9}_", "\u{E9} a", "xn--\u{E9}", "xn--99999999", "xn--zzzzzzzzzzzzzzzzzz",
        // Encoded names must be composed and in lower case.
        "xn--u-ccb", "xn--0ba",
    ])
    func refuses(_ name: String) {
        #expect(ascii(name) == nil)
    }

    /// All spellings of a name have the same result.
    @Test(arguments: ["bücher.example", "ångström.se", "한국.kr", "ελλάδα.gr", "việtnam.vn"])
    func isTheSameHoweverItIsTyped(_ name: String) throws {
        let expected = try #require(ascii(name))
        let decomposed = String(
            decoding: CanonicalDecomposition.of(name).flatMap { Array(String($0).utf8) },
            as: UTF8.self)
        let wide = name.unicodeScalars.map { scalar in
            (0x21...0x7E).contains(scalar.value)
                ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }
        for other in [
            name.uppercased(), decomposed, decomposed.uppercased(), expected, expected.uppercased(),
            String(String.UnicodeScalarView(wide)),
            name.replacing(".", with: "\u{3002}"), name.replacing(".", with: "\u{FF61}"),
        ] {
            #expect(ascii(other) == expected, "\(other)")
        }
    }

    /// RFC 5891: letters, digits and hyphens; UTS 46 maps capitals.
    @Test func everyASCIICharacter() {
        for value in UInt8(0)..<0x80 {
            let character = Character(Unicode.Scalar(value))
            let isSeparator = character == "."
            let isAllowed = character.isLetter || character.isNumber || "-.".contains(character)
            for text in ["a\(character)a", "é\(character)a"] {
                let expected = isAllowed ? ascii(text.lowercased()) : nil
                #expect((ascii(text) != nil) == isAllowed && ascii(text) == expected, "\(text)")
            }
            let isAtAnEnd = isAllowed && character != "-" && !isSeparator
            #expect((ascii("\(character)a") != nil) == isAtAnEnd, "\(value)")
            #expect((ascii("a\(character)") != nil) == isAtAnEnd, "\(value)")
        }
        #expect(ascii("a\u{80}a") == nil && ascii("é\u{80}a") == nil)
    }

    /// A label has at most 63 characters.
    @Test func lengthsOfLabels() {
        for count in [1, 62, 63, 64] {
            let label = String(repeating: "a", count: count)
            #expect(ascii(label) == (count <= 63 ? label : nil))
            #expect(ascii("a." + label) == (count <= 63 ? "a." + label : nil))
            let other = String(repeating: "é", count: count)
            #expect((ascii(other) != nil) == (count <= 63))
        }
    }

    @Test func longNamesCostNothing() {
        let marks = String(repeating: "a\u{301}\u{316}", count: 200)
        #expect(marks.utf8.count < DomainName.maximumBytes)
        #expect(ascii(marks) == nil)
        let longest = String(repeating: "\u{AD}", count: DomainName.maximumBytes / 2 - 1) + "ab"
        #expect(longest.utf8.count == DomainName.maximumBytes)
        #expect(ascii(longest) == "ab")
        #expect(ascii(longest + "c") == nil)
        #expect(ascii(String(repeating: "\u{301}", count: 1_000_000)) == nil)
    }

    /// Decomposes by the standard library.
    private enum CanonicalDecomposition {
        static func of(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.flatMap { scalar in
                parts(scalar.value).compactMap(Unicode.Scalar.init)
            }
        }

        private static func parts(_ scalar: UInt32) -> [UInt32] {
            guard let both = IDNATables.shared.decomposition(of: scalar) else { return [scalar] }
            return parts(both.first) + [both.second]
        }
    }
}
