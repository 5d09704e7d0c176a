import TestSupport
import Testing

@testable import FormModel

/// The markup of helps and labels.
@Suite struct TextMarkupTests {
    private func markup(_ text: String, _ value: String = "v") -> TextMarkup {
        CompiledMarkup.filled(text) { _ in value }
    }

    /// A tree as text: `<b>` for strong, `<i>` for emphasis, `<a address>` for links, `•` for items.
    private func tree(_ markup: TextMarkup) -> String {
        func text(_ spans: [TextMarkup.Span]) -> String {
            spans.map { span in
                switch span {
                case .text(let text): text
                case .strong(let inner): "<b>\(text(inner))</b>"
                case .emphasis(let inner): "<i>\(text(inner))</i>"
                case .link(let inner, let address): "<a \(address)>\(text(inner))</a>"
                }
            }.joined()
        }
        return markup.lines.map { ($0.isItem ? "•" : "") + text($0.spans) }.joined(separator: "|")
    }

    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("**a** b", "<b>a</b> b"), ("*a* b", "<i>a</i> b"),
        ("***a***", "<b><i>a</i></b>"), ("**a *b* c**", "<b>a <i>b</i> c</b>"),
        ("*a **b** c*", "<i>a <b>b</b> c</i>"), ("2 * 3 ** 4", "2 * 3 ** 4"),
        ("*a", "*a"), ("**a*", "**a*"), ("a*b*c", "a<i>b</i>c"), ("****a****", "****a****"),
        ("*a **b* c**", "<i>a **b</i> c**"), ("* a *", "* a *"), ("**", "**"),
        ("*a|b*", "<i>a|b</i>"), ("- a\n- *b*\nc\n\n-d", "•a|•<i>b</i>|c||-d"), ("a - b", "a - b"),
        ("-", "-"), ("- ", "•"), ("*a\nb*", "*a|b*"), ("a\r\n- b\r\n", "a|•b|"),
        ("[a](https://x.y)", "<a https://x.y>a</a>"),
        ("[**a** b](mailto:a@b)", "<a mailto:a@b><b>a</b> b</a>"),
        ("**[a](tel:1)**", "<b><a tel:1>a</a></b>"), ("[](tel:1)", "<a tel:1>tel:1</a>"),
        ("[a] (tel:1)", "[a] (tel:1)"), ("[a](tel:1", "[a](tel:1"), ("[a](x y)", "[a](x y)"),
        ("[a [b](tel:1)", "[a <a tel:1>b</a>"), ("*a [b* c](tel:1)*", "<i>a <a tel:1>b* c</a></i>"),
        ("a]", "a]"), ("[", "["), ("\\*a\\* \\[b\\](tel:1) \\\\ \\x", "*a* [b](tel:1) \\ \\x"),
        ("\\- a", "- a"), ("\\", "\\"), ("{x}", "v"), ("**{x}** {{*b*}}", "<b>v</b> {<i>b</i>}"),
        ("*{x}*", "<i>v</i>"),
    ])
    func isATree(_ text: String, _ expected: String) {
        #expect(tree(markup(text)) == expected)
    }

    @Test(arguments: [
        ("**a** *b*\n- c", "a b\n- c"), ("[a](https://x)", "a (https://x)"),
        ("[a@b](mailto:a@b)", "a@b"), ("[call](TEL:1)", "call (1)"), ("a\n\nb", "a\n\nb"),
        ("[https://x](https://x)", "https://x"),
    ])
    func hasAPlainText(_ text: String, _ plain: String) {
        #expect(markup(text).plainText == plain)
    }

    /// No value adds a marker, a link or a line of a list.
    @Test(arguments: ["*a*", "**", "- x", "[a](https://x)", "](tel:1)", "\\", "{y}", "[", "*"])
    func valuesAreNotParsed(_ value: String) throws {
        let help: LocalizedText = "{name} *b* [c](tel:1)\n{name}"
        let form = try Form(
            id: "f", title: "F", items: [.input("name", title: "N", help: help)])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text(value), userInitiated: true)
        #expect(tree(source.markup(help)) == "\(value) <i>b</i> <a tel:1>c</a>|\(value)")
        let plain: LocalizedText = "{name}"
        #expect(tree(source.markup(plain)) == "…" || form.compiled.texts[plain] == nil)
    }

    @Test(arguments: ["*a*", "[x](https://y)", "- a\n- b", "a\\b", "\\*", "**", "x - y", "-"])
    func anEscapedTextIsLiteral(_ text: String) {
        #expect(tree(markup(CompiledMarkup.escaped(text))) == text.replacing("\n", with: "|"))
    }

    @Test func wrongAddressesAreDiagnostics() {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "[x](y)", "help": "[x](⟦badLink⟧http://y)", "items": [
              { "type": "input", "name": "a", "title": "[x](y)", "placeholder": "[x](y)",
                "help": { "en": "[x](https://y) [x](mailto:y) [x](tel:1)", "de": "\u00e9\n[x](⟦badLink⟧javascript:y)" } },
              { "type": "label", "title": "[x](⟦badLink⟧HTTPS://{a}) [x](⟦badLink⟧https://) [x]( y)" } ] }
            """#
        ).check()
    }

    @Test(
        .countsInstructions,
        arguments: ["*", "**a ", "[", "[a](", "*a [b ", "- *\n", "***", "\\", "[a](x ", "]("])
    func manyMarkersCostWhatTheirBytesCost(_ unit: String) throws {
        let growth = try Growth.ofEightTimes(500) { size in
            let text = String(repeating: unit, count: size)
            return { _ = CompiledMarkup(LocalizedText(text)) }
        }
        #expect(growth < 10, "\(growth)")
    }
}
