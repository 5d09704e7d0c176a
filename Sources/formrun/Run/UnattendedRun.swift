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

    /// Fills in the form.
    ///
    /// - Parameter lines: The answers, one a line, in the order of the fields to ask; `nil` reads nothing.
    /// - Throws: Where standard input cannot be read.
    /// - Returns: Success where everything can be submitted, else what is wrong, after saying it.
    func run(lines: LineReader?) throws(SystemError) -> ExitStatus {
        var status = ExitStatus.success
        if let lines { status = try answer(from: lines) }
        makeChecks()
        let stray = supplied.strayIssues(in: dataSource)
        let isValid =
            dataSource.attemptSubmission() && supplied.formIssues.isEmpty && stray.isEmpty
        let issues = dataSource.issues + stray
        if isValid && status == .success {
            for warning in issues { explain(warning, at: "") }
            return .success
        }
        let isOnlyUnanswered =
            supplied.formIssues.isEmpty
            && issues.allSatisfy { $0.code == .required || $0.severity == .warning }
            && status == .success
        for issue in issues { explain(issue, at: "") }
        for (issue, place) in zip(supplied.formIssues, supplied.places) {
            explain(issue, at: "\(place): ")
        }
        return isOnlyUnanswered ? .unanswered : .invalid
    }

    private func answer(from lines: LineReader) throws(SystemError) -> ExitStatus {
        let fields = dataSource.form.program.fields
        // What an answer brings into view is asked where it stands.
        for (index, field) in fields.enumerated()
        where mustAsk(field) && dataSource.isOpen(field: index) {
            guard let line = try lines.next() else { return .success }
            guard case .line(let bytes) = line else {
                console.say(
                    words(
                        .lineTooLong,
                        [
                            "line": String(lines.number), "path": "/\(field.name)",
                            "max": String(UnattendedRun.lineLimit),
                        ]))
                return .invalid
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                console.say(
                    words(
                        .lineNotUTF8,
                        ["line": String(lines.number), "path": "/\(field.name)"]))
                return .invalid
            }
            let typed = field.isSecure ? text : WhiteSpace.trim(text)
            // An empty line takes what is there: the default, or nothing.
            if !typed.utf8.isEmpty {
                let word = field.valueType == .boolean ? catalog.boolean(typed) : nil
                dataSource.updateValue(
                    of: field.name, to: word.map(FieldValue.boolean) ?? .text(typed),
                    userInitiated: true)
            }
            dataSource.leave(field.name)
            makeChecks()
            let issues = dataSource.issues(of: field.name).filter { issue in
                !issue.waits { name in
                    dataSource.form.program.index(of: name).map {
                        $0 > index && dataSource.isOpen(field: $0) && mustAsk(fields[$0])
                    } ?? false
                }
            }
            guard issues.allSatisfy({ $0.severity != .error }) else { return .invalid }
        }
        return .success
    }

    private func makeChecks() {
        while let question = dataSource.pendingChecks.first {
            let outcome = checks.outcome(of: question)
            if let trouble = outcome.trouble { console.say("formrun: \(trouble)") }
            dataSource.receive(outcome.answer, to: question)
        }
    }

    private func mustAsk(_ field: FieldProgram) -> Bool {
        asksAll || supplied.values[field.name] == nil
    }

    private func explain(_ issue: Issue, at place: String) {
        let path = issue.path.steps.isEmpty ? "" : "\(issue.path): "
        let sentence = catalog.message(for: issue, in: dataSource.form)
        let severity = issue.severity == .warning ? "warning: " : ""
        console.say("\(place)\(severity)\(path)\(sentence)\(remedy(for: issue)) [\(issue.code)]")
    }

    private func remedy(for issue: Issue) -> String {
        guard issue.code == .required, case .key(let key) = issue.path.steps.first,
            let name = FieldName(key), let item = dataSource.form.input(name)
        else { return "" }
        return item.isSecure
            ? " " + words(.giveByFile) : " " + words(.giveBySetting, ["name": key])
    }
}
