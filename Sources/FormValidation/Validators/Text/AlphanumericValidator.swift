public import FormModel

/// Requires letters and digits of any script only.
///
/// Letters are scalars with the Unicode property Alphabetic, and the combining marks that follow
/// them (UTS #18, Annex C); digits are decimal ones (Nd). Invisible scalars (joiners, fillers,
/// variation selectors) are refused. With `ascii` only A to Z, a to z and 0 to 9 are accepted.
struct AlphanumericValidator: Validator {
    var name: String { "alphanumeric" }

    /// Whether only ASCII letters and digits are accepted.
    let ascii: Bool

    init(ascii: Bool) {
        self.ascii = ascii
    }

    /// The issue codes: `alphanumeric`, with the `reason` `ascii` with `ascii`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [.alphanumeric: ascii ? ["reason"] : []])
    }

    /// Adds a finding `alphanumeric` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if LetterScan.isASCIIWord(value.text, digits: true) { return }
        if ascii {
            findings.add(.alphanumeric, parameters: ["reason": .text("ascii")])
        } else if !LetterScan.isWord(value.text, digits: true) {
            findings.add(.alphanumeric)
        }
    }
}

extension AlphanumericValidator {
    /// A pattern for ASCII letters and digits; `nil` for all scripts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[0-9A-Za-z]+$") : nil
    }
}

extension AlphanumericValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "alphanumeric", usage: #"{ "alphanumeric": { "ascii": true } }"#,
            summary:
                "Letters and decimal digits of any script, as in UTS #18; with `ascii`: true, A to Z and 0 to 9 only. (`ascii`)"
        ) { arguments in
            AlphanumericValidator(ascii: arguments.flag("ascii") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires letters and digits of any script only.
    public static func alphanumeric(ascii: Bool = false) -> AnyValidator {
        AnyValidator(AlphanumericValidator(ascii: ascii))
    }
}
