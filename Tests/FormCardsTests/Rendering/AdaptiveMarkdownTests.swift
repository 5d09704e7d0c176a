import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct AdaptiveMarkdownTests {
    @Test(
        arguments: [
            ("plain", "plain"), ("*a* _b_ `c`", #"\*a\* \_b\_ \`c\`"#),
            ("snake_case_name", "snake_case_name"), ("_x", #"\_x"#),
            ("[text](https://example.com)", #"\[text\](https://example.com)"#),
            ("<b>", #"\<b>"#), ("a & b &amp; &#65;", #"a & b \&amp; \&#65;"#),
            ("# a", "\\# a"), ("- a", #"\- a"#), ("+1", #"\+1"#), ("> a", #"\> a"#),
            ("1. a", #"1\. a"#), ("12) a", #"12\) a"#), ("1.5", #"1\.5"#), ("---", #"\---"#),
            ("===", #"\==="#), ("a|b", #"a\|b"#), ("~~a~~", #"\~\~a\~\~"#), (#"a\b"#, #"a\\b"#),
            ("    code", "code"),
            ("{{DATE(2026-01-31T00:00:00Z)}}", #"\{{DATE(2026-01-31T00:00:00Z)\}}"#),
            ("{a}", "{a}"), ("a - b", "a - b"), ("", ""), ("\u{1B}[1m", #"\\u{1B}\[1m"#),
        ])
    func valuesAreNoMarkup(_ row: (text: String, markdown: String)) {
        #expect(AdaptiveMarkdown.escaped(row.text) == row.markdown)
    }

    @Test(
        arguments: [
            ([.init([.text("a "), .strong([.text("b")]), .text(" c")])], "a **b** c"),
            ([.init([.strong([.text(" b ")]), .text("c")])], "**b** c"),
            ([.init([.strong([.emphasis([.text("x")])])])], "**_x_**"),
            ([.init([.strong([.text(" ")])])], ""),
            (
                [.init([.link([.text("a]b")], address: "https://example.com/(x) y")])],
                #"[a\]b](https://example.com/%28x%29%20y)"#
            ),
            ([.init([.link([.text("a")], address: "javascript:alert(1)")])], "a"),
            ([.init([.text("a")]), .init([]), .init([.text("b")])], "a\n\nb"),
            (
                [
                    .init([.text("a")]), .init(isItem: true, [.text("b")]),
                    .init(isItem: true, [.text("- c")]),
                ],
                "a\n\n- b\n- \\- c"
            ),
        ] as [([TextMarkup.Line], String)])
    func markupIsMarkdown(_ row: (lines: [TextMarkup.Line], markdown: String)) {
        #expect(AdaptiveMarkdown.text(TextMarkup(row.lines)) == row.markdown)
    }

    @Test(.countsInstructions) func escapingIsLinear() throws {
        let ratio = try Growth.ofEightTimes(2_000) { size in
            let text = String(repeating: "*_[", count: size)
            return { _ = AdaptiveMarkdown.escaped(text) }
        }
        #expect(ratio < 10)
    }
}
