import FormModel
import FormValidation

/// One request of a ``PageFlow``: the answers so far with those of the post, and what comes after them.
struct PageFilling {
    let state: FormState
    let source: FormDataSource
    let validator: FormValidator
    let given: [FieldName: FieldValue]
    let builder: DescriptionBuilder
    let checks: RemoteChecks
    let choices: RemoteChoices
    /// The fields of the page of which a post had the whole answer, or an empty entry.
    private var whole: Set<FieldName> = []
    /// The secret fields that another secret of the post has shown, and which the page had not.
    private var unasked: Set<FieldPlace> = []

    init(
        state: FormState, source: FormDataSource, validator: FormValidator,
        given: [FieldName: FieldValue], builder: DescriptionBuilder, checks: RemoteChecks,
        choices: RemoteChoices
    ) {
        self.state = state
        self.source = source
        self.validator = validator
        self.given = given
        self.builder = builder
        self.checks = checks
        self.choices = choices
    }

    private var form: Form { source.form }

    /// Fetches the choices for the present answers; no check is made for a page that is only drawn.
    func fetchChoices() async {
        await choices.answerPending(source)
        source.report([])
    }

    // MARK: Pages

    /// For each page, whether it is shown.
    private var isShown: [Bool] { builder.numbering(source, form).isShown }

    /// The index of a page that is shown, or of the shown one before it; `nil` where none is shown.
    func shownPage(_ page: Int) -> Int? {
        let isShown = isShown
        return isShown.indices.last { isShown[$0] && $0 <= page } ?? isShown.firstIndex(of: true)
    }

    /// The card of a page; that of an ending where all pages are hidden.
    func cards(of page: Int?) -> [CardDescription] {
        guard let page else { return builder.descriptions(of: source) }
        let card = Card(page: form.pages[page], of: form, at: page, dataSource: source)
        var description = builder.description(of: card)
        let secrets = secrets(on: page)
        secrets?.add(to: &description)
        PageButtons(of: page, in: form, isShown, source, isLast: secrets != nil)
            .add(to: &description)
        return [description]
    }

    private func show(_ page: Int?, _ status: Int) -> PageFlow.Outcome {
        .show(cards(of: page), status: status)
    }

    // MARK: Validation

    /// The report on all answers.
    func validateAll() async -> ValidationReport {
        await validator.validate(
            .json(source.submission), given: given, scope: .whole, checks: checks,
            choices: choices)
    }

    /// Shows what the whole form refuses on the page to which a person was sent back; that a secret is missing which was not
    /// kept is no mistake of theirs.
    func showReport(on page: Int) async {
        let report = await validateAll()
        guard secrets(on: page) != nil else { return source.show(report) }
        source.show(report) { issue in
            let place = form.compiled.place(of: issue.path)?.place
            return issue.code != .required
                || place.map { !form.compiled.field(at: $0).isSecure } ?? true
        }
    }

    /// The fields of a page, with the values of other pages: those of the pages before, and those that were entered on the
    /// others.
    ///
    /// A page that asks for secrets again was drawn without them: a field that they show was not on it, and has its answer from
    /// before. A group that has such a field in a row is validated with all answers.
    private func scope(of page: Int, _ secrets: AskedSecrets?) -> ValidationScope {
        var names = names(of: page, secrets)
        if secrets != nil {
            names.removeAll { !whole.contains($0) && source.isEntered($0) }
        }
        var known: [FieldName: FieldValue] = [:]
        for (index, other) in form.pages.enumerated() where index != page || secrets != nil {
            for name in other.fieldNames {
                let isEntered = source.isEntered(name)
                // A secret that was dropped is not known to be empty.
                let isKnown = index < page && form.compiled.layout.field(name)?.isSecure != true
                if isEntered || isKnown { known[name] = source.knownValue(of: name) }
            }
        }
        return .fields(names, known: known)
    }

    // MARK: Posts

    /// What comes after a submission to the whole form that no page has posted.
    func answerAll(_ post: CardPost) async -> PageFlow.Outcome {
        let report = await validator.validate(
            post.answers, given: given, scope: .whole, checks: checks, choices: choices)
        if report.isValid { return .done(report) }
        source.show(report)
        return show(firstPage(with: report) ?? shownPage(0), 422)
    }

    /// Enters what a post has of its page; answers of other pages are as they were, whatever a stranger sends.
    ///
    /// A secret that is entered again may show others, which are then fields of the page, too.
    mutating func enter(_ post: CardPost) {
        guard let page = page(of: post) else { return }
        let asking = secrets(on: page)
        var asked = Set(names(of: page, asking))
        let shown = asking == nil ? [] : openSecrets
        var entered = post.fill(source, asPart: asking != nil, where: asked.contains)
        while asking != nil {
            let more = names(of: page, secrets(on: page)).filter { !asked.contains($0) }
            guard !more.isEmpty else { break }
            asked.formUnion(more)
            let rest = post.fill(source, asPart: true, where: more.contains)
            entered.whole.formUnion(rest.whole)
            entered.places.formUnion(rest.places)
        }
        whole = entered.whole
        if asking != nil { unasked = openSecrets.subtracting(shown).subtracting(entered.places) }
    }

