import FormCards
import FormModel

/// Finds the command that is named, runs it, and reports why it failed.
enum CommandLineTool {
    static var commands: [any Command] {
        [
            RunCommand(), AskCommand(), ValidateCommand(), PagesCommand(), CheckCommand(),
            CardCommand(), TestCommand(), NewCommand(), FormatCommand(), SchemaCommand(),
            ImportCommand(), CompletionCommand(), ManCommand(),
        ]
    }

    /// What the tool is for.
    static let summary = "Forms at a terminal, in scripts and on servers."

    static func run(_ arguments: [String], _ console: any Console) -> ExitStatus {
        do throws(CommandError) {
            return try dispatch(arguments, console)
        } catch {
            return explain(error, console)
        }
    }

    private static func dispatch(
        _ arguments: [String], _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        guard let name = arguments.first else {
            for line in help.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                console.say(String(line))
            }
            return .usage
        }
        switch name {
        case CommandSyntax.help.syntax.name, "-h": return try print(help, console)
        case "help": return try printHelp(Array(arguments.dropFirst()), console)
        case "--version", "-V": return try print("formrun \(ToolVersion.text)\n", console)
        default: break
        }
        let command = try command(named: name)
        let rest = Array(arguments.dropFirst())
        if rest == ["--version"] { return try print("formrun \(ToolVersion.text)\n", console) }
        let parsed: Arguments
        do throws(UsageError) {
            parsed = try command.syntax.parse(rest)
        } catch {
            throw .usage(error)
        }
        if parsed[CommandSyntax.help] { return try print(command.syntax.help, console) }
        do throws(CommandError) {
            try CommandFiles.check(command.files(parsed, console))
            return try command.run(parsed, console)
        } catch {
            throw error.of(command: name)
        }
    }

    /// Help for the command that is named, or for all of them.
    private static func printHelp(
        _ names: [String], _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        guard names.count <= 1 else {
            throw .usage("formrun help takes one command.")
        }
        guard let name = names.first, name != CommandSyntax.help.syntax.name else {
            return try print(help, console)
        }
        return try print(command(named: name).syntax.help, console)
    }

    static func command(named name: String) throws(CommandError) -> any Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map(\.name)
        let versions = ["version", "-v"].contains(name) ? "--version" : nil
        throw .usage(
            "There is no command \(quoted(name)).",
            nearest: versions ?? Spelling.nearest(to: name, in: names + ["--version", "--help"]))
    }

    private static func print(
        _ text: String, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        try console.print(Array(text.utf8))
        return .success
    }

    /// Says why a command ended before its work was done.
    static func explain(_ error: CommandError, _ console: any Console) -> ExitStatus {
        switch error {
        case .usage(let usage):
            console.say("formrun: " + usage.message)
            if let nearest = usage.nearest {
                console.say("Did you mean \(nearest)?\(usage.remark.map { " \($0)" } ?? "")")
            }
            let command = usage.command.map { " \($0)" } ?? ""
            console.say("formrun\(command) --help says more.")
            return .usage
        case .brokenForm(let document, let file):
            for line in FormFile.lines(document, file: file) { console.say(line) }
            return .brokenForm
        case .given(let lines):
            for line in lines { console.say(line) }
            return .usage
        case .choices(let lines):
            for line in lines { console.say("formrun: " + line) }
            return .unusableFile
        case .drawing(let excess):
            console.say("formrun: \(excess)")
            return .invalid
        case .draft(let line):
            console.say("formrun: " + line)
            return .unusableFile
        case .theme(let lines):
            for line in lines { console.say(line) }
            return .unusableFile
        case .file(let error):
            // A reader that closes the output early, such as `head`, has all that it wants: this is no failure.
            if !error.isBrokenPipe { console.say("formrun: \(error)") }
            return .unusableFile
        }
    }

    private static var help: String {
        var lines = [
            "Usage: formrun COMMAND …", "", summary, "",
            "Commands:",
        ]
        let width = commands.map(\.name.utf8.count).max() ?? 0
        for command in commands {
            let name = command.name
            let gap = String(repeating: " ", count: width - name.utf8.count + 2)
            lines.append("  \(name)\(gap)\(command.syntax.summary)")
        }
        lines += [
            "", "formrun help COMMAND explains one; formrun --version prints the version.", "",
        ]
        let statuses = ExitStatus.meanings.map { "\($0.numbers) \($0.meaning)" }
        lines += CommandSyntax.wrapped(
            "Exit status: \(statuses.joined(separator: "; ")).", width: CommandSyntax.helpWidth)
        return lines.joined(separator: "\n") + "\n"
    }
}
