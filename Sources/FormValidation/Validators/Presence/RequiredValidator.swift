public import FormModel

/// Refuses an empty value: absent, null, an empty text or an empty list.
///
/// Zero and `false` are values.
public struct RequiredValidator: Validator {
    /// `required`.
    public var name: String { "required" }

    /// Makes the validator.
    public init() {}

    /// `required`.
    public var codes: [IssueCode: [String]] { [.required: []] }

    /// It is the one that judges empty values.
    public var judgesEmpty: Bool { true }

    /// Of a value that is there it has nothing to say.
    public var judgesValues: Bool { false }

    /// Adds `required` where the value is empty.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.kind == .empty { findings.add(.required) }
    }
}

extension Validator where Self == RequiredValidator {
    /// Refuses an empty value.
    public static var required: RequiredValidator { RequiredValidator() }
}
