import FormCards
import FormModel

/// `formrun check FORM…`: judges form files themselves.
struct CheckCommand: Command {
    let syntax = CommandSyntax(
        name: "check", summary: "Judges form files themselves: status 3 where one is broken.",
        operands: "FORM...", minimumOperands: 1, maximumOperands: .max,
        options: [
            .init(
                name: "--report", value: "text|json", allowed: ["text", "json"],
                summary: "How diagnostics are printed; text unless given.")
        ],
        examples: [
            "formrun check forms/newsletter.json",
            "formrun check forms/newsletter.json forms/sign-up.json --report json",
        ])

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let asJSON = arguments.value("--report") == "json"
        var status = ExitStatus.success
        for path in arguments.operands {
            do throws(CommandError) {
                _ = try FormFile.read(path, console)
            } catch {
                switch error {
                case .brokenForm(let document, let file):
                    try print(document, file, asJSON, console)
                    status = status.combined(with: .brokenForm)
                case .file(let trouble):
                    console.say("formrun: \(trouble)")
                    status = .fileTrouble
                case .usage, .choices:
                    throw error
                }
            }
        }
        return status
    }

    private func print(
        _ error: FormDocumentError, _ file: String, _ asJSON: Bool, _ console: any Console
    ) throws(CommandError) {
        do throws(SystemError) {
            guard asJSON else {
                return try console.write(
                    FormFile.lines(error, file: file).map { DisplayText($0) })
            }
            var writer = JSONWriter()
            for diagnostic in error.diagnostics {
                writer.beginObject()
                writer.key("file")
                writer.string(file)
                writer.key("line")
                writer.integer(diagnostic.position.line)
                writer.key("column")
                writer.integer(diagnostic.position.column)
                writer.key("severity")
                writer.string("error")
                writer.key("code")
                writer.string(diagnostic.code.rawValue)
                writer.key("message")
                writer.string(diagnostic.message)
                writer.endObject()
                writer.endLine()
            }
            try console.write(writer.bytes)
        } catch {
            throw .file(error)
        }
    }
}
