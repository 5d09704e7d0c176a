import FormModel
import Testing

/// Functions of texts, numbers and times, and the operator `%`.
@Suite struct ScalarFunctionTests {
    @Test(
        arguments: [
            ("coalesce(t, s, 'x')", "Ada"), ("coalesce(t, 'x')", "x"),
            ("upper('straße ı')", "STRASSE I"),
            ("upper(s) + lower(s)", "ADAada"), ("trim('\\t x y \\n')", "x y"), ("trim(' ')", "-"),
            ("substring('aé😀b', 2, 2)", "é😀"), ("substring(s, 2)", "da"),
            ("substring(s, 3, 9)", "a"),
            ("substring(s, 4)", "-"), ("substring(s, 1, 0)", "-"), ("substring(s, n - 3, 1)", "-"),
            ("replace('aaa', 'aa', 'b')", "ba"), ("replace('a-b-', '-', '')", "ab"),
            ("replace(s, 'x', 'y')", "Ada"), ("replace('a', 'a', t)", "-"),
            ("text(m)", "0.10"), ("text(m, 1)", "0.1"), ("text(2.345, 2)", "2.35"),
            ("text(n, 2)", "3.00"),
            ("text(d)", "2024-02-29"), ("text(n / 0)", "-"), ("text(n, 39 + n)", "-"),
        ] as [(FormExpression, String)])
    func texts(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .text, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("number(' 12.50 ')", "12.50"), ("number('-3')", "-3"), ("number('1,5')", "-"),
            ("number(s)", "-"), ("number(t)", "-"), ("coalesce(number(s), 1)", "1"),
            ("n % 2", "1"), ("-n % 2", "-1"), ("7.5 % 2", "1.5"), ("n % 0", "-"),
            ("2 * 7 % 4", "2"),
            ("power(n, 2)", "9"), ("power(-8, 0.5)", "-"), ("sqrt(-1)", "-"), ("ln(0)", "-"),
            ("round(exp(ln(n)), 30)", "3.000000000000000000000000000000"),
            ("year(d)", "2024"), ("month(d)", "2"), ("day(d)", "29"), ("weekday(d)", "4"),
            ("weekday(date('2026-11-23'))", "1"), ("weekday(date('2026-11-22'))", "7"),
            ("age(d, '2025-02-28')", "0"), ("age(d, '2025-03-01')", "1"), ("age(d, e)", "-"),
            ("hours(now() - now())", "0"), ("day(now())", "21"), ("month(local(now()))", "11"),
            ("hours(local(now()) - (local(now()) - hours(2)))", "2"),
            ("hours(local(now()) - (local(now()) - hours(50)))", "50"),
            ("hours(long)", "72"), ("minutes(long)", "4320"),
            ("minutes(local(now()) - local)", "30"),
            ("mod(-n, 2)", "-1"), ("mod(n, 0)", "-"), ("log10(1000)", "3"), ("log10(0)", "-"),
            ("sin(0) + tan(0) + atan(0)", "0"), ("cos(0)", "1"),
            ("round(sin(pi() / 6), 30)", "0.500000000000000000000000000000"),
            ("sin(2000000)", "-"),
            ("months('2026-01-15', '2026-04-20')", "3"),
            ("months('2026-01-31', '2026-02-28')", "0"),
            ("months('2026-01-31', '2026-03-01')", "1"), ("months(d, '2024-02-28')", "0"),
            ("months('2026-04-20', '2026-01-15')", "-3"), ("months(d, e)", "-"),
            ("if(n > 2, n)", "3"), ("if(n > 3, n)", "-"), ("coalesce(if(n > 3, n), 7)", "7"),
            ("if(present(t), n)", "-"),
            ("sum(n, m, length(t))", "3.10"), ("count(n, t, s, tags)", "3"),
        ] as [(FormExpression, String)])
    func numbers(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .decimal, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("contains(s, 'da')", "true"), ("contains(s, 'D')", "false"), ("contains(t, 'a')", "-"),
            ("startsWith(s, 'Ad')", "true"), ("startsWith(s, 'Adam')", "false"),
            ("endsWith(s, 'da')", "true"), ("endsWith(s, 'Ad')", "false"),
            ("endsWith(s, s)", "true"), ("startsWith(s, s)", "true"),
            ("endsWith(s, 'xAda')", "false"),
            // A difference is in whole seconds, rounded down.
            ("local - '2026-11-20T23:59:59' == 'PT9H30M1S'", "true"),
            ("local - '2026-11-20T23:59:58.5' == 'PT9H30M1S'", "true"),
            ("local - '2026-11-21T09:29:59.5' == 'PT0S'", "true"),
            ("local - '2026-11-21T09:29:59' == 'PT1S'", "true"),
            ("contains('ababac', 'abac')", "true"), ("contains(s, s)", "true"),
            ("hours(1.5) == 'PT90M'", "true"), ("minutes(90) == hours(1.5)", "true"),
            ("now() + hours(2) - now() == 'PT2H'", "true"),
            ("now() - (now() + hours(2)) == 'PT2H'", "-"),
            ("at - '09:00' == 'PT5H30M'", "true"), ("at - '14:30:01' == 'PT0S'", "-"),
            ("at - at == 'PT0S'", "true"),
            ("'15:00' - at == 'PT30M'", "true"), ("'2024-03-01' - d == 1", "true"),
            ("d + months(1) == '2024-03-29'", "true"),
        ] as [(FormExpression, String)])
    func truth(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .boolean, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("now() + hours(1.5)", "2026-11-21T11:30:00+01:00"),
            ("now() - minutes(0.5)", "2026-11-21T09:59:30+01:00"),
            ("now() + long", "2026-11-24T10:00:00+01:00"), ("now() + hours(-1)", "-"),
        ] as [(FormExpression, String)])
    func moments(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .dateTime, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("local(now()) - hours(11)", "2026-11-20T23:00:00"),
            ("local(now()) + minutes(841)", "2026-11-22T00:01:00"),
            ("local(now()) - hours(34)", "2026-11-20T00:00:00"),
            ("local(now()) - minutes(601)", "2026-11-20T23:59:00"),
            ("local(now()) - minutes(0.5)", "2026-11-21T09:59:30"),
            ("local(now()) + hours(38)", "2026-11-23T00:00:00"),
        ] as [(FormExpression, String)])
    func localTimes(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .localDateTime, ExpressionTests.given)
        #expect(value == row.value)
    }

    /// A search takes linear time, however often the beginning of the text that is looked for occurs.
    @Test func longSearches() throws {
        let text = String(repeating: "a", count: 30_000)
        let value = try ExpressionForm.value(
            "contains(t, s)", .boolean,
            ["t": .text(text), "s": .text(String(repeating: "a", count: 9_000) + "b")])
        #expect(value == "false")
        let limit = try ExpressionForm.value(
            "length(replace(t, 'a', 'xyz'))", .integer, ["t": .text(text)])
        #expect(limit == "-", "more than 65,536 bytes")
    }

    /// Values of the same kind have an order in which no value is before itself.
    @Test(arguments: ["m", "d", "at", "when", "local"] as [FieldName])
    func noValueIsBeforeItself(_ name: FieldName) throws {
        var given = ExpressionTests.given
        given["m"] = .decimal(try #require(ExactDecimal("1.5")))
        given["d"] = .date(try #require(CalendarDate("2024-02-29")))
        given["at"] = .time(try #require(ClockTime("09:30")))
        given["when"] = .dateTime(try #require(DateTime("2024-02-29T09:30:00Z")))
        given["local"] = .localDateTime(try #require(LocalDateTime("2024-02-29T09:30:00")))
        for (sign, holds) in [
            ("<", false), ("<=", true), (">", false), (">=", true), ("==", true), ("!=", false),
        ] {
            let expression = FormExpression("\(name) \(sign) \(name)")
            #expect(
                try ExpressionForm.value(expression, .boolean, given) == "\(holds)",
                "\(name) \(sign)")
        }
    }
}
