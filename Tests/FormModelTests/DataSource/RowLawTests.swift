import FormModel
import TestSupport
import Testing

@Suite struct RowLawTests {
    /// The visible state of a data source.
    private func facts(_ source: FormDataSource) -> [String] {
        ["\(source.value(of: "list"))"]
            + source.issues.map { "\($0.path) \($0.code) \($0.parameters.pairs)" }
            + source.reportedIssues.map { "! \($0.path) \($0.code)" }
            + (0..<source.rowCount(of: "/list".path)).flatMap { row in
                ["name", "cents", "count", "inner"].map {
                    "\(source.isEntered(at: "/list/\(row)/\($0)".path))"
                }
            }
    }

    /// A data source after some random changes.
    private func source(_ numbers: inout SeededNumbers) throws -> FormDataSource {
        let source = FormDataSource(form: try RowTests.form())
        for _ in 0..<numbers.below(20) { try change(source, &numbers) }
        return source
    }

    /// Makes a random change; one of a row that does not exist changes nothing.
    private func change(
        _ source: FormDataSource, _ numbers: inout SeededNumbers, mayBeUser: Bool = true
    ) throws {
        let count = source.rowCount(of: "/list".path)
        let row = numbers.below(max(1, count))
        let isUser = mayBeUser && numbers.below(2) == 0
        func path(_ tail: String) -> FieldPath { "/list/\(row)\(tail)".path }
        switch numbers.below(8) {
        case 0:
            _ = try? source.addRow(
                to: "/list".path, at: numbers.below(count + 1), userInitiated: isUser)
        case 1: try? source.removeRow(at: path(""), userInitiated: isUser)
        case 2:
            try? source.moveRow(
                at: path(""), to: numbers.below(max(1, count)), userInitiated: isUser)
        case 3: _ = try? source.addRow(to: path("/inner"), userInitiated: isUser)
        case 4: try? source.leave(at: path("/name"))
        case 5:
            let texts = ["1", "1.234", "x", ""]
            try? source.updateValue(
                at: path("/cents"), to: .text(texts[numbers.below(4)]), userInitiated: isUser)
        default:
            let names = ["Ada", "Bob", "toolong", " ", "Ada "]
            try? source.updateValue(
                at: path("/name"), to: .text(names[numbers.below(5)]), userInitiated: isUser)
        }
    }

    @Test func addingThenRemovingRestores() throws {
        var numbers = SeededNumbers(seed: 70)
        for _ in Laws.rounds(20) {
            let source = try source(&numbers)
            let before = facts(source)
            let count = source.rowCount(of: "/list".path)
            let at = numbers.below(count + 1)
            let row: FormRow? = numbers.below(2) == 0 ? ["name": .text("Ada")] : nil
            guard try source.addRow(to: "/list".path, at: at, row, userInitiated: true) else {
                #expect(count >= 4)
                continue
            }
            #expect(source.rowCount(of: "/list".path) == count + 1)
            try source.removeRow(at: "/list/\(at)".path, userInitiated: true)
            #expect(facts(source) == before)
        }
    }

    @Test func movingThereAndBackRestores() throws {
        var numbers = SeededNumbers(seed: 71)
        var moved = 0
        for _ in Laws.rounds(40) {
            let source = try source(&numbers)
            let count = source.rowCount(of: "/list".path)
            guard count > 1 else { continue }
            let before = facts(source)
            let (from, to) = (numbers.below(count), numbers.below(count))
            try source.moveRow(at: "/list/\(from)".path, to: to, userInitiated: true)
            if facts(source) != before { moved += 1 }
            try source.moveRow(at: "/list/\(to)".path, to: from, userInitiated: true)
            #expect(facts(source) == before)
        }
        #expect(moved > Laws.cases(20))
    }

    /// A screen that is updated only by notifications shows the state of the data source.
    @Test func aScreenThatFollowsShowsWhatIsThere() throws {
        var numbers = SeededNumbers(seed: 72)
        for _ in Laws.rounds(20) {
            let source = FormDataSource(form: try RowTests.form())
            let screen = Screen()
            source.delegate = screen
            for _ in 0..<25 {
                try change(source, &numbers, mayBeUser: false)
                #expect(screen.rows == Screen.rows(of: source))
            }
        }
    }

    /// Rows as lines of text, read again only when a notification names them.
    private final class Screen: FormDataSourceDelegate {
        var rows: [String] = []

        static func rows(of source: FormDataSource) -> [String] {
            (0..<source.rowCount(of: "/list".path)).map { row($0, of: source) }
        }

        private static func row(_ index: Int, of source: FormDataSource) -> String {
            let path = "/list/\(index)".path
            let texts = ["name", "cents"].map { source.displayText(at: path.appending(.key($0))) }
            let issues = source.issues(at: path).map { issue in
                "\(FieldPath(Array(issue.path.steps.dropFirst(2)))) \(issue.code)"
            }
            return "\(texts) \(issues) \(source.rowCount(of: path.appending(.key("inner"))))"
        }

        func formDataSourceWillChange(_ dataSource: FormDataSource) {}

        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) {
            let steps = change.path.steps
            guard steps.count > 1, case .index(let row) = steps[1] else { return }
            switch change.kind {
            case .insert where steps.count == 2: rows.insert("", at: row)
            case .delete where steps.count == 2:
                rows.remove(at: row)
                return
            case .move(let from) where steps.count == 2: rows.insert(rows.remove(at: from), at: row)
            case .insert, .delete, .move, .update: break
            }
            rows[row] = Screen.row(row, of: dataSource)
        }

        func formDataSourceDidChange(_ dataSource: FormDataSource) {}
    }
}
