import FormCards
import FormModel
import Testing

/// The boxes of nodes: margins, padding, borders, colours, marks, widths and heights.
@Suite struct LayoutBoxTests {
    private func boxed(
        _ node: CardNode = .text("one"), _ change: (inout CardBox) -> Void
    ) -> CardNode {
        var box = CardBox()
        change(&box)
        return node.boxed(box)
    }

    @Test(arguments: [
        (CardBox.Border(), CardGlyphs.unicode, ["┌──────────┐", "│ one      │", "└──────────┘"]),
        (.init(isRounded: true), .unicode, ["╭──────────╮", "│ one      │", "╰──────────╯"]),
        (.init(line: .heavy), .unicode, ["┏━━━━━━━━━━┓", "┃ one      ┃", "┗━━━━━━━━━━┛"]),
        (.init(line: .double), .unicode, ["╔══════════╗", "║ one      ║", "╚══════════╝"]),
        (.init(), .ascii, ["+----------+", "| one      |", "+----------+"]),
        (.init(line: .heavy), .ascii, ["+==========+", "| one      |", "+==========+"]),
    ])
    func borders(border: CardBox.Border, glyphs: CardGlyphs, lines: [String]) {
        #expect(Drawn.lines(boxed { $0.border = border }, 12, glyphs) == lines)
    }

    @Test func spaceIsOutsideAndInside() {
        let node = boxed {
            $0.border = CardBox.Border()
            $0.margin = CardBox.Edges(top: 1, right: 2, bottom: 1, left: 3)
            $0.padding = CardBox.Edges(top: 1, right: 1, bottom: 0, left: 2)
        }
        #expect(
            Drawn.lines(node, 20) == [
                "", "   ┌─────────────┐", "   │             │", "   │   one       │",
                "   └─────────────┘", "",
            ])
    }

    @Test(arguments: [
        (CardBox.Width.intrinsic, ["┌─────┐", "│ one │", "└─────┘"]),
        (.fixed(5), ["┌───────┐", "│ one   │", "└───────┘"]),
        (.fixed(100), ["┌──────────────────┐", "│ one              │", "└──────────────────┘"]),
        (.fixed(-1), ["┌───┐", "│ o │", "│ n │", "│ e │", "└───┘"]),
    ])
    func widths(width: CardBox.Width, lines: [String]) {
        let node = boxed {
            $0.border = CardBox.Border()
            $0.width = width
        }
        #expect(Drawn.lines(node, 20) == lines)
    }

    @Test(arguments: [
        (CardBox.VerticalAlignment.top, ["one", "", ""]), (.center, ["", "one", ""]),
        (.bottom, ["", "", "one"]),
    ])
    func heights(alignment: CardBox.VerticalAlignment, lines: [String]) {
        let node = boxed {
            $0.height = 3
            $0.verticalAlignment = alignment
        }
        #expect(Drawn.lines(node, 20) == lines)
    }

    /// A height never cuts contents.
    @Test func heightsAreTheLeast() {
        #expect(Drawn.lines(boxed(.text("one two")) { $0.height = 1 }, 5) == ["one", "two"])
    }

    @Test(arguments: [
        (CardBox.Accessory.disclosure, CardGlyphs.unicode, ["one two    ›", "three four"]),
        (.disclosure, .ascii, ["one two    >", "three four"]),
        (.activity, .unicode, ["one two    ⋯", "three four"]),
        (.activity, .ascii, ["one two  ...", "three", "four"]),
        (.checkmark, .unicode, ["one two    ✓", "three four"]),
        (.checkmark, .ascii, ["one two    *", "three four"]),
    ])
    func accessories(accessory: CardBox.Accessory, glyphs: CardGlyphs, lines: [String]) {
        let node = boxed(.text("one two three four")) { $0.accessory = accessory }
        #expect(Drawn.lines(node, 12, glyphs) == lines)
    }

    @Test func accessoriesOfBoxesInEachOther() {
        let inner = boxed { $0.accessory = .checkmark }
        let outer = boxed(.stack([inner, boxed(.text("two")) { $0.accessory = .checkmark }])) {
            $0.accessory = .disclosure
            $0.border = CardBox.Border()
        }
        #expect(
            Drawn.lines(outer, 20) == [
                "┌──────────────────┐", "│ one          ✓ › │", "│                  │",
                "│ two          ✓   │", "└──────────────────┘",
            ])
    }

    /// A remembered line never has the mark of a box that another line has got.
    @Test func accessoriesAreNotRemembered() {
        let text = CardNode.text("one").identified(by: "a")
        let boxed = boxed(.stack([text])) { $0.accessory = .disclosure }
        var cache = LayoutCache()
        let renderer = TextRenderer(width: 30)
        let first = renderer.lines(for: Drawn.description([boxed]), remembering: &cache)
        let second = renderer.lines(for: Drawn.description([boxed]), remembering: &cache)
        #expect(first == second)
        #expect(first.contains { $0.text.contains("›") })
    }

    @Test func sidesGiveWayToContents() {
        let node = boxed(.text("one two three")) {
            $0.margin = CardBox.Edges(right: 100, left: 100)
            $0.padding = CardBox.Edges(right: 100, left: 100)
            $0.border = CardBox.Border()
        }
        for width in 1...60 {
            let lines = TextRenderer().lines(for: node, width: width)
            #expect(lines.allSatisfy { $0.width == width })
            #expect(lines.map(\.text).joined().contains("o"))
        }
    }

    @Test func coloursAreBehindContentsAndPadding() {
        let fill = CardColor.rgb(RGBColor(red: 1, green: 2, blue: 3))
        let node = boxed {
            $0.fill = fill
            $0.margin = CardBox.Edges(left: 1)
            $0.padding = CardBox.Edges(right: 2, left: 2)
        }
        let runs = TextRenderer().lines(for: node, width: 12).flatMap(\.runs)
        let filled = runs.filter { $0.background == fill }.reduce(0) { $0 + $1.text.width }
        #expect(filled == 11)
        #expect(runs.first?.background == nil)
        let plain = TextRenderer(theme: .plain).lines(for: node, width: 12).flatMap(\.runs)
        #expect(plain.allSatisfy { $0.background == nil })
    }

    @Test func fieldsInABoxShareTheColumnAround() {
        let inner = boxed(Drawn.field("A", "1")) { $0.border = CardBox.Border() }
        #expect(
            Drawn.lines([Drawn.field("Name of it", "2"), inner], 44) == [
                "Name of it  2", "┌──────────────────────────────────────────┐",
                "│ A         1                              │",
                "└──────────────────────────────────────────┘",
            ])
    }

    @Test func anEmptyBoxLeavesNoGap() {
        let empty = boxed(.issues([])) { $0.margin = CardBox.Edges(top: 3, left: 2) }
        #expect(Drawn.lines([.text("one"), empty, .text("two")]) == ["one", "", "two"])
    }
}
