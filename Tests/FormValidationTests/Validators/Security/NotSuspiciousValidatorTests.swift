import FormModel
import Testing

@testable import FormValidation

@Suite struct NotSuspiciousValidatorTests {
    // The first rows are of Unicode Technical Standard 39, sections 1 and 5, and of its test cases.
    @Test(arguments: [
        "paypal", "Ada Lövelace-O’Neill 3rd", "Circle",
        "\u{41F}\u{438}\u{432}\u{43E}", "Αθήνα 2026", "日本語カタカナひらがな", "Toys日本カナ", "台灣ㄅㄆ", "Kim 김치 金",
        "ー々〆", "عربي", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "עברית", "ไทย", "Հայերեն",
        "👩\u{200D}👩\u{200D}👧",
        "❤\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈", "e\u{301}", "µ and µ", "１２３",
        "Ａｂｃ", "٣٤", "日本 e\u{304}",
        "a\u{301}\u{302}\u{303}\u{304}", "a\u{301}b\u{301}", "בְּרֵאשִׁית",
    ])
    func accepts(_ text: String) throws {
        #expect(try Judge([.notSuspicious]).verdict(text) == nil)
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
            ("a\u{2028}b", "invisible"),
            ("a\u{2800}b", "invisible"),
            ("user\u{202E}gpj.exe", "bidirectional"), ("a\u{2066}b\u{2069}", "bidirectional"),
            ("a\u{200F}b", "bidirectional"),
            ("\u{61C}عربي", "bidirectional"), ("p\u{430}y\u{200B}p\u{202E}al", "bidirectional"),
            ("p\u{430}y\u{200B}pal", "invisible"),
            // Section 5.3: an Arabic or a Bengali digit beside one of ASCII.
            ("١1", "mixedDigits"), ("1\u{9EA}", "mixedDigits"),
            ("１2", "mixedDigits"), ("\u{6F1}\u{661}", "mixedDigits"),
            // Section 5.4: the same nonspacing mark in turn, and more than four of them.
            ("a\u{301}\u{301}", "marks"), ("a\u{301}\u{302}\u{303}\u{304}\u{306}", "marks"),
        ] as [(String, String)])
    func refuses(_ row: (text: String, reason: String)) throws {
        #expect(try Judge([.notSuspicious]).verdict(row.text) == "notSuspicious.\(row.reason)")
    }

    @Test func theTableIsInOrderAndKnowsItsScripts() {
        let ranges = ScriptTable.ranges
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last < $1.first })
        #expect(ranges.allSatisfy { $0.first <= $0.last && $0.script > 0 })
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

    @Test func theOrderOfScriptsDoesNotMatter() {
        var numbers = SeededNumbers(seed: 39)
        for _ in 0..<3000 {
            let scripts = (0..<4).map { _ in UInt8(numbers.below(9)) }
            var forwards = ScriptProfile()
            var backwards = ScriptProfile()
            scripts.forEach { forwards.take($0) }
            scripts.reversed().forEach { backwards.take($0) }
            #expect(forwards.isMixed == backwards.isMixed, "\(scripts)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(Judge.suitable(.notSuspicious) == [.text, .multiline])
    }
}
