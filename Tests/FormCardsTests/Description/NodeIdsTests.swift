import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct NodeIdsTests {
    @Test func everyNodeHasAnIdOfItsOwn() {
        let ids = SampleDescription.card().nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { !$0.isEmpty })
    }

    @Test(
        arguments: [
            ("/amount", "amount"), ("/guests", "guests"), ("/guests/0/name", "name"),
            ("back", "back"), ("card3.0", "body"), ("card3.0.0", "pill"), ("card3.0.16.1", "right"),
            ("/lines/0.0", "below"),
        ])
    func idsSayWhereANodeIs(_ row: (id: String, what: String)) {
        #expect(
            SampleDescription.card().nodes.contains { $0.id == row.id }, "\(row.what) is \(row.id)")
    }

    @Test func idsOfAuthorsAreKeptAndDuplicatesNumbered() {
        let texts = ["a", "a", "a-2", "a", "", "card3.0.4"].map {
            CardNode.text("x").identified(by: $0)
        }
        let ids = SampleDescription.card(texts).nodes.dropFirst().map(\.id)
        #expect(ids == ["a", "a-2", "a-2-2", "a-3", "card3.0.4", "card3.0.4-2"])
    }

    @Test func aFieldThatIsShownTwice() {
        let field = SampleDescription.field("/a", "A")
        let ids = SampleDescription.card([field, field]).nodes.map(\.id)
        #expect(ids == ["card3.0", "/a", "/a-2"])
    }

    @Test func idsOfDeepTreesAreShort() {
        let nodes = SampleDescription.card([SampleDescription.nested(1_000)]).nodes
        #expect(nodes.count == 1_002)
        #expect(Set(nodes.map(\.id)).count == nodes.count)
        #expect(nodes.allSatisfy { $0.id.utf8.count <= 100 })
        // The ids are the same in each run, so that a page and its answer agree.
        #expect(
            nodes.last?.id
                == SampleDescription.card([SampleDescription.nested(1_000)]).nodes.last?.id)
    }

    @Test func aLongIdOfAnAuthorIsNotRepeated() {
        let long = CardNode.stack([.text("x")]).identified(by: String(repeating: "i", count: 1_000))
        #expect((SampleDescription.card([long]).nodes.last?.id.utf8.count ?? 0) < 30)
    }

    @Test(.countsInstructions) func numberingIsLinear() throws {
        let wide = try Growth.ofEightTimes(500) { size in
            let nodes = Array(repeating: CardNode.text("x").identified(by: "same"), count: size)
            return { _ = SampleDescription.card(nodes) }
        }
        let deep = try Growth.ofEightTimes(125) { size in
            let tree = SampleDescription.nested(size)
            return { _ = SampleDescription.card([tree]) }
        }
        #expect(wide < 10 && deep < 10, "\(wide) \(deep)")
    }
}
