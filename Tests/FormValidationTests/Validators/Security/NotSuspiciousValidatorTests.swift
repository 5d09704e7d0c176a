import FormModel
import TestSupport
import Testing

@testable import FormValidation

@Suite struct NotSuspiciousValidatorTests {
    // The first rows are from Unicode Technical Standard 39, sections 1 and 5, and its test cases.
    @Test(arguments: [
        "paypal", "Ada Lövelace-O’Neill 3rd", "Circle",
        "\u{41F}\u{438}\u{432}\u{43E}", "Αθήνα 2026", "日本語カタカナひらがな", "Toys日本カナ", "台灣ㄅㄆ", "Kim 김치 金",
        "ー々〆", "عربي", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "עברית", "ไทย", "Հայերեն",
        "👩\u{200D}👩\u{200D}👧",
        "❤\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈", "e\u{301}", "µ and µ", "１２３",
        "ＡＢＣ株式会社", "東京都千代田区1-2-3 Ａ棟", "第Ⅲ部", "iPhone １５を買った", "٣٤", "日本 e\u{304}",
        "a\u{301}\u{302}\u{303}\u{304}", "a\u{301}b\u{301}", "בְּרֵאשִׁית",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.notSuspicious]).verdict(text) == nil)
    }

    /// Names of people, companies and products, and extracts from prose, prices and labels.
    @Test(arguments: [
        "José María Aznar", "Mª José", "D.ª Ana", "nº 5", "1ª Avenida", "N.º 12", "Mᵐᵉ Curie",
        "2ᵉ étage",
        "Þórdís Ægisdóttir", "Łukasz Żółć", "Ţepeş", "Țepeș", "Nguyễn Thị Hồng", "Çağrı Işık",
        "İbrahim",
        "Əliyev", "Ŋaŋa", "Kɔfi Abɛna", "Hawaiʻi", "O‘zbekiston", "ʿAlī", "Ḫattuša", "Ṁáire",
        "Straße",
        "ΠΑΠΑΔΟΠΟΥΛΟΣ", "Γιώργος Ὅμηρος", "η Ω και το π", "Ёлкин", "Україна Їжак", "Љубица",
        "Ўзбекистон",
        "Հայկ", "გიორგი", "ΓΙΏΡΓΟΣ", "שׁלמה בֶּן־דוד", "محمد", "ٱلسَّلَامُ", "بىلىم", "پاکستان", "हिन्दी",
        "বাংলা", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "น้ำใจ", "ລາວ", "မြန်မာ", "ខ្មែរ", "བོད་ཡིག",
        "አማርኛ", "ᏣᎳᎩ", "ߒߞߏ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "𞤀𞤣𞤤𞤢𞤥", "ᠮᠣᠩᠭᠣᠯ", "山﨑 賢人", "髙橋", "𠮷野家", "神田 福子",
        "ｶﾌﾞｼｷｶﾞｲｼﾔ", "か\u{3099}", "〇〇様", "ㅋㅋㅋ 안녕", "김\u{1112}\u{1161}\u{11AB}", "台積電 TSMC",
        "10 kΩ", "4,7 k\u{2126}", "MΩ", "Ωm", "5 μm", "2 μmol/L", "µTorrent", "ΔT = 3 °C",
        "β-Carotin", "πr²",
        "TGF-β 1", "λ/4", "5 mℓ", "ℓ", "x ∈ ℝ", "300 \u{212A}", "7 \u{212B}", "m² und ½", "100㎡",
        "①②", "№ 7",
        "Windows™", "ℹ\u{FE0F} Info", "Ⓜ\u{FE0F}etro", "🅰\u{FE0F}", "1\u{FE0F}\u{20E3}", "₹ 500",
        "Ⅳ章",
    ])
    func acceptsWhatPeopleWrite(_ text: String) throws {
        #expect(try ValidatorHarness([.notSuspicious]).verdict(text) == nil)
    }

    /// Names with one letter, or all letters, replaced by look-alikes.
    @Test(arguments: [
        "paypal", "google", "apple", "amazon", "microsoft", "netflix", "facebook", "instagram",
        "admin",
        "login",
    ])
    func refusesOtherFormsOfLetters(_ word: String) throws {
        let harness = try ValidatorHarness([.notSuspicious])
        // The complete alphabets of mathematical lower-case letters, then full-width, circled and
        // squared letters.
        let alphabets: [UInt32] = [
            0x1D41A, 0x1D482, 0x1D4EA, 0x1D51E, 0x1D552, 0x1D586, 0x1D5BA, 0x1D5EE, 0x1D622,
            0x1D656,
            0x1D68A, 0xFF41, 0x24D0, 0x1F130,
        ]
        let likeLatin: [Character: String] = [
            "a": "ɑᴀ", "c": "ᴄⅽ", "e": "ꬲɘ", "f": "ſꬵ", "g": "ɡᶃ", "i": "ɪⅰ", "k": "ĸᴋ", "l": "ⅼǀ",
            "m": "ⅿᴍ",
            "n": "ɴ", "o": "ᴏꬽ", "p": "ƿᴘ", "r": "ꭇʀ", "s": "ꜱƽ", "t": "ᴛ", "x": "ⅹ", "z": "ᴢ",
        ]
        func verdict(_ letters: [Character]) -> String? { harness.verdict(String(letters)) }
        let letters = Array(word)
        for (at, letter) in letters.enumerated() {
            let number = try #require(letter.asciiValue) - 0x61
            let forms = try alphabets.map {
                Character(try #require(Unicode.Scalar($0 + UInt32(number))))
            }
            for form in forms + Array(likeLatin[letter] ?? "") {
                var changed = letters
                changed[at] = form
                #expect(verdict(changed) == "notSuspicious.lookAlikes", "\(String(changed))")
            }
        }
        for alphabet in alphabets {
            let whole = try letters.map {
                let number = try #require($0.asciiValue) - 0x61
                return Character(try #require(Unicode.Scalar(alphabet + UInt32(number))))
            }
            #expect(verdict(whole) == "notSuspicious.lookAlikes", "\(String(whole))")
        }
    }

    @Test(
        arguments: [
            ("p\u{430}ypal", "mixedScripts"), ("\u{421}ircle", "mixedScripts"),
            ("Circ1e\u{3BF}", "mixedScripts"),
            ("T\u{3BF}ys-Я-Us", "mixedScripts"), ("ひらがな한글", "mixedScripts"),
            ("ㄅㄆカ", "mixedScripts"),
            ("한ㄅ", "mixedScripts"), ("日本\u{430}", "mixedScripts"), ("ԱԲ\u{430}", "mixedScripts"),
            ("abc\u{561}", "mixedScripts"),
            ("Ꭺpple", "mixedScripts"), ("pay\u{200B}pal", "invisible"),
            ("pay\u{AD}pal", "invisible"), ("pay\u{200D}pal", "invisible"),
            ("pay\u{2060}pal", "invisible"), ("pa\u{3164}y", "invisible"),
            ("a\u{FE0F}b", "invisible"), ("1\u{FE0E}2", "invisible"),
            ("a\u{E0061}b", "invisible"), ("a\u{FEFF}b", "invisible"), ("عر\u{200C}", "invisible"),
            ("عر\u{200C}b", "invisible"),
            ("a\u{2800}b", "invisible"),
            ("user\u{202E}gpj.exe", "bidirectional"), ("a\u{2066}b\u{2069}", "bidirectional"),
            ("a\u{200F}b", "bidirectional"),
            ("\u{61C}عربي", "bidirectional"), ("p\u{430}y\u{200B}p\u{202E}al", "bidirectional"),
            ("p\u{430}y\u{200B}pal", "invisible"),
            // Section 3.1: mathematical forms, ligatures, digits, and letters that are valid in
            // other contexts only.
            ("\u{1D41A}dmin", "lookAlikes"), ("oﬃce", "lookAlikes"),
            ("pa\u{1D7CF}pal", "lookAlikes"),
            ("ａｄｍｉｎ", "lookAlikes"), ("日本 paypaｌ", "lookAlikes"), ("paypa１", "lookAlikes"),
            ("paypaˡ", "lookAlikes"), ("ªdmin", "lookAlikes"), ("paypaℓ", "lookAlikes"),
            ("\u{212A}im", "lookAlikes"), ("Ⅿax", "lookAlikes"), ("Ⅳ", "lookAlikes"),
            ("kΩm", "mixedScripts"), ("ok kΩm", "mixedScripts"), ("ΩΩm", "mixedScripts"),
            ("goοgle Ω", "mixedScripts"),
            ("α-team", "mixedScripts"), ("μpaypal", "mixedScripts"), ("kαb", "mixedScripts"),
            // Section 5.3: an Arabic or Bengali digit beside an ASCII digit.
            ("١1", "mixedDigits"), ("1\u{9EA}", "mixedDigits"),
            ("１2", "mixedDigits"), ("\u{6F1}\u{661}", "mixedDigits"),
            // Section 5.4: a repeated nonspacing mark, and more than four marks.
            ("a\u{301}\u{301}", "marks"), ("a\u{301}\u{302}\u{303}\u{304}\u{306}", "marks"),
        ] as [(String, String)])
    func refuses(_ row: (text: String, reason: String)) throws {
        #expect(
            try ValidatorHarness([.notSuspicious]).verdict(row.text)
                == "notSuspicious.\(row.reason)")
    }

    @Test func theTableKnowsItsScripts() {
        let known: [(String, UInt8)] = [
            ("aZéßǅ", ScriptTable.latin), ("漢字", ScriptTable.han), ("ひ", ScriptTable.hiragana),
            ("カ", ScriptTable.katakana), ("ㄅ", ScriptTable.bopomofo), ("한ㄱ", ScriptTable.hangul),
            ("1 -_.،ー😀\u{301}", 0),
        ]
        for (text, script) in known {
            for scalar in text.unicodeScalars {
                #expect(ScriptProfile.script(of: scalar.value) == script, "\(scalar)")
            }
        }
        #expect(ScriptTable.joining.contains(ScriptProfile.script(of: 0x0628)))
        #expect(!ScriptTable.joining.contains(ScriptProfile.script(of: 0x0430)))
    }

    @Test func theTableOfLookAlikesIsInOrder() {
        let ranges = LookAlikeTable.ranges
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last < $1.first })
        #expect(ranges.allSatisfy { $0.first >= 0x80 && $0.first <= $0.last })
        for range in ranges {
            #expect(LookAlikeTable.kind(of: range.first) == range.kind)
            #expect(LookAlikeTable.kind(of: range.last) == range.kind)
        }
        #expect(LookAlikeTable.kind(of: 0xA9) == nil && LookAlikeTable.kind(of: 0x10FFFF) == nil)
    }

    @Test func theOrderOfScriptsDoesNotMatter() {
        var numbers = SeededNumbers(seed: 39)
        for _ in Laws.rounds(3_000) {
            let scripts = (0..<4).map { _ in UInt8(numbers.below(9)) }
            var forwards = ScriptProfile()
            var backwards = ScriptProfile()
            scripts.forEach { forwards.take($0) }
            scripts.reversed().forEach { backwards.take($0) }
            #expect(forwards.isMixed == backwards.isMixed, "\(scripts)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.notSuspicious) == [.text, .multiline])
    }
}
