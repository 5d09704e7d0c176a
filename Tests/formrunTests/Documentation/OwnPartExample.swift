import FormCards
import FormModel
import FormValidation
import Testing

/// The example of `Documentation/OwnParts.md`, compiled and run; `ReadmeTests` compares the two.
@Suite struct OwnPartExample {
    @Test func drawsAPartOfItsOwn() throws {
        let bytes = Array(
            """
            { "formrun": 1, "id": "visit", "title": "Your visit",
              "items": [
                { "type": "input", "name": "guide", "title": "Guide" },
                { "type": "input", "name": "grade", "title": "Your grade", "value": "integer" }],
              "card": { "parts": [{ "field": "guide" }, { "stars": "grade", "field": "grade", "title": "{guide|The guide}" }] } }
            """.utf8)
        // README: begin
        struct Stars: CardPart {
            let title: LocalizedText
            let value: FormExpression
            let field: FieldName?

            func body(in context: CardContext) -> CardNode {
                var nodes = [CardNode.text(context.text(title), role: .header)]
                // The result of a calculation is a decimal, whatever its digits are.
                if case .decimal(let number) = context.value(of: value), let count = number.integer
                {
                    let filled = min(max(count, 0), 5)
                    let stars =
                        String(repeating: "★", count: filled)
                        + String(repeating: "☆", count: 5 - filled)
                    nodes.append(.pair(stars, "\(count) of 5"))
                }
                if let field, let node = context.node(of: field) { nodes.append(node) }
                return .stack(nodes)
            }
        }

        // What a form file may write.
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "stars", usage: #"{ "stars": "grade", "title": "The guide" }"#,
                summary: "A grade from 0 to 5 as stars.",
                parameters: [
                    CardParameter("value", .expression(.number), isMain: true, isRequired: true),
                    CardParameter("title", .text, isRequired: true),
                    CardParameter("field", .field(isPlaced: true)),
                ]))

        // What is drawn for it.
        var parts = CardVocabulary.standard
        parts.add(part: "stars") { word in
            guard case .expression(let value)? = word["value"],
                case .text(let title)? = word["title"]
            else { return nil }
            var field: FieldName?
            if case .fields(let names)? = word["field"] { field = names.first }
            return Stars(title: title, value: value, field: field)
        }

        let form = try FormDocument.read(bytes, vocabulary: words)
        let builder = DescriptionBuilder(vocabulary: parts)
        // README: end

        let source = FormDataSource(form: form)
        func lines() -> [String] {
            builder.descriptions(of: source).flatMap {
                TextRenderer(width: 32).lines(for: $0).map(\.text)
            }
        }
        #expect(lines().contains("│ The guide                    │"))
        #expect(!lines().joined().contains("☆"))
        try source.updateValues(
            [("guide", .text("Ada")), ("grade", .integer(4))], userInitiated: true)
        #expect(lines().contains("│ Ada                          │"))
        #expect(lines().contains("│ ★★★★☆                 4 of 5 │"))
        #expect(lines().contains("│   4                          │"))
        let page = try #require(builder.descriptions(of: source).first).html()
        #expect(page.contains("★★★★☆") && page.contains("4 of 5"))

        /// The part of an embedder is checked at its place, as the standard ones are.
        func codes(_ part: String) -> [DefinitionCode] {
            let file = """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "a", "title": "A" }], "card": { "parts": [\(part)] } }
                """
            return FormDocument.diagnostics(of: Array(file.utf8), vocabulary: words).map(\.code)
        }
        #expect(codes(#"{ "stars": "1", "title": "A", "field": "a" }"#) == [])
        #expect(codes(#"{ "stars": "1", "title": "A" }"#) == [.unplacedField])
        #expect(codes(#"{ "stars": "a", "title": "{b}", "field": "a" }"#).count == 2)
    }
}
