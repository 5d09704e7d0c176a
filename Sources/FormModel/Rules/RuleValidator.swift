/// A rule over several fields of a form or page, as one of them has it among its validators.
protocol RuleValidator: Validator {
    /// The fields, as seen from the one that has it.
    var fields: RuleFields { get }

    /// Judges the fields, whichever of them has it.
    func judge(in context: borrowing JudgingContext, into findings: inout Findings)
}

extension RuleValidator {
    // Whether a field is filled in is what rules are about, and none wants that of one field alone.
    var judgesEmpty: Bool { true }
    var requiresValue: Bool { false }
    var reads: [FieldName] { fields.names }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if fields.isOwner(in: context) { judge(in: context, into: &findings) }
    }
}
