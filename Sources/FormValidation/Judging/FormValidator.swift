public import FormModel

/// Judges whole submissions of one form; made once and shared by all tasks.
///
/// ```swift
/// let validator = FormValidator(form)
/// let report = validator.validate(.json(body))
/// if !report.isValid { return Response(status: 422, body: validator.json(of: report)) }
/// ```
public struct FormValidator: Sendable {
    /// The form.
    public let form: Form

    /// How much of a submission is read; the entries of a form post count as values.
    public let limits: JSONLimits

    /// Where sentences come from.
    ///
    /// That of the form's own language is made once, where the first sentence is, which most submissions need none of.
    public var catalog: MessageCatalog { given ?? ownCatalog.catalog(of: form) }

    private let given: MessageCatalog?
    private let ownCatalog = LazyCatalog()
    private let idle = IdleJudges()

    /// What `today` and `now` stand for.
    public let clock: FormClock

    /// Which fields of a submission are judged.
    public let scope: JudgingScope

    /// How what a person typed into a form post is read, where it is not canonical text.
    public let locale: ReaderLocale

    /// The most issues that are told of one submission.
    ///
    /// Where there are more, `tooManyIssues` stands behind them; the verdict does not depend on it.
    public let maximumIssues: Int

    /// The most issues that are told of one submission unless said otherwise: 1,000.
    public static let maximumIssues = Findings.standardLimit

    /// Makes a validator.
    ///
    /// - Parameters:
    ///   - form: The form, which was checked when it was made.
    ///   - limits: How much JSON is read; ``JSONLimits/submission(of:)`` unless said otherwise.
    ///   - catalog: Where sentences come from; that of the form's own language unless said otherwise, and English
    ///     where it has none.
    ///   - clock: What `today` and `now` stand for.
    ///   - scope: Which fields of a submission are judged; all of them unless said otherwise.
    ///   - maximumIssues: The most issues that are told of one submission, 1 or more.
    ///   - locale: How what a person typed into a form post is read, where it is not canonical text; as in the
    ///     language of the form unless said otherwise. JSON is the same in every locale.
    public init(
        _ form: Form, limits: JSONLimits? = nil, catalog: MessageCatalog? = nil,
        clock: FormClock = .none, scope: JudgingScope = .whole,
        maximumIssues: Int = FormValidator.maximumIssues, locale: ReaderLocale? = nil
    ) {
        self.form = form
        self.limits = limits ?? .submission(of: form)
        self.locale = locale ?? ReaderLocale(form.locale)
        given = catalog
        self.clock = clock
        self.scope = scope
        self.maximumIssues = max(1, maximumIssues)
    }

    /// Judges some fields of a submission, such as those of a page, whether they were sent or not.
    ///
    /// What looks at a field that is neither among them, nor was sent, nor is known is passed over, and a field that
    /// may be shown or not for that reason is not required; see ``JudgingScope/fields(_:)``. A name that the form
    /// does not have is a mistake of the caller, and is reported behind all else, in the order given, each once:
    /// ``IssueCode/unknownField``, with the parameter `nearest` where one is near. The names of buttons and labels
    /// are passed over. Of a submission that cannot be read that alone is reported.
    ///
    /// - Parameters:
    ///   - submission: What was sent.
    ///   - fields: The names of the fields; those of `page.items`, say.
    ///   - known: What other fields hold, such as those of the pages before: ``ValidationReport/values(of:)`` of their
    ///     report. A field that is known to be empty is there with ``FieldValue/empty``. These values count as they
    ///     are and are not judged; what is sent for such a field does not count, and names that the form does not
    ///     have are passed over.
    /// - Returns: What is wrong with those fields, and what they come to.
    /// - Complexity: O(*n*).
    public func validate(
        _ submission: Submission, fields: [FieldName], known: [FieldName: FieldValue] = [:]
    ) -> ValidationReport {
        var judge = SubmissionJudge(
            form: form, limits: limits, now: clock.now, scope: .fields(fields), known: known,
            maximumIssues: maximumIssues, locale: locale)
        let bytes = judge.judge(submission)
        return judge.report(bytes.span)
    }

    /// What judges one submission after the other; whoever does so answers the asynchronous `checks`.
    package func makeJudge(checks: Set<String> = []) -> SubmissionJudge {
        makeJudge(checks: checks, now: clock.now)
    }

    private func makeJudge(checks: Set<String> = [], now: DateTime?) -> SubmissionJudge {
        SubmissionJudge(
            form: form, limits: limits, now: now, checks: checks, scope: scope,
            maximumIssues: maximumIssues, locale: locale)
    }

    /// Judges a submission: all that is wrong with it, and what it comes to.
    ///
    /// What the form leaves to asynchronous checks is refused here, with `remoteUnknown`;
    /// ``validate(_:checks:)`` asks them.
    ///
    /// - Complexity: O(*n*).
    public func validate(_ submission: Submission) -> ValidationReport {
        let judge = takeJudge()
        defer { idle.put(judge, after: submission.byteCount) }
        return judge.validate(submission)
    }

