import FormModel

/// The files that contain the choices of a form, and the commands that print them, run once, before anything is asked or
/// validated.
struct ChoiceCommands {
    private let form: Form
    private let named: NamedCommands
    private let timeout: Double

    /// How many bytes a command may print.
    static let outputLimit = 1 << 24

    /// How many problems of choices are reported.
    static let problemLimit = 10

    static let choices = NamedCommands.option(
        "--choices",
        "Choices that the form names: a CSV file, or a shell command that prints them; may be given several times.",
        value: "NAME=FILE.csv|COMMAND")

    static let notes = [
        """
        The first line of the file of \(choices) names its columns: value, title or title:LANGUAGE,
        description, and others that the form may read. A command prints such a file if the form
        reads columns of the choices; else a choice a line: its value, or its value, a tab and its
        title. It ends with status 0; otherwise, and after \(NamedCommands.timeout), the status is 6.
        It reads nothing.
        """
    ]

    /// Takes the commands from the command line.
    ///
    /// - Throws: Usage: choices that the form does not name; if all are needed, those that it names and that are not given.
    init(
        _ arguments: Arguments, of form: Form, needsAll: Bool = false
    ) throws(CommandError) {
        self.form = form
        named = try NamedCommands(arguments[Self.choices], of: form.remoteChoices, "choices")
        timeout = Double(arguments[NamedCommands.timeout])
        if needsAll, let options = named.missing(of: form.remoteChoices, Self.choices) {
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
        for name in form.remoteChoices {
            guard let path = named.commands[name], ChoiceCommands.isFile(path) else { continue }
            files.insert(name)
            switch try read(path, console) {
            case .success(let list): choices[name] = list
            case .failure(let failure):
                failures.append("the choices \(name) cannot be used: \(path)\(failure.text)")
            }
        }
        for (name, child) in run(console, besides: files) {
            switch read(child, of: name) {
            case .success(let list): choices[name] = list
            case .failure(let failure):
                failures.append("the choices \(name) could not be fetched: \(failure.text)")
            }
        }
        guard failures.isEmpty else { throw .choices(failures) }
        do throws(FormDefinitionError) {
            return try form.withChoices(choices)
        } catch {
            throw .choices(lines(error))
        }
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
        defer { if let signals { System.releaseSignals(signals) } }
        let children = wanted.map { name, command in
            (
                name: name,
                child: ChildProcess(
                    command, input: [], timeout: timeout, limit: ChoiceCommands.outputLimit + 1)
            )
        }
        while children.contains(where: { $0.child.end == nil }) {
            // All are read in turn, so that none is blocked while another one is read.
            for (_, child) in children where child.end == nil { _ = child.advance(for: 0.02) }
            if let signals, let number = System.endingSignal(of: signals) {
                UnfinishedFiles.shared.end(by: number)
            }
        }
        return children
    }

    /// Whether an option names a file and not a command.
    ///
    /// A command has white space, or does not end like a file.
    private static func isFile(_ text: String) -> Bool {
        text.lowercased().hasSuffix(".csv")
            && !text.unicodeScalars.contains(where: \.properties.isWhitespace)
    }

    /// The choices of a file.
    private func read(
        _ path: String, _ console: any Console
    ) throws(CommandError) -> Result<[Choice], Failure> {
        let bytes = try CommandError.atFile { () throws(SystemError) in
            try console.readAll(path, limit: ChoiceCommands.outputLimit)
        }
        return choices(ofCSV: bytes).mapError { Failure(text: ":\($0.line): \($0.text)") }
    }

    private func choices(ofCSV bytes: [UInt8]) -> Result<[Choice], CSVFile.Failure> {
        do throws(CSVFile.Failure) {
            return .success(try CSVFile.choices(bytes))
        } catch {
            return .failure(error)
        }
    }

    private struct Failure: Error {
        let text: String
    }

    /// The choices that a command printed.
    private func read(_ child: ChildProcess, of name: String) -> Result<[Choice], Failure> {
        guard child.end == .exited(0) else {
            let said = CommandCheck.line(child.errors).map { ": " + $0 } ?? ""
            let words = child.end?.words(timeout: timeout) ?? ""
            return .failure(Failure(text: "the command \(words)\(said)"))
        }
        guard child.output.count <= ChoiceCommands.outputLimit else {
            return .failure(
                Failure(
                    text: "the command printed more than \(ChoiceCommands.outputLimit) bytes"))
        }
        if form.readsColumns(ofChoices: name) {
            return choices(ofCSV: child.output).mapError {
                Failure(text: "line \($0.line) of the output of the command: \($0.text)")
            }
        }
        guard let text = String(validating: child.output, as: UTF8.self) else {
            return .failure(Failure(text: "the output of the command is not UTF-8"))
        }
        var list: [Choice] = []
        var rest = text.utf8[...]
        // One choice more than allowed is enough to refuse them.
        while !rest.isEmpty, list.count <= Choice.maximumFetched {
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            if let choice = ChoiceCommands.choice(rest[..<end]) { list.append(choice) }
            rest = rest[end...].dropFirst()
        }
        guard !list.isEmpty else {
            return .failure(Failure(text: "the command printed no choices"))
        }
        return .success(list)
    }

    /// The choice of a line; `nil` if the line is blank.
    private static func choice(_ line: Substring.UTF8View) -> Choice? {
        let parts = line.split(separator: 0x09, maxSplits: 1, omittingEmptySubsequences: false).map
        {
            WhiteSpace.trim(String(Substring($0)))
        }
        guard parts.contains(where: { !$0.utf8.isEmpty }), let value = parts.first else {
            return nil
        }
        let title = parts.dropFirst().first { !$0.utf8.isEmpty }
        return Choice(value, title: title.map { LocalizedText($0) })
    }

    private func lines(_ error: FormDefinitionError) -> [String] {
        let lines = error.problems.prefix(ChoiceCommands.problemLimit).map { problem in
            var item = problem.item.map { form.items[$0] }
            for index in problem.inner { item = item?.items[index] }
            let name = item?.name.map { " of \($0)" } ?? ""
            return "the choices\(name) cannot be used: \(problem.message) [\(problem.code)]"
        }
        let more = error.problems.count - lines.count
        return more > 0 ? lines + ["and \(more) more problems"] : lines
    }
}
