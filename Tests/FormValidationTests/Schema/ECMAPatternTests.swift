import FormModel
import TestSupport
import Testing

@testable import FormValidation

@Suite struct ECMAPatternTests {
    @Test(arguments: [
        ("[A-Z]{2,4}-[0-9]{4}", "^[A-Z]{2,4}-[0-9]{4}$"), (#"\d+"#, "^[0-9]+$"),
        ("^a$", "^a$"), (#"\Aa\z"#, "^a$"), ("a|b", "^(?:a|b)$"), ("(a|b)c", "^(?:a|b)c$"),
        ("(?i)k", "^[Kk\u{212A}]$"), (".", #"^[^\n]$"#), ("(?s).*", #"^[\s\S]*$"#),
        ("[^a]", "^[^a]$"), ("(ab){2}?", "^(?:ab){2}$"), (#"\."#, #"^\.$"#),
        ("a?b*c{3,}", "^a?b*c{3,}$"),
        (#"[\]\^-]"#, #"^[\-\]\^]$"#), ("", "^$"), ("(|a)", "^(?:|a)$"),
        (#"\pN{2}"#, nil as String?), (#"\p{Greek}+\P{Han}"#, nil),
        ("(?<x>a)|(?<x>b)", "^(?:a|b)$"),
        (#"\p{Ogham}"#, "^[\u{1680}-\u{169C}]$"),
        (#"\t\x00\x{1F600}"#, "^\\t\\u0000\u{1F600}$"), (#"\x{FEFF}\x{202E}"#, #"^\ufeff\u202e$"#),
    ])
    func writes(_ row: (pattern: String, expected: String?)) {
        let written = ECMAPattern.whole(row.pattern)
        if let expected = row.expected {
            #expect(written == expected)
        } else {
            #expect(written != nil)
        }
    }

    @Test(arguments: [#"\bword\b"#, "(?m)^a", "a$b", #"\C"#, "("])
    func hasNoWords(_ pattern: String) {
        #expect(ECMAPattern.whole(pattern) == nil)
    }

    @Test(arguments: [
        (#"\u00e9\u{1F600}"#, #"\x{00e9}\x{1F600}"#), (#"a\/b"#, "a/b"), ("[^]", #"[\s\S]"#),
        (#"\p{Script=Greek}\P{sc=Han}"#, #"\p{Greek}\P{Han}"#),
        (#"[\p{gc=Lu}\p{L}]"#, #"[\p{Lu}\p{L}]"#),
        (#"\p{General_Category=L}\p{Scr"#, #"\p{L}\p{Scr"#), (#"\p{scx=Han}"#, #"\p{scx=Han}"#),
        ("[[a]", #"[\[a]"#), ("[]", #"[^\s\S]"#), (#"\Aa\z\Q"#, #"\ua\u\u"#),
        (#"\pN\P"#, #"\uN\u"#),
        (#"\d\\u0041"#, #"\d\\u0041"#), (#"\u12"#, #"\u12"#), ("\\", "\\"),
    ])
    func reads(_ row: (pattern: String, expected: String)) {
        #expect(ECMAPatternReader.translated(row.pattern) == row.expected)
    }

    /// A pattern of JSON Schema matches a part of a text, and a pattern of a form the whole text.
    @Test(arguments: [
        ("^a$", "a"), ("^a", #"a[\s\S]*"#), ("a$", #"[\s\S]*a"#),
        ("^a|b$", #"[\s\S]*(?:^a|b$)[\s\S]*"#), (#"a\$"#, #"[\s\S]*a\$[\s\S]*"#),
        (#"a\\$"#, #"[\s\S]*a\\"#), ("", #"[\s\S]*[\s\S]*"#), ("^", #"[\s\S]*"#),
    ])
    func wholeTexts(_ row: (pattern: String, expected: String)) {
        #expect(ECMAPatternReader.whole(row.pattern) == row.expected)
    }

    /// In a class, `\S` means all characters except the white space of ECMA-262.
    @Test func othersInAClass() throws {
        let others = try Pattern(ECMAPatternReader.translated(#"[\S]"#))
        let spaces = try Pattern(ECMAPatternReader.translated(#"[^\S]"#))
        for value in (0...0xFFFF as ClosedRange<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let isSpace =
                scalar.properties.isWhitespace && value != 0x85 && !(0x1C...0x1F).contains(value)
                || value == 0xFEFF
            guard others.matches(text) != isSpace, spaces.matches(text) == isSpace else {
                Issue.record("U+\(String(value, radix: 16))")
                return
            }
        }
    }

    @Test func spacesAreThoseOfECMA() throws {
        let space = try Pattern(ECMAPatternReader.translated(#"\s"#))
        let others = try Pattern(ECMAPatternReader.translated(#"[\sx]\S"#))
        for scalar in ["\t", "\u{B}", " ", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{3000}"] {
            #expect(space.matches(scalar) && others.matches(scalar + "a") && others.matches("xa"))
            #expect(!others.matches("x" + scalar))
        }
        #expect(!space.matches("\u{85}"))
    }

    /// A pattern translated to ECMA-262 and back matches the same texts.
    @Test func writtenAndReadAgain() throws {
        var numbers = SeededNumbers(seed: 90)
        let pieces = [
            "a", "b", ".", "[a-c]", "[^b]", #"\d"#, #"\s"#, #"\W"#, "(a|b1)", "(?i:k)", #"\."#, "é",
            "-",
            #"[\]x-]"#, #"\x{1F600}"#, #"\p{Latin}"#, #"\P{Common}"#,
        ]
        let counts = ["", "", "", "*", "+", "?", "{2}", "{1,3}", "{2,}"]
        let letters = Array("ab1 .é-]x\u{212A}K\u{1F600}\n")
        var matches = 0
        for _ in Laws.rounds(30) {
            var source = ""
            for _ in 0..<numbers.below(4) + 1 {
                source += pieces[numbers.below(pieces.count)] + counts[numbers.below(counts.count)]
                if numbers.below(8) == 0 { source += "|" }
            }
            let written = try #require(ECMAPattern.whole(source))
            let pattern = try Pattern(source)
            let again = try Pattern(ECMAPatternReader.translated(written))
            for _ in 0..<20 {
                let text = String(
                    (0..<numbers.below(5)).map { _ in letters[numbers.below(letters.count)] })
                #expect(
                    pattern.matches(text) == again.matches(text),
                    "\(source) → \(written) on \(text)")
                if pattern.matches(text) { matches += 1 }
            }
        }
        #expect(matches > Laws.cases(500))
    }
}
