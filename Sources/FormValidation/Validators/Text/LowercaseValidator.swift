public import FormModel

/// Requires a text without upper-case letters.
///
/// This is `isLowercase` of the Unicode Standard, section 3.13, D139: conversion to lower case
/// changes nothing. Digits, punctuation and scripts without case pass.
struct LowercaseValidator: TextTest {
    var name: String { "lowercase" }

    static var code: IssueCode { .lowercase }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [Self.code: []])
    }

    static func accepts(_ text: Span<UInt8>) -> Bool {
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte.isASCII {
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

extension LowercaseValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "lowercase", usage: #""lowercase""#,
            summary: "No upper-case letters, by the case mappings of Unicode."
        ) { _ in LowercaseValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text without upper-case letters.
    public static var lowercase: AnyValidator { AnyValidator(LowercaseValidator()) }
}
