public import FormModel
public import FormValidation

/// The whole of a form over several pages: it validates the post of a page, and says what comes next.
///
/// A flow is made once and shared by all requests; what belongs to one person is in a ``FormState``, which the program keeps
/// from one request to the next.
///
/// ```swift
/// let flow = PageFlow(form, checks: checks)
///
/// // GET
/// let cards = try await flow.cards(of: page, state)
///
/// // POST
/// switch try await flow.answer(post, state) {
/// case .show(let cards, let status): respond(status, renderer.document(of: cards))
/// case .next(let page, let state): keep(state); redirect("/sign-up/\(page)")
/// case .done(let report): …
/// }
/// ```
///
/// A page without a button that goes on gets one, and so does one without a way back in a form that has none. One that asks for
/// secrets again, and so is sent last, submits by the form's own title of that button. *Back* keeps what
/// was entered, even where it is wrong, and *Update* and the buttons of rows draw the page again. A page is the one that the
/// post names, whatever the address is. When the last page is sent, all answers are validated together: a state is never
/// trusted.
public struct PageFlow: Sendable {
    /// What comes after a post.
    public enum Outcome: Sendable {
        /// The page is shown again, with this status: 200 for another row, *Update*, or an action of the program, which the post
        /// names; 422 for answers that are refused, and 400 for a post that no page of the form makes.
        case show([CardDescription], status: Int)
        /// The page with an index comes next; the program keeps the state, and redirects (303).
        case next(page: Int, FormState)
        /// The answers to the whole form are accepted.
        case done(ValidationReport)
    }

    /// The validator, which has the form, the clock and the limits.
    let validator: FormValidator
    let checks: RemoteChecks
    let choices: RemoteChoices
    private let languages: [MessageCatalog]
    private let builder: DescriptionBuilder
    private let fingerprint: String

    /// Makes the flow of a form.
    ///
    /// - Parameters:
    ///   - form: The form; choices that are the same for all values are fetched before, by `Form.fetchingChoices(by:)`.
    ///   - checks: The asynchronous checks.
    ///   - choices: The choices that are fetched for the values of other fields.
    ///   - languages: The languages in which pages are drawn, with sentences of your own; by default those that the form and
    ///     the messages have.
    ///   - given: The values of the fields that the program sets, where a call gives none.
    ///   - clock: What `today` and `now` mean.
    ///   - builder: The words of cards, and whether hidden fields are described, as pages need it and Adaptive Cards do not;
    ///     its catalogue is not used.
    /// - Complexity: O(*n*) in the definition of the form.
    public init(
        _ form: Form, checks: RemoteChecks = RemoteChecks(),
        choices: RemoteChoices = RemoteChoices(), languages: [MessageCatalog] = [],
        given: [FieldName: FieldValue] = [:], clock: FormClock = .none,
        builder: DescriptionBuilder = DescriptionBuilder(describesHidden: true)
    ) {
        self.init(
            FormValidator(form, clock: clock, given: given), checks: checks, choices: choices,
            languages: languages, builder: builder)
    }

    /// Makes the flow of the form of a validator, with its limits, clock and given values.
    public init(
        _ validator: FormValidator, checks: RemoteChecks = RemoteChecks(),
        choices: RemoteChoices = RemoteChoices(), languages: [MessageCatalog] = [],
        builder: DescriptionBuilder = DescriptionBuilder(describesHidden: true)
    ) {
        self.validator = validator
        self.checks = checks
        self.choices = choices
        self.languages = languages
        self.builder = builder
        fingerprint = validator.form.fingerprint
    }

    /// The state of a person who begins.
    ///
    /// - Parameters:
    ///   - header: The value of the header `Accept-Language` of the first request; see
    ///     `MessageCatalog(acceptLanguage:of:)`.
    ///   - secrets: What becomes of the values of secrets.
    /// - Returns: The state, without answers.
    public func begin(
        acceptLanguage header: String? = nil, secrets: FormState.Secrets
    ) -> FormState {
        let catalog =
            languages.isEmpty
            ? MessageCatalog(acceptLanguage: header, of: validator.form)
            : languages.catalog(acceptLanguage: header) ?? catalog(for: nil)
        return FormState(
            form: validator.form.id, fingerprint: fingerprint, secrets: secrets,
            language: catalog.language)
    }

