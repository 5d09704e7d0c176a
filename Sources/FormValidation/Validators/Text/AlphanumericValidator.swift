public import FormModel

/// Wants letters and digits and nothing else, of any script.
///
/// Letters are what has the Unicode property Alphabetic, and combining marks that stand on one (UTS
/// #18, Annex C, as far as `word` has them). What is invisible is neither: no joiners, fillers or
/// variation selectors. With `ascii` only A to Z, a to z and 0 to 9 are taken. Digits are the decimal
/// ones (Nd).
public struct AlphanumericValidator: Validator {
    /// `alphanumeric`.
    public var name: String { "alphanumeric" }

    /// Whether only those of ASCII are taken.
    public let ascii: Bool

    /// Makes the validator.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// `alphanumeric`, with the `reason` `ascii` where only ASCII is taken.
    public var codes: [IssueCode: [String]] { [.alphanumeric: ascii ? ["reason"] : []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `alphanumeric`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
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

extension Validator where Self == AlphanumericValidator {
    /// Wants letters and digits and nothing else, of any script.
    public static func alphanumeric(ascii: Bool = false) -> AlphanumericValidator {
        AlphanumericValidator(ascii: ascii)
    }
}
