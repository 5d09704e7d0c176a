public import FormModel

/// Wants a port of TCP or UDP, from 1 to 65535: RFC 6335, section 6, where 0 is reserved.
///
/// As a text it has decimal digits only, without leading zeros.
public struct PortValidator: Validator {
    /// `port`.
    public var name: String { "port" }

    /// Makes the validator.
    public init() {}

    /// `port`.
    public var codes: [IssueCode: [String]] { [.port: []] }

    /// Values that are neither text nor whole numbers.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .integer])
    }

    /// Adds `port`.
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
    /// Wants a port of TCP or UDP.
    public static var port: PortValidator { PortValidator() }
}
