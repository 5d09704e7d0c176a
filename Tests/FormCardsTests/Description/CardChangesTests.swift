import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct CardChangesTests {
    @Test func equalDescriptionsHaveNoChanges() {
        #expect(SampleDescription.card().changes(since: SampleDescription.card()).isEmpty)
    }

    @Test func aCardThatAnswersMayChangeIsAnotherOne() {
        var dynamic = SampleDescription.card()
        dynamic.isDynamic.toggle()
        #expect(dynamic.changes(since: SampleDescription.card()).isCardChanged)
    }

    @Test func aChangedFieldIsNamedAlone() {
        var nodes = SampleDescription.nodes
        nodes[2] = SampleDescription.field("/amount", "Amount", .number) { $0.text = "$1.00" }
        let changes = SampleDescription.card(nodes).changes(since: SampleDescription.card())
        #expect(
            changes
                == CardChanges(isCardChanged: false, changed: ["/amount"], added: [], removed: []))
    }

    @Test func aFieldOfARowIsNamedWithoutItsGroup() {
        func card(_ name: String) -> CardDescription {
            var group = SampleDescription.group
            group.rows[0].body = [
                SampleDescription.field("/guests/0/name", "Name") { $0.text = name }
            ]
            return SampleDescription.card([.group(group)])
        }
        let changes = card("Grace").changes(since: card("Ada"))
        #expect(changes.changed == ["/guests/0/name"] && changes.added.isEmpty)
    }

    @Test func addedAndRemovedNodes() {
        let a = CardNode.text("a").identified(by: "a")
        let b = CardNode.text("b").identified(by: "b")
        let c = CardNode.text("c").identified(by: "c")
        let changes = SampleDescription.card([a, c]).changes(since: SampleDescription.card([a, b]))
        #expect(
            changes
                == CardChanges(
                    isCardChanged: false, changed: ["card3.0"], added: ["c"], removed: ["b"]))
    }

    @Test func anotherOrderChangesTheNodeAround() {
        let a = CardNode.text("a").identified(by: "a")
        let b = CardNode.text("b").identified(by: "b")
        let changes = SampleDescription.card([b, a]).changes(since: SampleDescription.card([a, b]))
        #expect(changes.changed == ["card3.0"] && changes.added.isEmpty && changes.removed.isEmpty)
    }

    @Test func aBoxIsAChange() {
        var box = CardBox()
        box.padding = CardBox.Edges(top: 1)
        let changed = SampleDescription.card([.text("a").boxed(box)])
        #expect(
            changed.changes(since: SampleDescription.card([.text("a")])).changed == ["card3.0.0"])
    }

    @Test func theCardItself() {
        let other = SampleDescription.card(title: "Another")
        #expect(other.changes(since: SampleDescription.card()).isCardChanged)
        #expect(other.changes(since: SampleDescription.card()).changed.isEmpty)
    }

    @Test(.countsInstructions) func deepAndWideTreesTakeLinearTime() throws {
        let ratio = try Growth.ofEightTimes(125) { size in
            let wide = (0..<size).map { CardNode.text("\($0)") }
            let card = SampleDescription.card([SampleDescription.nested(size)] + wide)
            return { _ = card.changes(since: card) }
        }
        #expect(ratio < 10)
    }
}
