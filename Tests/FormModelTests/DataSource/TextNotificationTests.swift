import FormModel
import Testing

/// A delegate is notified of texts that name the number of a row, and of titles of pages and of the form.
@Suite struct TextNotificationTests {
    private static let form: @Sendable () throws -> Form = {
        try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G", rowTitle: "Row {row}",
                    items: [.input("a", title: "A")]),
                .group(
                    "h", title: "H",
                    items: [.input("a", title: "A {= row * 2}"), .input("b", title: "B")]),
                .group("i", title: "I", items: [.input("a", title: "A")]),
            ])
    }

    private func changes(
        _ source: FormDataSource, _ body: (FormDataSource) throws -> Void
    ) rethrows -> [String] {
        let delegate = RecordingDelegate()
        source.delegate = delegate
        var changes: [String] = []
        delegate.answer = { _, change in changes.append("\(change.kind) \(change.path)") }
        try body(source)
        return changes
    }

    typealias Edit = @Sendable (FormDataSource, _ group: String) throws -> Void

    static let edits: [(edit: Edit, kind: String, renumbered: [Int])] = [
        ({ try $0.addRow(to: $1.path, userInitiated: true) }, "insert /3", []),
        ({ try $0.removeRow(at: "\($1)/0".path, userInitiated: true) }, "delete /0", [0, 1]),
        ({ try $0.removeRow(at: "\($1)/2".path, userInitiated: true) }, "delete /2", []),
        (
            { try $0.moveRow(at: "\($1)/0".path, to: 1, userInitiated: true) }, "move(from: 0) /1",
            [0, 1]
        ),
        (
            { try $0.moveRow(at: "\($1)/2".path, to: 0, userInitiated: true) }, "move(from: 2) /0",
            [0, 1, 2]
        ),
    ]

    @Test(arguments: edits)
    func rowsWithOtherNumbers(_ row: (edit: Edit, kind: String, renumbered: [Int])) throws {
        for (group, suffix) in [("/g", ""), ("/h", "/a"), ("/i", nil as String?)] {
            let source = FormDataSource(form: try Self.form())
            for _ in 0..<3 { try source.addRow(to: group.path, userInitiated: true) }
            let found = try changes(source) { try row.edit($0, group) }
            let updates = found.filter { $0.hasPrefix("update") }
            #expect(
                updates
                    == (suffix == nil
                        ? [] : row.renumbered.map { "update \(group)/\($0)\(suffix ?? "")" }),
                "\(group) \(row.kind)")
        }
    }

    /// Calls of a delegate that hears of titles.
    private final class TitleDelegate: FormDataSourceDelegate {
        var calls: [String] = []
        func formDataSourceWillChange(_ dataSource: FormDataSource) { calls.append("will") }
        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) { calls.append("item") }
        func formDataSourceDidChangeTitles(_ dataSource: FormDataSource) {
            calls.append("titles \(dataSource.text(dataSource.form.title))")
        }
        func formDataSourceDidChange(_ dataSource: FormDataSource) { calls.append("did") }
    }

    @Test func titlesOfTheFormAndOfPages() throws {
        let form = try Form(
            id: "f", title: "For {a}",
            pages: [
                Page(
                    title: "P of {b}",
                    items: [
                        .input("a", title: "A"), .input("b", title: "B"), .input("c", title: "C"),
                    ])
            ])
        let source = FormDataSource(form: form)
        let delegate = TitleDelegate()
        source.delegate = delegate
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        #expect(delegate.calls == ["will", "titles For x", "did"])
        delegate.calls = []
        try source.updateValue(of: "b", to: .text("x"), userInitiated: true)
        #expect(delegate.calls == ["will", "titles For x", "did"])
        delegate.calls = []
        try source.updateValue(of: "c", to: .text("x"), userInitiated: true)
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        #expect(delegate.calls == [])
    }
}
