import FormModel
import TestSupport
import Testing

@testable import FormValidation

/// Every range of characters that decides, at its ends and beside them.
@Suite struct NotSuspiciousRangesTests {
    private let harness: ValidatorHarness

    init() throws { harness = try ValidatorHarness(.multiline, [.notSuspicious]) }

    private func reason(_ scalars: [UInt32]) -> String? {
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        return harness.found(in: text).first { $0.hasPrefix("notSuspicious.") }
            .map { String($0.dropFirst("notSuspicious.".count)) }
    }

    @Test func bidirectionalControlsAreThoseOfUnicode() throws {
        for value in Array(UInt32(0x600)...0x620) + Array(0x2000...0x2070) {
            let scalar = try #require(Unicode.Scalar(value))
            let isRefused = reason([0x61, value, 0x62]) == "bidirectional"
            #expect(isRefused == scalar.properties.isBidiControl, "\(scalar)")
        }
    }

    /// Other control characters are refused before.
    @Test(
        arguments: [
            (false, [0x09, 0x0A, 0x0D, 0x20, 0x21, 0x7E, 0xA0, 0x27FF, 0x2801, 0xFE10]),
            (
                true,
                [0x2800, 0xFE00, 0xFE01, 0xFE0E, 0xFE0F]
            ),
        ] as [(Bool, [UInt32])])
    func invisibleCharacters(_ row: (isInvisible: Bool, scalars: [UInt32])) {
        for scalar in row.scalars {
            let found = reason([0x61, scalar, 0x62])
            #expect((found == "invisible") == row.isInvisible, "\(scalar)")
        }
    }

    /// A variation selector behind a pictograph, and a joiner between two.
    @Test(
        arguments: [
            (
                true,
                [
                    0x203C, 0x2049, 0x2122, 0x2139, 0x2190, 0x2191, 0x2BFE, 0x2BFF, 0x1F000,
                    0x1F001, 0x1FAFF,
                ]
            ),
            (
                false,
                [
                    0x203B, 0x203D, 0x2048, 0x204A, 0x2121, 0x2123, 0x2138, 0x213A, 0x218F, 0x2C00,
                    0x1EFFF, 0x1FB00,
                ]
            ),
        ] as [(Bool, [UInt32])])
    func pictographs(_ row: (arePictographs: Bool, scalars: [UInt32])) {
        for scalar in row.scalars {
            let texts: [[UInt32]] = [
                [scalar, 0xFE0F], [scalar, 0xFE0E], [scalar, 0x200D, 0x1F469],
                [0x1F469, 0x200D, scalar], [0x2764, 0xFE0F, 0x200D, scalar],
            ]
            for text in texts {
                #expect((reason(text) != "invisible") == row.arePictographs, "\(text)")
            }
        }
    }

    @Test(
        arguments: [
            ("\u{FE0F}", "invisible"), ("\u{200D}", "invisible"), ("\u{200D}\u{628}", "invisible"),
            ("\u{628}\u{200D}\u{628}", nil), ("\u{628}\u{200C}\u{628}", nil),
            ("\u{628}\u{200D}\u{915}", "invisible"), ("\u{200C}\u{1F469}", "invisible"),
            ("\u{1F469}\u{200C}\u{1F469}", "invisible"), ("1\u{FE0E}\u{20E3}", nil),
            ("\u{628}1\u{200C}\u{628}", nil), ("a\u{200C}a", "invisible"),
            ("1\u{200D}1", "invisible"),
        ] as [(String, String?)])
    func joinersAndSelectors(_ row: (text: String, reason: String?)) {
        #expect(reason(row.text.unicodeScalars.map(\.value)) == row.reason, "\(row)")
    }

    /// Greek letters that no Latin letter resembles, and the letters of units.
    @Test func greekSymbols() {
        let symbols = "ΓΔΘΛΞΠΣΦΨΩβδεζηθλμξπτφχψω\u{2126}".unicodeScalars.map(\.value)
        for scalar in Array(UInt32(0x370)...0x3FF) + [0x2125, 0x2126, 0x2127]
        where ScriptProfile.script(of: scalar) == ScriptTable.greek
            && LookAlikeTable.kind(of: scalar) == nil
        {
            let isSymbol = symbols.contains(scalar)
            #expect((reason([0x6B, scalar]) == nil) == isSymbol, "\(scalar)")
            #expect((reason([scalar, 0x6B]) == nil) == isSymbol, "\(scalar)")
            let isMicro = scalar == 0x3BC
            #expect((reason([scalar, 0x6D, 0x6F]) == nil) == isMicro, "\(scalar)")
            #expect((reason([scalar, 0x6D, 0x6F, 0x6C]) == nil) == isMicro, "\(scalar)")
            #expect(reason([scalar, 0x6D, 0x6F, 0x6C, 0x65]) == "mixedScripts", "\(scalar)")
            #expect(reason([0x6B, scalar, 0x6D]) == "mixedScripts", "\(scalar)")
        }
    }

