/// Refuses a value that is not offered: the last validator of a field with a filter, or with choices that have
/// conditions.
struct OfferedValidator: Validator {
    /// The name, which does not exist in form files.
    var name: String { "choices" }

    let offered: OfferedChoices

    /// The fields of the same record that the conditions read.
    let reads: [FieldName]

    var facts: ValidatorFacts {
        var codes: [IssueCode: [String]] = [.notAChoice: []]
        guard offered.source != nil else { return ValidatorFacts(codes: codes, reads: reads) }
        codes[.choicesUnknown] = []
        codes[.tooManyChoiceSets] = ["max"]
        // An empty field whose choices cannot be known makes the form invalid as well: its position among those that
        // need choices must not decide.
        return ValidatorFacts(codes: codes, reads: reads, judgesEmpty: true, requiresValue: false)
    }

    /// Adds a finding `notAChoice` for the value, or for each element of a list, that is not offered; the reason of a
    /// disabled choice is its message.
    ///
    /// - Complexity: O(*k*) in the number of elements.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let rows = offered.rows {
            return rows.judge(value, besides: offered.list, in: context, into: &findings)
        }
        guard offered.source != nil else {
            return judge(value, offered, in: context, into: &findings)
        }
        let isEmpty = value.kind == .empty
        switch offered.found(in: context) {
        case .tooMany:
            findings.add(
                .tooManyChoiceSets, parameters: ["max": .integer(ChoiceSets.maximum)])
        case _ where isEmpty || isOnlyOther(value): return
        case .known(let found): judge(value, found, in: context, into: &findings)
        case .unknown: findings.add(.choicesUnknown)
        case .none: findings.add(.notAChoice)
        }
    }

    /// Whether nothing but another answer is chosen, whatever the other choices are.
    private func isOnlyOther(_ value: borrowing ValueView) -> Bool {
        guard let other = offered.list.otherRow else { return false }
        guard value.kind == .list else { return offered.list.row(ofSingle: value) == other }
        return value.count == 1 && offered.list.row(of: value.element(0)) == other
    }

    private func judge(
        _ value: borrowing ValueView, _ offered: OfferedChoices,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard value.kind == .list else {
            let row = offered.list.row(ofSingle: value)
            return judge(row, nil, of: offered, in: context, into: &findings)
        }
        for index in 0..<value.count {
            let row = offered.list.row(of: value.element(index))
            judge(row, index, of: offered, in: context, into: &findings)
        }
    }

    private func judge(
        _ row: Int?, _ element: Int?, of offered: OfferedChoices,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let row else {
            // Other choices that do not exist are refused when the value is read.
            if self.offered.source != nil { findings.add(.notAChoice, element: element) }
            return
        }
        switch offered.status(onRow: row, in: context) {
        case .enabled: return
        case .hidden: findings.add(.notAChoice, element: element)
        case .disabled(_, let sentence):
            findings.add(
                .notAChoice, element: element, parameters: IssueParameters(sentence: sentence))
        }
    }

    /// Empty, because the schema of the object expresses the conditions where that is possible.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
