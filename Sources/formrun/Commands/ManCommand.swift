/// `formrun man [COMMAND]`: prints a page of the manual.
struct ManCommand: Command {
    let name = "man"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Prints a page of the manual, of formrun or of a command.",
            operands: "[COMMAND]", minimumOperands: 0, maximumOperands: 1, options: [],
            examples: [
                "formrun man run | man -l -", "formrun man validate > formrun-validate.1",
            ],
            notes: [
                """
                The page is in the language of troff, for man. Packages install the pages of formrun and
                of each command as formrun.1 and formrun-COMMAND.1.
                """
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        []
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let page =
            if let name = arguments.operands.first {
                ManualPage(of: try CommandLineTool.command(named: name).syntax)
            } else {
                ManualPage(CommandLineTool.summary, CommandLineTool.commands.map(\.syntax))
            }
        try console.print(Array(page.text.utf8))
        return .success
    }
}
