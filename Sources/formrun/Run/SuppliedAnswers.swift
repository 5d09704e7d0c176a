import FormModel
import FormValidation

/// Answers that flags and files supply, before anybody is asked.
struct SuppliedAnswers {
    /// The values by field; where one could not be read, what was sent, as a value that its field never holds.
    private(set) var values: [FieldName: FieldValue] = [:]

    /// What is wrong with the values that could not be read, by field and place.
    private(set) var unreadable: [FieldName: [FieldPath: [FormIssue]]] = [:]

    /// What is wrong with rows that are none.
    private var brokenRows: [FieldName: [FormIssue]] = [:]

    /// What is wrong with the answers as a whole, such as unknown fields.
    private(set) var formIssues: [FormIssue] = []

    /// Where each of the form's issues stands: `FILE:LINE:COLUMN`.
    private(set) var places: [String] = []

    /// Where the values of the files stand.
    private var answerPlaces = AnswerPlaces()

    private let form: Form
    private let clock: FormClock
    private let reader: TypedReader

    init(form: Form, clock: FormClock = .none, reader: TypedReader = TypedReader()) {
        self.form = form
        self.clock = clock
        self.reader = reader
    }

    /// Takes a JSON object of answers from a file of that name.
    mutating func add(
        json bytes: [UInt8], from file: String = "-", limits: JSONLimits? = nil
    ) {
        let limits = limits ?? .submission(of: form)
        let known = formIssues.count
        defer {
            let offsets = formIssues[known...].map { $0.offset ?? 0 }
            places += SourcePosition.positions(of: offsets, in: bytes.span).map {
                "\(file):\($0.line):\($0.column)"
            }
        }
        // Which fields are shown is known once all answers are there.
        var submission = SubmissionValidator(
            form: form, limits: limits, now: clock.now, appliesConditions: false)
        _ = submission.validate(bytes.span)
        var read: [FieldName: FieldValue] = [:]
        for (name, value) in submission.values(in: bytes.span) {
            read[name] = value
            take(value, of: name)
        }
        var issues: [FormIssue] = []
        for finding in submission.findings.list {
            let issue = form.program.issue(finding)
            guard case .key(let key) = issue.path.steps.first, let name = FieldName(key),
                form.input(name) != nil, issue.code != .unknownField
            else {
                formIssues.append(issue)
                continue
            }
            issues.append(issue)
        }
        guard let answers = try? JSONValue(bytes, limits: limits) else { return }
        answerPlaces.add(answers, bytes, from: file)
        guard !submission.findings.list.isEmpty else { return }
        var sent = SentValues()
        for (key, _, value) in answers.members ?? [] {
            guard let name = FieldName(key), let index = form.program.index(of: name) else {
                continue
            }
            let value = sent.value(
                value, read: read[name] ?? .empty, form.program.fields[index], at: FieldPath(name))
            if !value.isEmpty { take(value, of: name) }
        }
        note(issues, of: sent)
    }

    /// The last file counts wholly.
    private mutating func take(_ value: FieldValue, of name: FieldName) {
        values[name] = value
        unreadable[name] = nil
        brokenRows[name] = nil
    }

    /// Keeps what is wrong with values that could not be read; all else is found again with all answers.
    private mutating func note(_ issues: [FormIssue], of sent: SentValues) {
        for issue in issues where !issue.isAboutSeveralFields {
            guard case .key(let key) = issue.path.steps.first, let name = FieldName(key) else {
                continue
            }
            if sent.brokenRows.contains(issue.path) {
                brokenRows[name, default: []].append(issue)
            } else if let path = issue.path.itselfAndAround.first(where: sent.paths.contains) {
                unreadable[name, default: [:]][path, default: []].append(issue)
            }
        }
    }

    /// Takes one `name=value` of the command line, typed by the field.
    ///
    /// A field of a row is named by its way there: `contacts.0.name`; rows are counted from 0, and the one
    /// behind the last is added.
    ///
    /// - Returns: How a number was read that could be two, such as `1.234`; `nil` where there is no doubt.
    /// - Throws: Usage that cannot be right: no such field, or a secret, which the process list shows.
    @discardableResult
    mutating func add(setting: String) throws(UsageError) -> String? {
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
        guard set(place, to: .text(value)) else {
            throw UsageError(
                "\"\(name)\" leaves out a row: rows are counted from 0, one after the other.",
                command: "run")
        }
        guard reader.hasTwoReadings(value, for: field.layout) else { return nil }
        return DisplayValue.canonicalText(of: reader.value(of: value, for: field.layout))
    }

