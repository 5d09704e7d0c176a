import FormModel
import Testing

/// The warning about a form whose every submit button can be hidden without an ending.
@Suite struct SubmitCheckTests {
    /// How a button is hidden, and by which conditions the form ends.
    struct Row: Sendable, CustomTestStringConvertible {
        let button: String?
        var section: String?
        var page: String?
        var endings: [String] = []
        let warns: Bool
        var testDescription: String {
            "\(button ?? "-") \(section ?? "-") \(page ?? "-") \(endings)"
        }
    }

    static let rows: [Row] = [
        Row(button: nil, warns: false),
        Row(button: "a", warns: true),
        Row(button: nil, section: "a", warns: true),
        Row(button: nil, page: "a", warns: true),
        // An ending says why the button is hidden if it depends on the same fields.
        Row(button: "a", endings: ["!a"], warns: false),
        Row(button: nil, section: "a", endings: ["!a"], warns: false),
        Row(button: nil, page: "a", endings: ["!a"], warns: false),
        Row(button: "a", endings: ["!b"], warns: true),
        Row(button: nil, section: "a", endings: ["!b"], warns: true),
        Row(button: nil, page: "a", endings: ["!b"], warns: true),
        Row(button: "a && b", endings: ["!a"], warns: true),
        Row(button: "a && b", endings: ["!a", "!b"], warns: false),
        Row(button: "a", section: "b", endings: ["!a"], warns: true),
        Row(button: "a", section: "b", page: "n > 1", endings: ["!a || !b"], warns: true),
        Row(
            button: "a", section: "b", page: "n > 1", endings: ["!a || !b", "n < 2"], warns: false),
        // Named values and calculations depend on the fields from which they are calculated.
        Row(button: "adult", endings: ["n < 18"], warns: false),
        Row(button: "n >= 18", endings: ["!adult"], warns: false),
        Row(button: "adult", endings: ["!adult"], warns: false),
        Row(button: "twice > 30", endings: ["n < 18"], warns: false),
        Row(button: "adult", endings: ["a"], warns: true),
        Row(button: "1 > 2", endings: ["a"], warns: true),
    ]

    private func form(
        _ row: Row, _ more: [FormItem] = []
    ) throws -> Form {
        let button = FormItem.button(
            "go", title: "Go", action: .submit,
            visibleWhen: row.button.map { FormExpression($0) })
        return try Form(
            id: "f", title: "F",
            values: ["adult": "n >= 18"],
            endings: row.endings.enumerated().compactMap { index, when in
                FieldName("e\(index)").map { FormEnding($0, when: FormExpression(when)) }
            },
            pages: [
                Page(items: [
                    .input("a", title: "A", value: .boolean),
                    .input("b", title: "B", value: .boolean),
                    .input("n", title: "N", value: .integer),
                    .input("twice", title: "T", value: .integer, computed: "n * 2"),
                ]),
                Page(
                    visibleWhen: row.page.map { FormExpression($0) },
                    items: [
                        .section(
                            title: "S", visibleWhen: row.section.map { FormExpression($0) },
                            items: [.section(title: "Inner", items: [button])])
                    ] + more),
            ])
    }

    @Test(arguments: rows) func isHidden(_ row: Row) throws {
        let codes = try form(row).warnings.map(\.code)
        #expect(codes == (row.warns ? [.hiddenSubmit] : []))
    }

    /// One button that can always be pressed is enough.
    @Test func anotherButton() throws {
        let row = Row(button: "a", endings: ["!b"], warns: true)
        let open = FormItem.button("other", title: "O", action: .submit)
        #expect(try form(row, [open]).warnings.isEmpty)
        let closed = FormItem.button("other", title: "O", action: .submit, visibleWhen: "b")
        #expect(try form(row, [closed]).warnings.isEmpty)
        let both = FormItem.button("other", title: "O", action: .submit, visibleWhen: "a || b")
        let warnings = try form(row, [both]).warnings
        #expect(warnings.map(\.code) == [.hiddenSubmit])
        #expect(warnings.first?.parameters["name"] == .text("other"))
    }
}
