/// Fetched choices, which can arrive at any time.
extension FormDataSource {
    /// Whether a visible field, or a field of its rows, has choices that are not fetched yet, such as one of
    /// ``pendingChoices``.
    public func awaitsChoices(_ name: FieldName) -> Bool {
        guard isVisible(name) else { return false }
        if form.input(name)?.awaitsChoices == true { return true }
        guard !form.compiled.askers.isEmpty, let field = field(name) else { return false }
        return wantedChoices(of: CollectionOfOne(field)).contains { !sheet.sets.has($0) }
    }

    /// Fills in choices; ``form`` becomes the result of ``Form/withChoices(_:)``.
    ///
    /// Entered values are kept and validated anew; the delegate is notified that the fields with new choices have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Parameter choices: The choices, by the names that the form uses.
    /// - Throws: The problems of the choices, and all names that the form does not use; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    public func receive(choices: [String: [Choice]]) throws(FormDefinitionError) {
        // Other choices may be in the queue.
        let latest = queue.latestForm ?? form
        let names = latest.remoteChoices
        let known = Set(names.map { Array($0.utf8) })
        let unknown = choices.keys.filter { !known.contains(Array($0.utf8)) }
        guard unknown.isEmpty else {
            throw FormDefinitionError(
                unknown.sorted().map { name in
                    DefinitionProblem(
                        .unknownWord,
                        parameters: ["word": .text(name), "allowed": .text(quoted(names))])
                }, of: [])
        }
        guard !choices.isEmpty else { return }
        let form = try latest.withChoices(choices)
        perform(Round(origin: .program, choices: (form, Set(choices.keys))))
    }

    /// The fields that offer choices of some names, or have fields in their rows that do.
    func fields(offering names: Set<String>) -> [Int] {
        form.compiled.fields.indices.filter {
            form.compiled.fields[$0].item.remoteChoices.contains(where: names.contains)
        }
    }
}
