/// A rule over several fields, as a validator of each field that may own it.
protocol RuleValidator: Validator {
    /// The fields of the rule, in the copy of this field.
    var fields: RuleFields { get }

    /// Judges the fields, whichever of them is the owner.
    func judge(in context: borrowing JudgingContext, into findings: inout Findings)
}

extension RuleValidator {
    // A rule is evaluated for empty fields too, but does not require this field alone to be filled
    // in.
    func facts(codes: [IssueCode: [String]]) -> ValidatorFacts {
        ValidatorFacts(codes: codes, reads: fields.names, judgesEmpty: true, requiresValue: false)
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if fields.isOwner(in: context) { judge(in: context, into: &findings) }
    }
}
