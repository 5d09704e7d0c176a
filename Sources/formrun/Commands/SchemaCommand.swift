import FormModel
import FormValidation

/// `formrun schema FORM`: writes what a form accepts as JSON Schema.
struct SchemaCommand: Command {
    let name = "schema"

    private static let ofForms = Option(
        flag: "--of-forms", "Write the schema of form files instead, for editors; without FORM.")

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Writes what a form accepts as JSON Schema, draft 2020-12.",
            operands: "FORM", minimumOperands: 0, maximumOperands: 1,
            options: [SchemaCommand.ofForms, ChoiceCommands.choices, NamedCommands.timeout],
            examples: [
                "formrun schema forms/newsletter.json",
                "formrun schema signup.json > signup.schema.json",
                "formrun schema --of-forms > form.schema.json",
            ],
            notes: [
                """
                The schema accepts all that validate accepts, as long as texts have no white space at
                their ends. The $comment of a property names the rules that the schema cannot
                express.
                """
            ] + ChoiceCommands.notes + [
                "Without \(ChoiceCommands.choices), the schema does not say what may be chosen."
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        arguments.operands.map { .read("FORM", $0) } + ChoiceCommands.files(arguments, console)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        if arguments[SchemaCommand.ofForms] {
            guard arguments.operands.isEmpty else {
                throw .usage("\(SchemaCommand.ofForms) takes no form.")
            }
            try CommandError.atFile { () throws(SystemError) in
                try console.write(FormFileSchema(vocabulary: .standard).json)
            }
            return .success
        }
        guard !arguments.operands.isEmpty else {
            throw .usage("formrun schema needs FORM, or \(SchemaCommand.ofForms).")
        }
        let form = try ChoiceCommands(
            arguments, of: FormFile.read(arguments.operands[0], console)
        ).form(console)
        try CommandError.atFile { () throws(SystemError) in
            try console.write(FormSchema(form).json)
        }
        return .success
    }
}
