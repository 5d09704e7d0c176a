import FormCards
import FormModel
import FormValidation

// Readers of definitions.
extension FuzzTarget {
    /// A form file: its expansion is the same form, and its cards can be drawn.
    static func form(_ input: Span<UInt8>) {
        let file = bytes(input)
        let diagnostics = FormDocument.diagnostics(of: file, vocabulary: .standard)
        guard let form = try? FormDocument.read(file, vocabulary: .standard) else {
            return expect(!diagnostics.isEmpty, "a file that is refused has a diagnostic")
        }
        let expanded = try? FormDocument.expanded(file, vocabulary: .standard)
        let again = expanded.flatMap { try? FormDocument.read($0, vocabulary: .standard) }
        expect(again?.fingerprint == form.fingerprint, "an expanded form is the same form")
        _ = FormSchema(form).json
        let source = Everything.makeSource(of: form)
        source.attemptSubmission()
        Everything.draw(source)
    }

    /// A JSON Schema: the form that is made of it can be read.
    static func schema(_ input: Span<UInt8>) {
        guard let imported = try? SchemaImport(bytes(input)) else { return }
        guard let form = try? FormDocument.read(imported.json, vocabulary: .standard) else {
            return expect(false, "an imported form can be read")
        }
        _ = FormSchema(form).json
    }

    /// An expression, behind a byte for its type: a filling-in and a submission calculate the same value.
    static func expression(_ input: Span<UInt8>) {
        let type = choose(types, input, 0)
        let expression = FormExpression(text(input, from: 1))
        guard
            let form = try? Form(
                id: "f", title: "F",
                items: items + [.input("result", title: "R", value: type, computed: expression)])
        else { return }
        let source = Everything.makeSource(of: form)
        try? source.updateValues(answers.map { ($0.key, $0.value) }, userInitiated: true)
        let report = FormValidator(form, clock: Everything.clock).validate(.values(answers))
        guard report.isValid else { return }
        expect(
            report["result"] == source.value(of: "result"),
            "a submission and a filling-in calculate the same")
    }

    private static let types: [ValueType] = [
        .text, .boolean, .integer, .decimal, .date, .time, .dateTime, .localDateTime, .duration,
    ]

    private static let items: [FormItem] = [
        .input("n", title: "N", value: .integer), .input("m", title: "M", value: .decimal),
        .input("s", title: "S"), .input("e", title: "E"),
        .input("b", title: "B", value: .boolean), .input("d", title: "D", value: .date),
        .input("at", title: "At", value: .time), .input("when", title: "When", value: .dateTime),
        .input("long", title: "Long", value: .duration),
        .input("pick", title: "Pick", value: .choice, choices: ["us", "ca"]),
        .input("tags", title: "Tags", value: .choices, choices: ["red", "green"]),
    ]

    private static let answers: [FieldName: FieldValue] = [
        "n": 3, "m": 7, "s": "é text", "b": true, "d": "2024-02-29", "at": "23:59",
        "when": "2026-01-31T10:00:00+01:00", "long": "P1M2DT3H", "pick": "ca",
        "tags": .choices(["red"]),
    ]
}
