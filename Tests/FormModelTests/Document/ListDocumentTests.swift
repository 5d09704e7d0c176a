import FormModel
import Testing

/// Named lists, filters and conditions of choices in form files: every mistake has its place.
@Suite struct ListDocumentTests {
    private static let rows =
        #"[{ "value": "king", "title": "King", "state": "wa", "tax": 0.1, "since": "1852-12-22" }, { "value": "cameron", "state": "tx" }]"#

    private static func form(lists: String, items: String = "") -> MarkedForm {
        let other = #"{ "type": "input", "name": "state", "title": "State" }"#
        let all = items.isEmpty ? other : "\(other), \(items)"
        return MarkedForm(
            #"{ "formrun": 1, "id": "f", "title": "F", "lists": \#(lists), "items": [\#(all)] }"#)
    }

    private static let counties =
        #"{ "counties": { "columns": { "state": "text", "tax": "decimal", "since": "date" }, "choices": \#(rows) } }"#

    private static func field(_ rest: String) -> MarkedForm {
        form(
            lists: counties,
            items: #"{ "type": "input", "name": "county", "title": "County", \#(rest) }"#)
    }

    @Test(
        arguments: [
            counties,
            #"⟦wrongType⟧[]"#,
            #"{ "a-b.C_1": { "choices": ["x", "y"] } }"#,
            #"{ ⟦badListName⟧"a b": { "choices": ["x"] } }"#,
            #"{ "a": ⟦wrongType⟧["x"] }"#,
            #"{ "a": ⟦missingKey⟧{ "columns": {} } }"#,
            #"{ ⟦emptyList⟧"a": { "choices": [] } }"#,
            #"{ "a": { ⟦unknownKey⟧"rows": [], "choices": ["x"] } }"#,
            #"{ "a": { "columns": ⟦wrongType⟧["x"], "choices": ["x"] } }"#,
            #"{ "a": { "columns": { ⟦badName⟧"1": "text" }, "choices": ["x"] } }"#,
            #"{ "a": { "columns": { "n": ⟦wrongType⟧1 }, "choices": ["x"] } }"#,
            #"{ "a": { "columns": { "n": ⟦unknownValueType⟧"choices" }, "choices": ["x"] } }"#,
            #"{ ⟦badColumn⟧"a": { "columns": { "title": "text" }, "choices": ["x"] } }"#,
            #"{ "a": { "choices": ["x", ⟦duplicateChoice⟧"x"] } }"#,
            #"{ "a": { "choices": ["x", ⟦emptyText⟧""] } }"#,
            #"{ "a": { "choices": [⟦missingKey⟧{ "title": "X" }] } }"#,
            #"{ "a": { "choices": [{ "value": ⟦wrongType⟧1 }] } }"#,
            #"{ "a": { "choices": [⟦wrongType⟧1] } }"#,
            #"{ "a": { "columns": { "n": "integer" }, "choices": [{ "value": "x", "n": ⟦wrongType⟧1.5 }] } }"#,
            #"{ "a": { "columns": { "n": "date" }, "choices": [{ "value": "x", "n": ⟦wrongType⟧"2026-02-30" }] } }"#,
            #"{ "a": { "columns": { "n": "text" }, "choices": [{ "value": "x", "n": ⟦wrongType⟧1 }] } }"#,
            #"{ "a": { "columns": { "n": "text" }, "choices": [{ "value": "x", ⟦unknownColumn⟧"m": 1 }] } }"#,
            #"{ "a": { "choices": [{ "value": "x", "visibleWhen": "⟦unknownField⟧nobody == 1" }] } }"#,
            #"{ "a": { "choices": [{ "value": "x", "enabledWhen": "present(state)", "reason": "R" }] } }"#,
            #"{ "a": { "choices": [⟦missingKey⟧{ "value": "x", "reason": "R" }] } }"#,
        ])
    func lists(_ lists: String) { Self.form(lists: lists).check() }

    @Test(
        arguments: [
            #""value": "choice", "choices": { "list": "counties", "where": "choice.state == state" }"#,
            #""value": "choices", "choices": { "list": "counties", "where": "choice.value != state && choice.tax > 0.05" }"#,
            #""value": "choice", "choices": { "list": "counties" }, "default": "king""#,
            #""value": "choice", "choices": { "list": "counties" }, "default": ⟦invalidDefault⟧"kong""#,
            #""value": "choice", "choices": { "list": ⟦unknownList⟧"countys" }"#,
            #""value": "choice", "choices": { "list": "counties", ⟦misplacedKey⟧"remote": "x" }"#,
            #""value": "choice", "choices": { "list": "counties", "where": "choice.⟦unknownColumn⟧sate == state" }"#,
            #""value": "choice", "choices": { "list": "counties", "where": "choice.tax ⟦expressionType⟧== state" }"#,
            #""value": "choice", "choices": { "list": "counties", "where": "⟦expressionType⟧choice.state" }"#,
            #""value": "choice", "choices": { "list": "counties", "where": "⟦conditionLoop⟧county == 'king'" }"#,
            #""value": "text", "choices": { "list": ⟦misplacedKey⟧"counties" }"#,
            #""value": "choice", "choices": ["a", { "value": "b", "visibleWhen": "state == 'x'", "description": "D" }]"#,
            #""value": "choice", "choices": ["a", { "value": "b", "visibleWhen": "⟦unknownField⟧stat == 'x'" }]"#,
            #""value": "choice", "choices": ["a", { "value": "b", "enabledWhen": "choice.⟦unknownColumn⟧x == state" }]"#,
            #""value": "choice", "choices": { "remote": "plots-1.A", "where": "choice.village == state" }"#,
            #""value": "choice", "choices": { "remote": "plots", "columns": { "area": "decimal" }, "where": "choice.⟦unknownColumn⟧village == state" }"#,
            #""value": "choice", "choices": { "remote": ⟦badListName⟧"my plots" }"#,
            #""computed": "lookup(counties, 'king').state""#,
            #""computed": "lookup('counties', state).state""#,
            #""computed": "lookup(⟦unknownList⟧county, 'king').state""#,
            #""computed": "lookup(counties, ⟦unknownChoice⟧'kong').state""#,
            #""computed": "lookup(counties, 'king').⟦unknownColumn⟧sate""#,
            #""computed": "lookup(counties, ⟦expressionType⟧1).state""#,
            #""computed": "lookup(counties, 1, ⟦expressionType⟧'state').state""#,
            #""computed": "lookup(counties, 1, 'tax').state""#,
            #""computed": "lookup(counties, 'king'⟦expressionSyntax⟧)""#,
            #""computed": "title(⟦expressionType⟧state)""#,
            #""computed": "lookup(counties, 'king') ⟦expressionSyntax⟧+ 'x'""#,
            #""computed": "lookup(⟦unknownList⟧county, 'king')""#,
            #""computed": "⟦expressionType⟧choice.state""#,
            #""computed": "⟦expressionType⟧choice""#,
            #""computed": "title(⟦expressionType⟧choice.state)""#,
            #""computed": "⟦unknownField⟧nobody.state""#,
            #""computed": "title(⟦unknownField⟧nobody.state)""#,
            #""value": "integer", "computed": "⟦expressionType⟧row""#,
            #""value": "integer", "computed": "if(present(⟦expressionType⟧row), 1, 2)""#,
        ])
    func fields(_ rest: String) {
        var rest = rest
        // The missing column is reported where it belongs.
        if rest.contains("⟦expressionSyntax⟧)") {
            rest = rest.replacing("⟦expressionSyntax⟧)", with: ")⟦expressionSyntax⟧")
        }
        Self.field(rest).check()
    }

    @Test func aMissingColumnIsNamed() {
        let form = Self.field(#""computed": "lookup(counties, 'king')""#)
        let found = FormDocument.diagnostics(of: form.bytes, vocabulary: .words)
        #expect(
            found.map(\.message).contains {
                $0.contains("lookup(list, value).column") && $0.contains("\"counties\" has state, ")
            }, "\(found)")
    }

    @Test func columnsOfChosenRows() {
        let county =
            #"{ "type": "input", "name": "county", "title": "C", "value": "choice", "choices": { "list": "counties" } }"#
        let several =
            #"{ "type": "input", "name": "all", "title": "C", "value": "choices", "choices": { "list": "counties" } }"#
        let plain =
            #"{ "type": "input", "name": "plain", "title": "C", "value": "choice", "choices": ["x"] }"#
        for (type, expression) in [
            ("text", "county.state + title(county) + title(all) + title(plain)"),
            ("decimal", "county.tax + sum(all.tax) + sum(county.tax)"),
            ("date", "county.since"), ("text", "county.⟦unknownColumn⟧stat"),
            ("text", "⟦expressionType⟧all.state"), ("text", "plain⟦expressionType⟧.state"),
            ("decimal", "sum(all.⟦unknownColumn⟧tox)"),
            ("decimal", "sum(all.⟦expressionType⟧state)"),
            ("boolean", "county == ⟦unknownChoice⟧'kong'"),
        ] {
            Self.form(
                lists: Self.counties,
                items:
                    #"\#(county), \#(several), \#(plain), { "type": "input", "name": "r", "title": "R", "value": "\#(type)", "computed": "\#(expression)" }"#
            ).check()
        }
    }

    @Test func listsAreBounded() {
        let columns = (0..<17).map { #""c\#($0)": "text""# }.joined(separator: ", ")
        Self.form(
            lists: #"{ ⟦tooManyColumns⟧"a": { "columns": { \#(columns) }, "choices": ["x"] } }"#
        ).check()
        let rows = (0...10_000).map { #""\#($0)""# }.joined(separator: ",")
        Self.form(lists: #"{ ⟦tooManyChoices⟧"a": { "choices": [\#(rows)] } }"#).check()
    }
}
