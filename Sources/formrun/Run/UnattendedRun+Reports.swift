import FormCards
import FormModel
import FormValidation

// The report of a run: the issues of the answers, their positions, and how to give missing answers.
extension UnattendedRun {
    /// Reports the issues of fields and of the answers as a whole.
    ///
    /// After a refused line only answered fields are reported, because the later fields were not asked.
    func report(_ issues: [FormIssue], _ lines: AnswerLines?, isReadable: Bool) {
        // An answer from a line has no position in a file.
        let places = supplied.places(of: issues.filter { lines?.number(of: $0.path) == nil })
        let formIssues = zip(supplied.formIssues, supplied.places)
        // Answers may be missing because a file was unreadable.
        for (issue, place) in formIssues where issue.isUnreadable {
            report(issue, at: place, remedy: remedy(for: issue))
        }
        for issue in issues {
            let place = places[issue.path]
            let number = lines?.number(of: issue.path)
            if isReadable {
                report(issue, at: place, remedy: remedy(for: issue))
            } else if number != nil || isSupplied(issue) {
                let line = number.map { words(.line, ["line": String($0)]) } ?? ""
                report(issue, line: line, at: place)
            }
        }
        for (issue, place) in formIssues where !issue.isUnreadable {
            report(issue, at: place, remedy: remedy(for: issue))
        }
    }

    private var words: InterfaceWords { InterfaceWords(catalog) }

    private func report(
        _ issue: FormIssue, line: String = "", at place: String?, remedy: String = ""
    ) {
        // What stands in a file is JSON, whatever the person's notation is.
        let catalog = place == nil ? catalog : catalog.forFiles
        let sentence = issue.sentence(in: catalog, of: dataSource.form)
        console.say(line + issue.line(sentence + remedy, at: place))
    }

    private func isSupplied(_ issue: FormIssue) -> Bool {
        dataSource.form.compiled.fieldName(along: issue.path).map { supplied.values[$0] != nil }
            ?? false
    }

    /// The instruction how to give a missing answer.
    func remedy(for issue: FormIssue) -> String {
        guard namesOptions, issue.code == .required || issue.code == .tooFew,
            let (place, row) = dataSource.form.compiled.place(of: issue.path), row == nil
        else { return "" }
        let field = dataSource.form.compiled.field(at: place)
        if field.item.setBy == .program { return " " + words(.giveByGiven) }
        guard !field.isSecure, field.rows == nil else { return " " + words(.giveByFile) }
        return " " + words(.giveBySetting, ["name": issue.path.dotted])
    }
}
