public import FormModel

/// Requires a ZIP code of the United States, by the rules of ``ZipcodeFormatter``.
///
/// Accepts `12345`, `12345-6789`, `12345 6789` and `123456789` (USPS Publication 28, section 214).
struct ZipcodeValidator: Validator {
    var name: String { "zipcode" }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.zipcode: ["reason"]], canonicalizes: true, entry: .digits)
    }

    /// Appends a valid value as `12345` or `12345-6789`.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = ZipcodeFormatter().parse(text, into: &canonical)
    }

    /// Adds a finding `zipcode` with the reasons of the formatter.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = ZipcodeFormatter.refusal(of: SeparatedDigits(value.text)) {
            findings.add(.zipcode, reason)
        }
    }
}

extension ZipcodeValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(ZipcodeFormatter.schemaPattern)
    }
}

extension ZipcodeValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "zipcode", usage: #""zipcode""#,
            summary: "A ZIP code of the United States, by the rules of the formatter `zipcode`."
        ) { _ in ZipcodeValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a ZIP code of the United States.
    public static var zipcode: AnyValidator { AnyValidator(ZipcodeValidator()) }
}
