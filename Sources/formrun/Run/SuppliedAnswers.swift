import FormModel
import FormValidation

/// Answers from options, environment variables and files, before the first question.
struct SuppliedAnswers {
    /// The values by field.
    ///
    /// A value of the wrong type in a file is kept as a value that its field can never have.
    private(set) var values: [FieldName: FieldValue] = [:]

    /// The issues of values of the wrong type, by field and path.
    private(set) var unreadable: [FieldName: [FieldPath: [FormIssue]]] = [:]

    /// The issues of rows that are not objects.
    private var brokenRows: [FieldName: [FormIssue]] = [:]

    /// The issues of the answers as a whole, such as unknown fields.
    private(set) var formIssues: [FormIssue] = []

    /// Whether the answers as a whole have an error, rather than only warnings.
    var hasFormErrors: Bool { formIssues.contains { $0.severity == .error } }

    /// The position of each of the form's issues: `FILE:LINE:COLUMN`.
    private(set) var places: [String] = []

    private var answerPlaces = AnswerPlaces()

    /// The options and variables with answers, by the path of the field.
    private var origins: [FieldPath: String] = [:]

    let form: Form
    /// The reader of typed values.
    let reader: TypedReader
    private let clock: FormClock

    init(form: Form, clock: FormClock = .none, reader: TypedReader = TypedReader()) {
        self.form = form
        self.clock = clock
        self.reader = reader
    }

    // MARK: Files

    /// Adds the answers of a JSON object from the named file.
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
        // Conditions are applied later, to all answers together; most issues found here, such as those of choices that are
        // not fetched yet, do not count.
        var submission = SubmissionValidator(
            form: form, limits: limits, now: clock.now, appliesConditions: false,
            maximumIssues: 1_000_000)
        _ = submission.validate(bytes.span)
        var read: [FieldName: FieldValue] = [:]
        for (name, value) in submission.values(in: bytes.span) {
            read[name] = value
            take(value, of: name)
        }
        var issues: [FormIssue] = []
        for issue in submission.issues(in: bytes.span) {
            guard form.compiled.fieldName(along: issue.path) != nil, issue.code != .unknownField
            else {
                formIssues.append(issue)
                continue
            }
            issues.append(issue)
        }
        guard let answers = try? JSONValue(bytes, limits: limits) else { return }
        let fields = form.compiled.layout.sentFields(in: answers)
        answerPlaces.add(
            answers, fields.map { form.compiled.fields[$0.field].name }, bytes, from: file)
        guard !submission.findings.list.isEmpty else { return }
        var sent = SentValues()
        for (index, path, value) in fields {
            let name = form.compiled.fields[index].name
            let value = sent.value(
                value, read: read[name] ?? .empty, form.compiled.fields[index], at: path)
            if !value.isEmpty { take(value, of: name) }
        }
        note(issues, of: sent)
    }

    /// Sets the value of a field from a file; it replaces the whole value of an earlier file.
    private mutating func take(_ value: FieldValue, of name: FieldName) {
        values[name] = value
        unreadable[name] = nil
        brokenRows[name] = nil
    }

    /// Keeps the issues of values of the wrong type; all other issues are found again when all answers are known.
    private mutating func note(_ issues: [FormIssue], of sent: SentValues) {
        for issue in issues where !issue.isAboutSeveralFields {
            guard let name = form.compiled.fieldName(along: issue.path) else { continue }
            if sent.brokenRows.contains(issue.path) {
                brokenRows[name, default: []].append(issue)
            } else if let path = issue.path.withParent.first(where: sent.paths.contains) {
                unreadable[name, default: [:]][path, default: []].append(issue)
            }
        }
    }

    /// Replaces a value, a part of which no longer comes from a file.
    ///
    /// - Parameters:
    ///   - name: The field of the form.
    ///   - path: The path of the new part.
    ///   - value: The whole value of the field.
    ///   - origin: The option or variable with the new part.
    mutating func replace(
        _ name: FieldName, at path: FieldPath, with value: FieldValue, from origin: String
    ) {
        values[name] = value
        origins[path] = origin
        answerPlaces.replace(path, of: name)
        unreadable[name] = unreadable[name]?.filter { !path.steps.starts(with: $0.key.steps) }
    }

    // MARK: Filling in

    /// Enters the answers into a data source.
    func fill(_ dataSource: FormDataSource) {
        let ordered = form.compiled.fields.enumerated().compactMap { index, field in
            values[field.name].map { (place: FieldPlace(index), value: $0) }
        }
        dataSource.enter(ordered, userInitiated: true)
        for (place, _) in ordered { dataSource.leave(place) }
        for field in form.compiled.fields {
            guard let known = unreadable[field.name] else { continue }
            let found = dataSource.issues(of: field.name)
            let merged = merged(found, known)
            if merged != found { dataSource.report(merged, of: field.name) }
        }
    }

    /// The issues, with those about the wrong type in place of less specific ones.
    private func merged(_ found: [FormIssue], _ known: [FieldPath: [FormIssue]]) -> [FormIssue] {
        var done: Set<FieldPath> = []
        return found.flatMap { issue -> [FormIssue] in
            guard !issue.isAboutSeveralFields,
                let path = issue.path.withParent.first(where: { known[$0] != nil })
            else { return [issue] }
            return done.insert(path).inserted ? known[path] ?? [] : []
        }
    }

    // MARK: Issues

    /// The positions in files of the values with issues: `FILE:LINE:COLUMN`, by path.
    func places(of issues: [FormIssue]) -> [FieldPath: String] {
        answerPlaces.places(
            of: issues.map { ($0.path, form.compiled.fieldName(along: $0.path)) })
    }

    /// Where the answer to a field, or to a field of a row, was given: an option, a variable or a place in a file; `nil` if
    /// it was not given.
    func origin(of path: FieldPath) -> String? {
        if let origin = origins[path] { return origin }
        let name = form.compiled.fieldName(along: path)
        return answerPlaces.places(of: [(path, name)])[path]
    }

    /// The issues of answers to fields that accept none, as in a submission, and of rows that are not objects.
    func strayIssues(in dataSource: FormDataSource) -> [FormIssue] {
        form.compiled.fields.flatMap { field in
            (values[field.name].map { dataSource.strayIssues(of: field.name, given: $0) } ?? [])
                + (brokenRows[field.name] ?? []).filter { isStillBroken($0.path, dataSource) }
        }
    }

    /// Whether a row that was not an object in a file exists and has not been filled in since.
    private func isStillBroken(_ path: FieldPath, _ dataSource: FormDataSource) -> Bool {
        guard let (place, row) = form.compiled.place(of: path), let row, dataSource.isOpen(place),
            row < dataSource.rowCount(of: form.compiled.path(of: place)),
            let fields = form.compiled.field(at: place).rows?.fields
        else { return false }
        return fields.indices.allSatisfy {
            let cell = place.cell($0, ofRow: row)
            let path = form.compiled.path(of: cell)
            // An accepted default counts as an answer, although it was not entered.
            return !dataSource.isEntered(at: path)
                && (dataSource.value(at: path).isEmpty || !dataSource.isOpen(cell))
        }
    }
}
