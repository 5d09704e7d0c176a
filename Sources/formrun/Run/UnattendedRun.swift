import FormCards
import FormModel
import FormValidation

/// A run with nobody at a terminal: answers come from flags, files and the lines of standard input.
struct UnattendedRun {
    let dataSource: FormDataSource
    let supplied: SuppliedAnswers
    let checks: CheckCommands
    let asksAll: Bool
    let catalog: MessageCatalog
    let console: any Console

    var words: InterfaceWords { InterfaceWords(catalog) }

    /// A line longer than this is no answer.
    static let lineLimit = 1 << 16

    /// How reading the answers goes on after one of them.
    enum Progress {
        case goOn
        /// There are no more lines.
        case atEnd
        /// An answer cannot be taken.
        case failed
    }

    /// Fills in the form.
    ///
    /// - Parameter lines: The answers, one a line, in the order of the fields to ask; `nil` reads nothing.
    /// - Throws: Where standard input cannot be read.
    /// - Returns: Success where everything can be submitted, else what is wrong, after saying it.
    func run(lines: LineReader?) throws(SystemError) -> ExitStatus {
        let lines = lines.map(AnswerLines.init)
        let status = try lines.map(answer) ?? .success
        makeChecks()
        let stray = supplied.strayIssues(in: dataSource)
        let isValid =
            dataSource.attemptSubmission() && supplied.formIssues.isEmpty && stray.isEmpty
        let issues = dataSource.issues + stray
        // What a line answered has no place in a file.
        let places = supplied.places(of: issues.filter { lines?.number(of: $0.path) == nil })
        if isValid && status == .success {
            for warning in issues { explain(warning, at: places[warning.path]) }
            return .success
        }
        let isOnlyUnanswered =
            supplied.formIssues.isEmpty && status == .success
            && issues.allSatisfy {
                $0.code == .required || $0.code == .tooFew || $0.severity == .warning
            }
        // A file that cannot be read is why answers are missing.
        let ofFiles = zip(supplied.formIssues, supplied.places)
        for (issue, place) in ofFiles where issue.path.steps.isEmpty { explain(issue, at: place) }
        for issue in issues {
            guard status != .success else {
                explain(issue, at: places[issue.path])
                continue
            }
            // A line that is no answer ends the reading, so the fields behind it are not missing.
            let number = lines?.number(of: issue.path)
            guard number != nil || isSupplied(issue) else { continue }
            explain(issue, inLine: number, at: places[issue.path])
        }
        for (issue, place) in ofFiles where !issue.path.steps.isEmpty { explain(issue, at: place) }
        return isOnlyUnanswered ? .unanswered : .invalid
    }

    private func isSupplied(_ issue: FormIssue) -> Bool {
        guard case .key(let key) = issue.path.steps.first, let name = FieldName(key) else {
            return false
        }
        return supplied.values[name] != nil
    }

    private func answer(from lines: AnswerLines) throws(SystemError) -> ExitStatus {
        let fields = dataSource.form.program.fields
        // What an answer brings into view is asked where it stands.
        for index in fields.indices
        where mustAsk(fields[index]) && dataSource.isOpen(field: index) {
            switch try answer(FieldPlace(index), from: lines) {
            case .goOn: continue
            case .atEnd: return .success
            case .failed: return .invalid
            }
        }
        guard let number = try lines.surplus() else { return .success }
        // The answers before it may be those to other questions.
        console.say(words(.lineTooMany, ["line": String(number)]))
        return .invalid
    }

    /// Makes the checks that are asked for.
    private func makeChecks() {
        var isAnswered = true
        while isAnswered {
            let outcomes = dataSource.pendingChecks.map(checks.outcome)
            for trouble in outcomes.compactMap(\.trouble) { console.say("formrun: \(trouble)") }
            isAnswered = dataSource.receive(outcomes.map { ($0.question, $0.answer) }) > 0
        }
    }

    func answer(
        _ place: FieldPlace, from lines: AnswerLines
    ) throws(SystemError) -> Progress {
        let field = dataSource.form.program.field(at: place)
        guard field.rows == nil else { return try answerRows(of: place, from: lines) }
        let path = dataSource.form.program.path(of: place)
        guard let line = try lines.take() else { return .atEnd }
        let number = lines.number
        guard let first = text(of: line, for: "\(path)", number),
            let text = try answer(first, to: field, at: path, from: lines)
        else { return .failed }
        lines.note(number, answers: path)
        let typed = field.isSecure ? text : WhiteSpace.trim(text)
        // An empty line takes what is there: the default, or nothing.
        if !typed.utf8.isEmpty {
            dataSource.updateValue(at: path, to: .text(typed), userInitiated: true)
        }
        dataSource.leave(at: path)
        makeChecks()
        let issues = dataSource.issues(at: path).filter { issue in
            !dataSource.form.program.mayBeMended(issue, at: place) {
                isStillAsked($0, behind: place)
            }
        }
        return issues.allSatisfy { $0.severity != .error } ? .goOn : .failed
    }

    /// Whether a field has yet to be asked, behind another that stands beside it or in a row of a field beside it.
    private func isStillAsked(_ field: FieldPlace, behind place: FieldPlace) -> Bool {
        guard dataSource.isOpen(field) else { return false }
        guard let last = field.inner.last else {
            return field.field > place.field && mustAsk(dataSource.form.program.fields[field.field])
        }
        return last.field > place.inner[field.inner.count - 1].field
    }

    private func mustAsk(_ field: FieldProgram) -> Bool {
        asksAll || supplied.values[field.name] == nil
    }

    private func explain(_ issue: FormIssue, at place: String? = nil) {
        let sentence = catalog.message(for: issue, in: dataSource.form)
        console.say(issue.line(sentence + remedy(for: issue), at: place))
    }

    private func explain(_ issue: FormIssue, inLine number: Int?, at place: String?) {
        let sentence = catalog.message(for: issue, in: dataSource.form)
        let line = number.map { words(.line, ["line": String($0)]) } ?? ""
        console.say(line + issue.line(sentence, at: place))
    }

    private func remedy(for issue: FormIssue) -> String {
        guard issue.code == .required || issue.code == .tooFew,
            let (place, row) = dataSource.form.program.place(of: issue.path), row == nil
        else { return "" }
        let field = dataSource.form.program.field(at: place)
        guard !field.isSecure, field.rows == nil else { return " " + words(.giveByFile) }
        let name = issue.path.steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
        return " " + words(.giveBySetting, ["name": name])
    }
}
