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

    private var words: InterfaceWords { InterfaceWords(catalog) }

    /// A line longer than this is no answer.
    static let lineLimit = 1 << 16

    /// How reading the answers goes on after one of them.
    private enum Progress {
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
        var status = ExitStatus.success
        if let lines { status = try answer(from: AnswerLines(lines)) }
        makeChecks()
        let stray = supplied.strayIssues(in: dataSource)
        let isValid =
            dataSource.attemptSubmission() && supplied.formIssues.isEmpty && stray.isEmpty
        let issues = dataSource.issues + stray
        if isValid && status == .success {
            for warning in issues { explain(warning) }
            return .success
        }
        let isOnlyUnanswered =
            supplied.formIssues.isEmpty && status == .success
            && issues.allSatisfy {
                $0.code == .required || $0.code == .tooFew || $0.severity == .warning
            }
        for issue in issues { explain(issue) }
        for (issue, place) in zip(supplied.formIssues, supplied.places) {
            explain(issue, at: place)
        }
        return isOnlyUnanswered ? .unanswered : .invalid
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

    private func answer(
        _ place: FieldPlace, from lines: AnswerLines
    ) throws(SystemError) -> Progress {
        let field = dataSource.form.program.field(at: place)
        guard field.rows == nil else { return try answerRows(of: place, from: lines) }
        let path = dataSource.form.program.path(of: place)
        guard let line = try lines.take() else { return .atEnd }
        guard let text = text(of: line, for: "\(path)", lines.number) else { return .failed }
        let typed = field.isSecure ? text : WhiteSpace.trim(text)
        // An empty line takes what is there: the default, or nothing.
        if !typed.utf8.isEmpty {
            let word = field.valueType == .boolean ? catalog.boolean(typed) : nil
            dataSource.updateValue(
                at: path, to: word.map(FieldValue.boolean) ?? .text(typed), userInitiated: true)
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

    /// The rows that are there, then others for as long as a line says so or there are too few.
    private func answerRows(
        of place: FieldPlace, from lines: AnswerLines
    ) throws(SystemError) -> Progress {
        let path = dataSource.form.program.path(of: place)
        let group = dataSource.form.program.field(at: place)
        var row = 0
        while true {
            if row == dataSource.rowCount(of: path) {
                // A row that nobody fills in must not be there, or it would count as one.
                guard try lines.isMore() else { return .atEnd }
                if row >= group.item.minimumRows {
                    guard row < group.item.maximumRows else { return .goOn }
                    switch try wantsAnother(path, lines) {
                    case true?: break
                    case false?: return .goOn
                    case nil: return .failed
                    }
                    guard try lines.isMore() else { return .atEnd }
                }
                guard dataSource.addRow(to: path, userInitiated: true) else { return .goOn }
            }
            // What an answer brings into view is asked where it stands.
            for index in group.rows?.fields.indices ?? 0..<0
            where dataSource.isOpen(place.cell(index, ofRow: row)) {
                let progress = try answer(place.cell(index, ofRow: row), from: lines)
                guard progress == .goOn else { return progress }
            }
            row += 1
        }
    }

    /// What a line says about one more row: an empty one says no, and `nil` is neither.
    private func wantsAnother(
        _ path: FieldPath, _ lines: AnswerLines
    ) throws(SystemError) -> Bool? {
        guard let line = try lines.take() else { return false }
        guard let text = text(of: line, for: "\(path)", lines.number) else { return nil }
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return false }
        guard let answer = catalog.boolean(typed) ?? TypedText.boolean(typed) else {
            console.say(
                words(
                    .lineNeitherYesNorNo, ["line": String(lines.number), "path": "\(path)"]))
            return nil
        }
        return answer
    }

    private func text(of line: LineReader.Line, for path: String, _ number: Int) -> String? {
        guard case .line(let bytes) = line else {
            console.say(
                words(
                    .lineTooLong,
                    [
                        "line": String(number), "path": path,
                        "max": String(UnattendedRun.lineLimit),
                    ]))
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            console.say(words(.lineNotUTF8, ["line": String(number), "path": path]))
            return nil
        }
        return text
    }

    private func mustAsk(_ field: FieldProgram) -> Bool {
        asksAll || supplied.values[field.name] == nil
    }

    private func explain(_ issue: Issue, at place: String? = nil) {
        let sentence = catalog.message(for: issue, in: dataSource.form)
        console.say(issue.line(sentence + remedy(for: issue), at: place))
    }

    private func remedy(for issue: Issue) -> String {
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
