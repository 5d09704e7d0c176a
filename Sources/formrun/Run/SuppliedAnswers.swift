import FormModel
import FormValidation

/// Answers that flags and files supply, before anybody is asked.
struct SuppliedAnswers {
    /// The values by field; where one could not be read, what was sent, if that can be shown.
    private(set) var values: [FieldName: FieldValue] = [:]

    /// What is wrong with the values themselves, judged as `validate` judges them.
    private(set) var fieldIssues: [FieldName: [Issue]] = [:]

    /// What is wrong with the answers as a whole, such as unknown fields.
    private(set) var formIssues: [Issue] = []

    /// Where each of the form's issues stands: `FILE:LINE:COLUMN`.
    private(set) var places: [String] = []

    private let form: Form
    private let clock: FormClock

    init(form: Form, clock: FormClock = .none) {
        self.form = form
        self.clock = clock
    }

    /// Takes a JSON object of answers from a file of that name.
    mutating func add(
        json bytes: [UInt8], from file: String = "-", limits: JSONLimits = .submission
    ) {
        let known = formIssues.count
        defer {
            let offsets = formIssues[known...].map { $0.offset ?? 0 }
            places += SourcePosition.positions(of: offsets, in: bytes.span).map {
                "\(file):\($0.line):\($0.column)"
            }
        }
        // Which fields are shown is known once all answers are there.
        var judge = SubmissionJudge(form: form, limits: limits, now: clock.now, settles: false)
        _ = judge.judge(bytes.span)
        var sound: Set<FieldName> = []
        for (name, value) in judge.values(in: bytes.span) {
            sound.insert(name)
            values[name] = value
            fieldIssues[name] = nil
        }
        var issues: [FieldName: [Issue]] = [:]
        for finding in judge.findings.list {
            let issue = form.program.issue(finding)
            guard case .key(let key) = issue.path.steps.first, let name = FieldName(key),
                form.input(name) != nil
            else {
                formIssues.append(issue)
                continue
            }
            // What stands in the file is wrong there; what is missing may still be answered, and what depends
            // on other answers is judged with all of them.
            if issue.offset != nil, issue.code != .required, !dependsOnOthers(finding) {
                issues[name, default: []].append(issue)
            }
        }
        guard !issues.isEmpty else { return }
        fieldIssues.merge(issues) { $1 }
        guard let answers = try? JSONValue(bytes, limits: limits) else { return }
        for (key, _, value) in answers.members ?? [] {
            guard let name = FieldName(key), issues[name] != nil, !sound.contains(name) else {
                continue
            }
            values[name] = FieldValue(asSent: value)
        }
    }

    private func dependsOnOthers(_ finding: Findings.Finding) -> Bool {
        finding.validator >= 0
            && !form.program.fields[finding.field].validators[finding.validator].reads.isEmpty
    }

    /// Takes one `name=value` of the command line, typed by the field.
    ///
    /// - Throws: Usage that cannot be right: no such field, or a secret, which the process list shows.
    mutating func add(setting: String) throws(UsageError) {
        // By bytes: a value that begins with a combining mark would hide the sign before it.
        guard let sign = setting.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            throw UsageError("--set needs NAME=VALUE.", command: "run")
        }
        let name = String(decoding: setting.utf8[..<sign], as: UTF8.self)
        let value = String(decoding: setting.utf8[sign...].dropFirst(), as: UTF8.self)
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
        values[field] = .text(value)
        fieldIssues[field] = nil
    }

    /// What is wrong with answers to fields that do not take them, as a submission would be told.
    func strayIssues(in dataSource: FormDataSource) -> [Issue] {
        form.program.fields.compactMap { field in
            values[field.name].flatMap { dataSource.strayIssue(of: field.name, given: $0) }
        }
    }

    /// Puts the answers into a data source, as if they had been entered.
    func fill(_ dataSource: FormDataSource) {
        let ordered = form.program.fields.compactMap { field in
            values[field.name].map { (name: field.name, value: $0) }
        }
        dataSource.updateValues(ordered, userInitiated: true)
        for (name, _) in ordered { dataSource.leave(name) }
        for field in form.program.fields {
            if let issues = fieldIssues[field.name] { dataSource.report(issues, of: field.name) }
        }
    }
}

extension FieldValue {
    /// What was sent, where it is of no use as a value.
    fileprivate init?(asSent value: JSONValue) {
        switch value.kind {
        case .string: self = .text(value.string ?? "")
        case .number: self = value.number.map(FieldValue.decimal) ?? .empty
        case .boolean: self = .boolean(value.boolean ?? false)
        case .null, .array, .object, .key: return nil
        }
    }
}
