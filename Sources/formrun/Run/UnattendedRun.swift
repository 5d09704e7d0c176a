import FormCards
import FormModel
import FormValidation

/// A run without a terminal: answers are supplied, or read from the lines of standard input.
struct UnattendedRun {
    let dataSource: FormDataSource
    let supplied: SuppliedAnswers
    let remote: RemoteCommands
    let asking: Asking
    var draft: DraftFile?
    let catalog: MessageCatalog
    let console: any Console
    /// Whether a message about a missing answer names the options that give it.
    var namesOptions = true

    /// The maximum number of bytes of a line with an answer.
    static let lineLimit = 1 << 16

    /// Fills in the form.
    ///
    /// - Parameter lines: The answers, one per line, in the order of the questions; `nil` to read nothing.
    /// - Throws: If standard input cannot be read.
    /// - Returns: Success if the answers were submitted; otherwise the status of the reported issues.
    func run(lines: LineReader?) throws(SystemError) -> ExitStatus {
        var navigator = Navigator(
            dataSource, mode: .sequential,
            supplied: supplied.answered(asking),
            asksOnlyInvalid: asking == .invalid, language: catalog.language)
        if let draft {
            if let resumed = draft.resumed { navigator.resume(resumed) }
            draft.begin(with: navigator.draft(dataSource.form.fingerprint))
        }
        let lines = lines.map(AnswerLines.init)
        var isReadable = true
        if let lines { isReadable = try read(lines, &navigator) }
        let submission = checked(navigator.submit(), &navigator)
        let stray = supplied.strayIssues(in: dataSource)
        if case .ended(let ending) = submission, isReadable, supplied.formIssues.isEmpty,
            dataSource.issues.allSatisfy(isOnlyMissing)
        {
            report(stray, lines, isReadable: true)
            say(ending)
            return .declined
        }
        let issues = dataSource.issues + stray
        report(issues, lines, isReadable: isReadable)
        guard isReadable, !supplied.hasFormErrors else { return .invalid }
        if case .submitted = submission, stray.isEmpty { return .success }
        if case .unsubmittable = submission, stray.isEmpty {
            say(.cannotSubmit, [:])
            return .declined
        }
        // A blank line is an answer.
        let isAnswered = issues.contains { lines?.number(of: $0.path) != nil }
        return !isAnswered && lacksOnlyAnswers(issues) ? .unanswered : .invalid
    }

    /// Whether answers are missing, and nothing else is wrong; a button may be disabled because of that.
    private func lacksOnlyAnswers(_ issues: [FormIssue]) -> Bool {
        let others = issues.filter { $0.code != .submitDisabled }
        return others.allSatisfy(isOnlyMissing)
            && (others.contains { $0.severity == .error } || others.count == issues.count)
    }

    /// Whether an issue says only that an answer is missing, or that the form has ended.
    private func isOnlyMissing(_ issue: FormIssue) -> Bool {
        issue.code == .required || issue.code == .tooFew || issue.code == .ended
            || issue.severity == .warning
    }

    /// Says the title and the text of an ending, or else that it does not accept the answers.
    func say(_ ending: FormEnding) {
        if !ending.hasTexts, let issue = dataSource.endedIssue {
            return console.say(
                DisplayText(filled: catalog.message(for: issue, in: dataSource.form)))
        }
        for line in ending.lines(in: dataSource, catalog) { console.say(line) }
    }

    // MARK: Reading

    /// Uses the lines as answers, until the lines or the questions end.
    ///
    /// - Returns: Whether all lines were accepted.
    private func read(
        _ lines: AnswerLines, _ navigator: inout Navigator
    ) throws(SystemError) -> Bool {
        defer { save(navigator) }
        while true {
            switch navigator.next() {
            case .page, .label, .section, .row, .unasked, .ask(.page): continue
            case .newRow:
                // A row without answers must not be added, because it would count as a row.
                guard try lines.isMore() else { return true }
            case .ask(.review), .ask(.rows): return try !hasSurplus(lines)
            case .ask(.field(let field)):
                if let outcome = navigator.fetchBeforeAsking() {
                    _ = checked(outcome, &navigator)
                    // Without any choices, the field is hidden.
                    guard dataSource.isOpen(field) else { continue }
                }
                guard let line = try lines.take() else { return true }
                let path = navigator.path(field)
                let number = lines.number
                let type = navigator.compiled(field).valueType
                guard let text = try answer(line, of: type, at: path, from: lines) else {
                    return false
                }
                lines.note(number, answers: path)
                guard isAccepted(navigator.answer(text), &navigator, lines) else {
                    return false
                }
            case .ask(.another(let group)):
                guard let line = try lines.take() else { return true }
                let path = "\(navigator.path(group))"
                guard let text = text(of: line, for: path, lines.number) else { return false }
                guard isAccepted(navigator.answer(text), &navigator, lines) else {
                    say(.lineNeitherYesNorNo, ["line": String(lines.number), "path": path])
                    return false
                }
                guard try lines.isMore() else { return true }
            }
        }
    }

