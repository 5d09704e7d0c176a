public import FormModel

/// Requires a text in ASCII.
///
/// All 128 characters of RFC 20 are accepted, including control characters.
struct ASCIIValidator: TextTest {
    var name: String { "ascii" }

    static var code: IssueCode { .ascii }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [Self.code: []])
    }

    static func accepts(_ text: Span<UInt8>) -> Bool {
        for at in text.indices where !text[at].isASCII { return false }
        return true
    }
}

extension ASCIIValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(#"^[\u0000-\u007f]*$"#)
    }
}

extension ASCIIValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "ascii", usage: #""ascii""#,
            summary: "ASCII characters only: RFC 20."
        ) { _ in ASCIIValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text in ASCII.
    public static var ascii: AnyValidator { AnyValidator(ASCIIValidator()) }
}
