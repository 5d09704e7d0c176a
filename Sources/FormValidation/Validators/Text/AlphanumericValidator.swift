public import FormModel

/// Requires letters and digits of any script only.
///
/// Letters are scalars with the Unicode property Alphabetic, and the combining marks that follow
/// them (UTS #18, Annex C); digits are decimal ones (Nd). Invisible scalars (joiners, fillers,
/// variation selectors) are refused. With `ascii` only A to Z, a to z and 0 to 9 are accepted.
public struct AlphanumericValidator: Validator {
    /// The name `alphanumeric`.
    public var name: String { "alphanumeric" }

    /// Whether only ASCII letters and digits are accepted.
    public let ascii: Bool

    /// Makes the validator.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// The finding codes: `alphanumeric`, with the `reason` `ascii` with `ascii`.
    public var codes: [IssueCode: [String]] { [.alphanumeric: ascii ? ["reason"] : []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `alphanumeric` for an invalid value.
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
    /// Requires letters and digits of any script only.
    public static func alphanumeric(ascii: Bool = false) -> AlphanumericValidator {
        AlphanumericValidator(ascii: ascii)
    }
}