    private func save(_ navigator: Navigator) {
        if let draft, let reason = draft.save(navigator.draft(dataSource.form.fingerprint)) {
            console.say(InterfaceWords(catalog)(.draftUnsaved, ["reason": reason]))
        }
    }

    private func isAccepted(
        _ outcome: Navigator.Outcome, _ navigator: inout Navigator,
        _ lines: AnswerLines
    ) -> Bool {
        let outcome = checked(outcome, &navigator)
        if lines.noteAnswer() { save(navigator) }
        switch outcome {
        case .accepted, .adding: return true
        default: return false
        }
    }

    /// Fetches the requested choices, and runs the requested asynchronous checks.
    private func checked(
        _ outcome: Navigator.Outcome, _ navigator: inout Navigator
    ) -> Navigator.Outcome {
        var outcome = outcome
        while case .waiting(let requests) = outcome {
            let outcomes = requests.map { remote.begin($0).outcome }
            for reason in outcomes.flatMap(\.failures) { console.say("formrun: \(reason)") }
            outcome = navigator.receive(outcomes)
        }
        return outcome
    }

    /// Whether a line remains after the last question; in that case the previous answers may belong to other questions.
    ///
    /// A terminal has no end, and is not asked for one.
    private func hasSurplus(_ lines: AnswerLines) throws(SystemError) -> Bool {
        guard !console.isInputTerminal, let number = try lines.surplus() else { return false }
        say(.lineTooMany, ["line": String(number)])
        return true
    }

    // MARK: Lines

    /// The answer that begins with a line; answers of some types have several lines.
    private func answer(
        _ line: LineReader.Line, of type: ValueType, at path: FieldPath, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        guard let first = text(of: line, for: "\(path)", lines.number) else { return nil }
        guard type.hasLines else { return first }
        return type == .texts
            ? try list(first, at: path, from: lines)
            : try paragraphs(first, for: "\(path)", from: lines)
    }

    /// The text of a line, or `nil` if it is too long or not UTF-8, which is reported.
    private func text(of line: LineReader.Line, for path: String, _ number: Int) -> String? {
        guard case .line(let bytes) = line else {
            sayTooLong(number, path, limit: UnattendedRun.lineLimit)
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            say(.lineNotUTF8, ["line": String(number), "path": path])
            return nil
        }
        return text
    }

    /// The text between a line `<<END` and a line `END`, with any word in place of END; any other line is itself the
    /// text.
    private func paragraphs(
        _ first: String, for path: String, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        guard first.utf8.starts(with: "<<".utf8),
            let word = FieldName(simple: String(first.dropFirst(2)))
        else { return first }
        let number = lines.number
        let limit = max(UnattendedRun.lineLimit, dataSource.form.limits.textBytes)
        var text: [String] = []
        var bytes = 0
        while let line = try lines.take() {
            guard let next = self.text(of: line, for: path, lines.number) else { return nil }
            if next.utf8.elementsEqual(word.text.utf8) { return text.joined(separator: "\n") }
            bytes += next.utf8.count + 1
            guard bytes <= limit else {
                sayTooLong(number, path, limit: limit)
                return nil
            }
            text.append(next)
        }
        say(.lineUnended, ["line": String(number), "path": path, "word": word.text])
        return nil
    }

    /// The lines of a list, up to an empty line or the end of the input.
    ///
    /// Reading stops one entry above the limit of a list, because the lines may be endless.
    private func list(
        _ first: String, at path: FieldPath, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        var list: [String] = []
        var entry = first
        while !WhiteSpace.trim(entry).utf8.isEmpty {
            lines.note(lines.number, answers: path.appending(.index(list.count)))
            list.append(entry)
            guard list.count <= dataSource.form.limits.listElements,
                let line = try lines.take()
            else { break }
            guard let next = text(of: line, for: "\(path)", lines.number) else { return nil }
            entry = next
        }
        return list.joined(separator: "\n")
    }

    private func sayTooLong(_ number: Int, _ path: String, limit: Int) {
        let word = namesOptions ? InterfaceWords.Word.lineTooLong : .answerTooLong
        say(word, ["line": String(number), "path": path, "max": String(limit)])
    }

    private func say(_ word: InterfaceWords.Word, _ facts: KeyValuePairs<String, String>) {
        console.say(InterfaceWords(catalog)(word, facts))
    }
}
