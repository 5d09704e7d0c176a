import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct CardTextsTests {
    /// The texts of a card in order, without its title.
    private func texts(_ nodes: CardNode...) -> [String] {
        Array(SampleDescription.card(nodes).texts.dropFirst())
    }

    @Test func theTitleIsFirst() {
        #expect(SampleDescription.card().texts.first == "The loan")
    }

    @Test func secretsAreLeftOut() {
        #expect(!SampleDescription.card().texts.contains { $0.contains(SampleDescription.secret) })
    }

    @Test func markupIsSplitBehindLinks() {
        #expect(texts(.text(SampleDescription.link)) == ["Read the terms", ".", "one"])
    }

    @Test func fields() {
        let field = SampleDescription.field("/a", "A") {
            $0.text = "one\ntwo"
            $0.help = TextMarkup(plain: "Help.")
            $0.placeholder = "never shown"
            $0.issues = [IssueNode("Wrong.")]
        }
        #expect(texts(field) == ["A", "one", "two", "Help.", "Wrong."])
        let empty = SampleDescription.field("/a", "A") { $0.placeholder = "(e.g. x)" }
        #expect(texts(empty) == ["A", "(e.g. x)"])
        let choice = SampleDescription.field("/p", "P", .one(SampleDescription.purposes)) {
            $0.text = "Home improvement"
        }
        #expect(texts(choice) == ["P", "Home improvement"])
        let unknown = SampleDescription.field("/p", "P", .one([.init("a", title: "A")])) {
            $0.text = "qq"
        }
        #expect(texts(unknown) == ["P", "qq"])
    }

    @Test func groupsAndTables() {
        #expect(
            texts(.group(SampleDescription.group))
                == [
                    "Guests", "Who comes with you?", "Guest 1/1", "Guest 1 is a child.", "Name",
                    "Ada",
                ])
        let table = TableNode(
            title: "T", columns: [.init("C")], rows: SampleDescription.rows,
            foot: [TextMarkup(plain: "F")])
        #expect(
            texts(.table(table))
                == [
                    "T", "C", "1", "Roof tile", "1200", "$1,140.00", "In stock.", "2",
                    "Ridge tile", "8", "Unit price must have at most 2 decimals.", "F",
                ])
        let empty = TableNode(title: "T", columns: [.init("C")], rows: [], empty: "None.")
        #expect(texts(.table(empty)) == ["T", "None."])
    }

    @Test func onlyTheCurrentPageIsShown() {
        let pages = PagesNode([.text("first"), .text("second")], current: 1, position: "2 of 2")
        #expect(texts(.pages(pages)) == ["2 of 2", "second"])
    }

    @Test func aCountOfIssuesHasNoSentences() {
        let issues = [IssueNode("Wrong.")]
        #expect(texts(.issues(issues)) == ["Wrong."])
        let count = IssuesNode(issues: issues, style: .count, heading: "1 answer")
        #expect(texts(CardNode(.issues(count))) == ["1 answer"])
    }

    @Test func textsOfDeepTrees() {
        #expect(
            SampleDescription.card([SampleDescription.nested(1_000)]).texts.last == "innermost")
    }

    @Test(.countsInstructions) func textsOfDeepTreesTakeLinearTime() throws {
        let ratio = try Growth.ofEightTimes(125) { size in
            let card = SampleDescription.card([SampleDescription.nested(size)])
            return { _ = card.texts }
        }
        #expect(ratio < 10)
    }
}
