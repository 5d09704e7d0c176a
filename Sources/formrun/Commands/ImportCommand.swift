import FormCards
import FormModel
import FormValidation

/// `formrun import SCHEMA`: writes a form of a JSON Schema.
struct ImportCommand: Command {
    private static let report = Option<PlainReport>(
        "--report", default: .text,
        "How omissions are reported; json prints them in place of the form.")
    private static let outputFile = Option<String?>(
        "--output-file", "FILE", "Write the form to a file, completely or not at all.")

    private static let strict = Option(
        flag: "--strict", "End with status 1 if anything is reported, not only a required property."
    )

    let name = "import"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Makes a form from a JSON Schema, and reports what is left out.",
            operands: "SCHEMA", minimumOperands: 1, maximumOperands: 1,
            options: [Self.report, Self.outputFile, Self.strict],
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
                The status is 1 where the form lacks a property that the schema requires, and 3
                where no form can be made of the schema.
                """
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.read("SCHEMA", arguments.operands[0])]
            + (output(arguments).map { [.written(Self.outputFile, $0)] } ?? [])
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let path = arguments.operands[0]
        let output = output(arguments)
        if output != nil { console.removeUnfinishedFilesOnSignals() }
        let bytes = try console.contents(of: path, limit: JSONLimits.formFile.bytes)
        let made: SchemaImport
        do throws(FormDocumentError) {
            made = try SchemaImport(bytes)
        } catch {
            throw .brokenForm(error, file: path)
        }
        try CommandError.atFile { () throws(SystemError) in
            if let output {
                try console.replaceFile(output, with: made.json, isPrivate: false)
            }
            guard arguments[Self.report] == .text else {
                return try console.write(report(made.losses, path))
            }
            for loss in made.losses { console.say("\(path): \(loss.sentence)") }
            if output == nil { try console.write(made.json) }
        }
        let isComplete =
            arguments[Self.strict]
            ? made.losses.isEmpty : !made.losses.contains { $0.effect == .missing }
        return isComplete ? .success : .invalid
    }

    /// The file for the form, if there is to be one; `-` is standard output.
    private func output(_ arguments: Arguments) -> String? {
        arguments[Self.outputFile].flatMap { $0 == "-" ? nil : $0 }
    }

    private func report(_ losses: [SchemaLoss], _ path: String) -> [UInt8] {
        var writer = JSONWriter()
        for loss in losses {
            writer.beginObject()
            writer.member("file", path)
            writer.member("path", loss.path.description)
            writer.member("message", loss.reason)
            writer.member("effect", loss.effect.rawValue)
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