    /// The cards of a page, to be drawn as one document.
    ///
    /// - Parameters:
    ///   - page: The index of the page; one that is not shown at present stands for the shown one before it.
    ///   - state: The answers so far.
    ///   - given: The values of the fields that the program sets; those of the flow unless given.
    /// - Returns: The card of the page; that of an ending where all pages are hidden.
    /// - Throws: The reason why the state is not one of the form.
    /// - Complexity: O(*n*) in the form and in the answers.
    public func cards(
        of page: Int, _ state: FormState, given: [FieldName: FieldValue]? = nil
    ) async throws(FormStateError) -> [CardDescription] {
        let filling = try filling(state, given)
        await filling.fetchChoices()
        let page = filling.shownPage(page)
        if let page, page == state.refusedPage {
            await filling.showReport(on: page)
        }
        return filling.cards(of: page)
    }

    /// What comes after the post of a page.
    ///
    /// A JSON object that no page has posted is validated as answers to the whole form, and the state does not count.
    ///
    /// - Parameters:
    ///   - post: The post.
    ///   - state: The answers so far.
    ///   - given: The values of the fields that the program sets; those of the flow unless given.
    /// - Returns: The page again, the next one, or the report on all answers.
    /// - Throws: The reason why the state is not one of the form.
    /// - Complexity: O(*n*) in the form, the post and the answers, besides the checks and the choices.
    public func answer(
        _ post: CardPost, _ state: FormState, given: [FieldName: FieldValue]? = nil
    ) async throws(FormStateError) -> Outcome {
        let isWhole = if case .json = post.answers { true } else { false }
        let empty = FormState(
            form: validator.form.id, fingerprint: fingerprint, secrets: state.secrets,
            language: state.language)
        var filling = try filling(isWhole ? empty : state, given)
        if isWhole { post.fill(filling.source) } else { filling.enter(post) }
        await filling.fetchChoices()
        return isWhole ? await filling.answerAll(post) : await filling.answer(post)
    }

    /// The card that a person reads after the answers were accepted: that of the ending which they reach; `nil` for a form
    /// without one.
    ///
    /// - Parameters:
    ///   - report: The report of ``Outcome/done(_:)``.
    ///   - state: The state of the person, who has a language.
    /// - Returns: The card.
    public func ending(of report: ValidationReport, _ state: FormState) -> CardDescription? {
        guard report.ending != nil else { return nil }
        let speaking = validator.speaking(catalog(for: state.language))
        let source = speaking.makeDataSource(checks: checks)
        // All names are those of fields.
        try? source.updateValues(report.values, userInitiated: false)
        source.report([])
        return builder(for: speaking).ending(of: source)
    }

    /// Why the flow cannot have made a state of its form; `nil` if it can.
    package func inconsistency(in state: FormState) -> String? {
        state.inconsistency(
            in: validator.form,
            isOfForm: state.form == validator.form.id && state.fingerprint == fingerprint)
    }

    /// The index of the page that cards show; `nil` for an ending.
    package func page(of cards: [CardDescription]) -> Int? {
        validator.form.pages.indices.first { Card.id(ofPage: $0) == cards.first?.id }
    }

    // MARK: One request

    /// Starts a request: enters the answers so far.
    private func filling(
        _ state: FormState, _ given: [FieldName: FieldValue]?
    ) throws(FormStateError) -> PageFilling {
        let speaking = validator.speaking(catalog(for: state.language))
        let given = given ?? validator.given
        let source = speaking.makeDataSource(checks: checks, given: given)
        guard state.form == validator.form.id else {
            let fitting = FormState(
                form: validator.form.id, fingerprint: fingerprint, secrets: state.secrets,
                language: state.language)
            throw FormStateError(reason: .otherForm, fitting: fitting, lost: [])
        }
        guard state.fingerprint == fingerprint else {
            let (fitting, lost) = state.fitted(to: source, fingerprint)
            throw FormStateError(reason: .otherVersion, fitting: fitting, lost: lost)
        }
        state.fill(source)
        return PageFilling(
            state: state, source: source, validator: speaking, given: given,
            builder: builder(for: speaking), checks: checks.remembering(),
            choices: choices.remembering())
    }

    private func catalog(for language: LanguageTag?) -> MessageCatalog {
        guard let first = languages.first else {
            return MessageCatalog(for: language, of: validator.form)
        }
        let own = validator.form.locale.flatMap(languages.catalog(for:))
        return language.flatMap(languages.catalog(for:)) ?? own ?? first
    }

    private func builder(for speaking: FormValidator) -> DescriptionBuilder {
        DescriptionBuilder(
            catalog: speaking.catalog, vocabulary: builder.vocabulary,
            describesHidden: builder.describesHidden)
    }
}
