import FormModel
import Testing

/// Mistakes in expressions are reported with their column in the file.
@Suite struct ExpressionDiagnosticTests {
    private func form(_ condition: String, key: String = "visibleWhen") -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "age", "title": "A", "value": "integer" },
              { "type": "input", "name": "name", "title": "N" },
              { "type": "input", "name": "born", "title": "B", "value": "date" },
              { "type": "input", "name": "at", "title": "L", "value": "localDateTime" },
              { "type": "input", "name": "pick", "title": "P", "value": "choice", "choices": ["us", "ca"] },
              { "type": "input", "name": "tags", "title": "T", "value": "choices", "choices": ["red"] },
              { "type": "input", "name": "x", "title": "X", "\#(key)": "\#(condition)" },
              { "type": "button", "name": "go", "title": "G", "action": "submit" }
            ] }
            """#)
    }

    @Test(
        arguments: [
            // Syntax errors.
            "age >⟦expressionSyntax⟧", "⟦expressionSyntax⟧", "age + ⟦expressionSyntax⟧",
            "age ⟦expressionSyntax⟧= 1", "age == 1 ⟦expressionSyntax⟧& name == 'x'",
            "(age == 1⟦expressionSyntax⟧", "age == 1⟦expressionSyntax⟧)",
            "age == 1 ⟦expressionSyntax⟧age", "1 < age ⟦expressionSyntax⟧< 3",
            "name == ⟦expressionSyntax⟧'open", "name == ⟦expressionSyntax⟧\\\"so\\\"",
            "age == 1⟦expressionSyntax⟧x", "name == 'a⟦expressionSyntax⟧\\\\q'",
            "age in [⟦expressionSyntax⟧name]", "age in [1⟦expressionSyntax⟧",
            "present(⟦expressionSyntax⟧1)",
            "age == 1 ⟦expressionSyntax⟧# 2", "age == ⟦expressionSyntax⟧é",
            "tags⟦expressionType⟧.x == 1",
            "age in [⟦expressionSyntax⟧]", "sum(tags⟦expressionSyntax⟧)",
            // Names.
            "⟦unknownField⟧nobody == 1", "⟦unknownField⟧aeg == 1", "⟦unknownField⟧go == 1",
            "⟦unknownFunction⟧system('x')", "⟦unknownFunction⟧lenght(name) == 1",
            "⟦unknownFunction⟧matches(name, 'x')", "present(⟦unknownField⟧nobody)",
            "⟦unknownField⟧a == 1 && ⟦unknownField⟧b == 2",
            // Types.
            "age ⟦expressionType⟧== 'text'", "⟦expressionType⟧age", "!⟦expressionType⟧age",
            "⟦expressionType⟧age && age == 1", "name ⟦expressionType⟧< 'x'",
            "at ⟦expressionType⟧< now()", "at == ⟦expressionType⟧'2026-02-30T10:00'",
            "at - at ⟦expressionType⟧== 0", "local(⟦expressionType⟧at) == at",
            "born == ⟦expressionType⟧'2026-02-30'", "born in ['2026-01-01', ⟦expressionType⟧'x']",
            "age in [1, ⟦expressionType⟧'x']", "name == ⟦expressionType⟧''",
            "name in [⟦expressionType⟧'']", "name in ['a', ⟦expressionType⟧'']",
            "born ⟦expressionType⟧+ 1 == born", "length(⟦expressionType⟧age) == 1",
            "age ⟦expressionType⟧+ name == 1", "count(⟦expressionType⟧name) == 1",
            "sum(tags⟦expressionType⟧.x) == 1", "⟦expressionType⟧days(1)",
            "tags ⟦expressionType⟧== tags", "'x' in ⟦expressionType⟧name",
            "date(⟦expressionType⟧name) == born", "⟦wrongArguments⟧length() == 1",
            "⟦wrongArguments⟧age(born, born, born) == 1", "⟦wrongArguments⟧today(1) == born",
            "pick == ⟦unknownChoice⟧'uk'", "pick in ['us', ⟦unknownChoice⟧'c']",
            "⟦unknownChoice⟧'blue' in tags",
        ])
    func placesAreExact(_ condition: String) {
        form(condition).check()
    }

    /// The column is that of the file, regardless of preceding escapes.
    @Test(
        arguments: [
            #"name == \u0027é\u00e9\ud83d\ude00\u0027 \u0026\u0026 ⟦unknownField⟧nobody == 1"#,
            #"name == '\u0041' && name == '\\\\' && ⟦unknownField⟧nobody == 1"#,
            #"\n\tname == '\/' && ⟦unknownField⟧nobody == 1"#,
            #"name == 'éé😀' && ⟦unknownField⟧nobody == 1"#,
        ])
    func escapesAreCounted(_ condition: String) {
        form(condition).check()
    }

    @Test func nearestNamesAreReported() throws {
        #expect(form("⟦unknownField⟧nmae == 'x'").check()[0].message.contains("\"name\""))
        #expect(
            form("⟦unknownFunction⟧lenght(name) == 1").check()[0].message.contains("\"length\""))
        #expect(form("pick == ⟦unknownChoice⟧'cq'").check()[0].message.contains("\"ca\""))
    }

    /// The column of a mistake in a text counts characters of Unicode, not bytes.
    @Test func columnsInTextsCountScalars() throws {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                items: [.label("Grüße, 漢字 👍: {nobody}"), .input("a", title: "A")])
        }
        #expect(error?.problems.map(\.code) == [.unknownField])
        #expect(error?.problems.first?.parameters["column"] == .integer(15))
    }

    @Test func aMomentIsMadeLocal() throws {
        #expect(form("at ⟦expressionType⟧< now()").check()[0].message.contains("local(…)"))
        form("at < local(now())").check()
    }

    @Test func whatIsCalculatedMustFit() {
        form("⟦expressionType⟧age", key: "computed").check()
        form("name", key: "computed").check()
        form("⟦expressionType⟧name", key: "enabledWhen").check()
        form("⟦expressionType⟧name", key: "requiredWhen").check()
    }

    /// A calculation of an integer with a fraction would be refused, and nobody who fills in the
    /// form could correct it.
    @Test(
        arguments: [
            "n", "-n + 2 * n - n", "length(t) + age(d) - count(l)", "d - d2", "round(x)",
            "round(x, 0)",
            "round(n / 2)", "sum(l.k) * 2.0", "round(sum(l.z) / count(l))", "round(n, 2)",
            "n * (n + 1)",
            "⟦expressionType⟧x", "⟦expressionType⟧-x", "⟦expressionType⟧n / 2",
            "⟦expressionType⟧(4 / 2)",
            "⟦expressionType⟧length(t) / 2", "⟦expressionType⟧n * 1.5", "⟦expressionType⟧sum(l.z)",
            "⟦expressionType⟧round(x, 1)", "⟦expressionType⟧round(x, n)", "⟦expressionType⟧n + x",
            "⟦expressionType⟧round(x) / 2",
        ])
    func anIntegerIsCalculatedFromWholeNumbers(_ expression: String) throws {
        let sound = expression.replacing("⟦expressionType⟧", with: "")
        func form(_ last: String) -> MarkedForm {
            MarkedForm(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "n", "title": "N", "value": "integer" },
                  { "type": "input", "name": "x", "title": "X", "value": "decimal" },
                  { "type": "input", "name": "t", "title": "T" },
                  { "type": "input", "name": "d", "title": "D", "value": "date" },
                  { "type": "input", "name": "d2", "title": "D", "value": "date" },
                  { "type": "group", "name": "l", "title": "L", "items": [
                    { "type": "input", "name": "k", "title": "K", "value": "integer" },
                    { "type": "input", "name": "z", "title": "Z", "value": "decimal" } ] },
                  \#(last)
                ] }
                """#)
        }
        let keys = #""type": "input", "name": "i", "title": "I", "value""#
        let found = [
            form(#"{ \#(keys): "integer", "computed": "\#(expression)" }"#),
            form(#"{ \#(keys): "integer", "default": { "expression": "\#(expression)" } }"#),
            form(
                #"{ "type": "group", "name": "g", "title": "G", "items": [{ \#(keys): "integer", "default": { "expression": "\#(expression)" } }] }"#
            ),
        ].flatMap { $0.check() }
        for diagnostic in found { #expect(diagnostic.message.contains("round(…)")) }
        form(#"{ \#(keys): "decimal", "computed": "\#(sound)" }"#).check()
    }

    @Test func sizeAndDepthAreBounded() throws {
        let long = String(repeating: " ", count: DefinitionLimits().expressionBytes)
        form("⟦expressionTooLong⟧1 == 1" + long).check()
        let open = String(repeating: "(", count: 40)
        let close = String(repeating: ")", count: 40)
        let found = form(open + "age == 1" + close)
        #expect(throws: FormDocumentError.self) {
            try FormDocument.read(found.bytes, vocabulary: .words)
        }
        let sound =
            String(repeating: "(", count: 20) + "age == 1" + String(repeating: ")", count: 20)
        form(sound).check()
        // A long chain is not deep.
        form((0..<300).map { "age != \($0)" }.joined(separator: " && ")).check()
        let power = (0..<40).map { _ in "1 + (" }.joined() + "1" + String(repeating: ")", count: 40)
        #expect(throws: FormDocumentError.self) {
            try FormDocument.read(form(power + " == 1").bytes, vocabulary: .words)
        }
    }

    @Test func sizeAndDepthAreForTheProgramToSay() throws {
        func loads(_ expression: String, _ limits: DefinitionLimits) -> Bool {
            var words = Vocabulary.words
            words.limits = limits
            let bytes = form(expression).bytes
            return (try? FormDocument.read(bytes, vocabulary: words)) != nil
        }
        let deep = { (depth: Int) in
            String(repeating: "(1 + ", count: depth) + "age" + String(repeating: ")", count: depth)
                + " == 63"
        }
        #expect(loads("age == 1", DefinitionLimits(expressionBytes: 8)))
        #expect(!loads("age == 1", DefinitionLimits(expressionBytes: 7)))
        #expect(!loads(deep(16), DefinitionLimits()))
        #expect(loads(deep(31), DefinitionLimits(expressionDepth: 64)))
        // The limits have a maximum.
        #expect(!loads(deep(32), DefinitionLimits(expressionDepth: 1_000)))
        let long = (0..<2_000).map { "age != \($0)" }.joined(separator: " && ")
        #expect(!loads(long, DefinitionLimits()))
        #expect(loads(long, DefinitionLimits(expressionBytes: 100_000)))
    }

    /// More operands than usual are supported.
    @Test func deepExpressionsComeToWhatTheySay() throws {
        var words = Vocabulary()
        words.limits = DefinitionLimits(expressionDepth: 64)
        words.add(
            function: "less", usage: "less(a, b)", summary: "The first without the second.",
            parameters: [.number, .number], result: .number
        ) { arguments in
            guard case .decimal(let a) = arguments[0], case .decimal(let b) = arguments[1] else {
                return .empty
            }
            return a.subtracting(b).map { .decimal($0) } ?? .empty
        }
        let sum =
            (1...60).map { "less(\($0), " }.joined() + "age" + String(repeating: ")", count: 60)
        let form = try Form(
            id: "f", title: "F", vocabulary: words,
            items: [
                .input("age", title: "Age", value: .integer),
                .input("sum", title: "Sum", value: .decimal, computed: FormExpression(sum)),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "age", to: .integer(5), userInitiated: true)
        // 1 − (2 − (3 − …)), in pairs.
        #expect(source.value(of: "sum") == .decimal(-25))
    }

    @Test func loopsAreNamed() {
        let found = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "visibleWhen": "⟦conditionLoop⟧present(b)" },
              { "type": "input", "name": "b", "title": "B", "enabledWhen": "present(c)" },
              { "type": "input", "name": "c", "title": "C", "computed": "a" },
              { "type": "input", "name": "d", "title": "D", "visibleWhen": "⟦conditionLoop⟧present(d)" },
              { "type": "input", "name": "e", "title": "E", "requiredWhen": "!present(g)" },
              { "type": "input", "name": "g", "title": "G", "requiredWhen": "!present(e)" }
            ] }
            """#
        ).check()
        #expect(found[0].message.contains("a -> b -> c -> a"))
        #expect(found[1].message.contains("d -> d"))
    }

    @Test func aPageMayBePartOfALoop() {
        let found = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "title": "One", "items": [{ "type": "input", "name": "a", "title": "A" }] },
              { "title": "Two", "visibleWhen": "⟦conditionLoop⟧present(b)",
                "items": [{ "type": "input", "name": "b", "title": "B" }] }
            ] }
            """#
        ).check()
        #expect(found[0].message.contains("page 2 -> b -> page 2"))
    }

    @Test func rulesAreChecked() {
        let found = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A" },
              { "type": "input", "name": "b", "title": "B" } ],
              "rules": [
                { "atLeastOneOf": ["a", ⟦unknownField⟧"c"] }, { "exactlyOneOf": ⟦ruleFields⟧["a"] },
                { "allOrNone": ["a", ⟦duplicateField⟧"a"] }, { ⟦unknownRule⟧"atLeastOne": ["a", "b"] },
                { "check": "⟦expressionType⟧a" }, { "check": { "that": "⟦unknownField⟧z == 'x'" } },
                { "check": ⟦ruleFields⟧{ "that": "1 == 1" } }, ⟦wrongType⟧"check",
                { "allOrNone": ⟦wrongType⟧"a" },
                { "check": { "that": "a == b", "message": "No {⟦unknownPlaceholder⟧reason}." } }
              ] }
            """#
        ).check()
        // The message does not mention another item of that name, and does not guess a meaning of a
        // single letter.
        #expect(
            found.contains {
                $0.code == .duplicateField
                    && $0.message == #"The rule names "a" twice; remove one."#
            })
        #expect(!found.contains { $0.message.contains("Did you mean \"a\"") })
    }

    @Test func aComputedFieldIsNotFilledIn() {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A" },
              ⟦misplacedKey⟧{ "type": "input", "name": "b", "title": "B", "computed": "a", "default": "x" }
            ] }
            """#
        ).check()
    }

    /// A field with an unreadable type causes no diagnostics in expressions.
    @Test func onlyTheCauseIsReported() {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "age", "title": "A", "value": ⟦unknownValueType⟧"whole" },
              { "type": ⟦unknownItemType⟧"inptu", "name": "c", "title": "C" },
              { "type": "input", "name": "b", "title": "B", "visibleWhen": "age > 3 && c == 1" }
            ] }
            """#
        ).check()
    }

    /// A value calculated from a secret would reveal the secret.
    @Test(
        arguments: [
            #""computed": "⟦secretRead⟧pin""#, #""computed": "⟦secretRead⟧name + lower(pin)""#,
            #""default": { "expression": "⟦secretRead⟧pin" }"#,
            #""visibleWhen": "present(pin)""#, #""requiredWhen": "pin == name""#,
        ])
    func secretsAreNotCalculatedWith(_ key: String) {
        let text = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "name", "title": "N" },
              { "type": "secureInput", "name": "pin", "title": "P" },
              { "type": "input", "name": "x", "title": "X", KEY },
              { "type": "group", "name": "g", "title": "G", "items": [
                { "type": "input", "name": "y", "title": "Y", ROW } ] },
              { "type": "button", "name": "go", "title": "G", "action": "submit" }
            ] }
            """#
        MarkedForm(text.replacing("KEY", with: key).replacing(", ROW", with: "")).check()
        guard !key.hasPrefix(#""default""#) else { return }
        MarkedForm(text.replacing(", KEY", with: "").replacing("ROW", with: key)).check()
    }
}
