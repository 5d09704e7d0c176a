import FormModel
import TestSupport
import Testing

/// The cost of a change grows with the cells that it changes.
@Suite struct RowGrowthTests {
    /// A field of the form hides and shows fields and a label in every row.
    @Test(.countsInstructions) func notificationsOfAllRows() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("go", title: "Go"),
                .group(
                    "g", title: "G", max: 2_000,
                    items: [
                        .label("L", visibleWhen: "present(go)"), .input("a", title: "A"),
                        .input("b", title: "B", visibleWhen: "present(go)"),
                        .group(
                            "h", title: "H",
                            items: [.input("x", title: "X", visibleWhen: "present(go)")]),
                    ]),
            ])
        let growth = try Growth.ofEightTimes(100) { count in
            let source = FormDataSource(form: form)
            let rows = (0..<count).map { _ in FormRow([("h", .rows([["x": .text("x")]]))]) }
            try source.updateValue(of: "g", to: .rows(rows), userInitiated: false)
            return {
                for text in ["x", ""] {
                    try source.updateValue(of: "go", to: .text(text), userInitiated: false)
                }
            }
        }
        #expect(growth < 10)
    }

    /// A field of a row hides and shows all others of the row.
    @Test(.countsInstructions) func notificationsOfAWideRow() throws {
        let growth = try Growth.ofEightTimes(100) { count in
            let items = (0..<count).compactMap { FieldName("x\($0)") }.map {
                FormItem.input($0, title: "X", visibleWhen: "present(go)")
            }
            let form = try Form(
                id: "f", title: "F",
                items: [.group("g", title: "G", items: [.input("go", title: "Go")] + items)])
            let source = FormDataSource(form: form)
            try source.addRow(to: "/g".path, userInitiated: false)
            return {
                for text in ["x", ""] {
                    try source.updateValue(
                        at: "/g/0/go".path, to: .text(text), userInitiated: false)
                }
            }
        }
        #expect(growth < 10)
    }
}
