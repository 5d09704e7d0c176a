public import FormModel

/// Requires letters of any script only.
///
/// Letters are scalars with the Unicode property Alphabetic, and the combining marks that follow
/// them (UTS #18, Annex C). Invisible scalars (joiners, fillers, variation selectors), spaces,
/// hyphens and apostrophes are refused. With `ascii` only A to Z and a to z are accepted.
struct AlphaValidator: Validator {
    var name: String { "alpha" }

    /// Whether only ASCII letters are accepted.
    let ascii: Bool

    init(ascii: Bool) {
        self.ascii = ascii
    }

    /// The issue codes: `alpha`, with the `reason` `ascii` with `ascii`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [.alpha: ascii ? ["reason"] : []])
    }

    /// Adds a finding `alpha` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if LetterScan.isASCIIWord(value.text, digits: false) { return }
        if ascii {
            findings.add(.alpha, parameters: ["reason": .text("ascii")])
        } else if !LetterScan.isWord(value.text, digits: false) {
            findings.add(.alpha)
        }
    }
}

extension AlphaValidator {
    /// A pattern for ASCII letters; `nil` for all scripts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[A-Za-z]+$") : nil
    }
}

extension AlphaValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "alpha", usage: #""alpha""#,
            summary:
                "Letters of any script with their marks, as in UTS #18; with `ascii`: true, A to Z only. (`ascii`)"
        ) { arguments in
            AlphaValidator(ascii: arguments.flag("ascii") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires letters of any script only.
    public static func alpha(ascii: Bool = false) -> AnyValidator {
        AnyValidator(AlphaValidator(ascii: ascii))
    }
}
