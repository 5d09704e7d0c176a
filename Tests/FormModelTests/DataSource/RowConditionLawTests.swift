import FormModel
import TestSupport
import Testing

/// A screen that is updated only by notifications about fields of rows shows the present state.
@Suite struct RowConditionLawTests {
    private static func changes(
        _ source: FormDataSource, _ numbers: inout SeededNumbers
    ) throws {
        let lines = "/lines".path
        let count = source.rowCount(of: lines)
        let row = numbers.below(max(1, count))
        let parts = source.rowCount(of: "/lines/\(row)/parts".path)
        switch numbers.below(12) {
        case 0, 1:
            let given: FormRow? =
                numbers.below(2) == 0
                ? nil : ["qty": .integer(numbers.below(20)), "price": .decimal(3)]
            _ = try? source.addRow(
                to: lines, at: numbers.below(count + 1), given, userInitiated: false)
        case 2: try? source.removeRow(at: "/lines/\(row)".path, userInitiated: false)
        case 3:
            try? source.moveRow(
                at: "/lines/\(row)".path, to: numbers.below(max(1, count)), userInitiated: false)
        case 4:
            _ = try? source.addRow(
                to: "/lines/\(row)/parts".path, ["share": .integer(2)], userInitiated: false)
        case 5:
            try? source.removeRow(
                at: "/lines/\(row)/parts/\(numbers.below(max(1, parts)))".path,
                userInitiated: false)
        case 6:
            try? source.updateValue(
                of: "country", to: .text(["US", "CA"][numbers.below(2)]), userInitiated: false)
        case 7:
            // The default is accepted again.
            let cell = FieldPlace(0).cell(8 + numbers.below(2), ofRow: row)
            let path = "/lines/\(row)/\(cell.inner[0].field == 8 ? "tax" : "late")".path
            if source.value(at: path) != source.defaultValue(at: path) {
                source.takeDefault(at: cell, userInitiated: false)
            }
        default:
            let name = ["note", "state", "qty", "price", "gift", "why", "qty", "tax", "late"][
                numbers.below(9)]
            try? source.updateValue(
                at: "/lines/\(row)/\(name)".path,
                to: .text(["", "1", "2", "11", "120", "x"][numbers.below(6)]), userInitiated: false)
        }
    }

    @Test func aScreenThatFollowsShowsWhatIsThere() throws {
        var numbers = SeededNumbers(seed: 210)
        var (inserts, deletes) = (0, 0)
        for round in Laws.rounds(8) {
            let source = FormDataSource(
                form: try RowConditionTests.form(
                    [
                        .input(
                            "tax", title: "Tax", value: .decimal, defaultExpression: "price / 2"),
                        .input(
                            "late", title: "Late", value: .decimal, defaultExpression: "tax + qty",
                            visibleWhen: "qty > 1", enabledWhen: "country == 'US'"),
                    ],
                    parts: [
                        .input(
                            "own", title: "Own", value: .decimal, defaultExpression: "share + qty")
                    ]))
            let screen = Screen()
            source.delegate = screen
            for _ in 0..<30 {
                try Self.changes(source, &numbers)
                let isTrue = screen.rows == Screen.rows(of: source)
                #expect(isTrue, "round \(round): \(screen.rows) \(Screen.rows(of: source))")
                guard isTrue else { return }
            }
            inserts += screen.inserts
            deletes += screen.deletes
        }
        #expect(inserts > Laws.cases(100) && deletes > Laws.cases(50))
    }

    /// The fields of each row by name, read again only when a notification names them.
    private final class Screen: FormDataSourceDelegate {
        typealias Cell = (name: String, text: String)
        var rows: [[String]] = []
        private(set) var (inserts, deletes) = (0, 0)

        static func rows(of source: FormDataSource) -> [[String]] {
            (0..<source.rowCount(of: "/lines".path)).map { cells($0, of: source) }
        }

        private static func cells(_ row: Int, of source: FormDataSource) -> [String] {
            let items = source.form.items[0].items
            let group = FieldPlace(0)
            return items.indices.filter { source.isVisible(item: $0, ofRow: row, of: group) }
                .map { cell(items[$0], row, of: source) }
        }

        private static func cell(_ item: FormItem, _ row: Int, of source: FormDataSource) -> String
        {
            guard let name = item.name else { return "label" }
            let path = "/lines/\(row)/\(name.text)".path
            let issues = source.issues(at: path).map(\.code.rawValue)
            let parts = (0..<source.rowCount(of: path)).map { part in
                let (own, part) = ("\(path)/\(part)/own".path, "\(path)/\(part)/part".path)
                let text = source.isVisible(at: part) ? source.displayText(at: part) : "-"
                return "\(text) \(source.displayText(at: own)) \(source.isEntered(at: own))"
            }
            return """
                \(name) \(source.displayText(at: path)) \(source.isEnabled(at: path)) \
                \(source.isEntered(at: path)) \(issues) \(parts)
                """
        }

        func formDataSourceWillChange(_ dataSource: FormDataSource) {}

        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) {
            let steps = change.path.steps
            guard steps.first == .key("lines"), steps.count > 1, case .index(let row) = steps[1]
            else { return }
            guard steps.count > 2 else {
                switch change.kind {
                case .insert: rows.insert(Screen.cells(row, of: dataSource), at: row)
                case .delete: rows.remove(at: row)
                case .move(let from): rows.insert(rows.remove(at: from), at: row)
                case .update: rows[row] = Screen.cells(row, of: dataSource)
                }
                return
            }
            guard steps.count == 3 else {
                // A change in nested rows: the cell of the group is read again.
                let parts = rows[row].firstIndex { $0.hasPrefix("parts") }
                if let parts {
                    rows[row][parts] = Screen.cell(
                        dataSource.form.items[0].items[8], row, of: dataSource)
                }
                return
            }
            let cell = Screen.cell(item, row, of: dataSource)
            switch change.kind {
            case .insert:
                rows[row].insert(cell, at: index)
                inserts += 1
            case .delete:
                if rows[row][index].hasPrefix("\(item.name?.text ?? "?") ") {
                    rows[row].remove(at: index)
                }
                deletes += 1
            case .update, .move: rows[row][index] = cell
            }
        }

        func formDataSourceDidChange(_ dataSource: FormDataSource) {}
    }
}
