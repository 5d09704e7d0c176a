public import FormModel

/// Requires letters of any script only, or letters and digits.
///
/// Letters are scalars with the Unicode property Alphabetic, and the combining marks that follow
/// them (UTS #18, Annex C); digits are decimal ones (Nd). Invisible scalars (joiners, fillers,
/// variation selectors), spaces, hyphens and apostrophes are refused. With `ascii` only A to Z, a to z and 0 to 9 are
/// accepted.
struct LettersValidator: Validator {
    /// The accepted characters; its raw value is the name of the validator.
    enum Characters: String {
        case alpha, alphanumeric
    }

    let characters: Characters

    /// Whether only ASCII letters and digits are accepted.
    let ascii: Bool

    var name: String { characters.rawValue }

    private var code: IssueCode { characters == .alpha ? .alpha : .alphanumeric }

    /// One issue code, with the `reason` `ascii` with `ascii`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [code: ascii ? ["reason"] : []])
    }

    /// Adds a finding for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let digits = characters == .alphanumeric
        if LetterScan.isASCIIWord(value.text, digits: digits) { return }
        if ascii {
            findings.add(code, parameters: ["reason": .text("ascii")])
        } else if !LetterScan.isWord(value.text, digits: digits) {
            findings.add(code)
        }
    }
}

extension LettersValidator {
    /// A pattern for ASCII characters; `nil` for all scripts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern(characters == .alpha ? "^[A-Za-z]+$" : "^[0-9A-Za-z]+$") : nil
    }
}

extension LettersValidator {
    static var alpha: Vocabulary.Word<any Validator> {
        word(
            .alpha, usage: #""alpha""#,
            summary:
                "Letters of any script with their marks, as in UTS #18; with `ascii`: true, A to Z only. (`ascii`)"
        )
    }

    static var alphanumeric: Vocabulary.Word<any Validator> {
        word(
            .alphanumeric, usage: #"{ "alphanumeric": { "ascii": true } }"#,
            summary:
                "Letters and decimal digits of any script, as in UTS #18; with `ascii`: true, A to Z and 0 to 9 only. (`ascii`)"
        )
    }

    private static func word(
        _ characters: Characters, usage: String, summary: String
    ) -> Vocabulary.Word<any Validator> {
        Vocabulary.Word(characters.rawValue, usage: usage, summary: summary) { arguments in
            LettersValidator(characters: characters, ascii: arguments.flag("ascii") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires letters of any script only.
    public static func alpha(ascii: Bool = false) -> AnyValidator {
        AnyValidator(LettersValidator(characters: .alpha, ascii: ascii))
    }

    /// Requires letters and digits of any script only.
    public static func alphanumeric(ascii: Bool = false) -> AnyValidator {
        AnyValidator(LettersValidator(characters: .alphanumeric, ascii: ascii))
    }
}
