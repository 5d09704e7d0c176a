public import FormModel

/// Requires a text without upper-case letters.
///
/// This is `isLowercase` of the Unicode Standard, section 3.13, D139: conversion to lower case
/// changes nothing. Digits, punctuation and scripts without case pass.
public struct LowercaseValidator: Validator {
    /// The name `lowercase`.
    public var name: String { "lowercase" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `lowercase`.
    public var codes: [IssueCode: [String]] { [.lowercase: []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `lowercase` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !LowercaseValidator.isLowercased(value.text) { findings.add(.lowercase) }
    }

    static func isLowercased(_ text: Span<UInt8>) -> Bool {
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte < 0x80 {
                if byte &- UInt8(ascii: "A") < 26 { return false }
                at += 1
                continue
            }
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            if scalar.properties.changesWhenLowercased { return false }
            at += length
        }
        return true
    }
}

extension Validator where Self == LowercaseValidator {
    /// Requires a text without upper-case letters.
    public static var lowercase: LowercaseValidator { LowercaseValidator() }
}
