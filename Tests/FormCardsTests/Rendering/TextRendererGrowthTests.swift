import FormModel
import TestSupport
import Testing

@testable import FormCards

/// The work of drawing is linear in the nodes and in their depth.
@Suite struct TextRendererGrowthTests {
    private func card(_ body: CardNode) -> CardDescription { Drawn.description([body]) }

    private func growth(_ size: Int, _ node: (Int) -> CardNode) throws -> Double {
        try Growth.ofEightTimes(size) { count in
            let card = card(node(count))
            let renderer = TextRenderer(width: 60)
            return { _ = renderer.lines(for: card) }
        }
    }

    @Test(.countsInstructions) func ofParts() throws {
        let ratio = try growth(60) { count in
            .stack((0..<count).map { Drawn.field("Field \($0)", "value \($0)") })
        }
        #expect(ratio < 10)
    }

    @Test(.countsInstructions) func ofRows() throws {
        let ratio = try growth(40) { count in
            let cells = ["a product", "1", "$2"].map { TextMarkup(plain: $0) }
            return .table(
                TableNode(
                    columns: ["A", "B", "C"].map { TableNode.Column($0) },
                    rows: (0..<count).map { TableNode.Row(mark: String($0), cells: cells) }))
        }
        #expect(ratio < 10)
    }

    private func nested(_ depth: Int, _ around: (CardNode, Int) -> CardNode) -> CardNode {
        (0..<depth).reduce(CardNode.text("deep")) { around($0, $1) }
    }

    @Test(.countsInstructions, arguments: StackNode.Axis.allCases)
    func ofStacksInEachOther(axis: StackNode.Axis) throws {
        let ratio = try growth(125) { depth in
            nested(depth) { node, level in
                .stack(StackNode([.text("level \(level)"), node], axis: axis))
            }
        }
        #expect(ratio < 10)
    }

    @Test(.countsInstructions) func ofBoxesInEachOther() throws {
        let ratio = try growth(125) { depth in
            nested(depth) { node, level in
                var box = CardBox()
                box.border = CardBox.Border()
                box.fill = .role(.accent)
                box.width = level % 2 == 0 ? .intrinsic : .fill
                return CardNode.stack([.text("level"), node]).boxed(box)
            }
        }
        #expect(ratio < 12)
    }

    @Test(.countsInstructions) func ofGroupsInEachOther() throws {
        let ratio = try growth(125) { depth in
            nested(depth) { node, _ in
                .group(
                    GroupNode(
                        path: FieldPath(), label: "G",
                        rows: [GroupNode.Row(path: FieldPath(), title: "Row", body: [node])]))
            }
        }
        #expect(ratio < 10)
    }

    @Test(.countsInstructions) func ofRememberedNodes() throws {
        let ratio = try Growth.ofEightTimes(60) { count in
            let card = card(
                .stack((0..<count).map { Drawn.field("F\($0)", "x").identified(by: "f\($0)") }))
            var cache = LayoutCache()
            let renderer = TextRenderer(width: 60)
            _ = renderer.lines(for: card, remembering: &cache)
            let drawn = cache
            return {
                var cache = drawn
                _ = renderer.lines(for: card, remembering: &cache)
            }
        }
        #expect(ratio < 10)
    }
}
