public import FormModel

/// Requires a port of TCP or UDP from 1 to 65535: RFC 6335, section 6, which reserves 0.
///
/// A text must have decimal digits only, without leading zeros.
struct PortValidator: Validator {
    var name: String { "port" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .integer], codes: [.port: []])
    }

    /// Adds a finding `port` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let number =
            value.kind == .integer ? value.integer : value.text.plainNumber(upTo: 65535) ?? 0
        if number < 1 || number > 65535 { findings.add(.port) }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a port of TCP or UDP.
    public static var port: AnyValidator { AnyValidator(PortValidator()) }
}
