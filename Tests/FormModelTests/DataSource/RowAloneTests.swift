import FormModel
import Synchronization
import TestSupport
import Testing

/// Only the changed one of independent rows is validated.
@Suite struct RowAloneTests {
    private let counter = CellCounter()

    private func form(
        min: Int = 0, max: Int = 1_000, ofRow: [any Validator] = [], ofGroup: [any Validator] = [],
        limits: FieldLimits = FieldLimits(), shown: FormExpression? = nil
    ) throws -> Form {
        try Form(
            id: "f", title: "F", limits: limits,
            items: [
                .input("most", title: "Most", value: .integer),
                .group(
                    "g", title: "G", min: min, max: max,
                    items: [
                        .input("a", title: "A", validators: [Short(max: 3), counter] + ofRow),
                        .input("n", title: "N", value: .integer, requiredWhen: "present(a)"),
                        .label("Between"),
                        .input(
                            "m", title: "M", value: .choices, choices: ["x", "y"],
                            visibleWhen: shown),
                    ], validators: ofGroup),
            ])
    }

    private func fill(_ source: FormDataSource, _ rows: Int) throws {
        for row in 0..<rows {
            try source.addRow(to: "/g".path, userInitiated: true)
            try source.updateValue(at: "/g/\(row)/a".path, to: .text("ab"), userInitiated: true)
            try source.updateValue(at: "/g/\(row)/n".path, to: .text("1"), userInitiated: true)
        }
    }