    @Test(
        arguments: [
            ("kμm", "mixedScripts"), ("μ μmol", nil), ("Ω Ω", nil), ("μm μmole", "mixedScripts"),
            ("ΩΔ", nil), ("日Ω", "mixedScripts"), ("日 kΩ", nil), ("日本 Ω", nil),
            ("mℓ", nil), ("ℓm", nil), ("mℓx", "lookAlikes"), ("ℓℓ", nil), ("ℓℓℓ", "lookAlikes"),
            ("m ℓ mx", nil), ("abc ℓ", nil), ("ℓ abc", nil),
            ("ª", nil), ("abª", nil), ("abªª", nil), ("abcª", "lookAlikes"), ("aªb", "lookAlikes"),
            ("ªa", "lookAlikes"), ("ª a", nil), ("abc dª", nil), ("1ªa", "lookAlikes"),
            ("０", nil), ("９", nil), ("０a", "lookAlikes"), ("９a", "lookAlikes"),
            ("０９漢a", nil), ("Ａ", "lookAlikes"), ("Ａ漢", nil), ("Ａ漢a", "lookAlikes"),
            ("Ａ가", nil), ("Ａㄅ", nil), ("Ａあ", nil), ("Ａア", nil), ("Ａ٣", "lookAlikes"),
            ("／", nil), ("：a", nil),
        ] as [(String, String?)])
    func lettersOfUnitsAndOtherWidths(_ row: (text: String, reason: String?)) {
        #expect(reason(row.text.unicodeScalars.map(\.value)) == row.reason, "\(row)")
    }

    /// UTS 39, section 5.2: one script, or Latin and Han with those of Japan, China or Korea.
    @Test func setsOfScripts() {
        typealias Table = ScriptTable
        let together: [Set<UInt8>] = [
            [Table.latin, Table.han, Table.hiragana, Table.katakana],
            [Table.latin, Table.han, Table.bopomofo], [Table.latin, Table.han, Table.hangul],
        ]
        for bits in 1..<256 {
            let scripts = (1...8).filter { bits & 1 << ($0 - 1) != 0 }.map { UInt8($0) }
            var profile = ScriptProfile()
            for script in scripts + [0] { profile.take(script) }
            let isAllowed =
                scripts.count == 1 || together.contains { $0.isSuperset(of: scripts) }
            #expect(profile.isMixed == !isAllowed, "\(scripts)")
        }
        for scalar in UInt32(0)..<0x80 {
            let isLetter = Unicode.Scalar(scalar)?.properties.isAlphabetic == true
            let script = ScriptProfile.script(of: scalar)
            #expect(script == (isLetter ? ScriptTable.latin : 0), "\(scalar)")
        }
    }

    /// UTS 39, section 5.3.
    @Test func systemsOfDigits() throws {
        for value in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let isDigit = properties.numericType == .decimal
            // Digits are few; of other scalars, these are enough.
            guard isDigit || value < 0x100 else { continue }
            var profile = DigitProfile()
            profile.take(0x663)
            profile.take(value)
            let isArabic = (0x660...0x669).contains(value)
            #expect(profile.isMixed == (isDigit && !isArabic), "\(scalar)")
        }
    }

    /// UTS 39, section 5.4.
    @Test(
        arguments: [
            ("\u{301}\u{302}\u{303}\u{304}", false), ("\u{301}\u{302}\u{303}\u{304}\u{306}", true),
            ("\u{300}\u{300}", true), ("a\u{300}\u{300}", true), ("\u{300}a\u{300}", false),
            ("\u{300}\u{301}\u{300}", false), ("\u{2FF}\u{2FF}", false), ("\u{36F}\u{36F}", true),
            ("\u{903}\u{903}", false), ("\u{20DD}\u{20DD}", true),
            ("a\u{301}\u{302}\u{303}b\u{304}\u{306}\u{307}", false),
        ])
    func marksInTurn(_ row: (text: String, isTooMuch: Bool)) {
        var profile = MarkProfile()
        for scalar in row.text.unicodeScalars { profile.take(scalar.value) }
        #expect(profile.isTooMuch == row.isTooMuch)
    }
}
