import FormModel

/// `formrun completion SHELL`: prints the script by which a shell completes command lines.
struct CompletionCommand: Command {
    private static let candidates = Option(
        flag: "--candidates",
        "Print what may follow the words instead, as the scripts ask; a file that is broken is no error."
    )

    let name = "completion"

    var syntax: CommandSyntax {
        let shells = CompletionShell.allCases.map(\.rawValue).joined(separator: "|")
        return CommandSyntax(
            name: name, summary: "Prints a script by which a shell completes command lines.",
            operands: "\(shells) [WORD...]", minimumOperands: 1, maximumOperands: .max,
            options: [Self.candidates],
            examples: [
                "formrun completion bash > ~/.local/share/bash-completion/completions/formrun",
                "formrun completion fish > ~/.config/fish/completions/formrun.fish",
            ],
            notes: [
                """
                The shell then completes commands, options and their values, form files, and the names
                and choices of the fields of the form on the line. For that the script runs formrun, which
                reads that form. Nothing of a form is evaluated.
                """
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        []
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let name = arguments.operands[0]
        guard let shell = CompletionShell(rawValue: name) else {
            let names = CompletionShell.allCases.map(\.rawValue)
            throw .usage(
                "There is no completion for \(quoted(name)); use \(names.joined(separator: ", ")).",
                nearest: Spelling.nearest(to: name, in: names))
        }
        let words = Array(arguments.operands.dropFirst())
        guard arguments[Self.candidates] else {
            guard words.isEmpty else { throw .usage("Words need \(Self.candidates).") }
            let script = shell.script(CommandLineTool.commands.map(\.syntax))
            try console.print(Array(script.utf8))
            return .success
        }
        guard let request = shell.request(words) else { return .success }
        let lines =
            request.isFile
            ? [Completion.Files.all.rawValue]
            : request.lines(
                of: Completion(
                    of: request.words, commands: CommandLineTool.commands.map(\.syntax), console))
        try console.print(Array(lines.map { $0 + "\n" }.joined().utf8))
        return .success
    }
}
