import FormCards
import FormModel
import FormValidation

/// `formrun import SCHEMA`: writes a form of a JSON Schema.
struct ImportCommand: Command {
    let syntax = CommandSyntax(
        name: "import",
        summary: "Writes a form of a JSON Schema, and tells what it had to leave out.",
        operands: "SCHEMA", minimumOperands: 1, maximumOperands: 1,
        options: [
            .init(
                name: "--report", value: "text|json", allowed: ["text", "json"],
                summary:
                    "How what was left out is told; json prints it in place of the form."),
            .init(
                name: "--output-file", value: "FILE",
                summary: "Write the form there, whole or not at all."),
        ],
        examples: [
            "formrun import order.schema.json --output-file order.json",
            "formrun import - --report json < order.schema.json",
        ],
        notes: [
            """
            The schema describes an object, in any draft from 4 to 2020-12: each property of one
            type becomes a field. What a form cannot express is reported on standard error, each
            reason once with its first place; where nothing is reported, the form accepts all that
            the schema does.
            The status is 3 where no form can be made of the schema.
            """
        ])

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let path = arguments.operands[0]
        if let output = arguments.value("--output-file"), output != "-" {
            try ReplacedFiles.check(
                [("--output-file", output)], inputs: [path], command: "import")
            console.removeUnfinishedFilesOnSignals()
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try console.readAll(path, limit: JSONLimits.formFile.bytes)
        } catch {
            throw .file(error)
        }
        let made: SchemaImport
        do throws(FormDocumentError) {
            made = try SchemaImport(bytes)
        } catch {
            throw .brokenForm(error, file: path)
        }
        do throws(SystemError) {
            try write(made, path, arguments, console)
            return .success
        } catch {
            throw .file(error)
        }
    }

    private func write(
        _ made: SchemaImport, _ path: String, _ arguments: Arguments, _ console: any Console
    ) throws(SystemError) {
        let file = arguments.value("--output-file")
        if let file, file != "-" {
            try console.replaceFile(file, with: made.json, isPrivate: false)
        }
        if arguments.value("--report") == "json" {
            try console.write(report(made.losses, path))
            return
        }
        for loss in made.losses { console.say("\(path): \(loss.sentence)") }
        if file == nil || file == "-" { try console.write(made.json) }
    }

    private func report(_ losses: [SchemaLoss], _ path: String) -> [UInt8] {
        var writer = JSONWriter()
        for loss in losses {
            writer.beginObject()
            writer.key("file")
            writer.string(path)
            writer.key("path")
            writer.string(loss.path.description)
            writer.key("message")
            writer.string(loss.reason)
            writer.key("paths")
            writer.beginArray()
            for path in loss.paths { writer.string(path.description) }
            writer.endArray()
            writer.endObject()
            writer.endLine()
        }
        return writer.bytes
    }
}
