import FormModel
import Testing

@testable import FormCards

/// The drawing of texts, links, pictures, issues, buttons and pairs.
@Suite struct NodeDrawingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let node: CardNode
        let width: Int
        let lines: [String]

        init(_ name: String, _ node: CardNode, _ width: Int, _ lines: [String]) {
            testDescription = name
            self.node = node
            self.width = width
            self.lines = lines
        }
    }

    private static func pair(
        _ title: String, _ value: String, _ alignment: Alignment = .trailing,
        yields: PairNode.Column = .title
    ) -> CardNode {
        .pair(
            PairNode(
                title: TextMarkup(plain: title), value: TextMarkup(plain: value),
                alignment: alignment, yields: yields))
    }

    private static let examples: [Example] = [
        Example("text", .text("one two three"), 8, ["one two", "three"]),
        Example("paragraphs", .text("one\n\ntwo"), 8, ["one", "", "two"]),
        Example("no text", .text(" "), 8, []),
        Example("centred", .text("one", alignment: .center), 9, ["   one"]),
        Example("at the end", .text("one two", alignment: .trailing), 5, ["  one", "  two"]),
        Example("pill", .text("Large loan", role: .pill), 20, ["( Large loan )"]),
        Example("link", .link("Terms", to: "https://x.y/t"), 40, ["Terms (https://x.y/t)"]),
        Example("mail", .link("Ask", to: "mailto:a@b.c"), 40, ["Ask (a@b.c)"]),
        Example("address", .link("a@b.c", to: "mailto:a@b.c"), 40, ["a@b.c"]),
        Example("no link", .link("X", to: "javascript:x"), 40, ["X (javascript:x)"]),
        Example(
            "picture", .picture("A cat", art: ["=^.^=", "(   )"]), 5, ["=^.^=", "(   )", "A cat"]),
        Example("picture that is too wide", .picture("A cat", art: ["=^.^="]), 4, ["A", "cat"]),
        Example("picture without a text", .picture("", art: ["=^.^="]), 9, ["=^.^="]),
        Example("issue", .issues([IssueNode("Too long.")]), 20, ["✗ Error: Too long."]),
        Example("no issue", .issues([]), 20, []),
        Example(
            "count",
            CardNode(
                .issues(
                    IssuesNode(issues: [IssueNode("a")], style: .count, heading: "1 answer (A)."))),
            40, ["✗ Error: 1 answer (A)."]),
        Example("button", .button(ActionNode("Go")), 20, ["[ Go ]"]),
        Example("primary", .button(ActionNode("Go", isPrimary: true)), 20, ["[[ Go ]]"]),
        Example(
            "disabled", .button(ActionNode("Go", isEnabled: false)), 30,
            ["[ Go ] (not available)"]),
        Example(
            "disabled with a reason",
            .button(ActionNode("Go", isEnabled: false, reason: "not yet")), 12,
            ["[ Go ]", "(not yet)"]),
        Example("broken button", .button(ActionNode("one two")), 8, ["[ one", "  two ]"]),
        Example("pair", pair("A", "1"), 20, ["A                  1"]),
        Example("centred pair", pair("A", "1", .center), 20, ["A          1"]),
        Example("leading pair", pair("A", "1", .leading), 20, ["A  1"]),
        Example(
            "title yields", pair("one two three", "$1,000.00"), 20,
            ["one two    $1,000.00", "three"]),
        Example(
            "value yields", pair("one two", "three four five", .trailing, yields: .value), 20,
            ["one two   three four", "                five"]),
        Example("narrow pair", pair("one two", "three"), 9, ["one two", "    three"]),
        Example("rule", .rule(), 5, ["─────"]),
        Example("space", .space(2), 5, ["", ""]),
    ]

    @Test(arguments: examples)
    func lines(example: Example) {
        #expect(Drawn.lines(example.node, example.width) == example.lines)
    }

    @Test func summary() {
        let issues = [
            IssueNode("E-mail is required."),
            IssueNode("Please say yes or no, since we write to nobody else."),
            IssueNode("Odd.", severity: .warning),
        ]
        #expect(
            Drawn.lines(.issues(issues, style: .summary), 36) == [
                "✗ There are 2 problems", "  1  E-mail is required.",
                "  2  Please say yes or no, since we", "     write to nobody else.",
                "  3  Warning: Odd.",
            ])
        #expect(
            Drawn.lines(.issues([issues[0]], style: .summary), 36, .ascii) == [
                "x There is 1 problem", "  1  E-mail is required.",
            ])
    }

    @Test(arguments: TextRole.allCases)
    func rolesAreStyles(role: TextRole) {
        let styles = Set(Drawn.styles(.text("one", role: role)))
        #expect(styles == [role.style])
    }

    @Test func linksLeadToTheirAddress() {
        let markup = TextMarkup([
            TextMarkup.Line([.text("a "), .link([.text("b c")], address: "https://x.y")]),
            TextMarkup.Line([.link([.text("d")], address: "javascript:x")]),
        ])
        let runs = TextRenderer().lines(for: .text(markup), width: 4).flatMap(\.runs)
        #expect(runs.filter { $0.link != nil }.map(\.text.string) == ["b", "c"])
        let node = CardNode.link("Terms", to: "https://x.y")
        let link = TextRenderer().lines(for: node).flatMap(\.runs)
        #expect(link.first?.link == "https://x.y")
        #expect(link.first?.style == .link)
    }

    @Test(arguments: [
        ("https://x.y", true), ("HTTPS://x", true), ("tel:1", true), ("mailto:a@b", true),
        ("http://x.y", false), ("https://", false), ("https://x y", false),
        ("https://x\u{1B}", false), ("https://ä", false), ("javascript:1", false), ("", false),
    ])
    func addressesThatATerminalMayOpen(address: String, isAllowed: Bool) {
        #expect((LinkAddress.checked(address) != nil) == isAllowed)
    }

    @Test func asciiPicturesHaveNoOtherCharacters() {
        #expect(Drawn.lines(.picture("A", art: ["█"]), 9, .ascii) == ["A"])
        #expect(Drawn.lines(.picture("A", art: ["█"]), 9) == ["█", "A"])
    }
}
