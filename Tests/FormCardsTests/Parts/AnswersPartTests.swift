import FormModel
import FormValidation
import Testing

import FormCards

/// The answers to the pages before a page.
@Suite struct AnswersPartTests {
    private func source() throws -> FormDataSource {
        let file = """
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "title": "About you", "items": [
                { "type": "input", "name": "name", "title": "Name" },
                { "type": "input", "name": "age", "title": "Age", "value": "integer", "unit": "years" },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": [{ "value": "s", "title": "Small" }] },
                { "type": "secureInput", "name": "code", "title": "Code" },
                { "type": "input", "name": "hidden", "title": "Hidden", "visibleWhen": "age > 99" },
                { "type": "group", "name": "pets", "title": "Pets", "items": [{ "type": "input", "name": "kind", "title": "Kind" }] }] },
              { "title": "Never", "visibleWhen": "age > 99", "items": [{ "type": "input", "name": "x", "title": "X" }] },
              { "title": "Check", "card": { "parts": ["answers", "fields"] },
                "items": [{ "type": "input", "name": "note", "title": "Note" }] }] }
            """
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        try source.updateValues(
            [
                ("name", .text("Ada")), ("age", .integer(36)), ("size", .choice("s")),
                ("code", .text("hunter2")), ("pets", .rows([["kind": .text("Cat")]])),
            ], userInitiated: true)
        return source
    }

    @Test func answers() throws {
        let card = try #require(DescriptionBuilder().descriptions(of: try source()).last)
        #expect(
            card.texts == [
                "Check", "About you", "Name", "Ada", "Age", "36 years", "Size", "Small", "Code",
                "entered, not shown", "Pets 1", "Kind", "Cat", "Note",
            ])
    }

    @Test func theFirstPageHasNoAnswersToCheck() throws {
        let form = try FormDocument.read(
            Array(
                #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}],"card":{"parts":["answers","fields"]}}"#
                    .utf8), vocabulary: .standard)
        let card = try #require(
            DescriptionBuilder().descriptions(of: FormDataSource(form: form)).first)
        #expect(card.texts == ["F", "A"])
    }
}
