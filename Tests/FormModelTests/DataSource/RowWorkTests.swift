import TestSupport
import Testing

@testable import FormModel

/// The work of one change in rows that read each other, or that are in other rows: that of what reads the changed field, however
/// many rows there are.
@Suite struct RowWorkTests {
    /// Where rows are, and what they have beside the number `a` and the text `t`.
    struct Rows: CustomTestStringConvertible, Sendable {
        let name: String
        /// Whether they are the rows of a group in a row.
        var isInner = false
        /// The items that a row has, too.
        var items: [FormItem] = []
        var checks: [FormExpression] = []
        /// The items of the row around them.
        var around: [FormItem] = []
        /// The title of each row.
        var title: LocalizedText?
        /// The messages of `a`.
        var messages: [IssueCode: LocalizedText] = [:]
        /// The validators of the group.
        var own: [any Validator] = []
        /// The least number of rows.
        var min = 0
        /// Whether an asynchronous check of `a` is asked.
        var asks = false
        /// Whether a number beside the group says how many rows there are.
        var isCounted = false
        /// Which field changes.
        var field = "a"
        /// Whether the rows are there before work is counted: a sum over all rows changes with each that is added.
        var areThere = false
        /// Whether a change takes work in every row, since all of them read it.
        var readsAll = false

        var testDescription: String { name }

        func form() throws -> Form {
            let rows = FormItem.group(
                "q", title: "Q", rowTitle: title, min: min, max: isCounted ? nil : 10_000,
                rows: isCounted ? .expression("n") : nil,
                items: [
                    .input(
                        "a", title: "A", value: .integer,
                        validators: checks.map(MustHold.init) + (asks ? [Asks("asked")] : []),
                        messages: messages),
                    .input("t", title: "T"),
                ] + items, validators: own)
            let beside: [FormItem] = isCounted ? [.input("n", title: "N", value: .integer)] : []
            let outer = FormItem.group(
                "p", title: "P", max: 10,
                items: [.input("k", title: "K")] + around + beside + [rows])
            return try Form(id: "f", title: "F", items: isInner ? [outer] : beside + [rows])
        }

        private var group: String { isInner ? "/p/0/q" : "/q" }

        /// A data source with the rows that are there.
        func source(_ form: Form, _ count: Int) throws -> FormDataSource {
            let source = FormDataSource(form: form, checks: ["asked"])
            if isInner { try source.addRow(to: "/p".path, userInitiated: true) }
            if isCounted {
                let path = isInner ? "/p/0/n" : "/n"
                try source.updateValue(
                    at: path.path, to: .integer(count), userInitiated: true)
            }
            for _ in 0..<(areThere && !isCounted ? count : 0) {
                try source.addRow(to: group.path, userInitiated: true)
            }
            return source
        }

        /// Fills in rows one by one.
        func fill(_ source: FormDataSource, _ count: Int) throws {
            for row in 0..<count {
                if !areThere { try source.addRow(to: group.path, userInitiated: true) }
                try source.updateValue(
                    at: "\(group)/\(row)/\(field)".path, to: .text("\(row + 1)"),
                    userInitiated: true)
                let asked = source.pendingChecks.map {
                    (question: $0, answer: RemoteAnswer.accepted)
                }
                if !asked.isEmpty { try source.receive(asked) }
            }
        }
    }

    private static let total = FormItem.input(
        "r", title: "R", value: .integer, computed: "coalesce(a, 0) + coalesce(previous(r), 0)")
    private static let need = FormItem.input("n", title: "N", requiredWhen: "previous(a) == 5")

