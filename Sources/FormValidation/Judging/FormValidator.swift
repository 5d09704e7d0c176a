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

    /// How much JSON is read.
    public let limits: JSONLimits

    /// Where sentences come from.
    public let catalog: MessageCatalog

    /// What `today` and `now` stand for.
    public let clock: FormClock

    /// Makes a validator.
    ///
    /// - Parameters:
    ///   - form: The form, which was checked when it was made.
    ///   - limits: How much JSON is read; 1 MiB, 64 levels and 10,000 values unless said otherwise.
    ///   - catalog: Where sentences come from; English unless said otherwise.
    ///   - clock: What `today` and `now` stand for.
    public init(
        _ form: Form, limits: JSONLimits = .submission, catalog: MessageCatalog = .english,
        clock: FormClock = .none
    ) {
        self.form = form
        self.limits = limits
        self.catalog = catalog
        self.clock = clock
    }

    /// Judges a submission: all that is wrong with it, and what it comes to.
    ///
    /// - Complexity: O(*n*).
    public func validate(_ submission: Submission) -> ValidationReport {
        switch submission {
        case .json(let bytes):
            return validate(contentsOf: bytes.span)
        case .values(let values):
            var judge = SubmissionJudge(form: form, limits: limits, now: clock.now)
            _ = judge.judge(values)
            return report(of: judge, Span())
        }
    }

    /// Judges a JSON object where it lies, without copying it.
    ///
    /// - Complexity: O(*n*).
    public func validate(contentsOf bytes: Span<UInt8>) -> ValidationReport {
        var judge = SubmissionJudge(form: form, limits: limits, now: clock.now)
        _ = judge.judge(bytes)
        return report(of: judge, bytes)
    }

    func report(of judge: SubmissionJudge, _ bytes: Span<UInt8>) -> ValidationReport {
        ValidationReport(
            issues: judge.findings.list.map(form.program.issue), values: judge.values(in: bytes))
    }

    /// The sentence about an issue: the form's own where it has one, else the catalogue's.
    ///
    /// It may quote the submission, such as the name of an unknown field: clean it before it reaches a
    /// terminal.
    public func message(for issue: Issue) -> String {
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

    package func write(_ issues: [Issue], to writer: inout JSONWriter) {
        writer.beginArray()
        for issue in issues { write(issue, to: &writer) }
        writer.endArray()
    }

    package func write(_ issue: Issue, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("path")
        writer.string(issue.path.description)
        writer.key("code")
        writer.string(issue.code.rawValue)
        if issue.severity == .warning {
            writer.key("severity")
            writer.string(issue.severity.rawValue)
        }
        writer.key("params")
        writer.parameters(issue.parameters)
        writer.key("message")
        writer.string(message(for: issue))
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
