public import FormModel

/// Requires a version by Semantic Versioning 2.0.0, such as `1.4.0-beta.2+build.7`.
///
/// The grammar is that of <https://semver.org>: no prefix `v`, no leading zeros in numbers. Numbers
/// may have any length.
struct SemverValidator: Validator {
    var name: String { "semver" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.semver: []], entry: .leftToRight)
    }

    /// Adds a finding `semver` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !SemverValidator.isVersion(value.text) { findings.add(.semver) }
    }

    static func isVersion(_ text: Span<UInt8>) -> Bool {
        var at = 0
        for part in 0..<3 {
            if part > 0 {
                guard at < text.count, text[at] == UInt8(ascii: ".") else { return false }
                at += 1
            }
            let start = at
            while at < text.count, text[at].isASCIIDigit { at += 1 }
            guard at > start, at == start + 1 || text[start] != UInt8(ascii: "0") else {
                return false
            }
        }
        if at < text.count, text[at] == UInt8(ascii: "-") {
            guard let end = skipIdentifiers(text, from: at + 1, allowsZeros: false) else {
                return false
            }
            at = end
        }
        if at < text.count, text[at] == UInt8(ascii: "+") {
            guard let end = skipIdentifiers(text, from: at + 1, allowsZeros: true) else {
                return false
            }
            at = end
        }
        return at == text.count
    }

    /// Skips identifiers separated by dots; those of a build may be numbers with leading zeros.
    private static func skipIdentifiers(
        _ text: Span<UInt8>, from first: Int, allowsZeros: Bool
    ) -> Int? {
        var at = first
        while true {
            let start = at
            var isNumber = true
            while at < text.count {
                let byte = text[at]
                guard byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "-") else {
                    break
                }
                if !byte.isASCIIDigit { isNumber = false }
                at += 1
            }
            guard at > start else { return nil }
            let hasZero = isNumber && at > start + 1 && text[start] == UInt8(ascii: "0")
            guard allowsZeros || !hasZero else { return nil }
            guard at < text.count, text[at] == UInt8(ascii: ".") else { return at }
            at += 1
        }
    }
}

extension SemverValidator {
    /// A pattern for the grammar of Semantic Versioning 2.0.0.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let number = "(?:0|[1-9][0-9]*)"
        let label = "(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
        let build = "[0-9A-Za-z-]+"
        return .pattern(
            "^\(number)\\.\(number)\\.\(number)(?:-\(label)(?:\\.\(label))*)?(?:\\+\(build)(?:\\.\(build))*)?$"
        )
    }
}

extension SemverValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "semver", usage: #""semver""#,
            summary: "A version: Semantic Versioning 2.0.0."
        ) { _ in SemverValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a version by Semantic Versioning 2.0.0.
    public static var semver: AnyValidator { AnyValidator(SemverValidator()) }
}
