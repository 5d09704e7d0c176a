// The choices that findings are about.

extension CompiledForm {
    /// Adds to findings about an element of a list of choices which choice it is: the parameter `choice`.
    ///
    /// Only values that the form itself lists are named: a value that is no choice may have been meant for another
    /// field, even for a secret.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - context: The record of this compiled form.
    ///   - depth: How many rows of groups are around that record.
    /// - Complexity: O(*n*) in the findings.
    func nameChoices(
        in findings: inout Findings, _ context: borrowing JudgingContext, depth: Int = 0
    ) {
        for index in findings.list.indices where findings.list[index].namesChoice {
            let finding = findings.list[index]
            guard let choice = choice(of: finding, finding.row.dropFirst(depth), in: context)
            else { continue }
            findings.list[index].parameters["choice"] = .text(choice)
        }
    }

    /// Adds to the findings in a submission which choices they are about.
    func nameChoices(
        in findings: inout Findings, _ values: borrowing ValueTable, _ submission: Span<UInt8>,
        now: DateTime?, _ sets: ChoiceSets?
    ) {
        nameChoices(
            in: &findings,
            JudgingContext(
                values: values.view(submission: submission), compiled: self, now: now, sets: sets))
    }

    private func choice(
        of finding: Findings.Finding, _ rows: ArraySlice<Findings.RowStep>,
        in context: borrowing JudgingContext
    ) -> String? {
        if let step = rows.first {
            guard let inner = fields[step.field].rows, context.values.isReadable(at: step.field)
            else { return nil }
            let group = context.values.view(at: step.field)
            guard group.kind == .rows, group.judgedRows.contains(step.index) else { return nil }
            let row = context.row(step.index, of: group)
            return inner.choice(of: finding, rows.dropFirst(), in: row)
        }
        let field = finding.field
        guard fields[field].valueType == .choices, context.values.isReadable(at: field) else {
            return nil
        }
        let list = context.values.view(at: field)
        guard list.kind == .list, finding.element < list.count else { return nil }
        let element = list.element(finding.element)
        return layout.lists(element, at: field) ? String(utf8: element) : nil
    }
}

extension Findings.Finding {
    /// Whether it is about an element of a list in a way that concerns which choice the element is.
    var namesChoice: Bool {
        guard element >= 0, field >= 0, member == nil else { return false }
        return code == .notAChoice || code == .oneOf || code == .noneOf || code == .unique
    }
}
