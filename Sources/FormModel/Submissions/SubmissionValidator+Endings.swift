/// Endings, and values of the fields that the program sets.
extension SubmissionValidator {
    /// Adds the issue of a submission that reaches an ending that does not accept it.
    mutating func addEnding(_ text: Span<UInt8>) {
        guard let reached = endingByCondition(text), !reached.isAccepted else { return }
        findings.row = []
        findings.begin(field: -1, offset: -1)
        findings.add(.ended, parameters: ["ending": .text(reached.name.text)])
    }

    /// Adds the issue of a submission of the whole form whose buttons that submit are all disabled.
    mutating func addDisabledSubmit(_ text: Span<UInt8>) {
        guard scope == .whole, appliesConditions, endingByCondition(text) == nil else { return }
        let button = compiled.conditions.disabledSubmit(
            in: JudgingContext(
                values: reader.values.view(submission: text), compiled: compiled, now: now,
                sets: choiceSets))
        guard let button else { return }
        findings.row = []
        findings.begin(field: -1, offset: -1)
        findings.add(.submitDisabled, parameters: button.parameters)
    }

    /// Adds to findings which choices they are about.
    @inline(never)
    mutating func nameChoices(_ text: Span<UInt8>) {
        // A context costs more than a look at the findings, few of which are about choices.
        guard findings.list.contains(where: \.namesChoice) else { return }
        compiled.nameChoices(in: &findings, reader.values, text, now: now, choiceSets)
    }

    private func endingByCondition(_ text: Span<UInt8>) -> FormEnding? {
        compiled.conditions.ending(in: reader.values.view(submission: text))
    }

    /// The ending of the last submission: that of a condition that holds, or else, of a valid submission as a whole,
    /// that of a form that was filled in.
    ///
    /// - Complexity: O(*n*) in the endings.
    package func ending(_ text: Span<UInt8>) -> FormEnding? {
        guard !form.endings.isEmpty, isRead else { return nil }
        if let reached = endingByCondition(text) { return reached }
        guard scope == .whole, findings.errorCount == 0, let last = form.endings.last,
            last.when == nil
        else { return nil }
        return last
    }

    /// Adds an issue for each given name that is no field that the program sets, by name.
    mutating func addUnknownGiven() {
        for name in unknownGiven {
            findings.begin(field: -1, offset: -1)
            findings.add(.unknownField, parameters: ["field": .text(name.text)])
        }
    }
}

extension CompiledForm {
    /// The values of fields that the program sets, by the index of the field, and the other names, in order.
    func givenValues(
        _ values: [FieldName: FieldValue]
    ) -> (known: [Int: FieldValue], unknown: [FieldName]) {
        guard !values.isEmpty else { return ([:], []) }
        var known: [Int: FieldValue] = [:]
        var unknown: [FieldName] = []
        for (name, value) in values {
            if let index = index(of: name), fields[index].item.setBy == .program {
                known[index] = value
            } else {
                unknown.append(name)
            }
        }
        return (known, unknown.sorted())
    }
}
