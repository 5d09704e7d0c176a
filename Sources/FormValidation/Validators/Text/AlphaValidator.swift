public import FormModel

/// Wants letters and nothing else, of any script.
///
/// Letters are what has the Unicode property Alphabetic, and combining marks that stand on one (UTS
/// #18, Annex C, as far as `word` has them). What is invisible is neither: no joiners, fillers or
/// variation selectors. With `ascii` only A to Z and a to z are taken. Spaces, hyphens and apostrophes
/// are no letters.
public struct AlphaValidator: Validator {
    /// `alpha`.
    public var name: String { "alpha" }

    /// Whether only those of ASCII are taken.
    public let ascii: Bool

    /// Makes the validator.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// `alpha`, with the `reason` `ascii` where only ASCII is taken.
    public var codes: [IssueCode: [String]] { [.alpha: ascii ? ["reason"] : []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `alpha`.
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
    /// Wants letters and nothing else, of any script.
    public static func alpha(ascii: Bool = false) -> AlphaValidator {
        AlphaValidator(ascii: ascii)
    }
}
