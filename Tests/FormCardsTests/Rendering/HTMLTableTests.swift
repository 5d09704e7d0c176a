import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Tables whose rows a person fills in.
@Suite struct HTMLTableTests {
    private static func source(
        _ columns: String, rows: [FormRow]
    ) throws -> FormDataSource {
        let table = """
            { "table": { "rows": "lines", "columns": [\(columns)], "foot": ["Total"], "empty": "No lines." } }
            """
        let file = """
            { "formrun": 1, "id": "order", "title": "Order", "items": [
              { "type": "group", "name": "lines", "title": "Lines", "items": [
                { "type": "input", "name": "product", "title": "Product", "validators": ["required"], "help": "As it is called." },
                { "type": "input", "name": "qty", "title": "Quantity", "value": "integer", "validators": ["required"] },
                { "type": "input", "name": "gift", "title": "Gift", "value": "boolean" },
                { "type": "input", "name": "wrap", "title": "Wrapping", "visibleWhen": "gift" },
                { "type": "input", "name": "note", "title": "Note", "validators": [{ "length": { "max": 3 } }] },
                { "type": "input", "name": "twice", "title": "Twice", "value": "integer", "computed": "qty * 2" }
              ] } ],
              "card": { "parts": [\(table)] } }
            """
        let form = try FormDocument.read(Array(file.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.updateValue(of: "lines", to: .rows(rows), userInitiated: true)
        return source
    }

    private static let columns = """
        { "title": "Product", "text": "{product}", "width": "fill" },
        { "title": "Quantity", "text": "{qty}", "align": "right" },
        { "title": "Gift", "text": "{gift}" }, { "title": "Wrapping", "text": "{wrap}" },
        { "title": "Twice", "text": "{twice}" }, { "title": "Words", "text": "{qty} × {product}" }
        """

    private static let rows: [FormRow] = [
        ["product": .text("Roof tile"), "qty": .integer(1_200), "gift": .boolean(true)],
        ["qty": .integer(8), "note": .text("too long")],
    ]

    private static func page(_ source: FormDataSource, describesHidden: Bool = false) throws
        -> (page: HTMLElement, card: CardDescription)
    {
        let builder = DescriptionBuilder(describesHidden: describesHidden)
        let card = try #require(builder.descriptions(of: source).first)
        return (try HTMLElement.read(card.html()), card)
    }

    private static func entries(_ page: HTMLElement) throws -> [String] {
        HTMLForm(element: try #require(page.first("form"))).entries().map {
            "\($0.name)=\($0.value)"
        }
    }

    /// The value of a field is on the page once: in the control in its cell.
    @Test func fieldsAreInTheirCells() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        let page = try Self.page(source).page
        let rows = page.first("tbody")?.elements ?? []
        #expect(
            rows.map { $0["class"] ?? $0["id"] } == ["lines.0", "fr-below", "lines.1", "fr-below"])
        let cells = rows[0].elements
        #expect(cells.count == 8 && cells[0].text == "1")
        #expect(cells[1].all("input").map { $0["name"] } == ["lines.0", "lines.0.product"])
        #expect(cells[2].first("input")?["value"] == "1200")
        #expect(cells[3].all("input").filter { $0["type"] == "radio" }.count == 2)
        #expect(cells[4].first("input")?["name"] == "lines.0.wrap")
        #expect(cells[5].first("output")?.text == "2400")
        #expect(cells[6].text.contains("1200 × Roof tile"))
        #expect(cells[7].first("button")?["name"] == "form-remove")
        // What is in no cell is below.
        #expect(rows[1].all("input").map { $0["name"] } == ["lines.0.note"])
        #expect(rows[1].first("legend")?.text == "Lines 1/2")
        // A field that is hidden now has a cell without a value.
        #expect(rows[2].elements[4].all("input").isEmpty)
        #expect(rows[2].elements[4].text.contains("—"))
        #expect(rows[2].all("output").map(\.text) == ["16"])
        let said = page.descendants.filter {
            $0.children.contains { if case .text("Roof tile") = $0 { true } else { false } }
        }
        #expect(said.isEmpty)
        #expect(
            page.all("label").first { $0["for"] == "lines.1.qty" }?.text.hasPrefix(
                "Lines 2/2: Quantity") == true)
    }

    @Test func postsEachFieldOnce() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        #expect(
            try Self.entries(Self.page(source).page) == [
                "form-page=card1", "form-locale=en", "lines=", "lines.0=",
                "lines.0.product=Roof tile",
                "lines.0.qty=1200", "lines.0.gift=", "lines.0.gift=true", "lines.0.wrap=",
                "lines.0.note=", "lines.1=", "lines.1.product=", "lines.1.qty=8", "lines.1.gift=",
                "lines.1.note=too long",
            ])
    }

    /// The issues of a cell are below its row, and its control refers to them.
    @Test func issuesAreBelowTheRow() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        source.attemptSubmission()
        let (page, card) = try Self.page(source)
        let product = try #require(page.element(id: "lines.1.product"))
        #expect(product["aria-invalid"] == "true")
        #expect(product["aria-describedby"] == "lines.1.product-help lines.1.product-issues")
        let issues = try #require(page.element(id: "lines.1.product-issues"))
        #expect(issues.text == "Error: Product is required.")
        #expect(issues.parent?.parent?["class"] == "fr-below")
        #expect(page.element(id: "lines.1.note-issues") != nil)
        try HTMLPageTests.checkTexts(of: card)
        let links = page.all("a").compactMap { $0["href"]?.dropFirst() }
        #expect(links.allSatisfy { page.element(id: String($0)) != nil })
    }

    /// A field of a row that another field of the row shows is in its cell, which the style sheet hides.
    @Test func conditionsAreFollowedInCells() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        let page = try Self.page(source, describesHidden: true).page
        for row in ["lines.0", "lines.1"] {
            let wrap = try #require(page.element(id: row + ".wrap"))
            #expect(wrap.parent?.parent?["class"]?.hasPrefix("fr-then-") == true)
        }
    }

    /// A second table of the same rows shows their values.
    @Test func rowsAreFilledInOnce() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        let once = try Self.page(source).card
        let card = CardDescription(
            id: "c", title: "T", state: .hasData, isValid: true,
            body: .stack([once.body, once.body]))
        let page = try HTMLElement.read(card.html())
        #expect(page.all("table").count == 2)
        #expect(page.all("table")[1].all("input").isEmpty)
        #expect(page.all("table")[1].text.contains("Roof tile"))
        #expect(
            try Self.entries(page).dropFirst()
                == Self.entries(Self.page(source).page).dropFirst(2))
        let ids = page.descendants.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test func rowsThatNobodyFillsInAreTexts() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        var card = try Self.page(source).card
        func disabled(_ node: CardNode) -> CardNode {
            var node = node
            switch node.content {
            case .stack(var stack):
                stack.nodes = stack.nodes.map(disabled)
                node.content = .stack(stack)
            case .table(var table):
                table.group?.isEnabled = false
                node.content = .table(table)
            default: break
            }
            return node
        }
        card = CardDescription(
            id: "c", title: "T", state: .hasData, isValid: true, body: disabled(card.body))
        let page = try HTMLElement.read(card.html())
        #expect(page.all("input").filter { $0["type"] != "hidden" }.isEmpty)
        #expect(page.all("button").filter { $0["name"] != "form-update" }.isEmpty)
        #expect(page.first("tbody")?.text.contains("Roof tile") == true)
        try HTMLPageTests.checkTexts(of: card)
    }

    /// An empty cell has a mark, and a word for those who do not see it.
    @Test func emptyCells() throws {
        let table = TableNode(
            columns: [.init("A"), .init("B")],
            rows: [.init(cells: [TextMarkup(plain: "x"), TextMarkup(plain: "")])],
            foot: [TextMarkup(plain: "Sum")])
        let page = try HTMLElement.read(SampleDescription.card([.table(table)]).html())
        let cells = page.first("tbody")?.all("td") ?? []
        #expect(cells.map { $0.all("span").count } == [0, 2])
        #expect(cells.last?.all("span").first?["aria-hidden"] == "true")
        #expect(page.first("tfoot")?.all("td").map(\.text) == ["Sum", ""])
    }

    /// All renderers say the texts of the cells in one order, with the values of fields as values.
    @Test func texts() throws {
        let source = try Self.source(Self.columns, rows: Self.rows)
        source.attemptSubmission()
        let card = try Self.page(source).card
        let values = card.markedTexts.filter { $0.kind == .value }.map(\.text)
        #expect(values == ["Roof tile", "1200", "yes", "2400", "8", "16"])
        #expect(card.markedTexts.contains { $0.kind == .text && $0.text == "1200 × Roof tile" })
    }
}
