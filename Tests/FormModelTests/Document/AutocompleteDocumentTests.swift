import FormModel
import Testing

/// The tokens of the key `autocomplete`, by section 4.10.18.7.1 of the HTML standard.
@Suite struct AutocompleteDocumentTests {
    private static func form(_ key: String, type: String = "input") -> MarkedForm {
        let action = type == "button" ? #", "action": "submit""# : ""
        let items =
            type == "group" ? #", "items": [{ "type": "input", "name": "b", "title": "B" }]"# : ""
        return MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "\#(type)", "name": "a", "title": "A"\#(action)\#(items), \#(key) }] }
            """#)
    }

    @Test(
        arguments: [
            "on", "off", "OFF", "name", "email", "tel", "new-password", "one-time-code", "bday-day",
            "shipping street-address", "billing cc-number", "home tel", "Work Email",
            "mobile tel-national",
            "pager tel-extension", "fax impp", "section-blue shipping home tel webauthn",
            "section-a name",
            "username webauthn", " section-x\tbilling\npostal-code ",
        ])
    func known(_ tokens: String) throws {
        let text = tokens.replacing("\t", with: #"\t"#).replacing("\n", with: #"\n"#)
        let form = Self.form(#""autocomplete": "\#(text)""#)
        form.check()
        let read = try FormDocument.read(form.bytes, vocabulary: .words)
        #expect(read.items[0].autocomplete == tokens)
    }

    @Test(
        arguments: [
            ("emial", "perhaps \"email\" is meant."), ("nothing at all", "such as \"email\"."),
            ("", "such as \"email\"."), ("shipping", "such as \"email\"."),
            ("on off", "and a field name."),
            ("home name", "\"pager\"."), ("name shipping", "and a field name."),
            ("shipping billing name", "and a field name."), ("tel home", "and a field name."),
            ("webauthn", "and a field name."), ("name name", "and a field name."),
            ("billing section-x name", "and a field name."),
        ])
    func unknown(_ row: (tokens: String, end: String)) {
        let found = Self.form(#""autocomplete": ⟦badAutocomplete⟧"\#(row.tokens)""#).check()
        #expect(found.first?.message.hasSuffix(row.end) == true, "\(found)")
    }

    @Test func onlyInputsHaveIt() {
        Self.form(#""autocomplete": "current-password""#, type: "secureInput").check()
        Self.form(#""autocomplete": ⟦wrongType⟧1"#).check()
        Self.form(#"⟦misplacedKey⟧"autocomplete": "name""#, type: "button").check()
        Self.form(#"⟦misplacedKey⟧"autocomplete": "name""#, type: "group").check()
    }

    @Test(
        arguments: [
            (FormItem.input("a", title: "A"), "emial", "a.autocomplete: error: "),
            (FormItem.label("L"), "email", "items[0].autocomplete: error: "),
        ])
    func inSwiftToo(_ row: (item: FormItem, tokens: String, place: String)) {
        let error = #expect(throws: FormDefinitionError.self) {
            var item = row.item
            item.autocomplete = row.tokens
            _ = try Form(id: "f", title: "F", items: [item, .input("b", title: "B")])
        }
        #expect(error?.description.hasPrefix(row.place) == true)
    }
}
