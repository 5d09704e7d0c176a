import FormModel
import Testing

@testable import FormCards

/// Stacks: nodes below each other, beside each other, and as tiles.
@Suite struct ColumnsLayoutTests {
    private func stack(
        _ nodes: [CardNode], _ axis: StackNode.Axis = .horizontal,
        _ distribution: StackNode.Distribution = .fill, _ alignment: Alignment = .leading,
        spacing: Int = 0
    ) -> CardNode {
        .stack(
            StackNode(
                nodes, axis: axis, distribution: distribution, alignment: alignment,
                spacing: spacing))
    }

    private func intrinsic(_ text: String) -> CardNode {
        var box = CardBox()
        box.width = .intrinsic
        return CardNode.text(text).boxed(box)
    }

    private var texts: [CardNode] { ["one", "two"].map { .text($0, alignment: .trailing) } }

    @Test func distributions() {
        #expect(Drawn.lines(stack(texts), 20) == ["      one        two"])
        #expect(
            Drawn.lines(stack([intrinsic("one"), texts[1]]), 20) == ["one              two"])
        #expect(Drawn.lines(stack(texts, .horizontal, .equal), 20) == ["      one        two"])
        #expect(
            Drawn.lines(stack([intrinsic("one"), intrinsic("two")], .horizontal, .between), 20)
                == ["one              two"])
        #expect(
            Drawn.lines(
                stack([.text("a long text"), .text("x")], .horizontal, .equal, spacing: 1), 21)
                == ["a long     x", "text"])
    }

    @Test func longTextsShareTheWidth() {
        let nodes = [CardNode.text("a"), .text("one two three four five six")]
        #expect(Drawn.lines(stack(nodes), 20) == ["a  one two three", "   four five six"])
    }

    @Test func rulesBetweenColumns() {
        let nodes: [CardNode] = [intrinsic("one"), .rule(.vertical), .text("two three four")]
        #expect(
            Drawn.lines(stack(nodes, spacing: 1), 20) == ["one │ two three four"])
        #expect(Drawn.lines(stack(nodes, spacing: 1), 16) == ["one │ two three", "    │ four"])
        #expect(Drawn.lines(stack(nodes, spacing: 1), 16, .ascii)[1] == "    | four")
    }

    @Test(arguments: [
        (Alignment.leading, ["a  one", "   two", "   three"]),
        (.center, ["   one", "a  two", "   three"]), (.trailing, ["   one", "   two", "a  three"]),
    ])
    func alignmentAcross(alignment: Alignment, lines: [String]) {
        let nodes = [intrinsic("a"), CardNode.text("one\ntwo\nthree")]
        #expect(Drawn.lines(stack(nodes, .horizontal, .fill, alignment), 20) == lines)
    }

    @Test func columnsThatDoNotFitAreBelowEachOther() {
        let nodes = [
            CardNode.text("one two three four"), .rule(.vertical), .text("five six seven"),
        ]
        #expect(Drawn.lines(stack(nodes), 16) == ["one two three", "four", "", "five six seven"])
    }

    @Test func tiles() {
        let tiles = ["one", "two", "three"].map { text -> CardNode in
            var box = CardBox()
            box.border = CardBox.Border()
            box.width = .intrinsic
            return CardNode.text(text).boxed(box)
        }
        #expect(
            Drawn.lines(stack(tiles, .wrapping, spacing: 1), 20) == [
                "┌─────┐ ┌─────┐", "│ one │ │ two │", "└─────┘ └─────┘", "┌───────┐", "│ three │",
                "└───────┘",
            ])
        #expect(
            Drawn.lines(stack(tiles, .wrapping, .equal, spacing: 1), 20) == [
                "┌───────┐ ┌───────┐", "│ one   │ │ two   │", "└───────┘ └───────┘", "┌───────┐",
                "│ three │", "└───────┘",
            ])
        #expect(
            Array(Drawn.lines(stack(tiles, .wrapping, .between, spacing: 1), 20).prefix(2)) == [
                "┌─────┐      ┌─────┐", "│ one │      │ two │",
            ])
    }

    @Test func buttonsShareALineWhereTheyFit() {
        let buttons = ["a", "b", "a b"].map { CardNode.button(ActionNode($0)) }
        let cases: [(Int, [String])] = [
            (12, ["[ a ]  [ b ]", "[ a b ]"]), (11, ["[ a ]", "[ b ]", "[ a b ]"]),
            (21, ["[ a ]  [ b ]  [ a b ]"]), (20, ["[ a ]  [ b ]", "[ a b ]"]),
            (6, ["[ a ]", "[ b ]", "[ a", "  b ]"]),
        ]
        for (width, lines) in cases {
            #expect(Drawn.lines(stack(buttons, .wrapping, spacing: 2), width) == lines)
        }
    }

    @Test func alignmentOfVerticalStacks() {
        let nodes = [CardNode.text("one"), .button(ActionNode("Go"))]
        #expect(
            Drawn.lines(stack(nodes, .vertical, .fill, .center), 12) == [
                "    one", "", "   [ Go ]",
            ])
        #expect(
            Drawn.lines(stack(nodes, .vertical, .fill, .trailing), 12) == [
                "         one", "", "      [ Go ]",
            ])
    }

    @Test func emptyLinesByKind() {
        let field = Drawn.field("A", "1")
        #expect(Drawn.lines([.text("a"), .text("b")]) == ["a", "", "b"])
        #expect(!Drawn.lines([field, field, .pair("B", "2")], 10).contains(""))
        #expect(Drawn.lines([.text("H", role: .header), field], 10) == ["H", "A", "  1"])
        #expect(
            Drawn.lines([.text("H", role: .header), .text("d", role: .detail), field], 10)
                == ["H", "d", "A", "  1"])
        #expect(Drawn.lines([.text("a"), .rule(), .text("b")], 3) == ["a", "───", "b"])
        #expect(Drawn.lines([.text("a"), .space(2), .text("b")], 3) == ["a", "", "", "b"])
        #expect(Drawn.lines([.text("a"), .issues([]), .text("b")], 3) == ["a", "", "b"])
        #expect(
            Drawn.lines([.text("H", role: .header), .text("I", role: .header)]) == ["H", "", "I"])
        #expect(
            Drawn.lines([.stack([.text("H", role: .header), field]), field], 40)
                == ["H", "A  1", "", "A  1"])
    }

    @Test func emptyLinesByNumber() {
        let nodes = [Drawn.field("A", "1"), Drawn.field("B", "2"), .rule(), .text("c")]
        #expect(
            Drawn.lines(.stack(nodes, spacing: 2), 36) == [
                "A  1", "", "", "B  2", "", String(repeating: "─", count: 36), "", "c",
            ])
    }

    @Test func spacingOfATheme() {
        var theme = Theme.standard
        theme.spacing.blocks = 2
        theme.spacing.columns = 4
        theme.spacing.indent = 1
        theme.spacing.padding = 3
        let renderer = TextRenderer(width: 48, theme: theme)
        let nodes: [CardNode] = [.text("a"), Drawn.field("B", "1")]
        #expect(
            Drawn.card(nodes, renderer: renderer) == [
                "┌─ Card ───────────────────────────────────────┐",
                "│   a                                          │",
                "│                                              │",
                "│                                              │",
                "│   B    1                                     │",
                "└──────────────────────────────────────────────┘",
            ])
        #expect(
            TextRenderer(theme: theme).lines(for: Drawn.field("B", "1"), width: 12).map(\.text)
                == ["B           ", " 1          "])
    }

    @Test(arguments: [
        ([1, 1], [5, 5], 10, [5, 5]), ([1, 1], [9, 2], 10, [8, 2]), ([3, 3], [3, 9], 4, [3, 3]),
        ([1, 1, 1], [1, 9, 9], 11, [1, 5, 5]), ([], [], 9, []), ([2], [9], 5, [5]),
    ])
    func shares(least: [Int], ideal: [Int], available: Int, widths: [Int]) {
        #expect(WidthShares.widths(least: least, ideal: ideal, available: available) == widths)
    }
}
