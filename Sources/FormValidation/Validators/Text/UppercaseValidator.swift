public import FormModel

/// Requires a text without lower-case letters.
///
/// This is `isUppercase` of the Unicode Standard, section 3.13, D140: conversion to upper case
/// changes nothing. Digits, punctuation and scripts without case pass.
public struct UppercaseValidator: Validator {
    /// The name `uppercase`.
    public var name: String { "uppercase" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `uppercase`.
    public var codes: [IssueCode: [String]] { [.uppercase: []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `uppercase` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !UppercaseValidator.isUppercased(value.text) { findings.add(.uppercase) }
    }

    static func isUppercased(_ text: Span<UInt8>) -> Bool {
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte < 0x80 {
                if byte &- UInt8(ascii: "a") < 26 { return false }
                at += 1
                continue
            }
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            if scalar.properties.changesWhenUppercased { return false }
            at += length
        }
        return true
    }
}

extension Validator where Self == UppercaseValidator {
    /// Requires a text without lower-case letters.
    public static var uppercase: UppercaseValidator { UppercaseValidator() }
}
