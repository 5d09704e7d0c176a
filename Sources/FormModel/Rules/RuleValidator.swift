/// A rule over several fields of a form or page, as one of them has it among its validators.
protocol RuleValidator: Validator {
    /// The fields, as seen from the one that has it.
    var fields: RuleFields { get }

    /// Judges the fields, whichever of them has it.
    func judge(in context: borrowing JudgingContext, into findings: inout Findings)
}

extension RuleValidator {
    // A rule is about which fields are filled in, and requires no field by itself.
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
