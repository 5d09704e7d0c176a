import FormModel
import FormValidation
import TestSupport
import formrun

/// What the command and the library write as JSON, for each schema of `Documentation/stability/`.
struct StabilitySamples: Sendable {
    /// The name of the schema.
    let schema: String
    /// Members that the command never writes: of parts and traits of other programs, and of issues of rows.
    var unwritten: Set<String> = []
    /// The values, each as the bytes that are written.
    let values: @Sendable () throws -> [[UInt8]]

    static let all = [
        StabilitySamples(schema: "validate") {
            lines(of: output("validate", "form", "valid", "invalid", "--report", "json"))
                + [output("validate", "form", "valid", "--report", "json", "--values")]
        },
        StabilitySamples(schema: "rejected") {
            let folder = try TemporaryFolder()
            _ = output("validate", "form", "invalid", "--rejected", folder.path("objects"))
            let console = TestForms.console(TestForms.two)
            console.input = Array("no JSON".utf8)
            _ = console.run("validate", "form.json", "--rejected", folder.path("texts"))
            return ["objects", "texts"].map { Array((folder.text($0) ?? "").utf8) }
        },
        StabilitySamples(schema: "answers") {
            let folder = try TemporaryFolder()
            _ = output("validate", "form", "valid", "--accepted", folder.path("accepted"))
            return [
                output("run", "form", "--answers", "valid", "--no-input", "--stamp"),
                Array((folder.text("accepted") ?? "").utf8),
            ]
        },
        StabilitySamples(schema: "report") {
            let validator = FormValidator(try StabilityForm.form())
            return [StabilityForm.valid, StabilityForm.invalid].map { text in
                validator.json(of: validator.validate(.json(Array(text.utf8))))
            }
        },
        StabilitySamples(schema: "check") {
            lines(of: output("check", "broken", "--report", "json"))
                + lines(of: output("test", "form", "cases", "--report", "json"))
        },
        StabilitySamples(schema: "import") {
            lines(of: output("import", "schema", "--report", "json"))
        },
        StabilitySamples(schema: "card-report") {
            [
                output("card", "form", "invalid", "--report", "json"),
                output("card", "form", "valid", "--report", "json", "--ending"),
            ]
        },
        StabilitySamples(
            schema: "cards", unwritten: ["look.isHidden", "row.issues", "tableRow.fields"]
        ) {
            [
                output("card", "form", "invalid", "--format", "json"),
                output("card", "form", "--format", "json", "--state", "custom:invalid"),
                output("card", "form", "valid", "--format", "json", "--ending"),
            ]
        },
        StabilitySamples(schema: "questions") {
            [output("run", "form", "--answers", "invalid", "--print-questions", "--ask", "all")]
        },
        StabilitySamples(schema: "draft") {
            let folder = try TemporaryFolder()
            let console = TestForms.console(TestForms.two)
            console.input = Array("one\nwrong\n".utf8)
            _ = console.run("run", "form.json", "--draft", folder.path("draft"))
            return [Array((folder.text("draft") ?? "").utf8)]
        },
        StabilitySamples(schema: "sarif") {
            [
                output("validate", "form", "invalid", "--report", "sarif"),
                output("check", "broken", "--report", "sarif"),
                output("test", "form", "cases", "--report", "sarif"),
            ]
        },
    ]

    /// A console with the files of ``StabilityForm``, by their names there.
    static func console() -> RecordingConsole {
        let console = RecordingConsole()
        for (name, text) in [
            ("form", StabilityForm.text), ("valid", StabilityForm.valid),
            ("invalid", StabilityForm.invalid), ("broken", StabilityForm.broken),
            ("schema", StabilityForm.schema), ("cases", StabilityForm.cases),
        ] { console.files[name] = Array(text.utf8) }
        return console
    }

    private static func output(_ arguments: String...) -> [UInt8] {
        let console = console()
        _ = console.run(arguments)
        return console.output
    }

    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: 0x0A).map(Array.init)
    }
}
