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
        if value.kind == .other { return }
        let number =
            value.kind == .integer
            ? value.integer : value.text.plainNumber(upTo: PortValidator.maximum) ?? 0
        if number < 1 || number > PortValidator.maximum { findings.add(.port) }
    }

    private static let maximum = 65535
}

extension PortValidator {
    /// The keywords `minimum` and `maximum`; for a text, a pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard context.item.valueType != .integer else {
            return SchemaFragment(["minimum": 1, "maximum": 65535])
        }
        return .pattern(
            "^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"
        )
    }
}

extension PortValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "port", usage: #""port""#,
            summary: "A port from 1 to 65535, as a whole number or a text: RFC 6335."
        ) { _ in PortValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a port of TCP or UDP.
    public static var port: AnyValidator { AnyValidator(PortValidator()) }
}
