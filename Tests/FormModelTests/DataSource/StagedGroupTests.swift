import TestSupport
import Testing

@testable import FormModel

/// Groups stay in the table between rounds, and only changed rows are staged again; lists stay until they change.
@Suite struct StagedGroupTests {
    private static func form(
        max: Int = 1_000, cells: Int = 100_000, requiredWhen: FormExpression? = nil
    ) throws -> Form {
        try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: cells),
            items: [
                .input("k", title: "K", value: .integer),
                .input(
                    "w", title: "W", value: .choices, choices: ["x", "y", "long"],
                    visibleWhen: "k != 1"),
                .input("total", title: "T", value: .integer, computed: "sum(g.b) + k"),
                .input("deep", title: "D", value: .integer, computed: "sum(g.h.y)"),
                .group(
                    "g", title: "G", max: max,
                    items: [
                        .input(
                            "a", title: "A", validators: [Short(max: 3)],
                            requiredWhen: requiredWhen),
                        .input("b", title: "B", value: .integer),
                        .input("c", title: "C", value: .decimal, visibleWhen: "b != 2"),
                        .input("l", title: "L", value: .choices, choices: ["x", "y"]),
                        .input("v", title: "V", value: .integer, computed: "count(w) + b"),
                        .group(
                            "h", title: "H", max: 4,
                            items: [
                                .input("y", title: "Y", value: .integer),
                                .input(
                                    "z", title: "Z", value: .integer, computed: "y + b + k"),
                                .input("s", title: "S", validators: [Short(max: 1)]),
                            ]
                        ).shown("b != 1"),
                    ], validators: [Rows()]),
            ])
    }

    /// A group that is read is staged as a whole only where its rows move, or outgrow their places.
    @Test func changesOfRowsStageTheseRows() throws {
        let source = FormDataSource(form: try Self.form())
        let delegate = RecordingDelegate()
        source.delegate = delegate
        let count = 60
        for row in 0..<count {
            try source.addRow(to: "/g".path, userInitiated: false)
            try source.updateValue(at: "/g/\(row)/b".path, to: .integer(3), userInitiated: true)
            try source.addRow(to: "/g/\(row)/h".path, userInitiated: true)
            try source.updateValue(
                at: "/g/\(row)/h/0/y".path, to: .integer(row), userInitiated: false)
        }
        #expect(source.value(of: "deep") == .integer(count * (count - 1) / 2))
        try source.updateValue(of: "k", to: .integer(1), userInitiated: true)
        #expect(source.value(of: "total") == .integer(3 * count + 1))
        #expect(source.filling.sheet.table.stagings < 30)
    }

    /// After any sequence of changes, everything equals what the same values give at once.
    @Test(arguments: [(1_000, 100_000), (5, 100_000), (1_000, 40)])
    func nothingDependsOnTheWay(_ limit: (rows: Int, cells: Int)) throws {
        let form = try Self.form(
            max: limit.rows, cells: limit.cells, requiredWhen: "sum(g.b) > 4")
        var numbers = SeededNumbers(seed: UInt64(limit.rows + limit.cells))
        let source = FormDataSource(form: form)
        let delegate = AskingDelegate()
        source.delegate = delegate
        var codes: Set<IssueCode> = []
        for _ in Laws.rounds(20) {
            let count = source.rowCount(of: "/g".path)
            let row = "/g/\(numbers.below(max(1, count)))"
            let inner = "\(row)/h/\(numbers.below(3))"
            func set(_ path: String, _ value: FieldValue) {
                try? source.updateValue(
                    at: path.path, to: value, userInitiated: numbers.below(2) == 0)
            }
            switch numbers.below(16) {
            case 0, 1: _ = try? source.addRow(to: "/g".path, userInitiated: false)
            case 2:
                _ = try? source.addRow(
                    to: "/g".path, at: numbers.below(count + 1),
                    ["a": .text("long"), "h": .rows([["y": .integer(1)]])], userInitiated: false)
            case 3: try? source.removeRow(at: row.path, userInitiated: false)
            case 4: try? source.removeRow(at: "/g/\(count - 1)".path, userInitiated: true)
            case 5:
                try? source.moveRow(
                    at: row.path, to: numbers.below(max(1, count)), userInitiated: false)
            case 6, 7: _ = try? source.addRow(to: "\(row)/h".path, userInitiated: false)
            case 8: try? source.removeRow(at: inner.path, userInitiated: false)
            case 9: set("\(inner)/y", .text(["1", "2", "x", ""][numbers.below(4)]))
            case 10: set("\(inner)/s", .text(["", "a", "ab"][numbers.below(3)]))
            case 11: set("\(row)/b", .text(["1", "2", "3", "x"][numbers.below(4)]))
            case 12: set("\(row)/l", .choices([[], ["x"], ["x", "z"]][numbers.below(3)]))
            case 13: set("/w", .choices([[], ["x"], ["long", "y"], ["z"]][numbers.below(4)]))
            default:
                set("\(row)/a", .text(["", "ab", "abcd"][numbers.below(3)]))
                set("\(row)/c", .text(["1.50", "1,5", "x"][numbers.below(3)]))
                set("/k", .integer(numbers.below(3)))
            }
            let fresh = FormDataSource(form: form)
            try fresh.updateValues(
                [
                    ("k", source.value(of: "k")), ("w", source.value(of: "w")),
                    ("g", source.value(of: "g")),
                ], userInitiated: true)
            #expect(source.issues == fresh.issues)
            for row in 0..<min(source.rowCount(of: "/g".path), limit.cells > 100 ? limit.rows : 0) {
                let count = "/g/\(row)/v".path
                #expect(source.value(at: count) == fresh.value(at: count))
            }
            // Rows beyond the limit of cells keep the statuses that they had.
            for name in limit.cells > 100 ? ["total", "deep", "g"] : [] as [FieldName] {
                #expect(source.value(of: name) == fresh.value(of: name))
            }
            codes.formUnion(source.issues.map(\.code))
        }
        guard Laws.areMany else { return }
        #expect(codes.isSuperset(of: [.tooLong, .wrongType, .notAChoice]))
        if limit.cells < 100 { #expect(codes.contains(.tooManyCells)) }
    }
}

/// Reads nothing; because of it a group is validated as a whole.
private struct Rows: Validator {
    let name = "rows"

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

/// Evaluates an expression while the changes of a round are undone, and after them.
private final class AskingDelegate: FormDataSourceDelegate {
    func formDataSourceWillChange(_ dataSource: FormDataSource) {
        var sum = 0
        guard case .rows(let rows) = dataSource.value(of: "g") else { return }
        for row in rows { if case .integer(let number) = row["b"] { sum += number } }
        let isReadable = rows.allSatisfy { if case .text = $0["b"] { false } else { true } }
        guard isReadable, dataSource.issues(of: "g").allSatisfy({ $0.code != .tooManyCells }) else {
            return
        }
        #expect(dataSource.isRequired(at: "/g/0/a".path) == (sum > 4))
    }

    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange
    ) {}

    func formDataSourceDidChange(_ dataSource: FormDataSource) {
        _ = dataSource.isRequired(at: "/g/0/a".path)
    }
}

extension FormItem {
    fileprivate func shown(_ condition: FormExpression) -> FormItem {
        var item = self
        item.visibleWhen = condition
        return item
    }
}
