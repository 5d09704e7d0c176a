import Testing

@testable import FormModel

/// Access of rules to rows.
@Suite struct StagedRowsTests {
    /// The names that a validator of the innermost field reads: its own row, then the enclosing
    /// scopes.
    @Test func rowsAndWhatStandsAroundThem() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .integer),
                .group(
                    "g", title: "G",
                    items: [
                        .input("b", title: "B", value: .integer),
                        .group("h", title: "H", items: [.input("c", title: "C", value: .integer)]),
                    ]),
            ])
        let layout = form.compiled.layout
        var values = ValueTable(layout: layout)
        // Twice, because the memory of rows is reused.
        for _ in 0..<2 {
            values.reset()
            values.stage(.integer(1), at: 0)
            values.stage(
                .rows([
                    ["b": .integer(2), "h": .rows([["c": .integer(3)], ["c": .integer(4)]])],
                    ["b": .integer(5), "h": .rows([["c": .integer(6)]])], [:],
                ]), at: 1)
            let view = values.view(submission: Span())
            let rows = try #require(layout.fields[1].rows)
            let inner = try #require(rows.fields[1].rows)
            #expect(view.rowCount(at: 0) == 0 && view.rowCount(at: 1) == 3)
            var seen: [[FieldValue]] = []
            for index in 0..<view.rowCount(at: 1) {
                let row = view.row(index, at: 1)
                for deeper in 0..<row.rowCount(at: 1) {
                    let cell = row.row(deeper, at: 1)
                    seen.append([
                        cell.value(at: 0, of: inner), cell.enclosing.value(at: 0, of: rows),
                        cell.enclosing.enclosing.value(at: 0, of: layout),
                    ])
                }
            }
            #expect(
                seen == [
                    [.integer(3), .integer(2), .integer(1)],
                    [.integer(4), .integer(2), .integer(1)],
                    [.integer(6), .integer(5), .integer(1)],
                ])
            #expect(view.row(2, at: 1).value(at: 0, of: rows) == .empty)
        }
        values.clear([0, 1])
        let view = values.view(submission: Span())
        #expect(view.rowCount(at: 1) == 0 && view.value(at: 1, of: layout) == .empty)
    }

    /// Scalars of slots are as small as values.
    @Test func scalarsAreSmall() { #expect(MemoryLayout<ValueScalar>.stride <= 32) }
}
