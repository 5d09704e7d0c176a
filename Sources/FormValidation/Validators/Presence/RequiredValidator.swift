public import FormModel

/// Refuses an empty value: absent, null, an empty text or an empty list.
///
/// Zero and `false` are values.
public struct RequiredValidator: Validator {
    /// The name `required`.
    public var name: String { "required" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `required`.
    public var codes: [IssueCode: [String]] { [.required: []] }

    /// `true`: this validator exists to refuse empty values.
    public var judgesEmpty: Bool { true }

    /// `false`: every value that is not empty passes.
    public var judgesValues: Bool { false }

    /// Adds a finding `required` if the value is empty.
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
