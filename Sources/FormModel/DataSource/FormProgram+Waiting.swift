extension FormProgram {
    /// Whether what was found at a field may still be mended by another that has yet to be asked: each of its
    /// validators that can have found it looks at one.
    ///
    /// - Parameters:
    ///   - issue: What was found.
    ///   - place: The field.
    ///   - isAsked: Whether a field, of the form or of a row around that one, has yet to be asked.
    /// - Returns: Whether it may be.
    /// - Complexity: O(*n*) in the validators of the field and in what they look at.
    package func mayBeMended(
        _ issue: FormIssue, at place: FieldPlace, by isAsked: (FieldPlace) -> Bool
    ) -> Bool {
        // Whoever is asked for an answer gives it there.
        guard issue.code != .required else { return false }
        let field = field(at: place)
        let beside = program(of: place)
        func isStillAsked(_ other: FieldPlace) -> Bool { other != place && isAsked(other) }
        // Of a rule over several fields, each of them may mend it.
        if case .list(let names) = issue.parameters["fields"] {
            return names.contains { name in
                FieldName(name).flatMap { beside.index(of: $0) }
                    .map { isStillAsked(place.beside($0)) } ?? false
            }
        }
        let finders = (0..<field.ownCount).filter { field.validators[$0].codes[issue.code] != nil }
        return !finders.isEmpty
            && finders.allSatisfy { finder in
                field.validators[finder].reads.contains { name in
                    beside.index(of: name).map { isStillAsked(place.beside($0)) } ?? false
                }
                    || field.outwardReads[finder, default: []].contains { read in
                        place.around(read).map(isStillAsked) ?? false
                    }
            }
    }

    /// The fields among which a field stands.
    private func program(of place: FieldPlace) -> FormProgram {
        place.group.flatMap { field(at: $0.place).rows } ?? self
    }
}

extension FieldPlace {
    /// Another field of the same row, or of the form.
    fileprivate func beside(_ field: Int) -> FieldPlace {
        group.map { $0.place.cell(field, ofRow: $0.row) } ?? FieldPlace(field)
    }

    /// What an expression of this field refers to around its row.
    fileprivate func around(_ reference: FieldReference) -> FieldPlace? {
        guard reference.up > 0, reference.up <= inner.count else { return nil }
        return FieldPlace(field, inner: inner.dropLast(reference.up)).beside(reference.field)
    }
}