    /// Judges a submission, and asks asynchronous checks about the values in which nothing else is wrong.
    ///
    /// They run at the same time, no more than ``RemoteChecks/limit`` of them at once; the report does not depend
    /// on which of them ends first. Where the task is cancelled, what has no answer yet is `remoteFailed`.
    ///
    /// - Parameters:
    ///   - submission: What was sent.
    ///   - checks: The checks; a value that asks for one that is not among them is refused with `remoteUnknown`.
    /// - Returns: All that is wrong with it, and what it comes to.
    /// - Complexity: O(*n*), and what the checks cost.
    public func validate(
        _ submission: Submission, checks: RemoteChecks
    ) async -> ValidationReport {
        var judge = makeJudge(checks: checks.names)
        let bytes = judge.judge(submission)
        let questions = judge.takeQuestions(bytes.span)
        if !questions.isEmpty {
            let answers = await checks.answers(to: questions)
            _ = judge.settle(questions) { answers[$0.number] ?? .failed }
        }
        return judge.report(bytes.span)
    }

    /// Judges a JSON object where it lies, without copying it.
    ///
    /// - Complexity: O(*n*).
    public func validate(contentsOf bytes: Span<UInt8>) -> ValidationReport {
        let judge = takeJudge()
        defer { idle.put(judge, after: bytes.count) }
        return judge.validate(bytes)
    }

    /// Judges a form post, `application/x-www-form-urlencoded`, where it lies.
    ///
    /// Values are read by the type of their field, as what is typed at a terminal is: an empty one is no
    /// answer; a boolean is `on`, `true`, `yes`, `y` or `1`, or `off`, `false`, `no`, `n` or `0`, in any
    /// case; a list is sent as one entry an element, under its name or its name and `[]`. A box that is
    /// not ticked is not sent by browsers, so a boolean that is absent is `false`. Line ends are line
    /// feeds again. A field that is no list and is sent twice is an issue, but for a boolean, which is
    /// `true` where one of them is.
    ///
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func validate(urlEncoded bytes: Span<UInt8>) -> ValidationReport {
        validate(bytes, as: .urlEncoded)
    }

    /// Judges a form post, `multipart/form-data`, where it lies: RFC 7578.
    ///
    /// Values are read as in ``validate(urlEncoded:)``. A file is an issue of its field,
    /// `fileNotAccepted`.
    ///
    /// - Parameters:
    ///   - bytes: The body.
    ///   - boundary: The parameter `boundary` of the `Content-Type`.
    /// - Returns: All that is wrong with it, and what it comes to.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func validate(multipart bytes: Span<UInt8>, boundary: String) -> ValidationReport {
        validate(bytes, as: .multipart(boundary: Array(boundary.utf8)))
    }

    private func validate(_ bytes: Span<UInt8>, as encoding: PostEncoding) -> ValidationReport {
        let judge = takeJudge()
        defer { idle.put(judge, after: bytes.count) }
        return judge.validate(bytes, as: encoding)
    }

    /// A judge that is idle, or a new one.
    private func takeJudge() -> KeptJudge { idle.take() ?? makeKeptJudge() }

    func makeKeptJudge() -> KeptJudge {
        // It asks the clock itself, once for each submission.
        KeptJudge(makeJudge(now: nil), clock: clock)
    }

    /// The sentence about an issue: the form's own where it has one, else the catalogue's.
    ///
    /// It may quote the submission, such as the name of an unknown field: clean it before it reaches a
    /// terminal.
    public func message(for issue: FormIssue) -> String {
        catalog.message(for: issue, in: form)
    }

    /// A report as JSON: `{"valid": false, "issues": [{"path", "code", "params", "message"}]}`.
    public func json(of report: ValidationReport) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("valid")
        writer.boolean(report.isValid)
        writer.key("issues")
        write(report.issues, to: &writer)
        writer.endObject()
        return writer.bytes
    }

    package func write(_ issues: [FormIssue], to writer: inout JSONWriter) {
        writer.beginArray()
        let catalog = catalog
        for issue in issues { write(issue, in: catalog, to: &writer) }
        writer.endArray()
    }

    /// Writes an issue; `place` writes what is told behind its path.
    package func write(
        _ issue: FormIssue, in catalog: MessageCatalog? = nil, to writer: inout JSONWriter,
        place: (inout JSONWriter) -> Void = { _ in }
    ) {
        writer.beginObject()
        writer.key("path")
        writer.string(issue.path.description)
        place(&writer)
        writer.key("code")
        writer.string(issue.code.rawValue)
        if issue.severity == .warning {
            writer.key("severity")
            writer.string(issue.severity.rawValue)
        }
        writer.key("params")
        writer.parameters(issue.parameters)
        writer.key("message")
        writer.string((catalog ?? self.catalog).message(for: issue, in: form))
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func parameters(_ parameters: IssueParameters) {
        beginObject()
        for (name, value) in parameters.pairs {
            key(name)
            switch value {
            case .integer(let number): integer(number)
            case .decimal(let number): decimal(number)
            case .date(let date): string(date.description)
            case .time(let time): string(time.description)
            case .dateTime(let moment): string(moment.description)
            case .localDateTime(let local): string(local.description)
            case .duration(let duration): string(duration.description)
            case .text(let text): string(text)
            case .list(let list):
                beginArray()
                for text in list { string(text) }
                endArray()
            }
        }
        endObject()
    }
}