    @Test func aChangeOfARowAsksThatRow() throws {
        let source = FormDataSource(form: try form())
        try fill(source, 50)
        #expect(counter.count.load(ordering: .relaxed) == 3 * 50 - 50)
        counter.count.store(0, ordering: .relaxed)
        try source.updateValue(at: "/g/7/a".path, to: .text("abcd"), userInitiated: true)
        try source.updateValue(at: "/g/30/n".path, to: .text("x"), userInitiated: true)
        #expect(counter.count.load(ordering: .relaxed) == 2)
        #expect(
            source.issues.map { "\($0.path) \($0.code)" } == [
                "/g/7/a tooLong", "/g/30/n wrongType",
            ])
    }

    /// Conditions in rows are settled row by row, so that the issues of the other rows stay.
    @Test func aChangeOfARowWithConditionsAsksThatRow() throws {
        let source = FormDataSource(form: try form(shown: "n > 5 || most == 1"))
        try fill(source, 50)
        counter.count.store(0, ordering: .relaxed)
        try source.updateValue(at: "/g/7/n".path, to: .integer(6), userInitiated: true)
        #expect(source.isVisible(at: "/g/7/m".path) && !source.isVisible(at: "/g/8/m".path))
        #expect(counter.count.load(ordering: .relaxed) == 1)
        try source.updateValue(of: "most", to: .integer(1), userInitiated: true)
        #expect(source.isVisible(at: "/g/8/m".path))
        #expect(counter.count.load(ordering: .relaxed) == 51)
    }

    /// All rows are validated if what changed is read in all of them, and not where only the group itself has validators.
    @Test func allRowsAreAskedWhereTheyLookAtEachOther() throws {
        for (form, asked) in [
            (try form(ofRow: [Wants("sum(g.n) < 60")]), [1, 10, 11]),
            (try form(ofRow: [Wants("count(g) < 60")]), [1, 1, 11]),
            (try form(ofRow: [Wants("coalesce(previous(n) < 60, true)")]), [1, 2, 1]),
            (try form(ofGroup: [CellCounter()]), [1, 1, 1]),
        ] {
            let source = FormDataSource(form: form)
            try fill(source, 10)
            func count(_ change: () throws -> Void) rethrows -> Int {
                counter.count.store(0, ordering: .relaxed)
                try change()
                return counter.count.load(ordering: .relaxed)
            }
            let counts = [
                try count {
                    try source.updateValue(at: "/g/7/a".path, to: .text("x"), userInitiated: true)
                },
                try count {
                    try source.updateValue(at: "/g/7/n".path, to: .integer(3), userInitiated: true)
                },
                try count {
                    try source.addRow(to: "/g".path, ["a": .text("ab")], userInitiated: true)
                },
            ]
            #expect(counts == asked)
        }
        let source = FormDataSource(form: try form(ofRow: [Wants("sum(g.n) < 12")]))
        try fill(source, 10)
        try source.updateValue(at: "/g/7/n".path, to: .integer(5), userInitiated: true)
        #expect(source.issues.count == 10)
    }

    /// After any sequence of changes, the issues equal those of the same values set at once.
    @Test(arguments: 0..<8)
    func theIssuesAreThoseOfTheValues(_ kind: Int) throws {
        let form: Form =
            switch kind {
            case 0: try form(max: 6)
            case 1: try form(min: 2, max: 4)
            case 2: try form(max: 6, ofRow: [Wants("length(a) < most"), Wants("n < most")])
            case 3: try form(max: 6, ofRow: [Wants("sum(g.n) < 6")])
            case 4: try form(max: 6, limits: FieldLimits(groupCells: 9))
            case 5: try form(max: 6, shown: "n != most")
            case 6: try form(max: 6, ofRow: [Wants("coalesce(previous(n) < 2, true)")])
            default: try form(min: 1, max: 3, ofRow: [Wants("!present(m) || n < most")])
            }
        var numbers = SeededNumbers(seed: UInt64(90 + kind))
        let source = FormDataSource(form: form)
        var codes: Set<IssueCode> = []
        for _ in Laws.rounds(20) {
            let count = source.rowCount(of: "/g".path)
            let row = numbers.below(max(1, count))
            func set(_ name: String, _ value: FieldValue) throws {
                try? source.updateValue(
                    at: "/g/\(row)/\(name)".path, to: value, userInitiated: true)
            }
            switch numbers.below(10) {
            case 0, 1: _ = try? source.addRow(to: "/g".path, userInitiated: true)
            case 2:
                _ = try? source.addRow(
                    to: "/g".path, at: numbers.below(count + 1), ["a": .text("long one")],
                    userInitiated: false)
            case 3: try? source.removeRow(at: "/g/\(row)".path, userInitiated: true)
            case 4:
                try? source.moveRow(
                    at: "/g/\(row)".path, to: numbers.below(max(1, count)), userInitiated: true)
            case 5:
                try? source.updateValue(
                    of: "most", to: .integer(numbers.below(4)), userInitiated: true)
            case 6: try set("n", .text(["1", "2", "x", ""][numbers.below(4)]))
            case 7: try set("m", .choices([[], ["x"], ["x", "z"], ["z", "z"]][numbers.below(4)]))
            default: try set("a", .text(["", "ab", "abcd", " a "][numbers.below(4)]))
            }
            let fresh = FormDataSource(form: form)
            try fresh.updateValue(of: "most", to: source.value(of: "most"), userInitiated: true)
            try fresh.updateValue(of: "g", to: source.value(of: "g"), userInitiated: true)
            #expect(source.issues == fresh.issues)
            codes.formUnion(source.issues.map(\.code))
        }
        // A value beyond the limit has no other issue; a hidden choice cannot be wrong.
        let expected: Set<IssueCode> =
            switch kind {
            case 4: [.tooManyCells]
            case 5: [.tooLong, .required, .wrongType]
            default: [.tooLong, .required, .wrongType, .notAChoice]
            }
        #expect(!Laws.areMany || codes.isSuperset(of: expected))
    }

    @Test func manyIssuesAreCutAlike() throws {
        let form = try form(max: 2_000)
        let source = FormDataSource(form: form)
        let rows = (0..<1_002).map { _ in FormRow([("a", .text("abcd")), ("n", .integer(1))]) }
        try source.updateValue(of: "g", to: .rows(Array(rows.prefix(999))), userInitiated: true)
        for row in rows.suffix(3) { try source.addRow(to: "/g".path, row, userInitiated: true) }
        func agrees() throws -> Bool {
            let fresh = FormDataSource(form: form)
            try fresh.updateValue(of: "g", to: source.value(of: "g"), userInitiated: true)
            return source.issues == fresh.issues
        }
        #expect(try agrees() && source.issues.count == 1_001)
        for row in [0, 500, 1_001] {
            try source.updateValue(at: "/g/\(row)/a".path, to: .text("a"), userInitiated: true)
            #expect(try agrees())
        }
    }

    /// An issue of a report about a group remains until the group's value changes.
    @Test func whatWasReportedGoesWithTheNextChange() throws {
        let source = FormDataSource(form: try form())
        try fill(source, 3)
        source.report([FormIssue(.wrongType, at: "/g/2/n".path)])
        #expect(source.issues.count == 1)
        try source.updateValue(at: "/g/0/a".path, to: .text("x"), userInitiated: true)
        #expect(source.issues.isEmpty)
    }
}

/// Counts its calls.
private final class CellCounter: Validator {
    let name = "counting"
    let count = Atomic(0)

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        count.add(1, ordering: .relaxed)
    }
}

/// Requires an expression to be true.
private struct Wants: Validator {
    let name = "wants"
    private let condition: FormExpression
    var facts: ValidatorFacts { ValidatorFacts(reads: condition.reads) }

    init(_ condition: FormExpression) {
        self.condition = condition
    }

    func bound(by binder: inout ExpressionBinder) -> Wants { Wants(binder.condition(condition)) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}
