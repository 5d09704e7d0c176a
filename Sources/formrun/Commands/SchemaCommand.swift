import FormCards
import FormModel
import FormValidation

/// `formrun schema FORM`: writes what a form accepts as JSON Schema.
struct SchemaCommand: Command {
    let name = "schema"

    private static let ofForms = Option(
        flag: "--of-forms", "Write the schema of form files instead, for editors; without FORM.")

    private static let ofCards = Option(
        flag: "--of-cards",
        "Write the schema of what card --format json writes instead; without FORM.")

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Writes what a form accepts as JSON Schema, draft 2020-12.",
            operands: "FORM", minimumOperands: 0, maximumOperands: 1,
            options: [
                SchemaCommand.ofForms, SchemaCommand.ofCards, ChoiceCommands.choices,
                NamedCommands.timeout,
            ],
            examples: [
                "formrun schema forms/newsletter.json",
                "formrun schema signup.json > signup.schema.json",
                "formrun schema --of-forms > form.schema.json",
                "formrun schema --of-cards > cards.schema.json",
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
        let (ofForms, ofCards) = (SchemaCommand.ofForms, SchemaCommand.ofCards)
        if arguments[ofForms] || arguments[ofCards] {
            guard arguments[ofForms] != arguments[ofCards] else {
                throw .usage("\(ofForms) and \(ofCards) exclude each other.")
            }
            guard arguments.operands.isEmpty else {
                throw .usage("\(arguments[ofForms] ? ofForms : ofCards) takes no form.")
            }
            let schema =
                arguments[ofForms]
                ? FormFileSchema(vocabulary: .standard).json : CardDescription.jsonSchema
            try console.print(schema)
            return .success
        }
        guard !arguments.operands.isEmpty else {
            throw .usage("formrun schema needs FORM, \(ofForms) or \(ofCards).")
        }
        let form = try ChoiceCommands(
            arguments, of: FormFile.read(arguments.operands[0], console)
        ).form(console)
        try console.print(FormSchema(form).json)
        return .success
    }
}
