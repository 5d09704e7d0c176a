import FormModel
import Testing

/// Fetched choices that depend on the values of other fields, in form files: every mistake has its place.
@Suite struct DependentChoiceDocumentTests {
    private static func form(_ choices: String, after: String = "") -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "village", "title": "V" },
              { "type": "secureInput", "name": "pin", "title": "P" },
              { "type": "input", "name": "plot", "title": "P", "value": "choice", "choices": \#(choices) },
              { "type": "group", "name": "rows", "title": "R", "items": [
                { "type": "input", "name": "tree", "title": "T" },
                { "type": "input", "name": "kind", "title": "K", "value": "choices",
                  "choices": { "remote": "kinds", "with": ["tree", "village"] } }
              ] } \#(after)
            ] }
            """#)
    }

    @Test(
        arguments: [
            #"{ "remote": "plots", "with": ["village"] }"#,
            #"{ "remote": "plots", "with": ["village"], "columns": { "area": "decimal" }, "where": "choice.area > 1" }"#,
            #"{ "remote": "plots", "with": ["village"], "where": "choice.⟦unknownColumn⟧area > 1" }"#,
            #"{ "remote": "plots", "with": ⟦unknownField⟧["vilage"] }"#,
            #"{ "remote": "plots", "with": ⟦secretRead⟧["pin"] }"#,
            #"{ "remote": "plots", "with": ⟦wrongType⟧["rows"] }"#,
            #"{ "remote": "plots", "with": ⟦conditionLoop⟧["plot"] }"#,
            #"{ "remote": "plots", "with": ⟦wrongType⟧[] }"#,
            #"{ "remote": "plots", "with": ⟦wrongType⟧"village" }"#,
            #"{ "remote": "plots", "with": ⟦wrongType⟧["village", 1] }"#,
            #"{ "list": ⟦unknownList⟧"l", ⟦misplacedKey⟧"with": ["village"] }"#,
            #"{ "rows": "rows", "value": "tree", ⟦misplacedKey⟧"with": ["village"] }"#,
        ])
    func sources(_ choices: String) {
        Self.form(choices).check()
    }

    @Test func theMessageSaysWhereColumnsAreDeclared() {
        let choices =
            #"{ "remote": "plots", "with": ["village"], "where": "choice.⟦unknownColumn⟧area > 1" }"#
        #expect(
            Self.form(choices).check().first?.message
                == "The list \"plots\" has no column \"area\". Declare the column in \"columns\" of the choices."
        )
    }

    @Test func columnsAndTitlesAreRead() {
        let choices =
            #"{ "remote": "plots", "with": ["village"], "columns": { "area": "decimal" } }"#
        for (expression, type) in [
            ("plot.area * 2", "decimal"), ("title(plot) + '!'", "text"), ("plot.title", "text"),
        ] {
            let after =
                #", { "type": "input", "name": "t", "title": "T", "value": "\#(type)", "computed": "\#(expression)" }"#
            Self.form(choices, after: after).check()
        }
    }

    @Test func tooManySources() throws {
        let fields = (0..<17).compactMap { FieldName("f\($0)") }
        func form(_ count: Int) throws(FormDefinitionError) -> Form {
            try Form(
                id: "f", title: "F",
                items: fields.map { .input($0, title: "F") } + [
                    .input(
                        "c", title: "C", value: .choice,
                        choicesOf: .remote("r", with: Array(fields.prefix(count))))
                ])
        }
        #expect(try form(16).dependentChoices == ["r"])
        #expect(try form(16).remoteChoices == [])
        #expect(throws: FormDefinitionError.self) { try form(17) }
    }
}
