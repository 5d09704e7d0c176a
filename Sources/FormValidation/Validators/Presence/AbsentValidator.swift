public import FormModel

/// Refuses every value: the field must be left empty, such as one that only programs fill in.
public struct AbsentValidator: Validator {
    /// The name `absent`.
    public var name: String { "absent" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `absent`.
    public var codes: [IssueCode: [String]] { [.absent: []] }

    /// `true`: only an empty field is valid.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool { true }

    /// Adds a finding `absent`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        findings.add(.absent)
    }
}

extension Validator where Self == AbsentValidator {
    /// Refuses every value.
    public static var absent: AbsentValidator { AbsentValidator() }
}
