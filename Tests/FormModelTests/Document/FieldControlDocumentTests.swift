import FormModel
import Testing

/// Controls and suggestions in form files.
@Suite struct FieldControlDocumentTests {
    private static func form(_ members: String) -> String {
        FormDocumentTests.form(#"{"type":"input","name":"n","title":"N",\#(members)}"#)
    }

    @Test(arguments: [
        (#""value":"choice","choices":["a"],"control":"select""#, FieldControl.select),
        (#""value":"boolean","control":"radios""#, .radios),
        (#""value":"integer","choices":[1,2],"control":"segments""#, .segments),
        (#""value":"boolean","control":"checkbox""#, .checkbox),
        (#""value":"multiline","control":{"rows":8}"#, .rows(8)),
        (#""value":"texts","control":{"rows":40}"#, .rows(40)),
        (#""value":"date","control":"dateParts""#, .dateParts),
    ])
    func controls(_ row: (members: String, control: FieldControl)) throws {
        let form = try FormDocument.read(Array(Self.form(row.members).utf8), vocabulary: .words)
        #expect(form.items[0].control == row.control)
    }

    @Test func suggestions() throws {
        let form = try FormDocument.read(
            Array(Self.form(#""suggestions":["Oslo","Bergen"]"#).utf8), vocabulary: .words)
        #expect(form.items[0].suggestions == ["Oslo", "Bergen"])
    }

    /// Suggestions that are given elsewhere, also for the fields of rows.
    @Test func suggestionsFromElsewhere() throws {
        let group =
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"m","title":"M","suggestions":{"remote":"b"}}]}"#
        let form = try FormDocument.read(
            Array(
                FormDocumentTests.form(
                    #"{"type":"input","name":"n","title":"N","suggestions":{"remote":"a"}},\#(group)"#
                ).utf8), vocabulary: .words)
        #expect(form.remoteSuggestions == ["a", "b"])
        #expect(form.items[0].suggestionsFrom == "a" && form.items[0].suggestions.isEmpty)
        let filled = try form.withSuggestions(["b": ["Oslo"], "c": ["x"]])
        #expect(filled.items[0].suggestions.isEmpty)
        #expect(filled.items[1].items[0].suggestions == ["Oslo"])
        #expect(filled.remoteSuggestions == ["a", "b"])
        #expect(filled.fingerprint == form.fingerprint)
        let error = #expect(throws: FormDefinitionError.self) {
            try form.withSuggestions(["a": ["x", "x", "\u{7}"]])
        }
        #expect(error?.problems.map(\.code) == [.duplicateChoice, .controlInSuggestion])
    }

    /// What joins emoji and letters is no mistake, nor is the tag of a flag.
    @Test func visibleSuggestions() throws {
        let texts = ["👨‍👩‍👧", "می‌خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "e\u{301}"]
        let item = FormItem.input("n", title: "N", suggestions: texts)
        #expect(try Form(id: "f", title: "F", items: [item]).items[0].suggestions == texts)
    }

    /// A form that a program makes has the position of the suggestion.
    @Test func positions() {
        let item = FormItem.input("n", title: "N", suggestions: ["a", "b\u{202E}", "a"])
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: [item])
        }
        #expect(
            error?.description.split(separator: "\n").map { $0.prefix { $0 != ":" } }
                == ["n.suggestions[1]", "n.suggestions[2]"])
    }

    @Test(arguments: [
        #""control":⟦misplacedKey⟧"select""#,
        #""value":"time","control":⟦misplacedKey⟧"slider""#,
        #""value":"date","control":⟦wrongType⟧"slider""#,
        #""value":"integer","control":⟦wrongType⟧"dateParts""#,
        #""value":"localDateTime","control":⟦misplacedKey⟧"dateParts""#,
        #""value":"choice","choices":["a"],"control":⟦wrongType⟧"checkbox""#,
        #""value":"integer","control":⟦wrongType⟧"select""#,
        #""value":"integer","choices":[1,2],"control":⟦wrongType⟧"slider""#,
        #""value":"integer","control":⟦wrongType⟧"slider""#,
        #""value":"integer","control":⟦wrongType⟧"rating""#,
        #""value":"boolean","control":⟦unknownWord⟧"knob""#,
        #""value":"boolean","control":⟦wrongType⟧3"#,
        #""value":"multiline","control":{"rows":⟦wrongType⟧1}"#,
        #""value":"multiline","control":⟦missingKey⟧{}"#,
        #""value":"boolean","control":⟦wrongType⟧{"rows":3}"#,
        #""suggestions":["a",⟦wrongType⟧1]"#,
        #""suggestions":⟦wrongType⟧"a""#,
        #""suggestions":["a",⟦emptyText⟧" "]"#,
        #""suggestions":["a",⟦duplicateChoice⟧"a","A",⟦duplicateChoice⟧"a"]"#,
        #""suggestions":[⟦controlInSuggestion⟧"a\u001b[31mb","x",⟦controlInSuggestion⟧"a\nb"]"#,
        #""suggestions":["x",⟦controlInSuggestion⟧"a\u0000b",⟦controlInSuggestion⟧"a\u0085b"]"#,
        #""suggestions":[⟦controlInSuggestion⟧"\u202eevil",⟦controlInSuggestion⟧"a\u200bb"]"#,
        #""suggestions":[⟦controlInSuggestion⟧"a\u2028b",⟦controlInSuggestion⟧"\ufeffa"]"#,
        #""value":"integer","suggestions":⟦misplacedKey⟧["1"]"#,
        #""value":"integer","suggestions":{"remote":⟦misplacedKey⟧"a"}"#,
        #""suggestions":{"remote":⟦emptyText⟧" "}"#,
        #""suggestions":{"remote":⟦wrongType⟧1}"#,
        #""suggestions":⟦missingKey⟧{}"#,
        #""suggestions":{"remote":"a",⟦unknownKey⟧"command":"ls"}"#,
    ])
    func diagnostics(_ members: String) {
        MarkedForm(Self.form(members)).check()
    }
}
