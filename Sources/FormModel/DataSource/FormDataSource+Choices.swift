/// Choices that are offered at present, and choices that are fetched, which can arrive at any time.
///
/// The data source does not fetch them: it lists what is needed and receives it.
extension FormDataSource {
    /// The choices that a field of the form or of a row offers at present, in order: those that its filter and their own
    /// conditions admit.
    ///
    /// A value that a program sets may be another choice; then the field has an issue.
    ///
    /// - Returns: The choices; none where there is no such field or row.
    /// - Complexity: O(*n*) in the choices, or in those that a comparison `choice.NAME == field` of the filter selects.
    public func offeredChoices(at path: FieldPath) -> [OfferedChoice] {
        filling.place(of: path).map(filling.offeredChoices) ?? []
    }

    package func offeredChoices(at place: FieldPlace) -> [OfferedChoice] {
        filling.offeredChoices(at: place)
    }

    /// The title of a choice of a field as a person reads it, with the present values of the fields that it names.
    ///
    /// Fetched titles, and values that are shown as they are, are literal. The text is plain: escape it for HTML.
    ///
    /// - Parameters:
    ///   - choice: The choice.
    ///   - path: The field, of the form or of a row.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The title.
    public func title(
        of choice: Choice, at path: FieldPath, in locale: ReaderLocale? = nil
    ) -> String {
        let locale = locale ?? self.locale
        return filling.place(of: path).map { filling.title(of: choice, at: $0, in: locale) }
            ?? form.text(choice.title, in: locale.language)
    }

    // MARK: Fetched choices

    /// Whether a visible field, or a field of its rows, has choices that are not fetched yet, such as one of
    /// ``pendingChoices``.
    public func awaitsChoices(_ name: FieldName) -> Bool {
        guard let field = field(name) else { return false }
        let isUnfetched = compiled.fields[field].item.awaitsChoices
        guard isUnfetched || !compiled.askers.isEmpty, isVisible(name) else { return false }
        if isUnfetched { return true }
        return filling.wantedChoices(of: CollectionOfOne(field)).contains {
            !filling.sheet.sets.has($0)
        }
    }

    /// The choices that visible fields of the form and of rows need for the present values, and that are not known, in
    /// form order, each once.
    ///
    /// The owner of the data source reads this list after each update and passes what it fetched to
    /// ``receive(_:for:)``. `RemoteChoices.answer(_:)` does all of this. Fields that need more than 1,000 different sets
    /// have those of the first 1,000.
    ///
    /// - Complexity: O(*n*) in the fields with such choices, those of rows included.
    public var pendingChoices: [ChoiceQuestion] {
        filling.wantedChoices(of: form.compiled.askers).filter { !filling.sheet.sets.has($0) }
    }

    /// Receives the choices for one of ``pendingChoices``, which may be none.
    ///
    /// Entered values are kept and validated anew; the delegate is notified that the fields with these choices have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether they were needed; choices for values that have changed since are dropped.
    /// - Throws: The problems of the choices; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    @discardableResult
    public func receive(
        _ choices: [Choice], for question: ChoiceQuestion
    ) throws(FormDefinitionError) -> Bool {
        try receive([question: choices]) == 1
    }

    /// Receives the choices for several questions at once; the delegate is notified once, in item order.
    ///
    /// - Returns: The number of sets that were needed; the others are dropped.
    /// - Throws: The problems of all choices; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    @discardableResult
    public func receive(
        _ choices: [ChoiceQuestion: [Choice]]
    ) throws(FormDefinitionError) -> Int {
        let pending = pendingChoices.filter { choices[$0] != nil }
        guard !pending.isEmpty else { return 0 }
        let problems = pending.flatMap {
            form.problems(of: choices[$0] ?? [], named: $0.name, with: $0.fields)
        }
        guard problems.isEmpty else { throw FormDefinitionError(problems, of: form.items) }
        let needed = Set(pending)
        perform(
            Round(origin: .program, choiceSets: choices.filter { needed.contains($0.key) }))
        return pending.count
    }

    /// Receives choices that are the same for all values of other fields, by their names; they are never pending again.
    ///
    /// - Complexity: O(*n*) in the form, its values and the choices.
    package func receive(forAllValues choices: [String: [Choice]]) {
        guard !choices.isEmpty else { return }
        var sets: [ChoiceQuestion: [Choice]] = [:]
        for (name, list) in choices { sets[ChoiceQuestion(forAllValuesOf: name)] = list }
        perform(Round(origin: .program, choiceSets: sets))
    }
}
