import FormModel
import Testing

/// Mistakes in the places of texts are reported with their column in the file.
@Suite struct FormTextDiagnosticTests {
    private func form(_ key: String, _ text: String, kind: String = "input") -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "age", "title": "A", "value": "integer" },
              { "type": "secureInput", "name": "pin", "title": "P" },
              { "type": "group", "name": "rows", "title": "R", "items": [ { "type": "input", "name": "own", "title": "O" } ] },
              { "type": "\#(kind)", "name": "x", \#(kind == "group" ? "\"title\": \"G\", \"items\": [{ \"type\": \"input\", \"name\": \"own\", \"title\": \"O\" }], " : "")\#(key == "title" ? "" : "\"title\": \"X\", ")"\#(key)": \#(text) }
            ] }
            """#)
    }

    @Test(
        arguments: [
            #""{age} {= age + 1} {rows} {{x}}""#, #""{age|nobody}""#,
            #""Dear {⟦unknownField⟧nobody}""#, #""\u00e9 \n{age} {⟦unknownField⟧aeg|x}""#,
            #""Is it {⟦secretRead⟧pin}?""#, #""Is it {= ⟦secretRead⟧length(pin)}?""#,
            #""a ⟦malformedTemplate⟧{age""#, #""a ⟦malformedTemplate⟧} b""#,
            #""{{age⟦malformedTemplate⟧}""#,
            #""{= age +⟦expressionSyntax⟧}""#, #""{= age ⟦expressionType⟧+ 'x'}""#,
            #""{= ⟦expressionType⟧days(3)}""#, #""{= ⟦expressionType⟧rows}""#,
            #""{= ⟦unknownFunction⟧nothing(1)}""#, #""{⟦unknownField⟧own}""#,
            #""{⟦unknownField⟧row}""#,
            #""{⟦unknownField⟧}""#, #"{ "en": "{age}", "de": "Alter {⟦unknownField⟧alter}" }"#,
            #"{ "en": "{⟦unknownField⟧a}", "de": "{age} ⟦malformedTemplate⟧}" }"#,
            "\"" + (1...16).map { "{⟦unknownField⟧z\($0)}" }.joined() + "{z17}\"",
        ])
    func ofATitle(_ text: String) {
        form("title", text).check()
        form("help", text).check()
        form("placeholder", text).check()
    }

    @Test(
        arguments: [
            ("boolean", #""trueTitle": "{age} {⟦unknownField⟧nobody}""#),
            ("boolean", #""falseTitle": "{⟦secretRead⟧pin}""#),
            ("decimal", #""unit": "cm {= age ⟦expressionType⟧+ 'x'}""#),
            (
                "choice",
                #""choices": [{ "value": "a", "title": "{age} {⟦unknownField⟧aeg}" }, "{b}"]"#
            ),
            (
                "choices",
                #""choices": ["a", { "value": "b", "title": "B", "description": "⟦malformedTemplate⟧{" }]"#
            ),
            (
                "choice",
                #""choices": ["a"], "other": { "name": "o", "title": "{⟦unknownField⟧z}" }"#
            ),
            (
                "choice",
                #""choices": [{ "value": "a", "enabledWhen": "age > 1", "reason": "{age} {⟦secretRead⟧pin}" }]"#
            ),
            (
                "choice",
                #""choices": [{ "value": "a", "enabledWhen": "age > 1", "reason": "{⟦unknownPlaceholder⟧x1}" }]"#
            ),
        ])
    func ofWords(_ type: String, _ members: String) {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "age", "title": "A", "value": "integer" },
              { "type": "secureInput", "name": "pin", "title": "P" },
              { "type": "input", "name": "x", "title": "X", "value": "\#(type)", \#(members) }
            ] }
            """#
        ).check()
    }

    @Test func ofAList() {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "lists": { "l": { "choices": [{ "value": "a", "title": "{age} {⟦unknownField⟧own}" }] } }, "items": [
              { "type": "input", "name": "age", "title": "A", "value": "integer" },
              { "type": "group", "name": "g", "title": "G", "items": [{ "type": "input", "name": "own", "title": "O", "value": "choice", "choices": { "list": "l" } }] }
            ] }
            """#
        ).check()
    }

    @Test(
        arguments: [
            #"{ "tooLong": "{title} of {age}, {= age + 1}" }"#,
            #"{ "tooLong": "{⟦unknownPlaceholder⟧nobody}" }"#,
            #"{ "tooLong": { "en": "{age}", "de": "{age} {⟦unknownPlaceholder⟧min}" } }"#,
            #"{ "tooLong": "{⟦secretRead⟧pin}" }"#,
            #"{ "tooLong": "⟦malformedTemplate⟧{title" }"#,
        ])
    func ofAMessage(_ text: String) {
        let messages = text.dropFirst().dropLast()
        form("validators", #"[{ "short": { "max": 3 } }], "messages": {"# + messages + "}").check(
            .words)
    }

    /// Braces around an expression need an equals sign, which the message says.
    @Test(arguments: [("title", "length(age)"), ("message", "age + 1"), ("title", "{age}")])
    func theSignOfAnExpression(_ key: String, _ source: String) {
        let text = LocalizedText("{\(source)}")
        let messages: [IssueCode: LocalizedText] =
            key == "message" ? [.tooManyTextBytes: text] : [:]
        let title = key == "title" ? text : "A"
        do throws(FormDefinitionError) {
            _ = try Form(
                id: "f", title: "F", items: [.input("age", title: title, messages: messages)])
            #expect(source == "{age}")
        } catch {
            #expect(
                error.problems.map(\.message).allSatisfy { $0.hasSuffix("write {= \(source)}.") })
        }
    }

    @Test func ofARowTitle() {
        let form = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F {⟦unknownField⟧x}", "help": "{a}", "pages": [
              { "title": "P {⟦unknownField⟧y}", "items": [
              { "type": "input", "name": "a", "title": "A {a}" },
              { "type": "group", "name": "g", "title": "G {⟦unknownField⟧own}", "rowTitle": "{row} {own} {a} {⟦unknownField⟧b}",
                "items": [{ "type": "input", "name": "own", "title": "{row} {own} {⟦unknownField⟧b}" },
                          { "type": "label", "title": "⟦malformedTemplate⟧{" }] },
              { "type": "input", "name": "c", "title": "C", ⟦misplacedKey⟧"rowTitle": "x" } ] } ] }
            """#)
        form.check()
    }

    @Test func aHostileTextHasFewProblems() throws {
        let text = String(repeating: "{x} ", count: 10_000)
        do {
            _ = try Form(id: "f", title: LocalizedText(text), items: [.input("a", title: "A")])
            Issue.record("accepted")
        } catch {
            #expect(error.problems.count < 100)
            #expect(error.description.hasPrefix("title: error: There is no input named \"x\""))
        }
    }

    @Test func limitsOfExpressionsHold() throws {
        let deep =
            "{= " + String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)
            + "}"
        #expect {
            _ = try Form(id: "f", title: LocalizedText(deep), items: [.input("a", title: "A")])
        } throws: { ($0 as? FormDefinitionError)?.problems.map(\.code) == [.expressionTooDeep] }
        let long = "{= 1" + String(repeating: " + 1", count: 5_000) + "}"
        #expect {
            _ = try Form(id: "f", title: LocalizedText(long), items: [.input("a", title: "A")])
        } throws: { ($0 as? FormDefinitionError)?.problems.map(\.code) == [.expressionTooLong] }
    }

    /// Columns count characters, not bytes, also where there is no file.
    @Test(arguments: [
        "{⟦⟧nobody}", "e {⟦⟧nobody}", "é {⟦⟧nobody}", "à€ {⟦⟧nobody}", "😀 {⟦⟧nobody}",
        "ÿ~ {⟦⟧nobody} é",
        "é{= age ⟦⟧+ 'x'}", "é€😀{= 'é' == 'à' && ⟦⟧nobody}",
    ])
    func columnsOfTexts(_ text: String) throws {
        let parts = text.split(separator: "⟦⟧")
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: LocalizedText(parts.joined()),
                items: [.input("age", title: "A", value: .integer)])
        }
        #expect(
            error?.problems.first?.parameters["column"]
                == .integer(parts[0].unicodeScalars.count + 1))
    }
}
