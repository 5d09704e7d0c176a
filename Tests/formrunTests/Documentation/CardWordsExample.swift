import FormModel
import FormValidation
import Testing

/// The example of `Documentation/FormFile.md` for custom parts of cards, compiled and run; `ReadmeTests` compares the two.
@Suite struct CardWordsExample {
    @Test func checksPartsOfItsOwn() throws {
        // README: begin
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "banner", usage: #"{ "banner": "Until Friday only" }"#,
                summary: "A text between two lines.",
                parameters: [
                    CardParameter("text", .text, isMain: true, isRequired: true),
                    CardParameter("color", .color),
                ]))
        // README: end

        func codes(_ part: String) -> [DefinitionCode] {
            let file = """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "a", "title": "A" }], "card": { "parts": [\(part), "fields"] } }
                """
            return FormDocument.diagnostics(of: Array(file.utf8), vocabulary: words).map(\.code)
        }
        #expect(codes(#"{ "banner": "{a}", "color": "accent" }"#) == [])
        #expect(codes(#"{ "banner": "{b}" }"#) == [.unknownField])
        #expect(codes(#"{ "banner": "Now", "color": "reddish" }"#) == [.unknownColor])
        #expect(codes(#""banner""#) == [.missingParameter])
        #expect(codes(#""banners""#) == [.unknownPart])
    }
}
