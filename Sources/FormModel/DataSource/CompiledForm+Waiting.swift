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
        // Only an answer to the field itself removes this issue.
        guard issue.code != .required else { return false }
        let field = field(at: place)
        let beside = compiled(of: place)
        func isStillAsked(_ other: FieldPlace) -> Bool { other != place && isAsked(other) }
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

extension FieldPlace {
    /// Another field of the same row, or of the form.
    fileprivate func beside(_ field: Int) -> FieldPlace { .cell(field, of: row) }

    /// The field of an enclosing scope that an expression of this field refers to.
    fileprivate func enclosing(_ reference: FieldReference) -> FieldPlace? {
        guard reference.up > 0, reference.up <= inner.count else { return nil }
        return FieldPlace(field, inner: inner.dropLast(reference.up)).beside(reference.field)
    }
}
