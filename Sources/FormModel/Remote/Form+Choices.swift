extension Form {
    /// The names of the choices that its fields and those of rows have fetched, in form order, each once; those that
    /// were fetched already are among them.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public var remoteChoices: [String] {
        var seen: Set<[UInt8]> = []
        return items.flatMap(\.remoteChoices).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// The names of the choices that are fetched for the values of other fields, in form order, each once; see
    /// ``ChoiceQuestion``.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public var dependentChoices: [String] {
        var seen: Set<[UInt8]> = []
        return items.flatMap(\.dependentChoices).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// The problems of fetched choices.
    ///
    /// - Parameters:
    ///   - choices: The choices. An empty list that was fetched for values has no problem: the fields have no choices then.
    ///   - name: The name of the choices.
    ///   - fields: The fields for whose values they were fetched; `nil` if they are the same for all values.
    /// - Returns: The problems.
    package func problems(
        of choices: [Choice], named name: String, with fields: [FieldName]? = nil
    ) -> [DefinitionProblem] {
        compiled.askers.flatMap { field in
            compiled.problems(
                of: choices, named: name, with: fields, compiled.fields[field].itemIndex, field)
        }
    }

    /// Makes a copy of the form with choices filled in.
    ///
    /// Without its choices, a field refuses every value with `choicesUnknown`, while conditions may compare it with any
    /// value.
    ///
    /// - Parameter choices: The choices, by the names that the form uses. Names that it does not use are ignored, and
    ///   fields with other choices are not changed.
    /// - Returns: The form.
    /// - Throws: The problems of the resulting definition: no choices, a duplicate or an empty one; a default that is not
    ///   among them; more than 10,000 choices, or one with more than 1,000 bytes.
    /// - Complexity: O(*n*) in the form and the choices.
    public func withChoices(_ choices: [String: [Choice]]) throws(FormDefinitionError) -> Form {
        guard remoteChoices.contains(where: { choices[$0] != nil }) else { return self }
        return try with(pages: pages.map { $0.mapping { $0.withChoices(choices) } })
    }

    /// A copy with other pages.
    func with(pages: [Page]) throws(FormDefinitionError) -> Form {
        try Form(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, lists: lists, values: values, rules: rules, endings: endings,
            version: version, tags: tags, extensions: extensions, keepsDrafts: keepsDrafts,
            vocabulary: vocabulary, pages: pages)
    }
}

extension CompiledForm {
    /// The problems of choices of a field or of the fields of its rows.
    fileprivate func problems(
        of choices: [Choice], named name: String, with fieldsOfQuestion: [FieldName]?,
        _ item: Int, _ field: Int
    ) -> [DefinitionProblem] {
        let own = fields[field]
        if let rows = own.rows {
            return rows.askers.flatMap { inner in
                rows.problems(
                    of: choices, named: name, with: fieldsOfQuestion,
                    rows.fields[inner].itemIndex, inner
                ).map { $0.within(item) }
            }
        }
        guard let table = own.layout.list, table.name.hasSameBytes(as: name),
            fieldsOfQuestion.map({ $0 == table.sources }) ?? true
        else { return [] }
        return ChoiceChecks.problems(ofFetched: choices, of: own.item, item, like: table)
    }
}

extension Form {
    /// The columns that fields declare for fetched choices, each once, in form order; `nil` if the form neither declares columns
    /// nor filters the choices by them.
    package func columns(ofChoices name: String) -> [ChoiceList.Column]? {
        var seen: Set<FieldName> = []
        let sources = items.flatMap { $0.sources(ofChoices: name) }
        guard sources.contains(where: { $0.columns != nil || $0.isFiltered }) else { return nil }
        return sources.flatMap { $0.columns ?? [] }.filter { seen.insert($0.name).inserted }
    }
}

extension FormItem {
    /// What the item and its items say of the columns of fetched choices, the inner ones first.
    fileprivate func sources(
        ofChoices name: String
    ) -> [(columns: [ChoiceList.Column]?, isFiltered: Bool)] {
        let inner = items.flatMap { $0.sources(ofChoices: name) }
        guard case .remote(let own, let columns) = choicesOf?.kind, own.hasSameBytes(as: name)
        else { return inner }
        return inner + [(columns, choicesOf?.filter != nil)]
    }

    fileprivate var dependentChoices: [String] {
        choicesOf?.isDependent == true
            ? [choicesFrom].compactMap(\.self) : items.flatMap(\.dependentChoices)
    }

    var remoteChoices: [String] {
        if choicesOf?.isDependent == true { return [] }
        return choicesFrom.map { [$0] } ?? items.flatMap(\.remoteChoices)
    }

    fileprivate func withChoices(_ choices: [String: [Choice]]) -> FormItem {
        guard choicesOf?.isDependent != true, let list = choicesFrom.flatMap({ choices[$0] })
        else { return mappingRows { $0.withChoices(choices) } }
        return offering(list)
    }
}
