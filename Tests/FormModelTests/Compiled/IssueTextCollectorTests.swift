import Testing

import FormModel

/// The values in texts that the message of an issue may name.
@Suite struct IssueTextCollectorTests {
    private static func form() throws -> Form {
        let size = FormItem.input("size", title: "Size of {tag}", validators: [Short(max: 1)])
        return try Form(
            id: "f", title: "F",
            items: [
                .input("tag", title: "T"), size, .input("l", title: "L", value: .texts),
                .input("x", title: "X {l}", validators: [Short(max: 1)]),
                .group(
                    "g", title: "G",
                    items: [
                        .input("tag", title: "T"), size,
                        .group("h", title: "H", items: [.input("tag", title: "T"), size]),
                    ]),
            ])
    }

    /// A title in a row has the values of that row.
    @Test func valuesOfRows() throws {
        let source = FormDataSource(form: try Self.form())
        func row(_ tag: String, _ inner: [FormRow] = []) -> FormRow {
            ["tag": .text(tag), "size": .text("long"), "h": .rows(inner)]
        }
        let inner: FormRow = ["tag": .text("r00"), "size": .text("long")]
        let rows = [row("r0", [inner]), row("r1")]
        try source.updateValues(
            [
                (name: "tag", value: .text("of form")), (name: "size", value: .text("long")),
                (name: "g", value: .rows(rows)),
            ], userInitiated: true)
        let found = source.issues.filter { $0.code == .tooLong }.map {
            "\($0.path) \($0.parameters["tag"]?.description ?? "-")"
        }
        #expect(found == ["/size of form", "/g/0/size r0", "/g/0/h/0/size r00", "/g/1/size r1"])
    }

    /// A list has 200 entries of one character at most, and an ellipsis for the others.
    @Test(arguments: [1, 199, 200, 201, 202, 1_000]) func longLists(_ count: Int) throws {
        let source = FormDataSource(form: try Self.form())
        let entries = [String](repeating: "x", count: count)
        try source.updateValues(
            [(name: "l", value: .texts(entries)), (name: "x", value: .text("long"))],
            userInitiated: true)
        let shown = count > 200 ? Array(entries.prefix(200)) + ["…"] : entries
        #expect(source.issues.first?.parameters["l"] == .list(shown))
    }
}
