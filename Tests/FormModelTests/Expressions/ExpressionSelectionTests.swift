import FormModel
import Testing

/// Functions that select a value or round a number, sums over nested rows, and calculations beyond
/// the range of their type.
@Suite struct ExpressionSelectionTests {
    @Test(
        arguments: [
            ("if(n > 2, 1, 2)", "1"), ("if(n > 3, 1, 2)", "2"), ("if(b, n, m)", "3"),
            ("if(!b, n, m)", "0.10"), ("if(b, if(n == 3, 7, 8), 9)", "7"),
            // A condition without a value makes the result have none; the branch that is not
            // selected may have none.
            ("if(t == 'x', 1, 2)", "-"), ("if(present(t), 1, 2)", "2"), ("if(b, 1, n / 0)", "1"),
            ("if(b, n / 0, 1)", "-"),
            ("min(n, 2)", "2"), ("max(n, 2)", "3"), ("max(1, 5, n)", "5"), ("min(4, n, 5, 9)", "3"),
            ("min(m, 0.1)", "0.10"), ("max(0.1, m)", "0.1"), ("max(n, n / 0)", "-"),
            ("max(length(t), 1)", "1"), ("min(-n, n)", "-3"),
            ("abs(-n)", "3"), ("abs(2 - n * 2)", "4"), ("abs(-0.50)", "0.50"), ("abs(0)", "0"),
            ("floor(2.5)", "2"), ("floor(-2.5)", "-3"), ("floor(2.4)", "2"), ("floor(n)", "3"),
            ("floor(-0.1)", "-1"), ("floor(2.00)", "2"),
            ("ceil(2.5)", "3"), ("ceil(-2.5)", "-2"), ("ceil(2.4)", "3"), ("ceil(-0.9)", "0"),
            ("ceil(0.00000000000000000000000000000000000001)", "1"),
            (
                "ceil(99999999999999999999999999999999999999)",
                "99999999999999999999999999999999999999"
            ),
            ("max(n, 1) * if(pick == 'us', 89, 129)", "267"),
        ] as [(FormExpression, String)])
    func numbers(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .decimal, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("if(b, d, today())", "2024-02-29"), ("if(!b, d, '2026-01-31')", "2026-01-31"),
            ("max(d, '2026-01-31', '2025-01-01')", "2026-01-31"),
            ("min('2026-01-31', d)", "2024-02-29"), ("min(d, e)", "-"),
            ("d + if(b, days(1), months(1))", "2024-03-01"),
            ("d + if(!b, days(1), months(1))", "2024-03-29"),
        ] as [(FormExpression, String)])
    func dates(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .date, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("if(b, s, 'nobody')", "Ada"), ("if(!b, s, 'nobody')", "nobody"),
            ("'Dr' + if(present(t), ' ' + t, '') + ' ' + s", "Dr Ada"),
            ("if(b, lower(s), s) + '!'", "ada!"), ("if(b, pick, s)", "us"), ("if(b, t, s)", "-"),
        ] as [(FormExpression, String)])
    func texts(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .text, ExpressionTests.given)
        #expect(value == row.value)
    }

    @Test(
        arguments: [
            ("if(b, n == 3, t == 'x')", "true"), ("if(n > 5, b, !b)", "false"),
            ("min(at, '15:00') == '14:30'", "true"), ("max(when, now()) == when", "true"),
            ("max(long, 'P1D') == 'P3D'", "true"), ("if(b, 'P1D', long) < 'P2D'", "true"),
            ("max(local, local(now())) == local(now())", "true"),
        ] as [(FormExpression, String)])
    func truth(_ row: (expression: FormExpression, value: String)) throws {
        let value = try ExpressionForm.value(row.expression, .boolean, ExpressionTests.given)
        #expect(value == row.value)
    }

    // MARK: Rows of rows

    private static let nested: [FormItem] = [
        .group(
            "g", title: "G",
            items: [
                .group(
                    "h", title: "H",
                    items: [
                        .input("z", title: "Z", value: .integer),
                        .input("twice", title: "T", value: .decimal, computed: "z * 2"),
                        .input("tags", title: "T", value: .texts),
                    ]),
                .input("own", title: "O", value: .integer, computed: "sum(h.z)"),
            ]),
        .input("z", title: "Z", value: .integer, computed: "sum(g.h.z)"),
        .input("twice", title: "T", value: .decimal, computed: "sum(g.h.twice)"),
        .input("own", title: "O", value: .integer, computed: "sum(g.own)"),
        .input("rows", title: "R", value: .integer, computed: "count(g.h)"),
        .input("tags", title: "T", value: .integer, computed: "count(g.h.tags)"),
    ]

    @Test func sumsGoThroughRowsOfRows() throws {
        let source = FormDataSource(form: try Form(id: "f", title: "F", items: Self.nested))
        func totals() -> [String] {
            let names: [FieldName] = ["z", "twice", "own", "rows", "tags"]
            return names.map { DisplayValue.canonicalText(of: source.value(of: $0)) }
        }
        #expect(totals() == ["0", "0", "0", "0", "0"])
        let rows: [FormRow] = [
            ["h": .rows([["z": .integer(1), "tags": .texts(["a", "b"])], ["z": .integer(2)]])],
            [:],
            ["h": .rows([["z": .integer(3), "tags": .texts(["c"])], [:]])],
        ]
        try source.updateValue(of: "g", to: .rows(rows), userInitiated: true)
        #expect(totals() == ["6", "12", "6", "4", "3"])
        try source.updateValue(
            of: "g", to: .rows([["h": .rows([["z": .text("x")]])]]), userInitiated: true)
        #expect(totals() == ["", "0", "0", "1", "0"])
    }

    /// Every row reads the sum, which is computed once.
    @Test func sumsAroundRowsOfRows() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G",
                    items: [
                        .group("h", title: "H", items: [.input("z", title: "Z", value: .integer)])
                    ]),
                .group(
                    "l", title: "L",
                    items: [
                        .input(
                            "k", title: "K", value: .integer, computed: "sum(g.h.z) + count(g.h)")
                    ]),
            ])
        let source = FormDataSource(form: form)
        let inner: FieldValue = .rows([["z": .integer(4)], ["z": .integer(5)]])
        try source.updateValue(
            of: "g", to: .rows([["h": inner], ["h": inner]]), userInitiated: true)
        try source.addRow(to: "/l".path, userInitiated: true)
        try source.addRow(to: "/l".path, userInitiated: true)
        #expect(source.value(at: "/l/1/k".path) == .integer(22))
    }

    // MARK: What does not fit

    /// Nobody could correct a number that is too large for its computed field.
    @Test func anIntegerThatOverflowsHasNoValue() throws {
        let most: [FieldName: FieldValue] = ["n": .integer(.max)]
        #expect(try ExpressionForm.value("n + 1", .integer, most) == "-")
        #expect(try ExpressionForm.value("n + 0", .integer, most) == "\(Int.max)")
        #expect(try ExpressionForm.value("0 - n - 1", .integer, most) == "\(Int.min)")
        #expect(try ExpressionForm.value("0 - n - 2", .integer, most) == "-")
        #expect(try ExpressionForm.value("n + 1", .decimal, most) == "9223372036854775808")
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("n", title: "N", value: .integer),
                    .input("c", title: "C", value: .integer, computed: "n + 1"),
                    .input("d", title: "D", value: .integer, defaultExpression: "n + 1"),
                ]))
        try source.updateValue(of: "n", to: .integer(.max), userInitiated: true)
        #expect(
            source.isValid && source.value(of: "c") == .empty && source.value(of: "d") == .empty)
    }
}
