public import FormModel

/// Requires a port of TCP or UDP from 1 to 65535: RFC 6335, section 6, which reserves 0.
///
/// A text must have decimal digits only, without leading zeros.
public struct PortValidator: Validator {
    /// The name `port`.
    public var name: String { "port" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `port`.
    public var codes: [IssueCode: [String]] { [.port: []] }

    /// Reports a field whose type is neither text nor integer.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .integer])
    }

    /// Adds a finding `port` for an invalid value.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let number =
            value.kind == .integer ? value.integer : value.text.plainNumber(upTo: 65535) ?? 0
        if number < 1 || number > 65535 { findings.add(.port) }
    }
}

extension Validator where Self == PortValidator {
    /// Requires a port of TCP or UDP.
    public static var port: PortValidator { PortValidator() }
}
