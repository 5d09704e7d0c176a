import FormModel
import FormValidation

/// Answers from options, environment variables and files, before the first question.
struct SuppliedAnswers {
    /// The answers by field.
    private(set) var values: [FieldName: Sent] = [:]

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
            maximumIssues: 1_000_000, takesPaths: true)
        _ = submission.validate(bytes.span)
        let issues = submission.issues(in: bytes.span)
        formIssues += issues.filter {
            $0.code == .unknownField || $0.isUnreadable
                || form.compiled.fieldName(along: $0.path) == nil
        }
        guard let answers = try? JSONValue(bytes, limits: limits) else { return }
        let fields = form.compiled.layout.sentFields(in: answers)
        answerPlaces.add(
            answers, fields.map { form.compiled.fields[$0.field].name }, bytes, from: file)
        for (index, sent) in submission.sent(answers, in: bytes.span) {
            let field = form.compiled.fields[index]
            // An answer replaces the whole answer of an earlier file.
            guard !sent.value(of: field).isEmpty else { continue }
            values[field.name] = sent
            brokenRows[field.name] = nil
        }
        // A rule over several fields reports its issue at one of them.
        for issue in issues where issue.code == .wrongType && issue.ruleFields.isEmpty {
            guard let name = form.compiled.fieldName(along: issue.path),
                form.compiled.place(of: issue.path)?.row != nil
            else { continue }
            brokenRows[name, default: []].append(issue)
        }
    }

    /// Replaces a value, a part of which no longer comes from a file.
    ///
    /// - Parameters:
    ///   - name: The field of the form.
    ///   - path: The path of the new part.
    ///   - sent: The whole answer of the field.
    ///   - origin: The option or variable with the new part.
    mutating func replace(
        _ name: FieldName, at path: FieldPath, with sent: Sent, from origin: String
    ) {
        values[name] = sent
        origins[path] = origin
        answerPlaces.replace(path, of: name)
    }

    // MARK: Filling in

    /// The fields that are not asked, since their answers are supplied.
    func answered(_ asking: Asking) -> Set<FieldName> {
        asking == .all ? [] : Set(values.keys)
    }

    /// Enters the answers into a data source.
    func fill(_ dataSource: FormDataSource) {
        var sent: [Int: Sent] = [:]
        for (index, field) in form.compiled.fields.enumerated() { sent[index] = values[field.name] }
        dataSource.fill(sent)
        for index in sent.keys.sorted() { dataSource.leave(FieldPlace(index)) }
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

extension FormIssue {
    /// Whether answers could not be read because of it: it is one of them as a whole, or a doubled key.
    var isUnreadable: Bool { path.steps.isEmpty || code == .duplicateKey }
}
