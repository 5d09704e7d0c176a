import FormModel
import Testing

/// Choices that are the values of rows in form files: every mistake has its place.
@Suite struct RowChoiceDocumentTests {
    private static func form(
        _ choices: String, group: String = "", row: String = "", after: String = ""
    ) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "group", "name": "pupils", "title": "P", \#(group) "items": [
                { "type": "input", "name": "name", "title": "N" },
                { "type": "input", "name": "age", "title": "A", "value": "integer" },
                { "type": "secureInput", "name": "pin", "title": "P" },
                { "type": "input", "name": "house", "title": "H", "value": "choice", "choices": ["x"] } \#(row)
              ] },
              { "type": "input", "name": "text", "title": "T" },
              { "type": "input", "name": "pick", "title": "P", "value": "choice", "choices": \#(choices) } \#(after)
            ] }
            """#)
    }

    @Test(
        arguments: [
            #"{ "rows": "pupils", "value": "name" }"#,
            #"{ "rows": "pupils", "value": "house" }"#,
            #"{ "value": "name", "rows": "pupils", "x-note": 1 }"#,
            #"{ "rows": ⟦unknownField⟧"pupil", "value": "name" }"#,
            #"{ "rows": ⟦wrongType⟧"text", "value": "name" }"#,
            #"{ "rows": "pupils", "value": ⟦unknownField⟧"nam" }"#,
            #"{ "rows": "pupils", "value": ⟦wrongType⟧"age" }"#,
            #"{ "rows": "pupils", "value": ⟦secretRead⟧"pin" }"#,
            #"⟦missingKey⟧{ "rows": "pupils" }"#,
            #"{ "rows": ⟦badName⟧"a b", "value": "name" }"#,
            #"{ "rows": "pupils", "value": ⟦wrongType⟧1 }"#,
            #"{ "rows": "pupils", "value": "name", ⟦misplacedKey⟧"where": "age > 1" }"#,
            #"{ "rows": "pupils", "value": "name", ⟦misplacedKey⟧"list": "l" }"#,
            #"{ "rows": "pupils", "value": "name", ⟦misplacedKey⟧"remote": "r" }"#,
            #"{ "rows": "pupils", "value": "name", ⟦misplacedKey⟧"columns": {} }"#,
            #"{ "remote": "r", ⟦misplacedKey⟧"value": "name" }"#,
        ])
    func sources(_ choices: String) { Self.form(choices).check() }

    @Test(
        arguments: [
            // The group depends on the field.
            (
                "\"visibleWhen\": \"⟦conditionLoop⟧present(pick)\",", "",
                #"{ "rows": "pupils", "value": "name" }"#, ""
            ),
            // A row offers the values of its own group.
            (
                "",
                #", { "type": "input", "name": "friend", "title": "F", "value": "choice", "choices": { "rows": ⟦conditionLoop⟧"pupils", "value": "name" } }"#,
                #"["x"]"#, ""
            ),
            (
                "", "", #"{ "rows": "pupils", "value": "name" }, "default": "Ann""#,
                #", { "type": "input", "name": "t", "title": "T", "computed": "title(pick)" }"#
            ),
            (
                "", "", #"{ "rows": "pupils", "value": "name" }"#,
                #", { "type": "input", "name": "t", "title": "T", "computed": "pick⟦expressionType⟧.age" }"#
            ),
            (
                "", "",
                #"{ "rows": "pupils", "value": "name" }, "other": { "title": "O", "name": "o" }"#,
                ""
            ),
            (
                "\"values\": { \"low\": \"lower(name)\" },", "",
                #"{ "rows": "pupils", "value": "low" }"#, ""
            ),
            (
                "\"values\": { \"next\": \"age + 1\" },", "",
                #"{ "rows": "pupils", "value": ⟦wrongType⟧"next" }"#, ""
            ),
        ] as [(String, String, String, String)])
    func besideOthers(_ row: (group: String, row: String, choices: String, after: String)) {
        Self.form(row.choices, group: row.group, row: row.row, after: row.after).check()
    }

    @Test func theNearestNameIsSuggested() {
        for (choices, name) in [
            (#"{ "rows": ⟦unknownField⟧"pupil", "value": "name" }"#, "\"pupils\""),
            (#"{ "rows": "pupils", "value": ⟦unknownField⟧"nam" }"#, "\"name\""),
        ] {
            #expect(Self.form(choices).check().allSatisfy { $0.message.contains(name) })
        }
    }
}
