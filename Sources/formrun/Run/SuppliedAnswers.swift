import FormModel
import FormValidation

/// Answers that flags and files supply, before anybody is asked.
struct SuppliedAnswers {
    /// The values that could be read, by field.
    private(set) var values: [FieldName: FieldValue] = [:]

    /// What is wrong with the answers file, such as unknown fields and values of the wrong type.
    private(set) var issues: [Issue] = []

    private let form: Form

    init(form: Form) {
        self.form = form
    }

    /// Takes a JSON object of answers, judged as `validate` judges a submission.
    mutating func add(json bytes: [UInt8], limits: JSONLimits = .submission) {
        var judge = SubmissionJudge(form: form, limits: limits)
        _ = judge.judge(bytes.span)
        for (name, value) in judge.values(in: bytes.span) { values[name] = value }
        issues = judge.findings.list.map(form.program.issue).filter {
            // What stands in the file is wrong there; what is missing may still be answered.
            $0.offset != nil
        }
    }

    /// Takes one `name=value` of the command line, typed by the field.
    ///
    /// - Throws: Usage that cannot be right: no such field, or a secret, which the process list shows.
    mutating func add(setting: String) throws(UsageError) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw UsageError("--set needs NAME=VALUE.", command: "run")
        }
        let name = String(parts[0])
        guard let field = FieldName(name), let item = form.input(field) else {
            let names = form.program.fields.map(\.name.text)
            throw UsageError(
                "The form has no field \"\(name)\" to set.", command: "run",
                nearest: Spelling.nearest(to: name, in: names))
        }
        guard !item.isSecure else {
            throw UsageError(
                "\"\(name)\" is secret and a command line is not: give it with --answers FILE, or let it be asked.",
                command: "run")
        }
        values[field] = .text(String(parts[1]))
        issues.removeAll { $0.path.steps.first == .key(name) }
    }

    /// Puts the answers into a data source, as if they had been entered.
    func fill(_ dataSource: FormDataSource) {
        let ordered = form.program.fields.compactMap { field in
            values[field.name].map { (name: field.name, value: $0) }
        }
        dataSource.updateValues(ordered, userInitiated: true)
        for (name, _) in ordered { dataSource.leave(name) }
    }
}
