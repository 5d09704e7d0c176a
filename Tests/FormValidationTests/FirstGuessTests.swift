import FormModel
import FormValidation
import Testing

/// The first guesses of people who know other form languages are answered by the right word, before any list.
@Suite struct FirstGuessTests {
    private static func form(_ item: String) -> String {
        #"{ "formrun": 1, "id": "f", "title": "F", "items": [{ \#(item) }] }"#
    }

    private static func messages(_ text: String) -> [String] {
        FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .standard).map(\.message)
    }

    /// What stands in an item that is complete without it, and the advice.
    static let ofInputs: [(written: String, advice: String)] = [
        (#""value": "string""#, #"Write "value": "text"."#),
        (#""value": "number""#, #"Write "value": "decimal"."#),
        (#""value": "bool""#, #"Write "value": "boolean"."#),
        (#""value": "int""#, #"Write "value": "integer"."#),
        (#""value": "select", "choices": ["x"]"#, #"Write "value": "choice"."#),
        (#""value": "multi-select", "choices": ["x"]"#, #"Write "value": "choices"."#),
        (#""choices": ["x"]"#, #"Write "value": "choice"."#),
        (#""value": "datetime-local""#, #"Write "value": "localDateTime"."#),
        (#""value": "DateTime""#, #"Write "value": "dateTime"."#),
        (#""value": "email""#, #"Write "validators": ["email"]."#),
        (#""value": "password""#, #"Write "type": "secureInput"."#),
        (#""required": true"#, #"Write "validators": ["required"]."#),
        (#""pattern": "x""#, #"Write "validators": [{ "pattern": "[a-z]+" }]."#),
        (#""min": 1"#, #"Write "validators": [{ "range": { "min": 1, "max": 9 } }]."#),
        (#""maxLength": 3"#, #"Write "validators": [{ "length": { "min": 2, "max": 40 } }]."#),
        (#""multiline": true"#, #"Write "value": "multiline"."#),
        (#""visibleIf": "true""#, #"Did you mean "visibleWhen"?"#),
        (#""description": "d""#, #"Did you mean "help"?"#),
        (#""validators": [{ "min": 1 }]"#, #"Write { "range": { "min": 1, "max": 9 } }."#),
        (#""validators": [{ "minLength": 1 }]"#, #"Write { "length": { "min": 2, "max": 40 } }."#),
        (#""validators": [{ "regex": "x" }]"#, #"Write { "pattern": "[a-z]+" }."#),
        (#""validators": ["URL"]"#, #"Write "url"."#),
        (
            #""validators": ["currency"]"#,
            #"Write "formatter": { "currency": "USD" } beside "type" instead."#
        ),
        (
            #""validators": [{ "exclusiveMinimum": 0 }]"#,
            #"Write { "range": { "above": 0, "below": 9 } }."#
        ),
        (
            #""value": "money""#,
            #"Write "value": "decimal" and "formatter": { "currency": "USD" }."#
        ),
        (#""price": 1"#, #"Write "formatter": { "currency": "USD" }."#),
        (
            #""validators": [{ "length": { "max": "limit" } }]"#,
            #"or { "expression": "limit" } if "limit" is a field."#
        ),
        (
            #""value": "integer", "validators": [{ "range": { "min": "from" } }]"#,
            #"or { "expression": "from" } if "from" is a field."#
        ),
        (
            #""value": "date", "validators": [{ "range": { "min": "from + 3 days" } }]"#,
            #"or a time such as "today - 18 years"."#
        ),
        (#""validators": ["integer"]"#, #"Write "value": "integer" beside "type" instead."#),
        (#""validators": [{ "length": { "minimum": 1 } }]"#, #"it has "exactly", "max", "min"."#),
        (#""validators": [{ "range": { "min": 1 } }]"#, #"Write "length" for a text."#),
    ]

    @Test(arguments: ofInputs.indices)
    func wordsOfInputs(_ index: Int) {
        let (written, advice) = Self.ofInputs[index]
        let found = Self.messages(
            Self.form(#""type": "input", "name": "a", "title": "A", \#(written)"#))
        #expect(found.contains { $0.hasSuffix(advice) }, "\(found)")
    }

    static let types: [(type: String, advice: String)] = [
        ("text", #"Write "type": "input"."#),
        ("select", #"Write "type": "input" and "value": "choice"."#),
        ("checkbox", #"Write "type": "input" and "value": "boolean"."#),
        ("date", #"Write "type": "input" and "value": "date"."#),
        ("Number", #"Write "type": "input" and "value": "decimal"."#),
        ("password", #"Write "type": "secureInput"."#), ("heading", #"Write "type": "label"."#),
        ("fieldset", #"Write "type": "section"."#),
        (
            "currency",
            #"Write "type": "input", "value": "decimal" and "formatter": { "currency": "USD" }."#
        ),
        ("email", #"Write "type": "input" and "validators": ["email"]."#),
    ]

    @Test(arguments: types.indices)
    func typesOfItems(_ index: Int) {
        let (type, advice) = Self.types[index]
        let found = Self.messages(Self.form(#""type": "\#(type)", "name": "a", "title": "A""#))
        #expect(found.contains("There is no item type \"\(type)\". \(advice)"), "\(found)")
    }

    /// A validator that is advised can be written as it is.
    @Test func advisedValidatorsAreThere() {
        let advice = Self.ofInputs.map(\.advice) + Self.types.map(\.advice)
        let validators = Set(advice.compactMap { $0.firstMatch(of: /"validators": \[(.*)\]/)?.1 })
        #expect(validators.count >= 5)
        for validator in validators {
            let value = validator.contains("range") ? "integer" : "text"
            let found = Self.messages(
                Self.form(
                    #""type": "input", "name": "a", "title": "A", "value": "\#(value)", "validators": [\#(validator)]"#
                ))
            #expect(found == [], "\(validator)")
        }
    }

    static let expressions: [(expression: String, advice: String)] = [
        ("state == wa", "A text has quotation marks: write 'wa'."),
        ("${age} < 1", "write the name of a field alone, without $ and braces."),
        ("{age} < 1", "write the name of a field alone, without $ and braces."),
        ("age <> 18", "write != for <>."),
        (
            "matches(name, text(age))",
            "a pattern is a text in quotation marks: matches(x, 'pattern')."
        ),
        ("age * 1,19 > 2", "decimals have a point, such as 1.5."),
        ("age < '18'", "write the number without quotation marks."),
        ("name + 1 == 'x'", "write text(…) of the number, or number(…) of the text."),
        (
            "qty > 1",
            "It is in the rows of \"lines\": write sum(lines.qty), or another function over rows."
        ),
        ("when == 'x'", "write any(lines, present(when)), or another function over rows."),
        ("rnd(age) == 1", "Did you mean \"round\"?"), ("len(name) > 1", "Did you mean \"length\"?"),
        ("avg(age) > 1", "Did you mean \"average\"?"),
    ]

    @Test(arguments: expressions.indices)
    func wordsOfExpressions(_ index: Int) {
        let (expression, advice) = Self.expressions[index]
        let found = Self.messages(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "age", "title": "A", "value": "integer" },
              { "type": "input", "name": "name", "title": "N" },
              { "type": "input", "name": "state", "title": "S", "value": "choice", "choices": ["wa", "or"] },
              { "type": "group", "name": "lines", "title": "L", "items": [
                { "type": "input", "name": "qty", "title": "Q", "value": "integer" },
                { "type": "input", "name": "when", "title": "W" } ] },
              { "type": "input", "name": "z", "title": "Z", "visibleWhen": "\#(expression)" } ] }
            """#)
        #expect(found.count == 1 && found.first?.hasSuffix(advice) == true, "\(found)")
    }

    static let files: [(text: String, beginning: String)] = [
        (
            #"{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }"#,
            "This is no form: it is a JSON Schema"
        ),
        (#"{ "properties": { "a": {} } }"#, "This is no form: it is a JSON Schema"),
        (#"{ "$defs": { "a": {} } }"#, "This is no form: it is a JSON Schema"),
        (#"{ "email": "ada@example.com", "age": 36 }"#, "This is no form: it has no "),
        (#"{ "name": "Ada" }"#, "This is no form: it has no "),
        (#"{ "id": "f", "title": "Dr" }"#, "This is no form: it has no "),
        ("{ // a form\n}", "This is not JSON: JSON has no comments;"),
        ("{ \"a\": 1, # one\n}", "This is not JSON: JSON has no comments;"),
        ("formrun: 1\nid: t\n", "This is not JSON: it looks like YAML"),
        ("# a form\nformrun: 1\n", "This is not JSON: it looks like YAML"),
        ("- a: 1\n", "This is not JSON: it looks like YAML"),
        ("form-id: 1\n", "This is not JSON: it looks like YAML"),
        ("\u{FEFF}---\nformrun: 1\n", "This is not JSON: it looks like YAML"),
        ("---\nformrun: 1\n", "This is not JSON: it looks like YAML"),
        ("{ 'formrun': 1 }", "This is not JSON: texts and keys have double quotation marks here."),
        (#"{ "when": "state == "wa"" }"#, "This is not JSON: a text ended here;"),
        (#"{ "formrun": 1, }"#, "This is not JSON: a key in quotation marks is expected here"),
        // These are forms that lack something.
        (#"{ "fields": [] }"#, "The key \"formrun\" is missing"),
        (#"{ "items": [] }"#, "The key \"formrun\" is missing"),
        ("{}", "The key \"formrun\" is missing"),
    ]

    @Test(arguments: files.indices)
    func filesThatAreNoForms(_ index: Int) {
        let (text, beginning) = Self.files[index]
        let found = Self.messages(text)
        #expect(found.first?.hasPrefix(beginning) == true, "\(found)")
    }

    /// UTF-16 is named with its mark and without, in both orders.
    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0x7B, 0x00], [0x00, 0x7B]] as [[UInt8]])
    func utf16(_ start: [UInt8]) {
        let found = FormDocument.diagnostics(of: start + [0x7D, 0x00], vocabulary: .standard)
        #expect(found.map(\.message) == ["This is not JSON: it is UTF-16; save it as UTF-8."])
    }

    @Test func misspeltActionsAndLanguagesWithoutMessages() {
        let text = #"""
            { "formrun": 1, "id": "f", "title": "F", "locale": "xx", "items": [
              { "type": "input", "name": "a", "title": "A" },
              { "type": "button", "name": "b", "title": "B", "action": "sumbit" },
              { "type": "button", "name": "c", "title": "C", "action": "print" },
              { "type": "button", "name": "d", "title": "D", "action": "submit" } ] }
            """#
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .standard)
        #expect(found.map(\.code) == [.unknownLanguage, .misspeltAction])
        #expect(found.allSatisfy { $0.severity == .warning })
        #expect(found.last?.message.hasSuffix("Did you mean \"submit\"?") == true)
        let languages = Set(Vocabulary.standard.languages.map(\.language))
        #expect(languages == Set(MessageCatalog.all.map(\.language.language)))
        for language in MessageCatalog.all.map(\.language) {
            let own = text.replacing("\"xx\"", with: "\"\(language)\"")
            let found = FormDocument.diagnostics(of: Array(own.utf8), vocabulary: .standard)
            #expect(found.map(\.code) == [.misspeltAction])
        }
    }
}
