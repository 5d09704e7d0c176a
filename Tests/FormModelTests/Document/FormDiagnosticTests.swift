import FormModel
import Testing

/// What diagnostics say; where they stand is tested with the form documents.
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
