public import FormModel

/// Requires letters of any script only.
///
/// Letters are scalars with the Unicode property Alphabetic, and the combining marks that follow
/// them (UTS #18, Annex C). Invisible scalars (joiners, fillers, variation selectors), spaces,
/// hyphens and apostrophes are refused. With `ascii` only A to Z and a to z are accepted.
public struct AlphaValidator: Validator {
    /// The name `alpha`.
    public var name: String { "alpha" }

    /// Whether only ASCII letters are accepted.
    public let ascii: Bool

    /// Makes the validator.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// The finding codes: `alpha`, with the `reason` `ascii` with `ascii`.
    public var codes: [IssueCode: [String]] { [.alpha: ascii ? ["reason"] : []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `alpha` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
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

extension Validator where Self == AlphaValidator {
    /// Requires letters of any script only.
    public static func alpha(ascii: Bool = false) -> AlphaValidator {
        AlphaValidator(ascii: ascii)
    }
}
