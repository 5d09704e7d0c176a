import FormModel
import TestSupport
import Testing

/// Functions over the rows of a group.
@Suite struct RowFunctionTests {
    private static func items(_ type: ValueType, _ expression: FormExpression) -> [FormItem] {
        [
            .input("limit", title: "L", value: .integer), .input("pick", title: "P"),
            .input("age", title: "A", value: .integer),
            .group(
                "p", title: "P",
                items: [
                    .input("name", title: "N"), .input("age", title: "A", value: .integer),
                    .input("price", title: "P", value: .decimal),
                    .input("born", title: "B", value: .date),
                    .input("ok", title: "O", value: .boolean),
                    .input("number", title: "N", value: .integer, computed: "row"),
                    .group(
                        "l", title: "L", items: [.input("q", title: "Q", value: .integer)]),
                ]),
            .group("other", title: "O", items: [.input("name", title: "N")]),
            .input("result", title: "R", value: type, computed: expression),
        ]
    }

    private static let rows: [FormRow] = [
        [
            "name": .text("A"), "age": .integer(12), "price": .text("1.50"),
            "born": .text("2014-05-06"), "ok": .boolean(true),
            "l": .rows([["q": .integer(1)], ["q": .integer(5)]]),
        ],
        ["age": .integer(40), "born": .text("1986-01-31"), "l": .rows([["q": .integer(50)]])],
        ["name": .text("C"), "age": .integer(7), "price": .text("2.25")],
    ]

    private static func value(
        _ expression: FormExpression, _ type: ValueType, _ rows: [FormRow] = Self.rows
    ) throws -> FieldValue {
        let form = try Form(id: "f", title: "F", items: items(type, expression))
        let source = FormDataSource(form: form, clock: FormClock { nil })
        try source.updateValues(
            [
                (name: "p", value: .rows(rows)), (name: "limit", value: .integer(10)),
                (name: "pick", value: .text("C")), (name: "age", value: .integer(20)),
                (name: "other", value: .rows([["name": .text("C")], ["name": .text("Z")]])),
            ], userInitiated: true)
        return source.value(of: "result")
    }

