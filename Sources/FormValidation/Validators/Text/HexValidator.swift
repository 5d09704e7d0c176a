public import FormModel

/// Requires hexadecimal digits only, in either case.
///
/// The alphabet is that of RFC 4648, section 8. Unlike there, the number of digits may be odd, as
/// in a colour. A prefix `0x` is refused.
struct HexValidator: TextTest {
    var name: String { "hex" }

    static var code: IssueCode { .hex }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [Self.code: []], entry: .leftToRight)
    }

    static func accepts(_ text: Span<UInt8>) -> Bool {
        for at in text.indices where text[at].hexadecimal == nil { return false }
        return true
    }
}

extension HexValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[0-9A-Fa-f]+$")
    }
}

extension HexValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "hex", usage: #""hex""#,
            summary:
                "Hexadecimal digits in upper or lower case, such as the colour `fc0`; their number may be odd."
        ) { _ in HexValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires hexadecimal digits only, in either case.
    public static var hex: AnyValidator { AnyValidator(HexValidator()) }
}
