import FormCards
import FormModel

/// Reads the choices in the output of commands and in files.
struct ChoiceOutput: Sendable {
    let form: Form
    let timeout: Double

    /// Where fetched choices come from.
    struct Origin {
        /// The file; `nil` for the output of a command.
        let path: String?
        /// The line of each choice.
        let lines: [Int]

        /// The line of a choice, before what is said about it.
        func place(_ row: Int) -> String {
            guard lines.indices.contains(row) else { return path.map { "\($0): " } ?? "" }
            return ChoiceOutput.place(lines[row], in: path)
        }
    }

    /// A line of a file or of the output of a command, before what is said about it.
    static func place(_ line: Int, in path: String?) -> String {
        path.map { "\($0):\(line): " } ?? "line \(line) of the output of the command: "
    }

    /// The choices of a CSV file, or of the output of a command if there is no path.
    func choices(
        ofCSV bytes: [UInt8], _ name: String, in path: String?, mayBeEmpty: Bool = false
    ) -> Result<CSVChoices, Failure> {
        do throws(CSVFile.Failure) {
            let declared = (form.columns(ofChoices: name) ?? []).map(\.name)
            return .success(
                try CSVChoices(bytes, declared: declared, mayBeEmpty: mayBeEmpty))
        } catch {
            let place = ChoiceOutput.place(error.line, in: path)
            return .failure(Failure(text: place + error.description))
        }
    }

    /// The suggestions of a CSV file.
    func suggestions(
        ofCSV bytes: [UInt8], in path: String
    ) -> Result<[String], Failure> {
        do throws(CSVFile.Failure) {
            let file = try CSVChoices(bytes, limit: FormItem.maximumSuggestions)
            for (choice, line) in zip(file.choices, file.lines) {
                if let complaint = SuggestionCommands.complaint(about: choice.value) {
                    throw CSVFile.Failure(line: line, text: complaint)
                }
            }
            return .success(file.choices.map(\.value))
        } catch {
            return .failure(
                Failure(text: ChoiceOutput.place(error.line, in: path) + error.description))
        }
    }

    /// Why choices cannot be used.
    struct Failure: Error {
        let text: String
    }

    /// The choices that a command printed.
    func read(
        _ child: ChildProcess, of name: String, mayBeEmpty: Bool = false
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
        if form.columns(ofChoices: name) != nil {
            return choices(ofCSV: child.output, name, in: nil, mayBeEmpty: mayBeEmpty).map {
                ($0.choices, $0.lines)
            }
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
            if let choice = ChoiceOutput.choice(rest[..<end]) {
                list.append(choice)
                lines.append(line)
            }
            rest = rest[end...].dropFirst()
            line += 1
        }
        guard mayBeEmpty || !list.isEmpty else {
            return .failure(Failure(text: "the command printed no choices"))
        }
        return .success((list, lines))
    }

    /// The choice of a line; `nil` if the line is blank.
    static func choice(_ line: Substring.UTF8View) -> Choice? {
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

    /// The problems of choices, each with the place of the choice.
    func lines(_ problems: [DefinitionProblem], _ origins: [String: Origin]) -> [String] {
        let lines = problems.prefix(ChoiceCommands.problemLimit).map { problem in
            var item = problem.item.map { form.items[$0] }
            for index in problem.inner { item = item?.items[index] }
            let name = item?.name.map { " of \($0)" } ?? ""
            var place = ""
            if let origin = item?.choicesFrom.flatMap({ origins[$0] }) {
                if case .choice(let row) = problem.part {
                    place = origin.place(row)
                    if problem.code == .wrongType, case .text(let key)? = problem.parameters["key"]
                    {
                        place += "column \(quoted(key)): "
                    }
                } else if let path = origin.path {
                    place = "\(path): "
                }
            }
            return
                "the choices\(name) cannot be used: \(place)\(problem.message) [\(problem.code)]"
        }
        let more = problems.count - lines.count
        return more > 0 ? lines + ["and \(more) more problems"] : lines
    }
}
