public import FormModel

/// Wants a box to be ticked: the answer yes.
public struct AcceptedValidator: Validator {
    /// `accepted`.
    public var name: String { "accepted" }

    /// Makes the validator.
    public init() {}

    /// `accepted`.
    public var codes: [IssueCode: [String]] { [.accepted: []] }

    /// A box that was not touched is not ticked.
    public var judgesEmpty: Bool { true }

    /// Values that are not yes or no.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.boolean])
    }

    /// Adds `accepted` unless the value is `true`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.boolean { findings.add(.accepted) }
    }
}

extension Validator where Self == AcceptedValidator {
    /// Wants a box to be ticked.
    public static var accepted: AcceptedValidator { AcceptedValidator() }
}
