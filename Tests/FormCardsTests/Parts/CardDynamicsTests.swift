import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Whether answers change their page in a way that it cannot follow, and the order of issues.
@Suite struct CardDynamicsTests {
    private static let a = #"{"type":"input","name":"a","title":"A"}"#
    private static let flag = #"{"type":"input","name":"f","title":"F","value":"boolean"}"#

    private static func form(_ items: [String], _ card: String, then page: String) -> String {
        let second = page.isEmpty ? "" : #",{"title":"Two","items":[\#(page)]}"#
        return
            #"{"formrun":1,"id":"x","title":"X","pages":[{"title":"One","items":[\#(items.joined(separator: ","))],"card":\#(card)}\#(second)]}"#
    }

    @Test(
        arguments: [
            ([a], "{}", "", false),
            (
                [a, #"{"type":"input","name":"b","title":"B","visibleWhen":"length(a) > 1"}"#],
                "{}", "", true
            ),
            (
                [flag, #"{"type":"input","name":"b","title":"B","visibleWhen":"f"}"#], "{}", "",
                false
            ),
            ([a, #"{"type":"input","name":"b","title":"About {a}"}"#], "{}", "", true),
            (
                [a, #"{"type":"input","name":"b","title":"B","requiredWhen":"a == 'x'"}"#], "{}",
                "", true
            ),
            ([a, #"{"type":"input","name":"b","title":"B","computed":"a"}"#], "{}", "", true),
            // What follows on another page needs no new page here.
            (
                [a], "{}", #"{"type":"input","name":"b","title":"B","visibleWhen":"a == 'x'"}"#,
                false
            ),
            ([flag], "{}", #"{"type":"input","name":"b","title":"B {f}"}"#, false),
            // It does where the page shows what is calculated there.
            (
                [a], #"{"parts":[{"text":"So {b}"},"fields"]}"#,
                #"{"type":"input","name":"b","title":"B","computed":"a"}"#, true
            ),
            ([a], #"{"parts":[{"text":"On {= today()}"},{"bar":"1 / 2"},"fields"]}"#, "", false),
            ([a], #"{"parts":[{"text":"Hello {a}"},"fields"]}"#, "", true),
            // What the form calculates is no answer to the page.
            (
                [#"{"type":"input","name":"b","title":"B","value":"integer","computed":"1 + 1"}"#],
                #"{"parts":[{"text":"So {b}"},"fields"]}"#, "", false
            ),
            (
                [a],
                #"{"parts":["fields"],"states":[{"state":"loading","parts":[{"text":"{a}"},"fields"]}]}"#,
                "", false
            ),
            ([a], #"{"states":[{"state":"custom:x","when":"a == 'x'"}]}"#, "", true),
            // The server says why a button that submits cannot be pressed.
            (
                [
                    a,
                    #"{"type":"button","name":"go","title":"Go","action":"submit","enabledWhen":"a == 'x'"}"#,
                ],
                "{}", "", false
            ),
            (
                [
                    a,
                    #"{"type":"button","name":"go","title":"Go","action":"call","enabledWhen":"a == 'x'"}"#,
                ],
                "{}", "", true
            ),
        ] as [(items: [String], card: String, second: String, isDynamic: Bool)])
    func needsANewPage(_ row: (items: [String], card: String, second: String, isDynamic: Bool))
        throws
    {
        let form = try FormDocument.read(
            Array(Self.form(row.items, row.card, then: row.second).utf8), vocabulary: .standard)
        let card = try #require(
            DescriptionBuilder(describesHidden: true).descriptions(of: FormDataSource(form: form))
                .first)
        #expect(card.isDynamic == row.isDynamic)
    }

    /// Issues are in the order in which parts place their fields.
    @Test func issuesAreInTheOrderOfThePage() throws {
        let items = ["a", "b", "c"].map {
            #"{"type":"input","name":"\#($0)","title":"\#($0)","validators":["required"]}"#
        }
        let card = #"{"parts":[{"issues":"summary"},{"fields":["c","a"]},"fields"]}"#
        let form = try FormDocument.read(
            Array(Self.form(items, card, then: "").utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        source.attemptSubmission()
        let description = try #require(DescriptionBuilder().descriptions(of: source).first)
        #expect(description.issues.compactMap(\.path).map(\.description) == ["/c", "/a", "/b"])
        let texts = description.texts.filter { $0.contains("required") }.prefix(3)
        #expect(texts == ["c is required.", "a is required.", "b is required."])
    }
}
