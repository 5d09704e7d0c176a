public import FormModel

/// Requires a number of the United States that a formatter reads: a ZIP code (USPS Publication 28, section 214) or a
/// social security number (SSA, POMS RM 10201.035).
///
/// Accepts the canonical text, such as `12345-6789`, and the same with spaces or without separators.
struct DigitsValidator<Format: DigitFormatter>: Validator {
    var name: String { Format().name }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [Format.code: ["reason"]], canonicalizes: true, entry: .digits)
    }

    /// Appends a valid value as the formatter does.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = Format().parse(text, into: &canonical)
    }

    /// Adds a finding with the reasons of the formatter.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = Format.refusal(of: SeparatedDigits(value.text)) {
            findings.add(Format.code, reason)
        }
    }
}

extension DigitsValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(Format.schemaPattern)
    }

    /// The word in form files: the name of the formatter.
    static func word(_ summary: String) -> Vocabulary.Word<any Validator> {
        let name = Format().name
        return Vocabulary.Word(
            name, usage: "\"\(name)\"",
            summary: "\(summary) of the United States, by the rules of the formatter `\(name)`."
        ) { _ in DigitsValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a social security number (SSN) of the United States.
    public static var ssn: AnyValidator { AnyValidator(DigitsValidator<SSNFormatter>()) }

    /// Requires a ZIP code of the United States.
    public static var zipcode: AnyValidator { AnyValidator(DigitsValidator<ZipcodeFormatter>()) }
}
