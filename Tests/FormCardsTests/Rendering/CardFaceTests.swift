import FormCards
import FormModel
import FormValidation
import Testing

/// What a form file says, in each face of its card.
@Suite struct CardFaceTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The items of the form and its card.
        let form: String
        let answers: [FieldName: FieldValue]
        /// What the faces have, in the order of `Face`; an empty text expects nothing.
        let has: [String]
        /// What the faces do not have.
        let lacks: [String]

        init(
            _ name: String, _ form: String, _ answers: [FieldName: FieldValue] = [:],
            has: [String], lacks: [String] = ["", "", "", "", ""]
        ) {
            testDescription = name
            self.form = form
            self.answers = answers
            self.has = has
            self.lacks = lacks
        }
    }

    enum Face: CaseIterable {
        case text, accessible, html, adaptive, json

        func of(_ card: CardDescription) throws -> String {
            switch self {
            case .text: TextRenderer(width: 60).text(of: card)
            case .accessible: AccessibleRenderer().text(of: [card])
            case .html: card.html()
            case .adaptive:
                String(decoding: try AdaptiveRenderer().card(of: card).jsonBytes, as: UTF8.self)
            case .json: String(decoding: CardDescription.jsonBytes(of: [card]), as: UTF8.self)
            }
        }
    }

    static let examples = [
        Example(
            "a card that opens",
            #""items": [{ "type": "input", "name": "a", "title": "A" }], "card": { "open": "showAll" }"#,
            has: [
                "[ Open ] ─┐", "Button: Open.",
                #"<button type="submit" name="form-button" value="showAll" formnovalidate class="fr-button">Open</button>"#,
                #""form-button":"showAll""#, #""open":"showAll""#,
            ]),
        Example(
            "a glyph beside a text",
            #""items": [{ "type": "input", "name": "a", "title": "A" }], "card": { "parts": [{ "icon": "☎", "text": "We call." }, "fields"] }"#,
            has: [
                "☎ We call.", "We call.",
                #"<div class="fr-text fr-accent" aria-hidden="true"><p>☎</p></div>"#, "☎",
                #""isDecoration":true"#,
            ], lacks: ["", "☎", "", "", ""]),
        Example(
            "a glyph alone",
            #""items": [{ "type": "input", "name": "a", "title": "A" }], "card": { "parts": [{ "icon": "☎" }, "fields"] }"#,
            has: ["☎", "☎.", #"<div class="fr-text fr-accent"><p>☎</p></div>"#, "☎", "☎"],
            lacks: ["", "", "", "", "isDecoration"]),
        Example(
            "a unit without a number",
            #""items": [{ "type": "input", "name": "n", "title": "N", "value": "integer", "unit": "kg" }, { "type": "input", "name": "h", "title": "Half", "value": "decimal", "unit": "lb", "computed": "n / 2" }]"#,
            has: ["— kg", "Half, calculated: no answer.", "", "", ""],
            lacks: ["— lb", "", "", "", ""]),
        Example(
            "a value that is no option",
            #""items": [{ "type": "input", "name": "c", "title": "C", "value": "choice", "choices": ["x", "y"] }]"#,
            ["c": .choice("zz")],
            has: [
                "( ) x", "C: zz.\nOptions: x; y.", #"value="x""#, #""value":"x""#, #""value":"x""#,
            ]),
        Example(
            "what a star means",
            #""items": [{ "type": "input", "name": "a", "title": "A", "validators": ["required"] }]"#,
            has: [
                "A *", "A, required",
                #"<p class="fr-key" aria-hidden="true"><span class="fr-required">*</span> <span>required</span></p>"#,
                #""isRequired":true"#, #""isRequired":true"#,
            ]),
        Example(
            "no star", #""items": [{ "type": "input", "name": "a", "title": "A" }]"#,
            has: ["", "", "", "", ""],
            lacks: ["*", "required", "fr-key", "required", "\"isRequired\":true"]),
        Example(
            "a value that is longer than paper",
            #""items": [{ "type": "input", "name": "a", "title": "A" }, { "type": "input", "name": "b", "title": "B" }]"#,
            ["a": .text("<b>a long text of a person</b>\u{202E}"), "b": .text("short")],
            has: [
                "a long text", "a long text",
                #"<span class="fr-printed" dir="auto" aria-hidden="true" hidden>&lt;b&gt;a long text of a person&lt;/b&gt;\u{202E}</span>"#,
                "a long text", "a long text",
            ],
            lacks: ["", "", #"value="short"><span"#, "", ""]),
        Example(
            "emphasis in a word",
            #""help": "un*frigging*believable and *so* on", "items": [{ "type": "input", "name": "a", "title": "A" }]"#,
            has: [
                "unfriggingbelievable", "unfriggingbelievable", "un<em>frigging</em>believable",
                "un*frigging*believable and _so_ on", "frigging",
            ]),
    ]

    @Test(arguments: examples)
    func everyFace(_ example: Example) throws {
        let file = #"{ "formrun": 1, "id": "f", "title": "F", \#(example.form) }"#
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        for (name, value) in example.answers {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        for (face, (has, lacks)) in zip(Face.allCases, zip(example.has, example.lacks)) {
            let text = try face.of(card).replacing("\": ", with: "\":")
            #expect(has.isEmpty || text.contains(has), "\(face): \(text)")
            #expect(lacks.isEmpty || !text.contains(lacks), "\(face): \(text)")
        }
    }

    /// A button beside the title comes before that of the Enter key, which a hidden one presses.
    @Test func enterDoesNotOpen() throws {
        let file = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "input", "name": "a", "title": "A" },
              { "type": "button", "name": "send", "title": "Send", "action": "submit" }], "card": { "open": "showAll" } }
            """#
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        let page = try #require(DescriptionBuilder().descriptions(of: source).first).html()
        let first = try HTMLElement.read(page).first("button")
        #expect(first?["value"] == "send" && first?["class"] == "fr-default")
    }

    /// Titles get more of a wide line, and no more of a narrow one.
    @Test(arguments: [(76, 32), (80, 34), (96, 41), (116, 48), (1_000, 48), (40, 17)])
    func titles(_ row: (width: Int, title: Int)) {
        let title = "Has a doctor told you that you have diabetes, and since when?"
        let file =
            #"{ "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "input", "name": "a", "title": "\#(title)" }] }"#
        let lines = (try? FormDocument.read(Array(file.utf8), vocabulary: .standard)).map { form in
            DescriptionBuilder().descriptions(of: FormDataSource(form: form)).flatMap {
                TextRenderer(width: row.width).lines(for: $0.body, width: row.width)
            }
        }
        let widest =
            lines?.map { line in
                var text = line.text[...]
                if let end = text.firstIndex(of: "—") { text = text[..<end] }
                while text.last == " " { text.removeLast() }
                return text.count
            }.max() ?? 0
        #expect(widest <= row.title && widest > row.title - 10, "\(widest)")
    }
}