    static let kinds: [Rows] = [
        Rows(name: "inner rows", isInner: true, checks: ["a > 0"]),
        Rows(name: "inner rows that read the row around them", isInner: true, checks: ["k != 'x'"]),
        Rows(name: "inner running totals", isInner: true, items: [total]),
        Rows(
            name: "inner rows with a sum of another field", isInner: true,
            items: [
                .input("u", title: "U", computed: "previous(t)"),
                .input("s", title: "S", computed: "if(sum(q.w) > 3, 'x', 'y')"),
                .input("w", title: "W", value: .integer),
            ], field: "t", areThere: true),
        Rows(name: "requirements by the row before", items: [need]),
        Rows(name: "inner requirements by the row before", isInner: true, items: [need]),
        Rows(
            name: "checks by the row before", items: [total],
            checks: [
                "coalesce(a > previous(a), true)"
            ]),
        Rows(
            name: "inner checks by the row before", isInner: true,
            checks: [
                "coalesce(a > previous(a), true)", "coalesce(previous(t) != 'z', true)",
            ]),
        Rows(
            name: "checks by all rows of another field", checks: ["sum(q.a) < 60"], field: "t",
            areThere: true),
        Rows(
            name: "checks by the number of rows around them", isInner: true,
            checks: [
                "count(p) < 60"
            ]),
        Rows(name: "rows with titles of places", checks: ["a > 0"], title: "Stem {row} of {t}"),
        Rows(
            name: "inner rows with titles of places", isInner: true, checks: ["a > 0"],
            title: "Stem {row} of {k}"),
        Rows(
            name: "issues with texts of the rows around them", isInner: true,
            items: [.input("n", title: "N of {t}", validators: [MustHold("a > 3")])],
            checks: ["a < 0"], messages: [.check: "{row}: {a} in {k} after {= previous(a)}"]),
        Rows(name: "inner rows with numbers", isInner: true, checks: ["row > a"]),
        Rows(
            name: "groups with validators", checks: ["a > 0"], own: [MustHold("count(q) < 40")],
            areThere: true),
        Rows(name: "too few inner rows", isInner: true, checks: ["a > 0"], min: 100),
        Rows(name: "counted rows", checks: ["a > 0"], isCounted: true, areThere: true),
        Rows(
            name: "inner counted rows", isInner: true, checks: ["a > 0"], isCounted: true,
            areThere: true),
        Rows(name: "remote checks", items: [.input("n", title: "N")], asks: true),
        Rows(name: "inner remote checks", isInner: true, asks: true),
        Rows(
            name: "inner groups with validators", isInner: true, checks: ["a > 0"],
            own: [MustHold("count(q) < 40")], readsAll: true),
        Rows(
            name: "checks by a sum of the changed field", checks: ["sum(q.a) > 0"], readsAll: true),
        Rows(
            name: "inner shares", isInner: true,
            items: [
                .input("s", title: "S", value: .decimal, computed: "100 * a / sum(q.a)")
            ], readsAll: true),
    ]

    private static func work(_ source: FormDataSource) -> [Int] {
        let filling = source.filling
        return [
            filling.sheet.settledSteps, filling.sheet.table.staged, filling.reports.validated,
        ]
    }

    /// Steps that are settled, values that are staged, and fields that are validated while rows are filled in.
    @Test(arguments: kinds) func fillingRowsOneByOne(_ rows: Rows) throws {
        let form = try rows.form()
        let works = try [15, 30].map { count in
            let source = try rows.source(form, count)
            let before = Self.work(source)
            try rows.fill(source, count)
            return zip(Self.work(source), before).map { $0 - $1 }
        }
        let growth = zip(works[1], works[0]).map { Double($0) / Double(max($1, 1)) }
        #expect(rows.readsAll || growth.allSatisfy { $0 < 2.2 }, "\(works)")
        #expect(!rows.readsAll || growth.contains { $0 > 3 }, "\(works)")
    }

    /// A sum over the rows of a row is calculated in that row only, however many rows are around the others.
    @Test func sumsOfInnerRowsAreThoseOfTheirRow() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "p", title: "P", max: 10_000,
                    items: [
                        .input("s", title: "S", value: .integer, computed: "sum(q.x)"),
                        .input(
                            "c", title: "C", value: .integer, computed: "count(q, x > 2) + s"),
                        .group(
                            "q", title: "Q", items: [.input("x", title: "X", value: .integer)]),
                    ]),
                .input("all", title: "A", value: .integer, computed: "sum(p.s)"),
            ])
        let works = try [10, 80].map { count in
            let source = FormDataSource(form: form)
            let inner = (1...5).map { FormRow([("x", .integer($0))]) }
            let row = FormRow([("q", .rows(inner))])
            try source.updateValue(
                of: "p", to: .rows([FormRow](repeating: row, count: count)), userInitiated: true)
            func work() -> [Int] { Self.work(source) + [source.filling.sheet.table.work] }
            var before: [Int] = []
            for value in 0..<3 {
                // What is read is staged by the first change.
                if value == 1 { before = work() }
                try source.updateValue(
                    at: "/p/7/q/2/x".path, to: .integer(value), userInitiated: true)
            }
            #expect(source.value(of: "all") == .integer(15 * count - 1))
            return zip(work(), before).map { $0 - $1 }
        }
        #expect(works[0] == works[1], "\(works)")
    }
}

/// Requires an expression to be true.
struct MustHold: Validator {
    let name = "holds"
    private let condition: FormExpression
    var facts: ValidatorFacts { ValidatorFacts(reads: condition.reads) }

    init(_ condition: FormExpression) {
        self.condition = condition
    }

    func bound(by binder: inout ExpressionBinder) -> MustHold {
        MustHold(binder.condition(condition))
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}
