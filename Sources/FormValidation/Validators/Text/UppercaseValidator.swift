public import FormModel

/// Requires a text without lower-case letters.
///
/// This is `isUppercase` of the Unicode Standard, section 3.13, D140: conversion to upper case
/// changes nothing. Digits, punctuation and scripts without case pass.
struct UppercaseValidator: TextTest {
    var name: String { "uppercase" }

    static var code: IssueCode { .uppercase }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [Self.code: []])
    }

    static func accepts(_ text: Span<UInt8>) -> Bool {
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte.isASCII {
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

extension UppercaseValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "uppercase", usage: #""uppercase""#,
            summary: "No lower-case letters, by the case mappings of Unicode."
        ) { _ in UppercaseValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text without lower-case letters.
    public static var uppercase: AnyValidator { AnyValidator(UppercaseValidator()) }
}
