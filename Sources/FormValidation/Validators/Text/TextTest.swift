import FormModel

/// A validator of a text that one test accepts or refuses.
protocol TextTest: Validator {
    /// The code of its findings, which have no parameters.
    static var code: IssueCode { get }

    /// Whether a text is valid.
    static func accepts(_ text: Span<UInt8>) -> Bool
}

extension TextTest {
    /// Adds a finding for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !Self.accepts(value.text) { findings.add(Self.code) }
    }
}
