import FormCards
import FormModel
import FormValidation
import Testing

/// Groups with fixed rows on cards: a table with the titles of fields above its columns and those of choices before its rows.
@Suite struct HTMLFixedRowTests {
    private static func source(_ shape: String, more: String = "") throws -> FormDataSource {
        let file = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "group", "name": "m", "title": "M", "as": "\(shape)",
                "rows": { "choices": [{ "value": "a b", "title": "First" }, { "value": "q", "title": "Second" }] },
                "items": [
                  { "type": "input", "name": "mark", "title": "Mark", "value": "choice", "choices": ["good", "bad"], "validators": ["required"] },
                  { "type": "input", "name": "note", "title": "Note" }\(more)
                ] } ] }
            """
        return FormDataSource(form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
    }

    private static func lines(_ source: FormDataSource, width: Int) throws -> String {
        TextRenderer(width: width).text(of: try card(source))
    }

    private static func card(_ source: FormDataSource) throws -> CardDescription {
        try #require(DescriptionBuilder().descriptions(of: source).first)
    }

    @Test(arguments: [("list", ["m.0", "m.1"]), ("object", ["m.a b", "m.q"])])
    func isATable(_ shape: String, _ rows: [String]) throws {
        let source = try Self.source(shape)
        let html = try Self.card(source).html()
        let page = try HTMLElement.read(html)
        let heads = page.all("th").filter { $0["scope"] == "row" }.map {
            $0.text.trimmingPrefix("\n")
        }
        #expect(heads == ["First", "Second"])
        // A heading without a text, such as one above the titles of the rows, is none.
        #expect(page.all("th").allSatisfy { !$0.text.isEmpty })
        #expect(
            page.first("table") != nil && !html.contains("form-add")
                && !html.contains("form-remove"))
        let entries = HTMLForm(element: try #require(page.first("form"))).entries().map(\.name)
        for row in rows {
            #expect(
                entries.contains(row) && entries.contains("\(row).mark")
                    && entries.contains("\(row).note"))
        }
    }

    /// What a page posts is what it drew.
    @Test(arguments: ["list", "object"])
    func postsWhatItDrew(_ shape: String) throws {
        let source = try Self.source(shape)
        try source.updateValue(
            of: "m",
            to: .rows([["mark": .choice("good"), "note": .text("x")], ["mark": .choice("bad")]]),
            userInitiated: true)
        let page = try HTMLElement.read(Self.card(source).html())
        let body = HTMLForm.body(
            HTMLForm(element: try #require(page.first("form"))).entries())
        let report = FormValidator(source.form).validate(.urlEncoded(body))
        #expect(report.issues == [])
        #expect(report.values.map(\.value) == source.values.map(\.value))
    }

    /// Rows with more than fields of one line are blocks.
    @Test func otherRowsAreBlocks() throws {
        let more = #", { "type": "input", "name": "long", "title": "Long", "value": "multiline" }"#
        #expect(try !Self.card(Self.source("list", more: more)).html().contains("<table"))
    }

    @Test func textIsATableWhereTheWidthAllows() throws {
        let wide = try Self.lines(Self.source("object"), width: 60)
        #expect(wide.contains("Mark\u{A0}*") && wide.contains("First"))
        let narrow = try Self.lines(Self.source("object"), width: 20)
        #expect(narrow.contains("First") && narrow.contains("Second"))
    }
}