    @Test(
        arguments: [
            ("count(p, age < 18)", "2"), ("count(p, present(name))", "2"),
            ("sum(p, age * price)", "33.75"), ("sum(p.l, q + 1)", "59"), ("sum(p, row)", "6"),
            ("sum(p, sum(l.q))", "56"), ("max(p.age)", "40"), ("min(p, age + 1)", "8"),
            ("max(p.l.q)", "50"), ("average(p.price)", "1.875"), ("average(p.l.q)", nil),
            ("first(p.price)", "1.50"), ("first(p, age * 2)", "24"),
            ("count(p, any(l, q > age))", "1"), ("count(p, any(other, name == 'Z'))", "3"),
            ("count(other, any(p, age > limit))", "2"),
            // A name is that of the row, and otherwise that of the enclosing scope.
            ("count(p, age > limit)", "2"), ("sum(p, if(ok, limit, 1))", "10"),
            ("sum(p, price / 0)", nil), ("count(p, price / 0 > 1)", nil),
            ("sum(age, limit, 3)", "33"), ("count(age, limit, pick)", "3"),
            ("sum(number(pick), 3)", "3"), ("sum(p, number(name))", "0"),
        ] as [(FormExpression, String?)])
    func numbers(_ row: (expression: FormExpression, value: String?)) throws {
        let value = try Self.value(row.expression, .decimal)
        if row.expression.source.hasPrefix("average(p.l") {
            #expect(value == .decimal(try #require(ExactDecimal(56).divided(by: 3))))
        } else {
            #expect(
                value == (row.value.flatMap { ExactDecimal($0) }.map(FieldValue.decimal) ?? .empty))
        }
    }

    @Test(
        arguments: [
            ("any(p, age > 30)", true), ("any(p, age > 50)", false), ("all(p, age > 5)", true),
            ("all(p, age > 10)", false), ("any(p.ok)", true), ("pick in p.name", true),
            ("'B' in p.name", false), ("7 in p.age", true), ("any(p.l, q == 50)", true),
            ("any(other, name in p.name)", true), ("all(other, name in p.name)", false),
            // Of the rows without an answer, any is `||` and all is `&&`.
            ("any(p, price > 2)", true), ("any(p, price > 9)", nil), ("all(p, price > 2)", false),
            ("all(p, price > 1)", nil), ("any(p, price / 0 > 1)", nil), ("any(p, row == 3)", true),
        ] as [(FormExpression, Bool?)])
    func conditions(_ row: (expression: FormExpression, holds: Bool?)) throws {
        let value = try Self.value(row.expression, .boolean)
        #expect(value == (row.holds.map(FieldValue.boolean) ?? .empty))
    }

    @Test(
        arguments: [
            ("join(p.name, ', ')", "A, C"), ("join(p, name + '!', '')", "A!C!"),
            ("join(p, text(age), '/')", "12/40/7"), ("first(p.name)", "A"),
            ("join(p.l, text(q), ' ')", "1 5 50"), ("text(max(p.born))", "2014-05-06"),
            ("join(other, if(name in p.name, name, '-'), ' ')", "C -"),
        ] as [(FormExpression, String)])
    func texts(_ row: (expression: FormExpression, value: String)) throws {
        #expect(try Self.value(row.expression, .text) == .text(row.value))
    }

    @Test(
        arguments: [
            ("any(p, age > 1)", .boolean(false)), ("all(p, age > 1)", .boolean(true)),
            ("'A' in p.name", .boolean(false)),
        ] as [(FormExpression, FieldValue)])
    func conditionsOfNoRows(_ row: (expression: FormExpression, value: FieldValue)) throws {
        #expect(try Self.value(row.expression, .boolean, []) == row.value)
    }

    @Test(
        arguments: [
            ("count(p, age > 1)", "0"), ("sum(p, age)", "0"), ("min(p.age)", nil),
            ("max(p.age)", nil), ("average(p.age)", nil), ("first(p.age)", nil),
        ] as [(FormExpression, String?)])
    func numbersOfNoRows(_ row: (expression: FormExpression, value: String?)) throws {
        let value = try Self.value(row.expression, .decimal, [])
        #expect(value == (row.value.flatMap { ExactDecimal($0) }.map(FieldValue.decimal) ?? .empty))
    }

    /// The number of a row follows the rows that are added, moved and removed before it.
    @Test func rowNumbersFollow() throws {
        let form = try Form(
            id: "f", title: "F", items: Self.items(.integer, "sum(p, number * age)"))
        let source = FormDataSource(form: form)
        let group = FieldPath("p")
        func numbers() -> [FieldValue] {
            (0..<source.rowCount(of: group)).map { row in
                let path = group.appending(.index(row)).appending(.key("number"))
                return source.value(at: path)
            }
        }
        try source.updateValue(of: "p", to: .rows(Self.rows), userInitiated: true)
        #expect(numbers() == [1, 2, 3].map(FieldValue.integer))
        #expect(source.value(of: "result") == .integer(12 + 80 + 21))
        try source.removeRow(at: group.appending(.index(0)), userInitiated: true)
        #expect(numbers() == [1, 2].map(FieldValue.integer))
        #expect(source.value(of: "result") == .integer(40 + 14))
        try source.addRow(to: group, at: 0, ["age": .integer(1)], userInitiated: true)
        #expect(numbers() == [1, 2, 3].map(FieldValue.integer))
        try source.moveRow(at: group.appending(.index(0)), to: 2, userInitiated: true)
        #expect(numbers() == [1, 2, 3].map(FieldValue.integer))
        #expect(source.value(of: "result") == .integer(40 + 14 + 3))
    }

    // MARK: Laws

    /// The functions agree with each other, and the order of the rows does not matter.
    @Test func functionsAgree() throws {
        let sources: [FormExpression] = [
            "any(p, age > limit)", "count(p, age > limit) > 0", "!all(p, !(age > limit))",
            "sum(p, if(age > limit, 1, 0)) > 0", "all(p, age > limit)",
            "count(p, age > limit) == count(p)", "!any(p, !(age > limit))",
            "sum(p.age) == sum(p, age)", "max(p.age) == -min(p, -age)",
            "average(p.age) * count(p, present(age)) - sum(p.age) < 0.001",
            "(7 in p.age) == any(p, age == 7)",
        ]
        var items = Self.items(.boolean, "true")
        for (index, source) in sources.enumerated() {
            items.append(
                .input(FieldName("r\(index)") ?? "r", title: "R", value: .boolean, computed: source)
            )
        }
        let form = try Form(id: "f", title: "F", items: items)
        var state: UInt64 = 7
        func below(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        for _ in Laws.rounds(20) {
            let ages = (0..<below(6)).map { _ in below(14) }
            func results(_ ages: [Int]) throws -> [FieldValue] {
                let source = FormDataSource(form: form)
                let rows = FieldValue.rows(ages.map { ["age": .integer($0)] })
                try source.updateValues(
                    [(name: "p", value: rows), (name: "limit", value: .integer(7))],
                    userInitiated: true)
                return sources.indices.map { source.value(of: FieldName("r\($0)") ?? "r") }
            }
            let found = try results(ages)
            #expect(Set(found[0..<4]).count == 1 && Set(found[4..<7]).count == 1)
            #expect(found[0] == .boolean(ages.contains { $0 > 7 }))
            #expect(found[4] == .boolean(ages.allSatisfy { $0 > 7 }))
            #expect(found[7] == .boolean(true) && found[10] == .boolean(true))
            let extremes: [FieldValue] = [ages.isEmpty ? .empty : .boolean(true)]
            #expect([found[8]] == extremes && [found[9]] == extremes)
            #expect(try results(ages.reversed()) == found && results(ages.sorted()) == found)
        }
    }

    // MARK: Mistakes

    @Test(
        arguments: [
            ("any(limit, true)", "is no group"), ("any(p, age)", "must be a yes or no"),
            ("any(p)", "any(group, condition)"), ("sum(p, name)", "must be a number"),
            ("p.age > 1", "any, all, count, sum"),
            ("max(p.name) == 'x'", "compared by min and max"),
            ("join(p.age, ', ') == 'x'", "text(field)"),
            ("join(p.name) == 'x'", "between two texts"),
            ("row == 1", "only in rows"), ("any(p, nmae == 'A')", "\"name\""),
            ("limit in p.name", "must be a text"), ("'x' in p.l", "not by a group"),
            ("sum(limit) > 1", "missing"), ("first(p.l) == 1", "first(group.field)"),
            (
                "any(p, any(other, any(p, any(other, any(p, true)))))",
                "cannot be looked at inside 4 functions over rows"
            ),
            ("substring(pick, 0) == 'x'", "first position"),
            ("text(limit, -1) == 'x'", "digits of text"),
            ("contains(pick, '')", "empty text"), ("hours(pick) == 1", "a number or a duration"),
        ] as [(FormExpression, String)])
    func mistakes(_ row: (expression: FormExpression, words: String)) {
        do throws(FormDefinitionError) {
            _ = try Form(id: "f", title: "F", items: Self.items(.boolean, row.expression))
            Issue.record("no problem of \(row.expression)")
        } catch {
            let messages = error.problems.map { $0.message }
            #expect(messages.contains { $0.contains(row.words) }, "\(messages)")
        }
    }

    /// The rows of a group in a named section.
    @Test(arguments: [
        ("count(s.g, q > 1)", "2"), ("sum(s.g, q * 2)", "12"), ("max(s.g.q)", "3"),
        ("if(any(s.g, q == 3), 1, 0)", "1"), ("if(3 in s.g.q, 1, 0)", "1"), ("count(s.g)", "3"),
        ("sum(s.g.q) + first(s.g.q)", "7"), ("sum(s.g, count(s.g, q > 1))", "6"),
    ])
    func groupsInNamedSections(_ row: (expression: String, result: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .section(
                    "s", title: "S",
                    items: [
                        .group("g", title: "G", items: [.input("q", title: "Q", value: .integer)])
                    ]),
                .input(
                    "r", title: "R", value: .integer, computed: FormExpression(row.expression)),
            ])
        let source = FormDataSource(form: form)
        let rows: [FormRow] = (1...3).map { ["q": .integer($0)] }
        try source.updateValue(of: "s.g", to: .rows(rows), userInitiated: true)
        #expect(source.value(of: "r") == .integer(Int(row.result) ?? -1))
    }

    /// The titles of numbers that are choices.
    @Test func titlesOfNumbers() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "n", title: "N", value: .decimal,
                    choices: [Choice("1", title: "One"), Choice("2.50", title: "Two and a half")]),
                .input("t", title: "T", computed: "title(n)"),
            ])
        let source = FormDataSource(form: form)
        for (value, title) in [("2.5", "Two and a half"), ("1.0", "One"), ("3", nil), ("", nil)] {
            try source.updateValue(of: "n", to: .text(value), userInitiated: true)
            #expect(source.value(of: "t") == title.map { .text($0) } ?? .empty, "\(value)")
        }
    }

    /// Of equal values that are written differently, the first is the result.
    @Test(
        arguments: [
            (.decimal, ["1.0", "1.00"], "1.0"), (.decimal, ["1.00", "1.0"], "1.00"),
            (.decimal, ["0", "1.00", "1.0"], nil),
            (
                .dateTime, ["2026-01-31T12:00:00Z", "2026-01-31T14:00:00+02:00"],
                "2026-01-31T12:00:00Z"
            ),
            (
                .dateTime, ["2026-01-31T14:00:00+02:00", "2026-01-31T12:00:00Z"],
                "2026-01-31T14:00:00+02:00"
            ),
        ] as [(ValueType, [String], String?)])
    func theFirstOfEqualValues(_ row: (type: ValueType, values: [String], first: String?)) throws {
        for function in ["min", "max"] {
            let form = try Form(
                id: "f", title: "F",
                items: [
                    .group("p", title: "P", items: [.input("v", title: "V", value: row.type)]),
                    .input(
                        "result", title: "R", value: row.type,
                        computed: FormExpression("\(function)(p.v)")),
                ])
            let source = FormDataSource(form: form, clock: FormClock { nil })
            try source.updateValue(
                of: "p", to: .rows(row.values.map { ["v": .text($0)] }), userInitiated: true)
            let written =
                switch source.value(of: "result") {
                case .decimal(let number): number.description
                case .dateTime(let moment): moment.description
                default: "?"
                }
            #expect(written == row.first ?? (function == "min" ? "0" : "1.00"))
        }
    }
}
