import FormModel
import TestSupport
import Testing

@testable import FormCards

/// Texts of authors and persons never break a page.
@Suite struct HTMLEscapingTests {
    static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
        "</form>", "</style>",
        "<!--", "-->", "]]>", "&lt;script&gt;", "&#60;b&#62;", "&", "a\u{0}b", "\u{FEFF}<b>",
        "javascript:alert(1)",
        "\u{202E}gnp.exe", "</textarea><script>", "</option></select>", "`${alert(1)}`", "{{7*7}}",
        "\r\nSet-Cookie: a=b",
        "=cmd|' /C calc'!A0", "\u{1F468}\u{200D}\u{1F469}", "<", ">", "\"", "'", "%00", "a b",
        "x\u{1B}[31m", "x\u{9B}31m", "\u{80}\u{9F}\u{A0}",
    ]

    private static func link(_ text: String) -> String { "https://example.com/" + text }

    /// A card with a text at every place where one can be.
    static func card(_ text: String, address: String? = nil) -> CardDescription {
        let markup = TextMarkup([
            .init([.text(text), .strong([.text(text)]), .link([.text(text)], address: text)]),
            .init(isItem: true, [.emphasis([.text(text)])]),
        ])
        let option = FieldNode.Option(
            text, title: text, explanation: text, isSelected: true, isEnabled: false, reason: text)
        let issue = IssueNode(text, code: text, path: FieldPath([.key(text)]), label: text)
        func field(_ name: String, _ control: FieldNode.Control) -> CardNode {
            var field = FieldNode(
                path: FieldPath([.key(name), .key(text)]), label: text, control: control)
            field.help = markup
            field.text = text
            field.entered = [text]
            field.unit = text
            field.placeholder = text
            field.issues = [issue]
            field.hints.autocomplete = text
            field.hints.inputType = text
            field.hints.inputMode = text
            field.hints.pattern = text
            field.hints.minimum = text
            field.hints.maximum = text
            field.hints.step = text
            return .field(field)
        }
        let many = (0..<9).map { FieldNode.Option("\($0)\(text)", title: text, explanation: text) }
        var group = GroupNode(
            path: FieldPath([.key("g" + text)]), label: text,
            rows: [
                .init(
                    path: FieldPath([.key("g" + text), .index(0)]), title: text, issues: [issue],
                    body: [.text(text)])
            ])
        group.help = markup
        group.add = ActionNode(text)
        group.remove = ActionNode(text)
        var nodes: [CardNode] = [
            .text(markup), .text(text, role: .header), .text(text, role: .pill), .pair(text, text),
            .link(text, to: text), .link(text, to: address ?? link(text)),
            .picture(text, art: [text]),
            .picture(text), .group(group), .issues([issue], style: .summary),
        ]
        let controls: [(String, FieldNode.Control)] = [
            ("a", .line), ("b", .lines), ("c", .number), ("d", .date), ("e", .texts),
            ("f", .yesNo([option])),
            ("g", .one([option])), ("h", .one(many)), ("i", .many([option])),
        ]
        nodes += controls.map { field($0.0, $0.1) }
        nodes.append(
            .table(
                TableNode(
                    title: text, columns: [.init(text)],
                    rows: [
                        .init(mark: text, cells: [markup], issues: [issue], below: [.text(text)])
                    ], foot: [markup],
                    issues: [issue])))
        nodes.append(.gauge(GaugeNode(text, marks: [.init(0.5, text: text, title: text)])))
        nodes.append(.pages(PagesNode([.text(text)], position: text)))
        nodes.append(.button(ActionNode(text, isEnabled: false, reason: text)))
        var look = CardLook()
        look.edit = text
        return CardDescription(
            id: text, number: 1, count: 2, title: text, state: .custom(text), isValid: false,
            issues: [issue], look: look,
            body: .stack(nodes))
    }

    private static func options(_ text: String) -> HTMLOptions {
        var options = HTMLOptions(action: text, isStandalone: true)
        options.styleSheet = .embedded(nonce: text)
        options.token = .init(text)
        options.carried = [.init(text, text)]
        options.idPrefix = text
        return options
    }

    /// The elements of a page with the names of their attributes, which no text may change.
    private static func shape(_ page: HTMLElement) -> [String] {
        page.descendants.map {
            "\($0.name) \($0.attributes.keys.sorted().joined(separator: " "))"
        }
    }

    /// A harmless text with the properties of another: whether it is one line, longer than what all papers have space for, and
    /// whether an address may have it.
    private struct Harmless: Hashable {
        let isLine: Bool
        let isLong: Bool
        let isLink: Bool

        init(_ text: String) {
            isLong = text.utf8.count > 24
            isLine = !text.utf8.contains(0x0A)
            isLink = TextMarkup.isLink(HTMLEscapingTests.link(text))
        }

        func shape() throws -> [String] {
            let harmless = String(repeating: "harmless", count: isLong ? 4 : 1)
            let text = isLine ? harmless : "\r\n\(harmless)"
            let card = HTMLEscapingTests.card(
                text, address: isLink ? HTMLEscapingTests.link(text) : text)
            let page = try HTMLElement.read(card.html(HTMLEscapingTests.options(text)))
            return HTMLEscapingTests.shape(page)
        }
    }

    /// The shapes of pages with harmless texts, which many hostile ones share.
    private static let shapes: [Harmless: [String]] = {
        var shapes: [Harmless: [String]] = [:]
        for harmless in Set(hostile.map(Harmless.init)) { shapes[harmless] = try? harmless.shape() }
        return shapes
    }()

    @Test(arguments: hostile)
    func hostileTextsChangeNoElement(_ text: String) throws {
        let page = try HTMLElement.read(
            HTMLEscapingTests.card(text).html(HTMLEscapingTests.options(text)))
        #expect(HTMLEscapingTests.shape(page) == HTMLEscapingTests.shapes[Harmless(text)])
        try HTMLPageTests.checkPolicy(of: page)
    }

    @Test func soup() throws {
        var soup = ScalarSoup(seed: 13)
        for _ in Laws.rounds(6) {
            let text = soup.text()
            _ = try HTMLElement.read(
                HTMLEscapingTests.card(text).html(HTMLEscapingTests.options(text)))
        }
    }

    /// What a person entered is in the page as it is, but for zero bytes, which no parser keeps.
    @Test(arguments: hostile)
    func valuesAreKept(_ text: String) throws {
        let field = SampleDescription.field("/a", "A", .lines) { $0.entered = [text] }
        let page = try HTMLElement.read(SampleDescription.card([field]).html())
        let value = page.first("textarea")?.text.dropFirst()
        #expect(value.map(String.init) == Self.kept(text))
    }

    /// A text without zero characters.
    private static func kept(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { kept.append(scalar == "\u{0}" ? "\u{FFFD}" : scalar) }
        return String(kept)
    }

    /// All control characters but the zero one, and those of line ends, which browsers write in one way.
    private static let controls: [Unicode.Scalar] = {
        let codes = Array<UInt8>(0x01...0x1F) + Array<UInt8>(0x7F...0x9F)
        return codes.filter { $0 != 0x0A && $0 != 0x0D }.map { Unicode.Scalar($0) }
    }()

    /// What a person entered comes back from the page as it was, wherever the page has it.
    @Test func controlsArePosted() throws {
        var text = "a"
        text.unicodeScalars += Self.controls
        text += "z"
        let option = FieldNode.Option(text, title: text, isSelected: true)
        let controls: [(String, FieldNode.Control)] = [
            ("line", .line), ("lines", .lines), ("one", .one([option])), ("many", .many([option])),
            ("stray", .one([])), ("list", .one((0..<9).map { .init("\($0)", title: "t") })),
            ("date", .date), ("number", .number),
        ]
        var nodes = controls.map { name, control in
            SampleDescription.field("/\(name)", text, control) { $0.entered = [text] }
        }
        let hidden = SampleDescription.field("/hidden", text) { $0.entered = [text] }
        nodes.append(.pages(PagesNode([hidden, .text(text)], current: 1)))
        let html = SampleDescription.card(nodes).html()
        let form = try #require(try HTMLElement.read(html).first("form"))
        let entries = HTMLForm(element: form).entries().filter { !$0.name.hasPrefix("form-") }
        #expect(entries.filter { !$0.value.isEmpty }.count == controls.count + 1)
        for entry in entries where !entry.value.isEmpty {
            #expect(entry.value == text, "\(entry.name)")
        }
    }

    /// No terminal on which a page is printed obeys a text in it: escape sequences begin with U+001B.
    @Test(arguments: hostile + ["a\u{1B}]0;title\u{7}b\u{7F}\u{8}"])
    func pagesHaveNoRawControls(_ text: String) {
        let page = HTMLEscapingTests.card(text).html(HTMLEscapingTests.options(text))
        let isControl = { (byte: UInt8) in
            byte == 0x7F || byte < 0x20 && byte != 0x0A && byte != 0x09
        }
        #expect(!page.utf8.contains(where: isControl))
    }

    /// A text that a person reads has no control character, in an attribute neither.
    @Test func readTextsHaveNoControls() throws {
        let text = "x\u{9B}31m\u{1B}[0m"
        let field = SampleDescription.field("/a", text) { $0.placeholder = text }
        let page = try HTMLElement.read(
            SampleDescription.card([field, .picture(text)], title: text).html())
        let clean = "x\u{FFFD}31m\u{FFFD}[0m"
        #expect(page.element(id: "a")?["placeholder"] == clean)
        #expect(page.first("figure")?["aria-label"] == clean)
        #expect(page.first("h1")?.text == clean)
    }
}
