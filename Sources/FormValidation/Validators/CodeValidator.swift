import FormModel

/// A validator of a code that is typed in groups, such as an account number.
protocol CodeValidator: Validator {
    /// The code of its findings, which have a `reason`.
    static var code: IssueCode { get }

    /// The keyboard for the field, and the direction of its texts.
    static var entry: EntryHint { get }

    /// The positions of hyphens in the canonical text, as in ``GroupedCode/separators``; 0 for none.
    static var hyphens: UInt64 { get }

    /// Why a code is refused; `nil` for a valid one.
    static func refusal(of code: GroupedCode) -> RefusalReason?
}

extension CodeValidator {
    static var entry: EntryHint { .digits }

    static var hyphens: UInt64 { 0 }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [Self.code: ["reason"]], canonicalizes: true, entry: Self.entry)
    }

    /// Appends the characters of a valid value, letters in upper case, without separators other than the hyphens.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if Self.refusal(of: code) == nil {
            code.append(to: &canonical, hyphensBehind: Self.hyphens)
        }
    }

    /// Adds a finding with the reason of the refusal.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = Self.refusal(of: GroupedCode(value.text)) {
            findings.add(Self.code, reason)
        }
    }
}
