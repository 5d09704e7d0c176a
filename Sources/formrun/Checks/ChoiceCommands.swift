import FormCards
import FormModel

/// The files that contain the choices of a form, and the commands that print them, run once, before anything is asked or
/// validated.
struct ChoiceCommands {
    private let form: Form
    private let named: NamedCommands
    private let timeout: Double
    private let output: ChoiceOutput

    /// How many bytes a command may print.
    static let outputLimit = 1 << 24

    /// How many problems of choices are reported.
    static let problemLimit = 10

    static let choices = NamedCommands.option(
        "--choices",
        "Choices or suggestions that the form names: a CSV file, or a shell command that prints them; may be given several times.",
        value: "NAME=FILE.csv|COMMAND")

    static let notes = [
        """
        The first line of the file of \(choices) names its columns: value, title or title:LANGUAGE,
        description, and others that the form may read. A command prints such a file if the form
        reads columns of the choices; else a choice a line: its value, or its value, a tab and its
        title. It ends with status 0; otherwise, and after \(NamedCommands.timeout), the status is 6.
        It reads nothing, unless the choices depend on the values of other fields ("with"): then it
        reads a JSON object of these values, and runs for each different one; a file has the same
        choices for all values. A text that ends with .csv is a file if it has no spaces, or if there is
        such a file; any other is a command.

        Suggestions need not be given. Of a file, the column value is suggested. A command reads what
        is typed at a terminal, after a moment without keys, and prints a suggestion a line.
        """
    ]

