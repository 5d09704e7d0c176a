public import FormModel

/// Validates submissions of one form; made once and shared by all tasks.
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

    /// The sentences for issues.
    ///
    /// The catalogue of the form's own language is made when the first sentence is needed: most submissions need none.
    public var catalog: MessageCatalog { givenCatalog ?? ownCatalog.catalog(of: form) }

    private var givenCatalog: MessageCatalog?
    private let ownCatalog = LazyCatalog()
    private let idle = IdleValidators()

    /// What `today` and `now` mean.
    let clock: FormClock

    /// The fields that are validated where a call names none.
    let scope: ValidationScope

    /// The values of the fields that the program sets, where a call gives none.
    public let given: [FieldName: FieldValue]

    /// The names that are ignored where the form has no field of them.
    private let ignored: [String]

    /// Whether the facts of a file in JSON may have its path.
    private let takesPaths: Bool

    /// How a text in a form post is read where it is not canonical.
    public var locale: ReaderLocale { speaker.locale }

    private var speaker: Speaker

    /// The most issues that are reported for one submission.
    ///
    /// Where there are more, `tooManyIssues` is the last; whether the submission is valid does not depend on it.
    let maximumIssues: Int

    /// The default of the most issues that are reported for one submission: 1,000.
    public static let maximumIssues = Findings.standardLimit

    /// Makes a validator.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - limits: How much of a submission is read; `JSONLimits.submission(of:)` by default.
    ///   - catalog: The sentences for issues; by default those of the form's own language, or English where it has none.
    ///   - clock: What `today` and `now` mean.
    ///   - scope: The fields that are validated where a call names none; all by default.
    ///   - given: The values of the fields that the program sets (`FormItem.Setter.program`), where a call gives none.
    ///   - names: Names of entries and members of submissions that are no answers, such as those of tokens: whole names, or
    ///     beginnings with a `*` behind them, such as `utm_*`. They are ignored where the form has no field of that name;
    ///     in sections and rows they are not. The form's own buttons, `_charset_` and inputs without a chosen file need
    ///     not be named.
    ///   - maximumIssues: The most issues that are reported for one submission, 1 or more.
    ///   - takesPaths: Whether the facts of a file in JSON may have its path, as the command writes and takes them: not in
    ///     a server, where the sender would name a file of the server. The path is never opened, and no form post has one.
    ///   - locale: How a text in a form post is read where it is not canonical, unless the page that was posted says in
    ///     which language it was drawn; by default in the language of the catalogue, or else of the form. JSON is the same
    ///     in every locale.
    public init(
        _ form: Form, limits: JSONLimits? = nil, catalog: MessageCatalog? = nil,
        clock: FormClock = .none, scope: ValidationScope = .whole,
        given: [FieldName: FieldValue] = [:], ignoring names: [String] = [],
        maximumIssues: Int = FormValidator.maximumIssues, takesPaths: Bool = false,
        locale: ReaderLocale? = nil
    ) {
        self.form = form
        self.limits = limits ?? .submission(of: form)
        speaker = Speaker(locale ?? catalog?.locale ?? ReaderLocale(form.locale))
        givenCatalog = catalog
        self.given = given
        ignored = names
        self.takesPaths = takesPaths
        self.clock = clock
        self.scope = scope
        self.maximumIssues = max(1, maximumIssues)
    }

    /// A copy that speaks to other readers: its sentences are those of a catalogue, and texts in form posts are read in the
    /// locale of it.
    ///
    /// Both share the compiled form and the memory for submissions, so that a server makes a copy for each request:
    ///
    /// ```swift
    /// let catalog = MessageCatalog(acceptLanguage: header, of: form)
    /// let speaking = validator.speaking(catalog)
    /// ```
    ///
    /// - Parameter catalog: The sentences, with the locale of the readers.
    /// - Returns: The copy.
    public func speaking(_ catalog: MessageCatalog) -> FormValidator {
        var other = self
        other.givenCatalog = catalog
        other.speaker = Speaker(catalog.locale)
        return other
    }

    /// Starts to fill in the form: with the clock, the given values and the locale of the validator.
    ///
    /// The language is given in one place: posts are read, cards drawn and submissions judged in that of the validator.
    ///
    /// ```swift
    /// let speaking = validator.speaking(catalog)
    /// let source = speaking.makeDataSource(checks: checks)
    /// post.fill(source)
    /// source.show(await speaking.validate(post.answers, checks: checks))
    /// let cards = DescriptionBuilder().descriptions(of: source)
    /// ```
    ///
    /// - Parameters:
    ///   - checks: The asynchronous checks that the program makes.
    ///   - given: The values of the fields that the program sets; those of the validator unless given.
    /// - Returns: The data source, which belongs to its maker.
    public func makeDataSource(
        checks: RemoteChecks = RemoteChecks(), given: [FieldName: FieldValue]? = nil
    ) -> FormDataSource {
        FormDataSource(
            form: form, clock: clock, checks: checks.names, given: given ?? self.given,
            locale: locale)
    }

    /// Validates a submission.
    ///
    /// A value that the form leaves to an asynchronous check is refused with `remoteUnknown`;
    /// ``validate(_:given:scope:checks:choices:)`` runs the checks.
    ///
    /// - Parameters:
    ///   - submission: What was sent.
    ///   - given: The values of the fields that the program sets; the ``given`` values of the validator by default. Each
    ///     is the effective value of its field: another one that is sent has the issue `notGiven`, and the validators of
    ///     the field judge the given one. A name that is no such field has the issue `unknownField`.
    ///   - scope: The fields that are validated, such as those of a page; that of the validator by default.
    /// - Returns: The issues and the values.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that a form post holds in turns.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil,
        scope: ValidationScope? = nil
    ) -> ValidationReport {
        let validator = idle.take() ?? makeReusableValidator()
        defer { idle.put(validator, after: submission) }
        return validator.validate(
            submission, given: given ?? self.given, scope: scope ?? self.scope, for: speaker)
    }

    /// Validates a submission, and runs asynchronous checks for the values in which no other error was found.
    ///
    /// The checks run at the same time, as many at once as the ``RemoteChecks`` allow; the report does not depend on which of them
    /// ends first. Where the task is cancelled, a check without an answer is reported as `remoteFailed`.
    ///
    /// - Parameters:
    ///   - submission: What was sent.
    ///   - given: The values of the fields that the program sets; the ``given`` values of the validator by default.
    ///   - scope: The fields that are validated; that of the validator by default.
    ///   - checks: The checks; a value that needs any other is refused with `remoteUnknown`.
    ///   - choices: The sources of the choices that are fetched for the values of other fields (`"with"`); a value of a
    ///     field whose choices cannot be fetched is refused with `choicesUnknown`. A submission may need 1,000 different
    ///     sets of choices; a field that needs another one is refused with `tooManyChoiceSets`.
    /// - Returns: The issues and the values.
    /// - Complexity: O(*n*), besides the checks and the choices.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil,
        scope: ValidationScope? = nil, checks: RemoteChecks,
        choices: RemoteChoices = RemoteChoices()
    ) async -> ValidationReport {
        let validator = idle.take() ?? makeReusableValidator()
        defer { idle.put(validator, after: submission) }
        return await validator.validate(
            submission, given: given ?? self.given, scope: scope ?? self.scope, for: speaker,
            checks: checks, choices: choices)
    }

    /// Validates a submission, and fetches choices for the values of other fields.
    ///
    /// It is ``validate(_:given:scope:checks:choices:)`` for a form without asynchronous checks.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil,
        scope: ValidationScope? = nil, choices: RemoteChoices
    ) async -> ValidationReport {
        await validate(
            submission, given: given, scope: scope, checks: RemoteChecks(), choices: choices)
    }

    /// Makes a validator of one submission after the other, for a caller that answers the named asynchronous checks.
    package func makeSubmissionValidator(checks: Set<String> = []) -> SubmissionValidator {
        makeSubmissionValidator(checks: checks, now: clock.now)
    }

    private func makeSubmissionValidator(
        checks: Set<String> = [], now: DateTime?
    ) -> SubmissionValidator {
        SubmissionValidator(
            form: form, limits: limits, now: now, checks: checks, scope: scope, given: given,
            ignoring: ignored, maximumIssues: maximumIssues, takesPaths: takesPaths, locale: locale)
    }

    func makeReusableValidator() -> ReusableValidator {
        // It reads the clock itself, once for each submission.
        ReusableValidator(makeSubmissionValidator(now: nil), for: speaker, clock: clock)
    }

    /// The sentence for an issue: the form's own where it has one, otherwise that of the catalogue.
    ///
    /// It may quote the submission, such as the name of an unknown field: clean it before it reaches a terminal.
    public func message(for issue: FormIssue) -> String {
        catalog.message(for: issue, in: form)
    }
}
