public import FormModel

/// Requires a social security number (SSN) of the United States, by the rules of ``SSNFormatter``.
///
/// Accepts `123-45-6789`, `123 45 6789` and `123456789`, except numbers that are never assigned
/// (SSA, POMS RM 10201.035).
struct SSNValidator: Validator {
    var name: String { "ssn" }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.ssn: ["reason"]], canonicalizes: true, entry: .digits)
    }

    /// Appends a valid value as `123-45-6789`.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = SSNFormatter().parse(text, into: &canonical)
    }

    /// Adds a finding `ssn` with the reasons of the formatter.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = SSNFormatter.refusal(of: SeparatedDigits(value.text)) {
            findings.add(.ssn, reason)
        }
    }
}

extension SSNValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(SSNFormatter.schemaPattern)
    }
}

extension SSNValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "ssn", usage: #""ssn""#,
            summary:
                "A social security number of the United States, by the rules of the formatter `ssn`."
        ) { _ in SSNValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a social security number (SSN) of the United States.
    public static var ssn: AnyValidator { AnyValidator(SSNValidator()) }
}
