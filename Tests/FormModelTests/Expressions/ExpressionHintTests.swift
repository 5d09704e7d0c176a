import FormModel
import Testing

/// Syntax of other languages causes a hint, and invalid literal arguments an error.
@Suite struct ExpressionHintTests {
    private func form(_ condition: String) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "n", "title": "N", "value": "integer" },
              { "type": "input", "name": "m", "title": "M", "value": "decimal" },
              { "type": "input", "name": "s", "title": "S" },
              { "type": "input", "name": "b", "title": "B", "value": "boolean" },
              { "type": "input", "name": "d", "title": "D", "value": "date" },
              { "type": "input", "name": "tags", "title": "T", "value": "texts" },
              { "type": "group", "name": "g", "title": "G", "items": [
                { "type": "input", "name": "s", "title": "S" },
                { "type": "group", "name": "h", "title": "H", "items": [
                  { "type": "input", "name": "z", "title": "Z", "value": "integer" } ] } ] },
              { "type": "input", "name": "x", "title": "X", "visibleWhen": "\#(condition)" }
            ] }
            """#)
    }

    static let hints: [(condition: String, said: [String])] = [
        ("⟦expressionSyntax⟧not b", ["!"]), ("⟦expressionSyntax⟧NOT n == 1", ["!"]),
        ("⟦expressionSyntax⟧not(present(s))", ["!"]),
        ("b && ⟦expressionSyntax⟧not present(s)", ["!"]),
        ("b ⟦expressionSyntax⟧and n == 1", ["&&"]), ("b ⟦expressionSyntax⟧OR n == 1", ["||"]),
        ("(b ⟦expressionSyntax⟧or b) ⟦expressionSyntax⟧and b", ["||", "&&"]),
        ("⟦expressionSyntax⟧and(b, b)", ["&&"]), ("⟦expressionSyntax⟧or(b, b)", ["||"]),
        ("s == ⟦expressionSyntax⟧null", ["!present(x)"]),
        ("⟦expressionSyntax⟧None != s", ["present(x)"]),
        ("s ⟦expressionSyntax⟧is ⟦expressionSyntax⟧null", ["==", "present(x)"]),
        ("s ⟦expressionSyntax⟧is not ⟦expressionSyntax⟧null", ["!=", "present(x)"]),
        ("b == ⟦expressionSyntax⟧True", ["true"]), ("b == ⟦expressionSyntax⟧FALSE", ["false"]),
        ("s ⟦expressionSyntax⟧not in ['a']", ["!("]), ("n ⟦expressionSyntax⟧= 1", ["=="]),
        ("b ⟦expressionSyntax⟧? b : b", ["if("]),
        // Literal numbers.
        ("round(m, ⟦expressionType⟧-2) > 0", ["digits", "0 to 38"]),
        ("round(m, ⟦expressionType⟧39) > 0", ["digits"]),
        ("round(m, ⟦expressionType⟧1.5) > 0", ["digits"]),
        ("d + days(⟦expressionType⟧1.5) > d", ["whole number of days"]),
        ("d - months(⟦expressionType⟧-0.5) > d", ["whole number of months"]),
        ("d + years(⟦expressionType⟧100000) > d", ["99999"]),
        // Types of arguments.
        ("if(⟦expressionType⟧n, b, b)", ["a yes or no"]),
        ("if(b, n, ⟦expressionType⟧s) == 1", ["a number"]),
        ("if(b, d, ⟦expressionType⟧'x') == d", ["a date"]),
        ("'x' in if(b, tags, ⟦expressionType⟧s)", ["a list"]),
        ("min(⟦expressionType⟧s, s) == s", ["min and max"]),
        ("max(n, ⟦expressionType⟧d) == n", ["a number"]),
        ("⟦wrongArguments⟧max(n) == 1", ["max(a, b, …)"]),
        ("⟦wrongArguments⟧if(b) == 1", ["if(condition, a, b)"]),
        ("⟦wrongArguments⟧months() == 1", ["months(n) or months(from, to)"]),
        ("⟦wrongArguments⟧abs() == 1", ["abs(x)"]),
        ("floor(⟦expressionType⟧s) == 1", ["a number"]),
        // Fields of nested rows.
        ("sum(g.⟦expressionType⟧h) == 1", ["a number"]),
        ("sum(g.⟦expressionType⟧s.z) == 1", ["no group"]),
        ("sum(g.h.⟦unknownField⟧zz) == 1", ["zz"]), ("sum(g⟦expressionSyntax⟧) == 1", ["."]),
        ("sum(g.h.⟦expressionSyntax⟧) == 1", ["field"]),
        ("count(g.⟦expressionType⟧s) == 1", ["a list or a group"]),
    ]

    @Test(arguments: hints.indices) func whatToWrite(_ index: Int) {
        let row = Self.hints[index]
        let found = form(row.condition).check()
        #expect(found.count == row.said.count || found.count == 1)
        for said in row.said {
            #expect(found.contains { $0.message.contains(said) }, "\(found.map(\.message))")
        }
    }

    /// A field may have such a name, which then means the field.
    @Test func fieldsOfThatName() throws {
        let names: [FieldName] = ["not", "and", "null", "True"]
        let items = names.map { FormItem.input($0, title: "T", value: .boolean) }
        for condition: FormExpression in ["not && and", "!null || True", "not == and"] {
            _ = try Form(
                id: "f", title: "F",
                items: items + [.input("x", title: "X", visibleWhen: condition)])
        }
    }

    /// A field of whole numbers takes no result that may be a fraction.
    @Test(
        arguments: [
            ("power(n, 2)", false), ("sqrt(n)", false), ("ln(n)", false), ("exp(n)", false),
            ("number(s)", false), ("hours(t)", false), ("minutes(t)", false),
            ("round(sqrt(n))", true), ("sin(n)", false), ("log10(n)", false), ("pi()", false),
            ("mod(n, 4)", true), ("mod(n, 0.5)", false), ("if(n > 2, n)", true),
            ("if(n > 2, n / 2)", false), ("months(d, d)", true),
            ("year(d)", true), ("month(d)", true), ("day(d)", true), ("weekday(d)", true),
            ("age(d)", true), ("length(s)", true),
        ] as [(FormExpression, Bool)])
    func wholeResults(_ expression: FormExpression, _ isWhole: Bool) {
        do throws(FormDefinitionError) {
            _ = try Form(
                id: "f", title: "F",
                items: [
                    .input("n", title: "N", value: .integer), .input("s", title: "S"),
                    .input("d", title: "D", value: .date),
                    .input("t", title: "T", value: .duration),
                    .input("x", title: "X", value: .integer, computed: expression),
                ])
            #expect(isWhole, "\(expression) was accepted")
        } catch {
            let said = error.problems.map(\.message)
            #expect(!isWhole && said.contains { $0.contains("a whole number") }, "\(said)")
        }
    }
}
