extension CompiledForm {
    /// Whether the answer to a later question may remove an issue of a field: each validator that can have found the
    /// issue reads a field that is still to be asked.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - place: The field.
    ///   - isAsked: Whether a field, of the form or of an enclosing row, is asked later.
    /// - Returns: Whether a later answer may remove the issue.
    /// - Complexity: O(*n*) in the validators of the field and in what they read.
    package func mayBeMended(
        _ issue: FormIssue, at place: FieldPlace, by isAsked: (FieldPlace) -> Bool
    ) -> Bool {
        let field = field(at: place)
        let beside = compiled(of: place)
        func isStillAsked(_ other: FieldPlace) -> Bool {
            sources(of: other).contains { $0 != place && isAsked($0) }
        }
        // Each field of a rule over several fields may remove its issue.
        guard issue.ruleFields.isEmpty else {
            return issue.ruleFields.contains { name in
                beside.index(of: name).map { isStillAsked(place.beside($0)) } ?? false
            }
        }
        let finders = field.validators.filter { $0.validator.codes[issue.code] != nil }
        return !finders.isEmpty
            && finders.allSatisfy { finder in
                finder.reads.contains { isStillAsked(place.beside($0)) }
                    || finder.enclosingReads.contains { read in
                        place.enclosing(read).map(isStillAsked) ?? false
                    }
            }
    }
}

extension CompiledForm {
    /// The fields from which a named value is calculated, directly or through other values; any other field is its own
    /// source.
    ///
    /// - Complexity: O(*n*) in the values and in what they read.
    private func sources(of place: FieldPlace) -> [FieldPlace] {
        guard field(at: place).isHelper else { return [place] }
        var sources: [FieldPlace] = []
        var next = [place]
        var seen: Set<FieldPlace> = [place]
        while let place = next.popLast() {
            let record = compiled(of: place)
            guard record.fields[place.lastField].isHelper else {
                sources.append(place)
                continue
            }
            guard let step = record.step(of: place.lastField) else { continue }
            let reads =
                step.reads.map(place.beside)
                + step.enclosingReads.compactMap { place.enclosing($0) }
            next += reads.filter { seen.insert($0).inserted }
        }
        return sources
    }
}

extension CompiledForm {
    /// The fields that decide whether a field is shown and can be answered: those that its conditions, its choices and
    /// its calculation read, and those that the sections and pages around it read.
    ///
    /// - Complexity: O(*n*) in the conditions of the record of the field.
    package func deciders(of place: FieldPlace) -> [FieldPlace] {
        let found = steps(around: place).flatMap { step in
            step.reads.map(place.beside) + step.enclosingReads.compactMap { place.enclosing($0) }
        }
        // A row is hidden with its group.
        return place.row.map { found + [$0.group] } ?? found
    }

    /// The step of a field, if it has one, and those of the sections and the page around it, from the innermost outwards.
    fileprivate func steps(around place: FieldPlace) -> [ConditionStep] {
        let record = compiled(of: place)
        var found: [ConditionStep] = []
        var step = record.step(of: place.lastField)
        while let present = step {
            found.append(present)
            step = present.container.flatMap { container in
                record.conditions.steps.first { $0.opened == container }
            }
        }
        return found
    }
}

extension Form {
    /// Why a field is shown: by its own condition or, without one, by that of the innermost section or page around it that
    /// has one.
    ///
    /// - Parameter place: The field.
    /// - Returns: What the condition says of fields, `nil` where it cannot be said in a few words; and the fields that decide,
    ///   which without a condition are those that choices or a calculation read. `nil` where nothing decides.
    /// - Complexity: O(*n*) in the conditions of the record of the field.
    package func reason(
        for place: FieldPlace
    ) -> (facts: [(field: FieldPlace, relation: FieldRelation)]?, fields: [FieldPlace])? {
        let steps = compiled.steps(around: place)
        guard let own = steps.first else { return nil }
        guard let condition = steps.lazy.compactMap(\.visible).first else {
            return (nil, own.reads.map(place.beside))
        }
        let known = condition.facts?.compactMap { fact in
            place.read(fact.field).map { (field: $0, relation: fact.relation) }
        }
        let isWhole = known?.count == condition.facts?.count
        return (isWhole ? known : nil, (condition.code?.reads ?? []).compactMap(place.read))
    }
}

extension FieldPlace {
    /// Another field of the same row, or of the form.
    fileprivate func beside(_ field: Int) -> FieldPlace { .cell(field, of: row) }

    /// The field that an expression of this field refers to, of its own record or of an enclosing scope.
    fileprivate func read(_ reference: FieldReference) -> FieldPlace? {
        reference.up == 0 ? beside(reference.field) : enclosing(reference)
    }

    /// The field of an enclosing scope that an expression of this field refers to.
    fileprivate func enclosing(_ reference: FieldReference) -> FieldPlace? {
        guard reference.up > 0, reference.up <= inner.count else { return nil }
        return FieldPlace(field, inner: inner.dropLast(reference.up)).beside(reference.field)
    }
}
