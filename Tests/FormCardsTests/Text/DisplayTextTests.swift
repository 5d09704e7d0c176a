import FormCards
import Testing

@Suite struct DisplayTextTests {
    @Test(arguments: [
        // Unchanged.
        ("", ""),
        ("Full name", "Full name"),
        ("C:\\new\\table \\u{1B}", "C:\\new\\table \\u{1B}"),
        ("Größe, Łódź, naïve", "Größe, Łódź, naïve"),
        ("cafe\u{301}", "cafe\u{301}"),
        ("東京 カナ 서울", "東京 カナ 서울"),
        ("العربية עברית हिन्दी ไทย", "العربية עברית हिन्दी ไทย"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
        ("\u{AC00}\u{11A8}", "\u{AC00}\u{11A8}"),
        ("10\u{A0}000\u{202F}€", "10\u{A0}000\u{202F}€"),
        // Controls.
        ("a\nb\tc\rd\r\n", "a\\nb\\tc\\rd\\r\\n"),
        ("\u{0}\u{7}\u{1B}[2J\u{7F}", "\\u{0}\\u{7}\\u{1B}[2J\\u{7F}"),
        ("\u{80}\u{9B}31m\u{9F}", "\\u{80}\\u{9B}31m\\u{9F}"),
        ("a\u{2028}b\u{2029}c\u{85}", "a\\u{2028}b\\u{2029}c\\u{85}"),
        // Bidirectional controls.
        (
            "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}",
            "\\u{61C}\\u{200E}\\u{200F}\\u{202A}\\u{202B}\\u{202C}\\u{202D}\\u{202E}"
        ),
        ("\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
        // Invisible characters.
        (
            "pass\u{200B}word\u{200C}\u{2060}\u{FEFF}",
            "pass\\u{200B}word\\u{200C}\\u{2060}\\u{FEFF}"
        ),
        // Joiners are kept if they change the drawing of letters.
        ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ("خانه\u{200C}ها", "خانه\u{200C}ها"),
        ("مَ\u{200C}ن", "مَ\u{200C}ن"),
        ("क्\u{200D}ष क्\u{200C}ष", "क्\u{200D}ष क्\u{200C}ष"),
        ("শ্\u{200C}চ ശ്\u{200D}ശ", "শ্\u{200C}চ ശ്\u{200D}ശ"),
        // They have no effect after a letter that never joins, at an end, or between scripts.
        ("کار\u{200C}ها", "کار\\u{200C}ها"),
        ("می\u{200C}", "می\\u{200C}"),
        ("\u{200C}می", "\\u{200C}می"),
        ("می\u{200C} م", "می\\u{200C} م"),
        ("می\u{200C}\u{200C}خ", "می\\u{200C}\\u{200C}خ"),
        ("می\u{200D}خ", "می\\u{200D}خ"),
        ("می\u{200C}a", "می\\u{200C}a"),
        ("a\u{200C}ب", "a\\u{200C}ب"),
        ("ب\u{200C}ء", "ب\\u{200C}ء"),
        ("ב\u{200C}ב", "ב\\u{200C}ב"),
        ("क\u{200D}ष", "क\\u{200D}ष"),
        ("क्\u{200D}", "क्\\u{200D}"),
        ("क्\u{200D}চ", "क्\\u{200D}চ"),
        ("क्\u{200D}ा", "क्\\u{200D}\u{25CC}ा"),
        ("co\u{AD}op\u{34F}\u{180E}", "co\\u{AD}op\\u{34F}\\u{180E}"),
        ("\u{115F}\u{1160}\u{3164}\u{FFA0}", "\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}"),
        ("\u{E0001}\u{E0041}\u{E007F}", "\\u{E0001}\\u{E0041}\\u{E007F}"),
        ("\u{FFF9}x\u{FFFA}y\u{FFFB}", "\\u{FFF9}x\\u{FFFA}y\\u{FFFB}"),
        ("x\u{FE00}\u{E0100}", "x\\u{FE00}\\u{E0100}"),
        // Characters of unknown appearance.
        ("\u{E000}\u{378}\u{FFFF}\u{10FFFF}", "\\u{E000}\\u{378}\\u{FFFF}\\u{10FFFF}"),
        // Marks and conjoining letters need a base character.
        ("\u{301}a", "\u{25CC}\u{301}a"),
        ("a \u{301}", "a \u{25CC}\u{301}"),
        ("\n\u{301}", "\\n\u{25CC}\u{301}"),
        ("\u{93E}", "\u{25CC}\u{93E}"),
        ("x\u{1161}", "x\\u{1161}"),
        ("\u{AC01}\u{1161}", "\u{AC01}\\u{1161}"),
        // Emoji.
        ("❤\u{FE0F}❤\u{FE0E}", "❤\u{FE0F}❤\u{FE0E}"),
        ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
        ("a\u{FE0F}\u{FE0F}", "a\\u{FE0F}\\u{FE0F}"),
        ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
        ("\u{FE0F}", "\\u{FE0F}"),
        ("👩\u{200D}👩\u{200D}👧", "👩\u{200D}👩\u{200D}👧"),
        ("👩🏽\u{200D}🚀", "👩🏽\u{200D}🚀"),
        ("🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈"),
        ("a\u{200D}b", "a\\u{200D}b"),
        ("👩\u{200D}", "👩\\u{200D}"),
        ("\u{200D}👩", "\\u{200D}👩"),
        ("👩\u{200D}\u{200D}👩", "👩\\u{200D}\\u{200D}👩"),
        ("👩\u{200D}x", "👩\\u{200D}x"),
        ("1\u{200D}👩", "1\\u{200D}👩"),
        ("\u{1F1E9}\u{FE0F}\u{1F1EA}", "\u{1F1E9}\\u{FE0F}\u{1F1EA}"),
    ])
    func `What is shown of a text`(text: String, shown: String) {
        let display = DisplayText(text)
        // `==` of strings uses canonical equivalence, which would hide a change.
        #expect(scalars(display) == scalars(shown))
        #expect(scalars(DisplayText(decoding: Array(text.utf8))) == scalars(shown))
        #expect(DisplayText(decoding: Array(text.utf8)).width == display.width)
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], "a\\xFFb"),
            ([0x80, 0xBF], "\\x80\\xBF"),
            ([0xC0, 0x8A], "\\xC0\\x8A"),
            ([0xC1, 0xBF], "\\xC1\\xBF"),
            ([0xE0, 0x80, 0x8A], "\\xE0\\x80\\x8A"),
            ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
            ([0xF0, 0x8F, 0xBF, 0xBF], "\\xF0\\x8F\\xBF\\xBF"),
            ([0xF4, 0x90, 0x80, 0x80], "\\xF4\\x90\\x80\\x80"),
            ([0xF5, 0x61], "\\xF5a"),
            ([0xE2, 0x82], "\\xE2\\x82"),
            ([0xE2, 0x82, 0xAC], "€"),
            ([0xF4, 0x8F, 0xBF, 0xBF], "\\u{10FFFF}"),
            ([0xFF, 0xCC, 0x81], "\\xFF\u{25CC}\u{301}"),
            ([0xC3, 0x1B], "\\xC3\\u{1B}"),
            // A joiner before an invalid byte instead of an emoji.
            ([0xF0, 0x9F, 0x91, 0xA9, 0xE2, 0x80, 0x8D, 0xFF], "👩\\u{200D}\\xFF"),
        ] as [([UInt8], String)])
    func `Ill-formed bytes are shown as hexadecimal`(bytes: [UInt8], shown: String) {
        #expect(scalars(DisplayText(decoding: bytes)) == scalars(shown))
    }

    @Test func `At most thirty marks stand on a character`() {
        let thirty = String(repeating: "\u{301}\u{323}", count: 15)
        #expect(scalars(DisplayText("e" + thirty)) == scalars("e" + thirty))
        #expect(
            scalars(DisplayText("e" + thirty + "\u{301}\u{323}x\u{301}"))
                == scalars("e" + thirty + "\\u{301}\\u{323}x\u{301}")
        )
    }

    @Test func `At most thirty scalars join an emoji`() {
        let joined = String(repeating: "\u{200D}👩", count: 15)
        #expect(scalars(DisplayText("👩" + joined)) == scalars("👩" + joined))
        #expect(
            scalars(DisplayText("👩" + joined + "\u{200D}👩"))
                == scalars("👩" + joined + "\\u{200D}👩")
        )
        // The joiner and the emoji after it count together.
        let almost = "👩🏽" + String(repeating: "\u{200D}👩", count: 14)
        #expect(
            scalars(DisplayText(almost + "\u{200D}👩")) == scalars(almost + "\\u{200D}👩")
        )
    }

    @Test func `At most thirty letters continue a syllable`() {
        let vowels = String(repeating: "\u{1161}", count: 30)
        #expect(
            scalars(DisplayText("\u{1100}" + vowels + "\u{1161}"))
                == scalars("\u{1100}" + vowels + "\\u{1161}")
        )
    }

    @Test(arguments: [
        ("", [""]),
        ("a", ["a"]),
        ("a\n", ["a", ""]),
        ("a\r\nb\nc", ["a", "b", "c"]),
        ("\n\n", ["", "", ""]),
        ("a\rb\r\r\n", ["a\\rb\\r", ""]),
        ("x\n\u{301}\u{1B}", ["x", "\u{25CC}\u{301}\\u{1B}"]),
    ])
    func `Lines end at LF and CRLF alone`(text: String, lines: [String]) {
        #expect(DisplayText.lines(text).map(\.string) == lines)
    }

    @Test func `Equality and hash go by the scalars`() {
        #expect(DisplayText("\u{E9}") != DisplayText("e\u{301}"))
        #expect(DisplayText("\u{E9}") == DisplayText("\u{E9}"))
        #expect(Set([DisplayText("a"), DisplayText("a"), DisplayText("b")]).count == 2)
    }

    @Test func `A literal is cleaned and a description is safe`() {
        let text: DisplayText = "a\u{1B}b"
        #expect(text.string == "a\\u{1B}b")
        #expect("\(text)" == "a\\u{1B}b")
    }

    @Test(arguments: [
        ("a", "b", "ab", 2),
        ("", "é", "é", 1),
        ("é", "", "é", 1),
        ("\u{1F1E9}", "\u{1F1EA}", "\u{1F1E9}\u{1F1EA}", 2),
        ("👍", "🏽", "👍🏽", 2),
        ("東", "京", "東京", 4),
    ])
    func `Joined texts`(first: String, second: String, joined: String, width: Int) {
        let sum = DisplayText(first) + DisplayText(second)
        #expect(scalars(sum) == scalars(joined))
        #expect(sum.width == width)
    }

    private func scalars(_ text: DisplayText) -> [Unicode.Scalar] { scalars(text.string) }

    private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
