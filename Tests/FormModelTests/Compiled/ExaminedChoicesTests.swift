import Testing

@testable import FormModel

/// Which choices are examined to find out whether any is offered, and what their conditions read.
@Suite struct ExaminedChoicesTests {
    @Test(arguments: [
        (false, false, false, false), (true, false, false, true), (false, true, false, true),
        (true, true, false, true), (true, false, true, false), (false, true, true, false),
        (false, false, true, false),
    ])
    func conditionsExamine(
        _ row: (isFiltered: Bool, hasRules: Bool, hasOther: Bool, examines: Bool)
    ) {
        let list = ListTable(
            "l", columns: [], choices: ["a"], locale: nil, other: row.hasOther ? "o" : nil)
        let offered = OfferedChoices(
            list, filter: row.isFiltered ? "a" : nil,
            rules: row.hasRules ? ChoiceRules([:], isOfForm: true) : nil, depth: 0,
            awaitsChoices: false)
        #expect(offered.examinesRows == row.examines)
    }

    @Test func valuesOfRowsAreNotExamined() {
        let rows = RowChoices(.init(group: FieldReference(up: 0, field: 0), column: 0))
        #expect(!OfferedChoices(rows, of: "x", other: nil, offset: nil).examinesRows)
    }

    private static let list = ChoiceList(
        "l", columns: [.init("k", type: .integer), .init("s", type: .integer)],
        choices: [(1, 0), (1, 0), (1, 1), (1, 1), (2, 0)].enumerated().map { index, row in
            Choice("c\(index)", columns: ["k": .integer(row.0), "s": .integer(row.1)])
        })

    /// Rows with equal values examine once, up to the first choice that is offered; a field of the form counts nothing.
    @Test(
        arguments: [
            // The third of four rows with that value, and the only row with the other one.
            ("choice.k == n && choice.s > 0", 3 + 1),
            // The third of all rows, and all of them.
            ("choice.k >= n && choice.s > 0", 3 + 5), ("choice.k == n + 0 && choice.s > 9", 5 + 5),
            ("choice.k == n && choice.s > 9", 4 + 1), ("choice.k == n", 1 + 1),
        ] as [(FormExpression, Int)])
    func rowsExamineOnce(_ row: (filter: FormExpression, work: Int)) throws {
        let choices = ChoiceSource.list("l", where: row.filter)
        let form = try Form(
            id: "f", title: "F", lists: [Self.list],
            items: [
                .input("n", title: "N", value: .integer),
                .input("c", title: "C", value: .choice, choicesOf: choices),
                .group(
                    "g", title: "G",
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input("c", title: "C", value: .choice, choicesOf: choices),
                    ]),
            ])
        var values = ValueTable(layout: form.compiled.layout)
        values.stage(.integer(1), at: 0)
        values.stage(.rows([1, 1, 2, 1].map { ["n": .integer($0)] }), at: 2)
        let totals = RememberedTotals()
        var scope: ScopedFields?
        values.settle(Span(), by: form.compiled, now: nil, scope: &scope, remembering: totals)
        #expect(totals.work == row.work)
    }

    /// The limit reads what the filter reads of the form, however deep the field is, and nothing of the rows.
    @Test(
        arguments: [
            ("choice.a > n + m", ["m"]), ("choice.a > m + n", ["m"]), ("choice.a > n", []),
            ("choice.a > n + m + k", ["m", "k"]),
        ] as [(FormExpression, [FieldName])])
    func theLimitReadsTheForm(_ row: (filter: FormExpression, reads: [FieldName])) throws {
        let fields: [FormItem] = [
            .input("n", title: "N", value: .integer),
            .input(
                "c", title: "C", value: .choice,
                choicesOf: .remote("r", columns: [.init("a", type: .integer)], where: row.filter)),
        ]
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("k", title: "K", value: .integer), .input("m", title: "M", value: .integer),
                .group("g", title: "G", max: 1_000, items: fields),
                .group(
                    "o", title: "O", max: 1_000,
                    items: [.group("h", title: "H", max: 10, items: fields)]),
            ]
        ).compiled
        for field in form.fields.suffix(2) {
            let rows = try #require(field.rows)
            let limit = try #require(FilterLimit(of: rows, field.item, in: form.layout))
            #expect(limit.reads == row.reads)
        }
    }

    /// A group reads what groups in its rows read further out, seen from its own record.
    @Test func groupsReadFurtherOut() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T", value: .integer),
                .group(
                    "g", title: "G",
                    items: [
                        .input("u", title: "U", value: .integer),
                        .group(
                            "h", title: "H",
                            items: [
                                .group(
                                    "k", title: "K",
                                    items: [
                                        .input(
                                            "x", title: "X", value: .integer, computed: "t + u")
                                    ])
                            ]),
                    ]),
            ]
        ).compiled
        var record = form
        var reads: [[FieldReference]] = []
        while let group = record.fields.first(where: { $0.rows != nil }), let rows = group.rows {
            reads.append(group.validators.flatMap(\.enclosingReads))
            record = rows
        }
        #expect(
            reads == [
                [], [FieldReference(up: 1, field: 0)],
                [FieldReference(up: 2, field: 0), FieldReference(up: 1, field: 0)],
            ])
        #expect(form.fields[1].validators.flatMap(\.reads) == [0])
    }
}
