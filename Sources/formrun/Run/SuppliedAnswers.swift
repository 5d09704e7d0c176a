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
                form.input(name) != nil, issue.code != .unknownField
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
            guard let name = FieldName(key), issues[name] != nil else { continue }
            let index = form.program.index(of: name)
            if let rows = index.flatMap({ form.program.fields[$0].rows }) {
                values[name] = values[name, default: .empty].completed(with: value, rows)
            } else if !sound.contains(name) {
                values[name] = FieldValue(asSent: value)
            }
        }
    }

    private func dependsOnOthers(_ finding: Findings.Finding) -> Bool {
        form.program.validator(of: finding)?.reads.isEmpty == false
    }

    /// Takes one `name=value` of the command line, typed by the field.
    ///
    /// A field of a row is named by its way there: `contacts.0.name`; rows are counted from 0, and the one
    /// behind the last is added.
    ///
    /// - Throws: Usage that cannot be right: no such field, or a secret, which the process list shows.
    mutating func add(setting: String) throws(UsageError) {
        // By bytes: a value that begins with a combining mark would hide the sign before it.
        guard let sign = setting.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            throw UsageError("--set needs NAME=VALUE.", command: "run")
        }
        let name = String(decoding: setting.utf8[..<sign], as: UTF8.self)
        let value = String(decoding: setting.utf8[sign...].dropFirst(), as: UTF8.self)
        let pointer =
            "/"
            + name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
        guard let path = FieldPath(pointer: pointer),
            let (place, row) = form.program.place(of: path), row == nil
        else {
            let names = form.program.fields.map(\.name.text)
            throw UsageError(
                "The form has no field \"\(name)\" to set.", command: "run",
                nearest: Spelling.nearest(to: name, in: names))
        }
        let field = form.program.field(at: place)
        guard field.rows == nil else {
            throw UsageError(
                "\"\(name)\" is a group: set a field of a row, such as \"\(name).0.NAME\", or use --answers FILE.",
                command: "run")
        }
        guard !field.isSecure else {
            throw UsageError(
                "\"\(name)\" is secret and a command line is not: give it with --answers FILE, or let it be asked.",
                command: "run")
        }
        let group = form.program.fields[place.field]
        guard
            let set = values[group.name, default: .empty]
                .setting(place.inner[...], of: group, to: .text(value))
        else {
            throw UsageError(
                "\"\(name)\" leaves out a row: rows are counted from 0, one after the other.",
                command: "run")
        }
        values[group.name] = set
        fieldIssues[group.name]?.removeAll { $0.path == path }
        if fieldIssues[group.name]?.isEmpty == true { fieldIssues[group.name] = nil }
    }

    /// What is wrong with answers to fields that do not take them, as a submission would be told.
    func strayIssues(in dataSource: FormDataSource) -> [Issue] {
        form.program.fields.flatMap { field in
            values[field.name].map { dataSource.strayIssues(of: field.name, given: $0) } ?? []
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

    /// Rows with what was sent in place of what could not be read.
    fileprivate func completed(with value: JSONValue, _ program: FormProgram) -> FieldValue? {
        guard let elements = value.elements else { return FieldValue(asSent: value) }
        let known = rowList
        return .rows(
            elements.enumerated().map { index, element in
                var row = known.indices.contains(index) ? known[index] : FormRow()
                for (key, _, value) in element.members ?? [] {
                    guard let name = FieldName(key), let index = program.index(of: name) else {
                        continue
                    }
                    if let inner = program.fields[index].rows {
                        row[name] = row[name].completed(with: value, inner) ?? .empty
                    } else if row[name].isEmpty {
                        row[name] = FieldValue(asSent: value) ?? .empty
                    }
                }
                return row
            })
    }

    /// The same with something else at the end of a way into rows, where a row may be added behind the last;
    /// `nil` where one would be left out.
    fileprivate func setting(
        _ inner: ArraySlice<FieldPlace.Step>, of field: FieldProgram, to value: FieldValue
    ) -> FieldValue? {
        guard let step = inner.first, let program = field.rows else { return value }
        var rows = rowList
        guard step.row <= rows.count else { return nil }
        if step.row == rows.count { rows.append(FormRow()) }
        let cell = program.fields[step.field]
        guard let new = rows[step.row][cell.name].setting(inner.dropFirst(), of: cell, to: value)
        else { return nil }
        rows[step.row][cell.name] = new
        return .rows(rows)
    }
}
