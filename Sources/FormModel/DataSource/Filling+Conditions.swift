/// A condition that decides whether a field is shown, can be changed or is required, and its present result.
package struct FieldCondition: Sendable {
    /// What the condition decides.
    package enum Subject: Sendable, Hashable {
        /// Whether the page at an index is shown, with its items.
        case page(Int)
        /// Whether the section with a title is shown, with its items.
        case section(LocalizedText)
        /// Whether the group at a path is shown, with its rows.
        case group(FieldPath)
        /// Whether the field is shown.
        case shown
        /// Whether the field can be changed.
        case enabled
        /// Whether the field must be filled in.
        case required
    }

    package let subject: Subject
    /// The source of the expression.
    package let source: String
    /// Whether it is true; a condition without a result is not.
    package let holds: Bool
    /// The fields that it reads and their present values; those of secrets are masked.
    package let reads: [(name: FieldName, value: String)]
}

// Why a field has its status.
extension Filling {
    /// The conditions on a field of the form or of a row, from those of its page inwards.
    ///
    /// - Complexity: O(*n*) in the form and in the fields that the conditions read.
    func conditions(on place: FieldPlace) -> [FieldCondition] {
        var found: [FieldCondition] = []
        // Each group around the field, from the outermost inwards, and the field itself.
        for depth in 0...place.inner.count {
            let part = FieldPlace(place.field, inner: Array(place.inner.prefix(depth)))
            let compiled = form.compiled.compiled(of: part)
            let step = compiled.step(of: part.lastField)
            found += containers(of: step, in: compiled, at: part)
            let isField = depth == place.inner.count
            let subject =
                isField ? FieldCondition.Subject.shown : .group(form.compiled.path(of: part))
            found += condition(step?.visible, subject, at: part)
            guard isField else { continue }
            found += condition(step?.enabled, .enabled, at: part)
            found += condition(
                compiled.fields[part.lastField].requirement, .required, at: part)
        }
        return found
    }

    /// The conditions of the page and the sections of an item, from the outermost inwards.
    private func containers(
        of step: ConditionStep?, in compiled: CompiledForm, at place: FieldPlace
    ) -> [FieldCondition] {
        var found: [FieldCondition] = []
        var container = step?.container
        while let present = container,
            let step = compiled.conditions.steps.first(where: { $0.opened == present })
        {
            let subject: FieldCondition.Subject =
                switch present {
                case .page(let page): .page(page)
                case .section(let item):
                    .section(
                        place.row.map { form.compiled.field(at: $0.group).item.items[item].title }
                            ?? form.items[item].title)
                }
            found.insert(contentsOf: condition(step.visible, subject, at: place), at: 0)
            container = step.container
        }
        return found
    }

    private func condition(
        _ expression: FormExpression?, _ subject: FieldCondition.Subject, at place: FieldPlace
    ) -> [FieldCondition] {
        guard let expression else { return [] }
        let holds = sheet.evaluate(expression, at: place) { $0.holds(in: $1) } ?? false
        return [
            FieldCondition(
                subject: subject, source: expression.source, holds: holds,
                reads: (expression.code?.reads ?? []).compactMap { read($0, at: place) })
        ]
    }

    /// The field that an expression at a place reads, and its value.
    private func read(
        _ reference: FieldReference, at place: FieldPlace
    ) -> (name: FieldName, value: String)? {
        // The row in a function over rows is another one each time.
        guard reference.up >= 0, reference.up <= place.inner.count else { return nil }
        var row = place.row
        for _ in 0..<reference.up { row = row?.group.row }
        let field = FieldPlace.cell(reference.field, of: row)
        return (form.compiled.field(at: field).name, shownValue(at: field))
    }

    private func shownValue(at place: FieldPlace) -> String {
        let field = form.compiled.field(at: place)
        let value = value(at: place)
        if field.rows != nil { return String(value.rowList.count) }
        return field.isSecure && !value.isEmpty
            ? DisplayValue.mask : DisplayValue.canonicalText(of: value)
    }
}
