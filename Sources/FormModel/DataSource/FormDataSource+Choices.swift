/// Choices that are fetched, and come at any time.
extension FormDataSource {
    /// Whether a field is shown whose choices, or those of a field of its rows, have still to be fetched.
    public func awaitsChoices(_ name: FieldName) -> Bool {
        isVisible(name) && form.input(name)?.awaitsChoices == true
    }

    /// Fills in choices: ``form`` is the result of ``Form/withChoices(_:)`` then.
    ///
    /// Entered values are kept and validated anew; the delegate is notified that the fields whose choices came have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Parameter choices: The choices, by the names that the form uses.
    /// - Throws: The problems of the choices, and all names that the form does not use; nothing changes then.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    public func receive(choices: [String: [Choice]]) throws(FormDefinitionError) {
        // Others may be waiting to be filled in.
        let latest = queue.latestForm ?? form
        let names = latest.remoteChoices
        let unknown = choices.keys.filter { name in !names.contains { $0.hasSameBytes(as: name) } }
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