    /// Takes answers from variables of the environment, typed by their fields; canonical text is read as that, since
    /// `--output env` writes it.
    ///
    /// - Throws: Usage, where a row is left out.
    mutating func add(_ answers: [AnswerVariables.Answer]) throws(UsageError) {
        let reader = reader.ofSentTexts
        for answer in answers {
            let field = form.program.field(at: answer.place)
            let isDoubtful = self.reader.hasTwoReadings(answer.value, for: field.layout)
            let value =
                isDoubtful ? reader.value(of: answer.value, for: field.layout) : .text(answer.value)
            guard !set(answer.place, to: value) else { continue }
            let path = form.program.path(of: answer.place)
            throw UsageError(
                "The variable for \(path) leaves out a row: rows are counted from 0, one after the other.",
                command: "run")
        }
    }

    /// Puts what was typed for a field, or a field of a row, in the place of what is known of it.
    ///
    /// - Returns: Whether there is such a row, or it is the one behind the last.
    private mutating func set(_ place: FieldPlace, to value: FieldValue) -> Bool {
        let group = form.program.fields[place.field]
        guard
            let set = values[group.name, default: .empty]
                .setting(place.inner[...], of: group, to: value)
        else { return false }
        values[group.name] = set
        let path = form.program.path(of: place)
        answerPlaces.replace(path)
        unreadable[group.name] = unreadable[group.name]?.filter {
            !path.steps.starts(with: $0.key.steps)
        }
        return true
    }

    /// The places in files of the values that issues are about: `FILE:LINE:COLUMN`, by path.
    func places(of issues: [FormIssue]) -> [FieldPath: String] {
        answerPlaces.places(of: issues.map(\.path))
    }

    /// What is wrong with answers to fields that do not take them, as a submission would be told, and with rows
    /// that are none.
    func strayIssues(in dataSource: FormDataSource) -> [FormIssue] {
        form.program.fields.flatMap { field in
            (values[field.name].map { dataSource.strayIssues(of: field.name, given: $0) } ?? [])
                + (brokenRows[field.name] ?? []).filter { isStillBroken($0.path, dataSource) }
        }
    }

    /// Whether a row that was sent as none is there and has not been filled in since.
    private func isStillBroken(_ path: FieldPath, _ dataSource: FormDataSource) -> Bool {
        guard let (place, row) = form.program.place(of: path), let row, dataSource.isOpen(place),
            row < dataSource.rowCount(of: form.program.path(of: place)),
            let fields = form.program.field(at: place).rows?.fields
        else { return false }
        return fields.indices.allSatisfy {
            let cell = place.cell($0, ofRow: row)
            let path = form.program.path(of: cell)
            // A default that was taken is no entry, but an answer.
            return !dataSource.isEntered(at: path)
                && (dataSource.value(at: path).isEmpty || !dataSource.isOpen(cell))
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
            guard let known = unreadable[field.name] else { continue }
            let found = dataSource.issues(of: field.name)
            let told = told(found, known)
            if told != found { dataSource.report(told, of: field.name) }
        }
    }

    /// What was found, with what is known of values that could not be read in its place: that says more.
    private func told(_ found: [FormIssue], _ known: [FieldPath: [FormIssue]]) -> [FormIssue] {
        var told: Set<FieldPath> = []
        return found.flatMap { issue -> [FormIssue] in
            guard !issue.isAboutSeveralFields,
                let path = issue.path.itselfAndAround.first(where: { known[$0] != nil })
            else { return [issue] }
            return told.insert(path).inserted ? known[path] ?? [] : []
        }
    }
}

extension FieldPath {
    /// The path, and that of the field where it leads to an element.
    fileprivate var itselfAndAround: [FieldPath] {
        [self, FieldPath(Array(steps.dropLast()))]
    }
}

extension FieldValue {
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