    /// The secret fields that can be entered now, those of rows too.
    private var openSecrets: Set<FieldPlace> {
        Set(source.openFields.filter { form.compiled.field(at: $0).isSecure })
    }

    /// Whether a report has no error but that secrets are missing which the page had not asked for.
    private func lacksOnlyUnasked(_ report: ValidationReport) -> Bool {
        report.issues.allSatisfy { issue in
            issue.severity != .error
                || issue.code == .required
                    && form.compiled.place(of: issue.path).map { unasked.contains($0.place) }
                        == true
        }
    }

    private func secrets(on page: Int) -> AskedSecrets? {
        AskedSecrets(on: page, state, source, builder)
    }

    /// The fields that the post of a page may have.
    private func names(of page: Int, _ secrets: AskedSecrets?) -> [FieldName] {
        form.pages[page].fieldNames + (secrets?.names ?? [])
    }

    /// What comes after the post of a page.
    func answer(_ post: CardPost) async -> PageFlow.Outcome {
        let isShown = isShown
        guard let page = page(of: post) else { return show(shownPage(0), 400) }
        // Another answer has hidden the page since it was drawn.
        guard isShown[page] else {
            return shownPage(page).map { .next(page: $0, state.with(source)) } ?? show(nil, 200)
        }
        let secrets = secrets(on: page)
        let buttons = PageButtons(of: page, in: form, isShown, source, isLast: secrets != nil)
        switch post.pressed {
        case .update: return show(page, 200)
        case .add, .remove:
            let isDone = (try? post.pressed?.perform(on: source)) != nil
            await fetchChoices()
            return show(page, isDone ? 200 : 400)
        case .button(let name):
            guard let action = buttons.action(of: name) else { return show(page, 400) }
            return await perform(action, on: page, isShown, post, secrets)
        case nil: return show(page, 400)
        }
    }

    private func perform(
        _ action: ButtonAction, on page: Int, _ isShown: [Bool], _ post: CardPost,
        _ secrets: AskedSecrets?
    ) async -> PageFlow.Outcome {
        switch action {
        case .custom: return show(page, 200)
        case .reset: return .next(page: shownPage(0) ?? page, state.emptied)
        case .back:
            let before = isShown[..<page].lastIndex(of: true)
            return .next(page: before ?? page, state.with(source))
        case .next, .submit:
            let report = await validator.validate(
                post.answers, given: given, scope: scope(of: page, secrets), checks: checks,
                choices: choices)
            guard unasked.isEmpty || !lacksOnlyUnasked(report) else { return show(page, 200) }
            guard report.isValid else {
                source.show(report)
                return show(page, 422)
            }
            guard action == .next, secrets == nil else { return await submit(secrets, from: page) }
            if let next = isShown[(page + 1)...].firstIndex(of: true) {
                return .next(page: next, state.with(source))
            }
            return source.offersSubmission ? await submit(nil, from: page) : show(page, 200)
        }
    }

    /// The index of the page that a post names; a post of a form with one page need not name it.
    private func page(of post: CardPost) -> Int? {
        guard let card = post.card else { return form.pages.count == 1 ? 0 : nil }
        return form.pages.indices.first { Card.id(ofPage: $0) == card }
    }

    /// What comes after the last page, which may have asked for the secrets of all pages.
    private func submit(_ secrets: AskedSecrets?, from page: Int) async -> PageFlow.Outcome {
        let report = await validateAll()
        let asking =
            report.isValid
            ? secrets == nil ? pageWithDroppedSecrets(besides: page) : nil
            : firstPage(with: report)
        if let asking, asking != page, errors(of: report).isDisjoint(with: secrets?.names ?? []) {
            return .next(page: asking, state.with(source, refusedPage: asking))
        }
        if report.isValid { return .done(report) }
        source.show(report)
        return show(page, 422)
    }

    /// The first other page with secrets, where some were left out of the state.
    private func pageWithDroppedSecrets(besides page: Int) -> Int? {
        guard state.hasDropped == true else { return nil }
        let isShown = isShown
        return form.pages.indices.first {
            $0 != page && isShown[$0] && !AskedSecrets.names(on: $0, source).isEmpty
        }
    }

    /// The fields at which a report has errors.
    private func errors(of report: ValidationReport) -> Set<FieldName> {
        Set(
            report.issues.filter { $0.severity == .error }.compactMap {
                form.compiled.fieldName(along: $0.path)
            })
    }

    /// The first shown page that has an error of a report at one of its fields.
    private func firstPage(with report: ValidationReport) -> Int? {
        let names = errors(of: report)
        let isShown = isShown
        return form.pages.indices.first { index in
            isShown[index] && form.pages[index].fieldNames.contains(where: names.contains)
        }
    }
}
