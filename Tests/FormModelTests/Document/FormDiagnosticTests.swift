import Testing

@testable import FormModel

/// The texts of diagnostics; their positions are tested with the form documents.
@Suite struct FormDiagnosticTests {
    @Test(arguments: [
        (#""placehodler":"x""#, #"Did you mean "placeholder"?"#),
        (#""value":"chioce""#, #"Did you mean "choice"?"#),
        (#""validators":["neded"]"#, #"Did you mean "needed"?"#),
        (#""formatter":"cent""#, #"Did you mean "cents"?"#),
        (#""validators":[{"short":{"mxa":1}}]"#, #"Did you mean "max"?"#),
        (#""validators":["needed"],"messages":{"requierd":"x"}"#, #"Did you mean "required"?"#),
        (#""messages":{"wrongType":"{titel}"}"#, #"Did you mean "{title}"?"#),
    ])
    func namesTheNearest(_ row: (members: String, hint: String)) {
        let bytes = Array(FormDocumentTests.input(row.members).utf8)
        let error = #expect(throws: FormDocumentError.self) {
            try FormDocument.read(bytes, vocabulary: .words)
        }
        #expect(error?.diagnostics.contains { $0.message.contains(row.hint) } == true)
    }

    /// A key of another form format leads to the equivalent key.
    @Test(arguments: [
        ("description", "help"), ("label", "title"), ("hint", "help"), ("example", "placeholder"),
        ("options", "choices"), ("validate", "validators"), ("showIf", "visibleWhen"),
        ("id", "name"), ("kind", "type"), ("format", "value"), ("initialValue", "default"),
    ])
    func namesTheKeyThatIsMeant(_ row: (word: String, key: String)) {
        let bytes = Array(FormDocumentTests.input("\"\(row.word)\":\"x\"").utf8)
        let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
        #expect(found.map(\.code) == [.unknownKey])
        #expect(found.first?.message.hasSuffix("Did you mean \"\(row.key)\"?") == true)
    }

    @Test func namesTheKeysThatThereAre() {
        for (text, message) in [
            (
                #"{"type":"label","title":"T","colour":1}"#,
                #"There is no key "colour" here; a label has "type", "name", "title", "visibleWhen"."#
            ),
            (
                #"{"type":"input","name":"a","title":"A","value":"choice","choices":[{"value":"x","label":"X"}]}"#,
                #"There is no key "label" here. Did you mean "title"?"#
            ),
        ] {
            let bytes = Array(FormDocumentTests.form(text).utf8)
            let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
            #expect(found.contains { $0.message == message }, "\(found)")
        }
    }

    /// The table leads only to existing keys.
    @Test func misnomersLeadToKeysThatThereAre() {
        let keys =
            (FormKeys.form.keys + FormKeys.items + FormKeys.objects.flatMap(\.keys))
            .map(\.name)
        for (key, misnomers) in FormKey.misnomers where !misnomers.isEmpty {
            #expect(keys.contains(key))
            #expect(!misnomers.contains(key), "\(key)")
        }
    }

    @Test func misnomersLeadToFunctionsThatThereAre() {
        // A vocabulary with a matcher of patterns has one more.
        let functions = ExpressionFunction.builtIn.map(\.name) + ["matches"]
        for (function, misnomers) in ExpressionFunction.misnomers {
            #expect(functions.contains(function) && !misnomers.isEmpty)
            #expect(!misnomers.contains(where: functions.contains), "\(function)")
        }
    }

    @Test func aWarningIsCalledOne() {
        let bytes = Array(
            FormDocumentTests.input(#""value":"choices","choices":["x,y"]"#).utf8)
        let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
        #expect(found.first?.description.contains(": warning: The choice \"x,y\"") == true)
    }

    @Test func aNewerVersionSaysWhatToDo() {
        let found = MarkedForm(#"{"formrun":⟦unknownVersion⟧7,"futures":{}}"#).check()
        #expect(
            found.first?.message
                == "This form is of version 7, and this engine knows version 1; use a newer formrun."
        )
    }

    @Test func isWrittenOneLineADiagnostic() {
        let error = #expect(throws: FormDocumentError.self) {
            try FormDocument.read(Array("[\n1,]".utf8), vocabulary: .words)
        }
        #expect(
            error?.description
                == "2:3: error: This is not JSON: a value is expected here. [malformedJSON]")
    }
}