    /// The files of choices that the arguments name.
    static func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        arguments[choices].compactMap { path($0.command, console) }.map {
            .read(choices.description, $0)
        }
    }

    /// Takes the commands from the command line.
    ///
    /// - Throws: Usage: choices that the form does not name; if all are needed, those that it names and that are not given.
    init(
        _ arguments: Arguments, of form: Form, needsAll: Bool = false
    ) throws(CommandError) {
        self.form = form
        let names = form.remoteChoices
        let all = names + form.dependentChoices.filter { !names.contains($0) }
        named = try NamedCommands(
            arguments[Self.choices], of: all + form.remoteSuggestions, "choices")
        timeout = Double(arguments[NamedCommands.timeout])
        output = ChoiceOutput(form: form, timeout: timeout)
        if needsAll, let options = named.missing(of: all, Self.choices) {
            throw .usage("The form has choices that are not given: add \(options).")
        }
    }

    /// The form with the choices filled in.
    ///
    /// - Throws: All choices that could not be fetched, or why they cannot be used.
    func form(_ console: any Console) throws(CommandError) -> Form {
        var choices: [String: [Choice]] = [:]
        var failures: [String] = []
        var files: Set<String> = []
        var origins: [String: ChoiceOutput.Origin] = [:]
        for name in form.remoteChoices {
            guard let text = named.commands[name],
                let path = ChoiceCommands.path(text, console)
            else { continue }
            files.insert(name)
            switch try read(path, of: name, console) {
            case .success(let list):
                choices[name] = list.choices
                origins[name] = ChoiceOutput.Origin(path: path, lines: list.lines)
            case .failure(let failure):
                failures.append(ChoiceCommands.unusable(name, failure))
            }
        }
        for (name, child) in run(console, besides: files) {
            switch output.read(child, of: name) {
            case .success(let list):
                choices[name] = list.choices
                origins[name] = ChoiceOutput.Origin(path: nil, lines: list.lines)
            case .failure(let failure):
                failures.append(
                    ChoiceCommands.unfetched(name, failure, child, named.commands[name] ?? ""))
            }
        }
        guard failures.isEmpty else { throw .choices(failures) }
        do throws(FormDefinitionError) {
            return try form.withChoices(choices)
        } catch {
            throw .choices(output.lines(error.problems, origins))
        }
    }

    /// A form with the suggestions of files filled in, and the commands that find suggestions while a person types.
    ///
    /// - Throws: All files that could not be read.
    func suggesting(
        _ form: Form, _ console: any Console
    ) throws(CommandError) -> (form: Form, commands: SuggestionCommands) {
        var commands: [String: String] = [:]
        var suggestions: [String: [String]] = [:]
        var failures: [String] = []
        for name in form.remoteSuggestions {
            guard let text = named.commands[name] else { continue }
            guard let path = ChoiceCommands.path(text, console) else {
                commands[name] = text
                continue
            }
            let bytes = try console.contents(of: path, limit: ChoiceCommands.outputLimit)
            switch output.suggestions(ofCSV: bytes, in: path) {
            case .success(let texts): suggestions[name] = texts
            case .failure(let failure):
                failures.append("the suggestions \(name) cannot be used: \(failure.text)")
            }
        }
        guard failures.isEmpty else { throw .choices(failures) }
        do throws(FormDefinitionError) {
            return (
                try form.withSuggestions(suggestions),
                SuggestionCommands(output: output, commands: commands)
            )
        } catch {
            throw .choices(output.lines(error.problems, [:]))
        }
    }

    /// The commands and files of the choices that are fetched for the values of other fields; `nil` if there are none.
    ///
    /// - Throws: All files that could not be read.
    func fetcher(_ console: any Console) throws(CommandError) -> ChoiceFetcher? {
        let names = form.dependentChoices
        guard !names.isEmpty else { return nil }
        var commands: [String: String] = [:]
        var files: [String: [Choice]] = [:]
        var failures: [String] = []
        for name in names {
            guard let text = named.commands[name] else { continue }
            guard let path = ChoiceCommands.path(text, console) else {
                commands[name] = text
                continue
            }
            switch try read(path, of: name, console) {
            case .success(let list):
                let problems = form.problems(of: list.choices, named: name)
                let origin = ChoiceOutput.Origin(path: path, lines: list.lines)
                failures += output.lines(problems, [name: origin])
                files[name] = list.choices
            case .failure(let failure):
                failures.append(ChoiceCommands.unusable(name, failure))
            }
        }
        guard failures.isEmpty else { throw .choices(failures) }
        return ChoiceFetcher(output: output, commands: commands, files: files)
    }

    /// Runs all commands at the same time, until the last has ended.
    private func run(
        _ console: any Console, besides known: Set<String>
    ) -> [(name: String, child: ChildProcess)] {
        let wanted = form.remoteChoices.compactMap { name in
            known.contains(name)
                ? nil : named.commands[name].map { (name: name, command: $0) }
        }
        guard !wanted.isEmpty else { return [] }
        let signals = console.collectSignals()
        defer { if let signals { signals.release() } }
        let children = wanted.map { name, command in
            (
                name: name,
                child: ChildProcess(
                    command, input: [], timeout: timeout, limit: ChoiceCommands.outputLimit + 1)
            )
        }
        while children.contains(where: { $0.child.end == nil }) {
            // All are read in turn, so that none is blocked while another one is read.
            for (_, child) in children where child.end == nil {
                _ = child.advance(for: SystemClock.lookingInterval)
            }
            if let signals, let number = signals.ending {
                UnfinishedFiles.shared.end(by: number)
            }
        }
        return children
    }

    /// The path of a file; `nil` if an option names a command.
    ///
    /// A text with white space that ends like a file may be either: `cat plots.csv`. It is the file if there is one.
    private static func path(_ text: String, _ console: any Console) -> String? {
        let path = WhiteSpace.trim(text)
        guard endsLikeFile(path) else { return nil }
        let isPlain = !path.unicodeScalars.contains(where: \.properties.isWhitespace)
        return isPlain || console.size(of: path) != nil ? path : nil
    }

    private static func endsLikeFile(_ text: String) -> Bool {
        WhiteSpace.trim(text).lowercased().hasSuffix(".csv")
    }

    /// Why the choices of a file cannot be used.
    private static func unusable(_ name: String, _ failure: ChoiceOutput.Failure) -> String {
        "the choices \(name) cannot be used: \(failure.text)"
    }

    /// Why a command did not give choices.
    static func unfetched(
        _ name: String, _ failure: ChoiceOutput.Failure, _ child: ChildProcess, _ command: String
    ) -> String {
        let hint = child.end == .exited(0) ? "" : hint(command)
        return "the choices \(name) could not be fetched: \(failure.text)\(hint)"
    }

    /// Why a text was run as a command, if it may be meant as the path of a file.
    private static func hint(_ command: String) -> String {
        guard endsLikeFile(command) else { return "" }
        return
            "; it was run as a command, because there is no file \(quoted(WhiteSpace.trim(command)))"
    }

    /// The choices of a file.
    private func read(
        _ path: String, of name: String, _ console: any Console
    ) throws(CommandError) -> Result<CSVChoices, ChoiceOutput.Failure> {
        let bytes = try console.contents(of: path, limit: ChoiceCommands.outputLimit)
        return output.choices(ofCSV: bytes, name, in: path)
    }
}
