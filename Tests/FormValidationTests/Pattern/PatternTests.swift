import TestSupport
import Testing

@testable import FormValidation

@Suite struct PatternTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: String
        let matching: [String]
        let other: [String]
        var testDescription: String { pattern }

        init(_ pattern: String, _ matching: [String], not other: [String]) {
            self.pattern = pattern
            self.matching = matching
            self.other = other
        }
    }

    @Test(arguments: [
        // Only whole texts match.
        Row("abc", ["abc"], not: ["", "ab", "abcd", "xabc", "abc\n"]),
        Row("", [""], not: ["a"]),
        Row("a|", ["", "a"], not: ["b"]),
        Row("a|ab|abc", ["a", "ab", "abc"], not: ["b", "abcc"]),
        Row("(?:fo|foo)(?:o|b)", ["foo", "fooo", "fob", "foob"], not: ["fo", "foobb"]),
        // Repetition.
        Row("a*", ["", "a", "aaa"], not: ["b", "ab"]),
        Row("a+?", ["a", "aaa"], not: [""]),
        Row("a??b", ["b", "ab"], not: ["aab"]),
        Row("a{2}", ["aa"], not: ["a", "aaa"]),
        Row("a{2,}", ["aa", "aaaa"], not: ["a"]),
        Row("a{1,3}", ["a", "aa", "aaa"], not: ["", "aaaa"]),
        Row("(?:ab){0}c", ["c"], not: ["abc"]),
        Row("(?:a{2}){3}", ["aaaaaa"], not: ["aaaaa", "aaaaaaa"]),
        Row("(a*)*b", ["b", "aab"], not: ["a"]),
        Row("(?:a+)?b", ["b", "ab", "aab"], not: ["a"]),
        Row("(?:a?)+", ["", "a", "aa"], not: ["b"]),
        Row("(?:|a)+", ["", "a", "aa"], not: ["b"]),
        // A brace without a valid count is a literal.
        Row("a{", ["a{"], not: ["a"]),
        Row("a{,2}", ["a{,2}"], not: ["aa"]),
        Row("a{01}", ["a{01}"], not: ["a"]),
        Row("a{2", ["a{2"], not: ["aa"]),
        Row("}]", ["}]"], not: [""]),
        // Classes.
        Row("[a-cx]+", ["abcx"], not: ["d", "-"]),
        Row("[^a-c]", ["d", "\n", "\u{E9}", "\u{1F600}"], not: ["a", "", "dd"]),
        Row("[]a]+", ["]a"], not: ["b"]),
        Row("[^]a]", ["b"], not: ["]", "a"]),
        Row("[a-]+", ["-a"], not: ["b"]),
        Row("[-a]+", ["-a"], not: ["b"]),
        Row("[\\d-z]+", ["5-z"], not: ["a"]),
        Row("[[:alpha:]_]+", ["aZ_"], not: ["1", ":"]),
        Row("[[:^alpha:]]", ["1", "\u{E9}"], not: ["a"]),
        Row("[[:word:][:punct:]]+", ["a_1!~"], not: [" "]),
        Row("[[:xdigit:]]+", ["09afAF"], not: ["g"]),
        Row("[[:x]+", ["[:x"], not: ["]"]),
        Row("[^\\s\\S]", [], not: ["", "a"]),
        Row("\\d\\D", ["1a"], not: ["11", "\u{661}a"]),
        Row("\\w\\W", ["_-", "a\u{E9}"], not: ["ab", "\u{E9}-"]),
        Row("\\s", [" ", "\t", "\n", "\r", "\u{C}"], not: ["\u{B}", "\u{A0}"]),
        Row("[[:space:]]", ["\u{B}"], not: ["\u{A0}"]),
        Row("\\S", ["\u{B}", "\u{A0}"], not: [" "]),
        // General categories.
        Row("\\pL+", ["aZ\u{E9}\u{4E00}\u{10400}"], not: ["1", "_"]),
        Row("\\p{Lu}\\p{Ll}", ["Aa", "\u{C9}\u{E9}"], not: ["aA"]),
        Row("\\P{Lu}", ["a", "1"], not: ["A"]),
        Row("\\p{^Lu}", ["a"], not: ["A"]),
        Row("\\P{^Lu}", ["A"], not: ["a"]),
        Row("\\p{Greek}+", ["αβγ", "\u{1F00}"], not: ["a", "\u{301}", "абв"]),
        Row("\\P{Greek}", ["a", "б"], not: ["α"]),
        Row("\\p{^Greek}", ["a"], not: ["α"]),
        Row("\\P{^Greek}", ["α"], not: ["a"]),
        Row("[\\p{Han}\\p{Hiragana}a]+", ["漢かa"], not: ["カ", "b"]),
        Row("[^\\p{Cyrillic}]", ["a", "1"], not: ["б"]),
        Row("(?i)\\p{Greek}", ["\u{B5}", "\u{2126}", "Ω"], not: ["a"]),
        Row("(?i)\\P{Greek}", ["a"], not: ["\u{B5}", "α"]),
        Row("\\p{Common}\\p{Inherited}", ["1\u{301}"], not: ["a\u{301}"]),
        Row("\\p{Old_Italic}\\p{Nko}", ["\u{10300}\u{7CA}"], not: ["ab"]),
        // Group names may be repeated, and may have letters of all scripts.
        Row("(?<x>a)|(?P<x>b)", ["a", "b"], not: ["ab"]),
        Row("(?P<x>a)(?P<x>b)", ["ab"], not: ["a"]),
        Row("(?<größe1_>a)", ["a"], not: ["b"]),
        Row("\\p{Nd}", ["1", "\u{661}"], not: ["\u{BD}"]),
        Row("\\pN", ["\u{BD}", "\u{2160}"], not: ["a"]),
        Row("[\\pL\\pM' -]+", ["O'Brien-Nun\u{303}ez"], not: ["x1"]),
        Row("\\p{Co}", ["\u{E000}", "\u{F0000}", "\u{10FFFD}"], not: ["\u{FFFE}"]),
        Row("\\p{Any}", ["a", "\n", "\u{10FFFF}"], not: [""]),
        // The dot and its flag.
        Row("a.b", ["axb", "a\u{1F600}b"], not: ["a\nb", "ab"]),
        Row("(?s)a.b", ["a\nb"], not: ["ab"]),
        Row("(?s:.)(?-s:.)", ["\na"], not: ["a\n"]),
        Row("\\C\\C", ["\u{E9}", "ab"], not: ["a", "\u{20AC}"]),
        // Case.
        Row("(?i)kelvin", ["KELVIN", "\u{212A}elvin"], not: ["celvin"]),
        Row("(?i)S", ["s", "\u{17F}"], not: ["x"]),
        Row("(?i)[^k]", ["l"], not: ["K", "\u{212A}"]),
        Row("(?i)\\W", ["-"], not: ["s", "\u{17F}", "\u{212A}"]),
        Row("(?i)\u{DF}", ["\u{1E9E}"], not: ["ss", "SS"]),
        Row("(?i)\u{3C9}", ["\u{3A9}", "\u{2126}"], not: ["w"]),
        Row("(?i)\u{131}", ["\u{131}"], not: ["i", "I"]),
        Row("(?i)i", ["I"], not: ["\u{130}", "\u{131}"]),
        Row("(?i)\u{FB05}", ["\u{FB06}"], not: ["st"]),
        Row("(?i)[a-c]x|y", ["BX", "Y"], not: ["D"]),
        Row("(?i:a)b", ["Ab"], not: ["aB"]),
        Row("(?:(?i)a)b", ["Ab"], not: ["aB"]),
        Row("(?i)a(?-i)b", ["Ab"], not: ["aB"]),
        Row("(?i)a|b", ["A", "B"], not: ["c"]),
        Row("[@-A]", ["@", "A"], not: ["a"]),
        Row("(?i)[@-A]", ["a"], not: ["`"]),
        // Assertions.
        Row("^a$", ["a"], not: ["a\n", "\na"]),
        Row("\\Aa\\z", ["a"], not: ["a\n"]),
        Row("a^b", [], not: ["ab", "a\nb"]),
        Row("(?m)a$\\s^b", ["a\nb"], not: ["a b"]),
        Row("(?m)(?:^a$\n?)+", ["a", "a\na\n"], not: ["aa", "\na"]),
        Row("(?m)$^", [""], not: ["\n"]),
        Row("(?m)\n$^\n", ["\n\n"], not: ["\n"]),
        Row("(?m)\\A\n^\\z", ["\n"], not: [""]),
        Row("\\bfoo\\b", ["foo"], not: [" foo"]),
        Row("foo\\b.bar", ["foo bar", "foo\u{E9}bar"], not: ["fooxbar"]),
        Row("foo\\B.bar", ["fooxbar"], not: ["foo bar"]),
        Row("\\b", [], not: ["", "a"]),
        Row("\\B", [""], not: ["a"]),
        Row("(?:\\b|-)+a", ["a", "-a"], not: ["-", "ba"]),
        Row("(?:^|,)*a", ["a", ",,a"], not: ["b,a"]),
        // Escapes.
        Row("\\a\\f\\n\\r\\t\\v", ["\u{7}\u{C}\n\r\t\u{B}"], not: ["afnrtv"]),
        Row("\\x41\\x{e9}\\x{10FFFF}", ["A\u{E9}\u{10FFFF}"], not: ["A"]),
        Row("\\101\\0\\60\\608", ["A\u{0}00\u{38}"], not: ["A"]),
        Row("\\.\\*\\_\\-\\\\", [".*_-\\"], not: ["x*_-\\"]),
        Row("\\Qa.b*\\E+", ["a.b*", "a.b**"], not: ["axb", "a.b*a.b*"]),
        Row("\\Q(", ["("], not: [""]),
        // Names and laziness of groups have no influence.
        Row("(?P<year>\\d{4})-(?<month>\\d\\d)", ["2024-02"], not: ["2024-2"]),
        Row("(?U)a+(?i-U:b+)", ["aabB"], not: ["AB"]),
        Row("((((x))))", ["x"], not: ["xx"]),
    ])
    func validatesRightInBothEngines(row: Row) throws {
        for simulates in [false, true] {
            let pattern = try Pattern(row.pattern, simulates: simulates)
            #expect(pattern.isSimulated == simulates)
            for text in row.matching { #expect(pattern.matches(text), "\(text) should match") }
            for text in row.other { #expect(!pattern.matches(text), "\(text) should not match") }
        }
    }

    @Test(
        arguments: [
            0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000,
            0x3_FFFF, 0x4_0000,
            0xF_FFFF, 0x10_0000, 0x10_FFFF,
        ] as [UInt32])
    func distinguishesScalarsWhereTheirFormsChange(value: UInt32) throws {
        let hexadecimal = String(value, radix: 16)
        let only = try Pattern("\\x{\(hexadecimal)}")
        let others = try Pattern("[^\\x{\(hexadecimal)}]")
        let upTo = try Pattern("[\\x{0}-\\x{\(hexadecimal)}]")
        for distance in -2...2 {
            guard let near = UInt32(exactly: Int(value) + distance).flatMap(Unicode.Scalar.init)
            else { continue }
            let text = String(near)
            #expect(only.matches(text) == (distance == 0))
            #expect(others.matches(text) == (distance != 0))
            #expect(upTo.matches(text) == (distance <= 0))
        }
    }

    @Test func comparesSourcesByTheirBytes() throws {
        let composed = try Pattern("\u{E9}")
        let decomposed = try Pattern("e\u{301}")
        #expect(composed != decomposed)
        #expect(composed == (try Pattern("\u{E9}")))
        #expect(Set([composed, decomposed, try Pattern("\u{E9}")]).count == 2)
    }

    @Test func followsStatesOnlyWhereTheAutomatonWouldBeTooLarge() throws {
        #expect(try !Pattern("[a-z][a-z0-9_]{2,19}").isSimulated)
        let large = try Pattern("(?:a|b)*a(?:a|b){20}")
        #expect(large.isSimulated)
        #expect(large.matches("bba" + String(repeating: "ab", count: 10)))
        #expect(!large.matches("bbb" + String(repeating: "ab", count: 10)))
        #expect(
            large.matches("bba" + String(repeating: "ab", count: 10)),
            "a used set of states must be empty again")
    }

    @Test func stopsAtTheLimitOfSteps() throws {
        let pattern = try Pattern("(?:a|b)*a(?:a|b){900}")
        let bytes = Array(repeating: UInt8(ascii: "a"), count: 20_000)
        #expect(pattern.judge(bytes.span) == .tooManySteps)
        let short = "a" + String(repeating: "b", count: 900)
        #expect(pattern.matches(short), "the steps of one text must not be charged to the next")
    }
}
