import FormModel
import Testing

@Suite struct ExpressionTests {
    static let given: [FieldName: FieldValue] = [
        "n": .integer(3), "m": .text("0.10"), "s": .text("Ada"), "b": .boolean(true),
        "d": .text("2024-02-29"), "at": .text("14:30"), "when": .text("2026-11-21T09:30:00Z"),
        "local": .text("2026-11-21 09:30"), "long": .text("P3D"), "pick": .choice("us"),
        "tags": .choices(["red"]),
    ]

    @Test(
        arguments: [
            // Comparing.
            ("n == 3", "true"), ("n == 3.0", "true"), ("n != 3", "false"), ("n < 3", "false"),
            ("n <= 3", "true"), ("n > 2.99", "true"), ("n >= 4", "false"), ("-n < 0", "true"),
            ("s == 'Ada'", "true"), ("'Ada' == s", "true"), ("s != 'ada'", "true"), ("b", "true"),
            ("!b", "false"), ("b == false", "false"), ("pick == 'us'", "true"),
            ("d < '2024-03-01'", "true"), ("'2024-03-01' > d", "true"),
            ("d == date('2024-02-29')", "true"), ("at < '15:00'", "true"),
            ("at == '14:30'", "true"), ("at == '14:31'", "false"), ("at != '14:31'", "true"),
            ("at > '14:29:59'", "true"), ("at >= '14:30:01'", "false"),
            ("when < now()", "false"), ("when == '2026-11-21T10:30:00+01:00'", "true"),
            ("when != '2026-11-21T10:30:00+01:00'", "false"),
            ("when == '2026-11-21T10:30:01+01:00'", "false"),
            ("when > '2026-11-21T09:29:59Z'", "true"), ("when <= '2026-11-21T09:29:59Z'", "false"),
            ("when >= '2026-11-21T09:30:00Z'", "true"), ("local > '2026-11-21T09:29:59'", "true"),
            ("local <= '2026-11-21T09:29:59'", "false"), ("long > 'P2D'", "true"),
            ("long == 'PT72H'", "true"), ("d >= '2024-02-29'", "true"),
            ("d > '2024-02-29'", "false"),
            ("local < '2026-11-21T09:30:01'", "true"), ("local == '2026-11-21 09:30'", "true"),
            ("local < local(now())", "true"), ("local == local(when)", "true"),
            ("local in ['2026-11-21T09:30']", "true"),
            ("local(now()) == '2026-11-21T10:00'", "true"),
            ("long < 'P4D'", "true"), ("d < today()", "true"),
            // Precedence, and left associativity.
            ("n == 1 || n == 3 && b", "true"), ("(n == 1 || n == 3) && !b", "false"),
            ("!b || b", "true"), ("!(b && b)", "false"), ("1 + 2 * 3 == 7", "true"),
            ("(1 + 2) * 3 == 9", "true"), ("10 - 4 - 3 == 3", "true"), ("8 / 4 / 2 == 1", "true"),
            ("2 - -2 == 4", "true"), ("--n == n", "true"),
            // Lists.
            ("n in [1, 2, 3]", "true"), ("n in [-3]", "false"), ("pick in ['ca']", "false"),
            ("d in ['2024-02-29', '2024-03-01']", "true"), ("b in [true]", "true"),
            ("'red' in tags", "true"), ("'green' in tags", "false"),
            ("!(s in ['Eve'])", "true"),
            // Functions.
            ("present(s)", "true"), ("present(t)", "false"), ("present(e)", "false"),
            ("length(s) == 3", "true"), ("length(t) == 0", "true"), ("count(tags) == 1", "true"),
            ("lower(s) == 'ada'", "true"), ("lower('ÄÖ') == 'äö'", "true"),
            // Final_Sigma of SpecialCasing.txt: after a cased letter and before none.
            ("lower('ΑΣ') == 'ας'", "true"), ("lower('ΣΑΣ ΣΑΣ') == 'σας σας'", "true"),
            ("lower('Σ') == 'σ'", "true"), ("lower('1Σ') == 'σ'", "false"),
            ("lower('1Σ') == '1σ'", "true"), ("lower('ΑΣ.') == 'ας.'", "true"),
            ("lower('ΑΣ’Α') == 'ασ’α'", "true"), ("lower('Α’Σ’ 1') == 'α’ς’ 1'", "true"),
            ("lower('ΑΣΣ') == 'ασς'", "true"),
            ("length('e\u{301}') == 2", "true"), ("s + '!' == 'Ada!'", "true"),
            ("lower(s + 'X') == 'adax'", "true"), (#"'it\'s \\' != s"#, "true"),
            ("twice(n) == 6", "true"), ("twice(n) + 1 == 7", "true"),
            ("'green' in tags || 'red' in tags", "true"),
            // An empty operand has no value, and neither has an expression with it.
            ("t == 'x'", "-"), ("t != 'x'", "-"), ("!(t == 'x')", "-"), ("e < today()", "-"),
            ("t in ['x']", "-"), ("e - d == 0", "-"), ("lower(t) == 'x'", "-"),
            ("t + s == 'Ada'", "-"), ("liar() == 1", "-"),
            ("t == 'x' && false", "false"), ("false && t == 'x'", "false"),
            ("t == 'x' || b", "true"), ("b || t == 'x'", "true"), ("t == 'x' && b", "-"),
            ("false || t == 'x'", "-"), ("n / 0 == 1", "-"), ("n / 0 == 1 || true", "true"),
        ] as [(FormExpression, String)])
    func truth(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .boolean, Self.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("n + m", "3.10"), ("m + 0.20", "0.30"), ("0.1 + 0.2", "0.3"), ("m * n", "0.30"),
            ("n / 4", "0.75"), ("10 / 4", "2.5"),
            ("1 / 3 * 3", "0.9999999999999999999999999999999999"),
            ("2 / 3", "0.6666666666666666666666666666666667"), ("n - 5", "-2"),
            ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(2.445, 2)", "2.45"),
            ("round(m, 1)", "0.1"), ("round(n, 2)", "3.00"), ("round(n, n / 2)", "-"),
            ("d - '2024-02-01'", "28"), ("age(d)", "2"), ("length(s) + count(tags)", "4"),
            ("n / 0", "-"), ("0 / 0", "-"),
            (
                "99999999999999999999999999999999999999 + 1",
                "100000000000000000000000000000000000000"
            ),
            (
                "99999999999999999999999999999999999999 * 11",
                "1100000000000000000000000000000000000000"
            ),
            (
                "99999999999999999999999999999999999999 + 0.1",
                "100000000000000000000000000000000000000"
            ),
        ] as [(FormExpression, String)])
    func numbers(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .decimal, Self.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("today()", "2026-11-21"), ("today() + days(10)", "2026-12-01"),
            ("d + years(1)", "2025-02-28"), ("date('2026-01-31') + months(1)", "2026-02-28"),
            ("d - months(n)", "2023-11-29"), ("d - days(n) - days(1)", "2024-02-25"),
            ("d + days(4000000)", "-"), ("d - years(3000)", "-"), ("d + days(0.5 * 1)", "-"),
            ("d + days(0 - 9223372036854775808)", "-"), ("d - days(-9223372036854775808)", "-"),
            ("d + years(9223372036854775807 * 1)", "-"), ("d + years(99999)", "-"),
            ("d + months(-9223372036854775808)", "-"),
        ] as [(FormExpression, String)])
    func dates(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .date, Self.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("local + days(10)", "2026-12-01T09:30:00"),
            ("local - months(9)", "2026-02-21T09:30:00"),
            ("local + months(3) + days(1)", "2027-02-22T09:30:00"),
            ("local(now()) - years(2)", "2024-11-21T10:00:00"),
            ("local + years(8000)", "-"), ("local - days(-9223372036854775808)", "-"),
            ("local", "2026-11-21T09:30:00"),
        ] as [(FormExpression, String)])
    func localDatesAndTimes(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .localDateTime, Self.given)
        #expect(value == row.value)
    }

    @Test func texts() throws {
        #expect(try ExpressionForm.value("s + ' ' + s", .text, Self.given) == "Ada Ada")
        #expect(try ExpressionForm.value("lower(s)", .text, Self.given) == "ada")
        #expect(try ExpressionForm.value("t", .text, Self.given) == "-")
        let moment = try ExpressionForm.value("now() + days(1)", .dateTime)
        #expect(moment == "2026-11-22T10:00:00+01:00")
    }

    /// An unreadable value has none in expressions; a value that a validator refuses has one.
    @Test func anInvalidOperandHasNoAnswer() throws {
        let bad: [FieldName: FieldValue] = ["n": .text("many"), "tags": .choices(["blue"])]
        for expression in ["n == 3", "n != 3", "count(tags) == 0"] {
            #expect(try ExpressionForm.value(FormExpression(expression), .boolean, bad) == "-")
        }
        #expect(try ExpressionForm.value("present(n)", .boolean, bad) == "false")
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("s", title: "S", validators: [Short(max: 1)]),
                .input("r", title: "R", value: .boolean, computed: "s == 'long'"),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "s", to: .text("long"), userInitiated: true)
        #expect(source.issues.map(\.code) == [.tooLong])
        #expect(source.value(of: "r") == .boolean(true))
    }

    @Test func withoutAClockTheTimeHasNoAnswer() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("s", title: "S", visibleWhen: "today() > '2000-01-01'"),
                .input("r", title: "R", value: .boolean, computed: "now() == now()"),
            ])
        let source = FormDataSource(form: form)
        #expect(!source.isVisible("s") && source.value(of: "r") == .empty)
    }
}
