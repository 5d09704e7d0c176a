public import FormModel

/// Requires a ticked box: the value `true`.
struct AcceptedValidator: Validator {
    var name: String { "accepted" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.boolean], codes: [.accepted: []], judgesEmpty: true)
    }

    /// Adds a finding `accepted` unless the value is `true`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.boolean { findings.add(.accepted) }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a ticked box.
    public static var accepted: AnyValidator { AnyValidator(AcceptedValidator()) }
}
