import FormModel

/// The commands that print the choices of a form, run once, before anything is asked or validated.
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
        "Run a shell command that prints choices that the form names; may be given several times.")

    static let notes = [
        """
        The command of \(choices) prints a choice a line: its value, or its value, a tab and its
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
        for (name, child) in run(console) {
            switch ChoiceCommands.read(child, timeout: timeout) {
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
    private func run(_ console: any Console) -> [(name: String, child: ChildProcess)] {
        let wanted = form.remoteChoices.compactMap { name in
            named.commands[name].map { (name: name, command: $0) }
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

    private struct Failure: Error {
        let text: String
    }

    /// The choices that a command printed.
    private static func read(
        _ child: ChildProcess, timeout: Double
    ) -> Result<[Choice], Failure> {
        guard child.end == .exited(0) else {
            let said = CommandCheck.line(child.errors).map { ": " + $0 } ?? ""
            let words = child.end?.words(timeout: timeout) ?? ""
            return .failure(Failure(text: "the command \(words)\(said)"))
        }
        guard child.output.count <= outputLimit else {
            return .failure(Failure(text: "the command printed more than \(outputLimit) bytes"))
        }
        guard let text = String(validating: child.output, as: UTF8.self) else {
            return .failure(Failure(text: "the output of the command is not UTF-8"))
        }
        var list: [Choice] = []
        var rest = text.utf8[...]
        // One choice more than allowed is enough to refuse them.
        while !rest.isEmpty, list.count <= Choice.maximumFetched {
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            if let choice = choice(rest[..<end]) { list.append(choice) }
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
