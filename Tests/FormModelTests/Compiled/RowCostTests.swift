import Testing

@testable import FormModel

/// The cost of expressions in rows that read the enclosing scope: once for each value, not once for
/// each row.
@Suite struct RowCostTests {
    private static let rowCount = 40
    private static let text = String(repeating: "é", count: 200)

    private func rows(_ count: Int = rowCount) -> FieldValue {
        .rows((0..<count).map { ["a": .integer($0), "h": .rows([["x": .integer(1)]])] })
    }

    /// A form whose rows have conditions, checks or both, which read the enclosing scope
    /// repeatedly.
    private func form(
        validators: [any Validator] = [], visibleWhen: FormExpression? = nil,
        inner: [any Validator] = []
    ) throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T"),
                .group(
                    "o", title: "O", max: 1_000,
                    items: [.input("a", title: "A", value: .integer)]),
                .group(
                    "g", title: "G", max: 1_000,
                    items: [
                        .input(
                            "a", title: "A", value: .integer, validators: validators,
                            visibleWhen: visibleWhen),
                        .group(
                            "h", title: "H",
                            items: [
                                .input("x", title: "X", value: .integer, validators: inner)
                            ]),
                    ]),
            ])
    }

    private func staged(_ form: Form, text: String = text) -> ValueTable {
        var values = ValueTable(layout: form.compiled.layout)
        values.stage(.text(text), at: 0)
        values.stage(.rows((0..<Self.rowCount).map { ["a": .integer($0)] }), at: 1)
        values.stage(rows(), at: 2)
        return values
    }

    private func judged(_ form: Form, _ totals: RememberedTotals?) -> [String] {
        let values = staged(form)
        let context = JudgingContext(
            values: values.view(submission: Span()), compiled: form.compiled, now: nil,
            totals: totals)
        var findings = Findings()
        form.compiled.validation.validateAll(in: context, into: &findings)
        return findings.list.map { "\(form.compiled.issue($0).path) \($0.code)" }
    }

    private static let sums = Array(repeating: "sum(g.a) > 0", count: 20).joined(separator: " && ")

    @Test(arguments: [
        ("\(sums)", rowCount), ("sum(g.a) > 0 && sum(o.a) > 0", 2 * rowCount),
        ("\(sums) && length(t) == 200 && length(t) < 201", rowCount + 400),
        ("sum(g.a) / 0 > 1 && sum(g.a) / 0 > 2", rowCount),
        ("all(o, a >= 0) && 7 in o.a", 2 * rowCount),
        ("count(g, a / 0 > 1) > 0", rowCount),
    ])
    func aCheckOfEachRowGoesThroughItsGroupOnce(_ row: (check: String, work: Int)) throws {
        let check = HoldsValidator(FormExpression(row.check))
        for form in [try form(validators: [check]), try form(inner: [check])] {
            let totals = RememberedTotals()
            let issues = judged(form, totals)
            #expect(totals.work == row.work)
            // Cached results equal computed ones.
            #expect(issues == judged(form, nil))
            #expect(issues.count == (row.check.contains("/ 0") ? Self.rowCount : 0))
            #expect(form.compiled.remembersTotals)
        }
    }

    @Test func aConditionOfEachRowGoesThroughWhatItNamesOnce() throws {
        let condition = "sum(o.a) > 0 && sum(o.a) > 1 && length(t) == 200"
        let form = try form(visibleWhen: FormExpression(condition))
        for text in [Self.text, "short"] {
            var held: [[FieldValue]] = []
            for totals in [RememberedTotals(), nil] {
                var values = staged(form, text: text)
                var scope: ScopedFields?
                values.settle(
                    Span(), by: form.compiled, now: nil, scope: &scope,
                    remembering: totals)
                if let totals { #expect(totals.work == Self.rowCount + text.utf8.count) }
                let view = values.view(submission: Span())
                held.append((0..<3).map { view.value(at: $0, of: form.compiled.layout) })
            }
            #expect(held[0] == held[1])
            let first = held[0][2].rowList.first
            #expect(first?["a"].isEmpty == (text != Self.text))
        }
    }

    /// Fields beside the group and in the rows of another one look their values up in one set for each of the two.
    @Test func choicesOfRowsAreCollectedOnce() throws {
        let source = ChoiceSource.rows(of: "o", value: "a")
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group("o", title: "O", items: [.input("a", title: "A")]),
                .input("x", title: "X", value: .choices, choicesOf: source),
                .input("y", title: "Y", value: .choice, choicesOf: source),
                .group(
                    "g", title: "G",
                    items: [.input("z", title: "Z", value: .choice, choicesOf: source)]),
            ])
        var values = ValueTable(layout: form.compiled.layout)
        values.stage(.rows((0..<Self.rowCount).map { ["a": .text("\($0)")] }), at: 0)
        values.stage(.choices((0..<Self.rowCount).map { "\($0 * 2)" }), at: 1)
        values.stage(.choice("7"), at: 2)
        values.stage(.rows((0..<Self.rowCount).map { ["z": .choice("\($0 + 1)")] }), at: 3)
        let totals = RememberedTotals()
        let context = JudgingContext(
            values: values.view(submission: Span()), compiled: form.compiled, now: nil,
            totals: totals)
        var findings = Findings()
        form.compiled.validation.validateAll(in: context, into: &findings)
        #expect(totals.work == 2 * Self.rowCount)
        let issues = findings.list.map { "\(form.compiled.issue($0).path)" }
        #expect(
            issues == (Self.rowCount / 2..<Self.rowCount).map { "/x/\($0)" } + [
                "/g/\(Self.rowCount - 1)/z"
            ])
    }

    /// Each row has nested rows, whose sum is cached for that row.
    @Test func whatIsRememberedBelongsToTheRowThatItStandsIn() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G",
                    items: [
                        .group(
                            "h", title: "H",
                            items: [
                                .input(
                                    "x", title: "X", value: .integer,
                                    validators: [HoldsValidator("sum(h.x) == 3")])
                            ])
                    ])
            ])
        var values = ValueTable(layout: form.compiled.layout)
        let lists = [[1, 2], [3, 1], [3]]
        values.stage(
            .rows(lists.map { ["h": .rows($0.map { ["x": .integer($0)] })] }), at: 0)
        let context = JudgingContext(
            values: values.view(submission: Span()), compiled: form.compiled, now: nil)
        var findings = Findings()
        form.compiled.validation.validateAll(in: context, into: &findings)
        #expect(
            findings.list.map { "\(form.compiled.issue($0).path)" }
                == ["/g/1/h/0/x", "/g/1/h/1/x"])
        #expect(context.totals?.work == 5)
    }

    /// Rows of other rows keep what was calculated from the form, and nothing of the row that was
    /// left.
    @Test func whatIsRememberedOfTheFormOutlivesARow() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "big", title: "B", max: 1_000,
                    items: [.input("a", title: "A", value: .integer)]),
                .group(
                    "g", title: "G", max: 1_000,
                    items: [
                        .group(
                            "h", title: "H",
                            items: [
                                .input(
                                    "x", title: "X", value: .integer,
                                    computed: "sum(big.a) + sum(k.y)")
                            ]),
                        .group(
                            "k", title: "K",
                            items: [.input("y", title: "Y", value: .integer)]),
                    ]),
            ])
        let source = FormDataSource(form: form)
        let big: FieldValue = .rows((0..<Self.rowCount).map { ["a": .integer($0)] })
        let rows: FieldValue = .rows(
            (0..<Self.rowCount).map {
                ["h": .rows([[:], [:]]), "k": .rows([["y": .integer($0)]])]
            })
        try source.updateValues([("big", big), ("g", rows)], userInitiated: false)
        // A change of one row of the large group touches all rows that read its sum.
        let before = source.filling.sheet.table.work
        try source.updateValue(
            at: "/big/0/a".path, to: .integer(7), userInitiated: false)
        #expect(source.filling.sheet.table.work - before <= 8 * Self.rowCount)
        for row in [0, 1, Self.rowCount - 1] {
            let sum = Self.rowCount * (Self.rowCount - 1) / 2 + 7 + row
            #expect(source.value(at: "/g/\(row)/h/1/x".path) == .integer(sum))
        }
    }

    @Test func formsWhoseRowsLookAtNothingSuchRememberNothing() throws {
        let check = HoldsValidator("a >= 0 && count(g) > 0 && present(t)")
        #expect(!(try form(validators: [check]).compiled.remembersTotals))
    }
}

/// Requires an expression to be true.
private struct HoldsValidator: Validator {
    let name = "holds"
    private var condition: FormExpression

    init(_ condition: FormExpression) {
        self.condition = condition
    }

    func bound(by binder: inout ExpressionBinder) -> HoldsValidator {
        HoldsValidator(binder.condition(condition))
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}
