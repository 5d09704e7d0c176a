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
        It reads nothing. A text that ends with .csv is a file if it has no spaces, or if there is
        such a file; any other is a command.
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
        var origins: [String: Origin] = [:]
        for name in form.remoteChoices {
            guard let text = named.commands[name],
                let path = ChoiceCommands.path(text, console)
            else { continue }
            files.insert(name)
            switch try read(path, of: name, console) {
            case .success(let list):
                choices[name] = list.choices
                origins[name] = Origin(path: path, lines: list.lines)
            case .failure(let failure):
                failures.append("the choices \(name) cannot be used: \(failure.text)")
            }
        }
        for (name, child) in run(console, besides: files) {
            switch read(child, of: name) {
            case .success(let list):
                choices[name] = list.choices
                origins[name] = Origin(path: nil, lines: list.lines)
            case .failure(let failure):
                let hint = child.end == .exited(0) ? "" : ChoiceCommands.hint(named.commands[name])
                failures.append("the choices \(name) could not be fetched: \(failure.text)\(hint)")
            }
        }
        guard failures.isEmpty else { throw .choices(failures) }
        do throws(FormDefinitionError) {
            return try form.withChoices(choices)
        } catch {
            throw .choices(lines(error, origins))
        }
    }

    /// Where fetched choices come from.
    private struct Origin {
        /// The file; `nil` for the output of a command.
        let path: String?
        /// The line of each choice.
        let lines: [Int]

        /// The line of a choice, before what is said about it.
        func place(_ row: Int) -> String {
            guard lines.indices.contains(row) else { return path.map { "\($0): " } ?? "" }
            return ChoiceCommands.place(lines[row], in: path)
        }
    }

    /// A line of a file or of the output of a command, before what is said about it.
    private static func place(_ line: Int, in path: String?) -> String {
        path.map { "\($0):\(line): " } ?? "line \(line) of the output of the command: "
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

    /// Why a text was run as a command, if it may be meant as the path of a file.
    private static func hint(_ command: String?) -> String {
        guard let command, endsLikeFile(command) else { return "" }
        return
            "; it was run as a command, because there is no file \"\(WhiteSpace.trim(command))\""
    }

    /// The choices of a file.
    private func read(
        _ path: String, of name: String, _ console: any Console
    ) throws(CommandError) -> Result<CSVChoices, Failure> {
        let bytes = try CommandError.atFile { () throws(SystemError) in
            try console.readAll(path, limit: ChoiceCommands.outputLimit)
        }
        return choices(ofCSV: bytes, name, in: path)
    }

    /// The choices of a CSV file, or of the output of a command if there is no path.
    private func choices(
        ofCSV bytes: [UInt8], _ name: String, in path: String?
    ) -> Result<CSVChoices, Failure> {
        do throws(CSVFile.Failure) {
            let declared = form.columns(ofChoices: name).map(\.name)
            return .success(try CSVChoices(bytes, declared: declared))
        } catch {
            let place = ChoiceCommands.place(error.line, in: path)
            return .failure(Failure(text: place + error.description))
        }
    }

    private struct Failure: Error {
        let text: String
    }

    /// The choices that a command printed.
    private func read(
        _ child: ChildProcess, of name: String
    ) -> Result<(choices: [Choice], lines: [Int]), Failure> {
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
            return choices(ofCSV: child.output, name, in: nil).map { ($0.choices, $0.lines) }
        }
        guard let text = String(validating: child.output, as: UTF8.self) else {
            return .failure(Failure(text: "the output of the command is not UTF-8"))
        }
        var list: [Choice] = []
        var lines: [Int] = []
        var rest = text.utf8[...]
        var line = 1
        // One choice more than allowed is enough to refuse them.
        while !rest.isEmpty, list.count <= Choice.maximumFetched {
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            if let choice = ChoiceCommands.choice(rest[..<end]) {
                let texts = [choice.value] + choice.title.texts.map(\.text)
                guard !texts.joined().unicodeScalars.contains(where: CSVChoices.isControl) else {
                    let place = ChoiceCommands.place(line, in: nil)
                    let said = "the choice has a control character; remove it"
                    return .failure(Failure(text: place + said))
                }
                list.append(choice)
                lines.append(line)
            }
            rest = rest[end...].dropFirst()
            line += 1
        }
        guard !list.isEmpty else {
            return .failure(Failure(text: "the command printed no choices"))
        }
        return .success((list, lines))
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

    private func lines(_ error: FormDefinitionError, _ origins: [String: Origin]) -> [String] {
        let lines = error.problems.prefix(ChoiceCommands.problemLimit).map { problem in
            var item = problem.item.map { form.items[$0] }
            for index in problem.inner { item = item?.items[index] }
            let name = item?.name.map { " of \($0)" } ?? ""
            var place = ""
            if let origin = item?.choicesFrom.flatMap({ origins[$0] }) {
                if case .choice(let row) = problem.part {
                    place = origin.place(row)
                    if problem.code == .wrongType, case .text(let key)? = problem.parameters["key"]
                    {
                        place += "column \"\(key)\": "
                    }
                } else if let path = origin.path {
                    place = "\(path): "
                }
            }
            return
                "the choices\(name) cannot be used: \(place)\(problem.message) [\(problem.code)]"
        }
        let more = error.problems.count - lines.count
        return more > 0 ? lines + ["and \(more) more problems"] : lines
    }
}
