import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The parts that say which answers have issues.
@Suite struct IssuesPartTests {
    private func heading(
        _ style: String, rowTitle: String? = nil, firstProduct: String = "Tile"
    ) throws -> IssuesNode {
        let title = rowTitle.map { #", "rowTitle": "\#($0)""# } ?? ""
        let form = try FormDocument.read(
            Array(
                """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                    { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                    { "type": "group", "name": "lines", "title": "Lines"\(title),
                      "validators": [{ "unique": { "by": ["product"] } }], "items": [
                        { "type": "input", "name": "product", "title": "Product" },
                        { "type": "input", "name": "price", "title": "Price", "validators": ["required"] },
                        { "type": "input", "name": "count", "title": "Count", "validators": ["required"] }] },
                    { "type": "input", "name": "end", "title": "End", "validators": ["required"] }],
                  "card": { "parts": [{ "issues": "\(style)" }, "fields"] } }
                """.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.updateValue(
            of: "lines",
            to: .rows([
                ["product": .text(firstProduct), "count": .text("1")],
                ["product": .text("Ridge"), "price": .text("1"), "count": .text("1")],
                ["product": .text("Nail")],
            ]), userInitiated: true)
        source.attemptSubmission()
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        guard case .stack(let stack) = card.body.content,
            case .issues(let issues)? = stack.nodes.first?.content
        else {
            Issue.record("the card has no issues")
            return IssuesNode(issues: [], style: .list, heading: "")
        }
        return issues
    }

    @Test(arguments: [
        (nil, "5 answers need your attention (Name, Lines 1, 3, End)."),
        ("No. {product}", "5 answers need your attention (Name, No. Tile, No. Nail, End)."),
    ])
    func countNamesFieldsAndRowsOnce(rowTitle: String?, heading: String) throws {
        #expect(try self.heading("count", rowTitle: rowTitle).heading == heading)
    }

    /// An issue of a whole row comes before those of fields, but the rows are in order.
    @Test func rowsAreInOrder() throws {
        let heading = try heading("count", firstProduct: "Nail").heading
        #expect(heading.hasSuffix("(Name, Lines 1, 3, End)."), "\(heading)")
    }

    @Test func summaryNamesTheRowOfEachIssue() throws {
        #expect(
            try heading("summary").issues.map(\.message) == [
                "Name is required.", "Lines 1: Price is required.", "Lines 3: Price is required.",
                "Lines 3: Count is required.", "End is required.",
            ])
    }

    @Test func tilesSayWhichRowAnIssueIsAbout() throws {
        let form = try FormDocument.read(
            Array(
                """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                    { "type": "group", "name": "lines", "title": "Lines", "items": [
                        { "type": "input", "name": "price", "title": "Price", "validators": ["required"] }] }],
                  "card": { "parts": [{ "tiles": "lines", "text": "{price}" }, "fields"] } }
                """.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.updateValue(of: "lines", to: .rows([[:], [:]]), userInitiated: true)
        source.attemptSubmission()
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let texts = card.texts
        #expect(texts.contains("Lines 1: Price is required."))
        #expect(texts.contains("Lines 2: Price is required."))
    }
}
