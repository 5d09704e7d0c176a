public import FormModel

/// Requires a ticked box: the value `true`.
public struct AcceptedValidator: Validator {
    /// The name `accepted`.
    public var name: String { "accepted" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `accepted`.
    public var codes: [IssueCode: [String]] { [.accepted: []] }

    /// `true`: a box that was never touched is not ticked.
    public var judgesEmpty: Bool { true }

    /// Reports a field whose type is not boolean.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.boolean])
    }

    /// Adds a finding `accepted` unless the value is `true`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.boolean { findings.add(.accepted) }
    }
}

extension Validator where Self == AcceptedValidator {
    /// Requires a ticked box.
    public static var accepted: AcceptedValidator { AcceptedValidator() }
}
