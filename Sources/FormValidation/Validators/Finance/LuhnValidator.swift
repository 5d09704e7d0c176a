public import FormModel

/// Requires digits that end in their check digit: ISO/IEC 7812-1, annex B (Luhn).
///
/// The check digit detects every wrong digit, and every swap of neighbours except 09 and 90.
/// Separators are accepted between digits; the canonical form has none. Any number of digits from
/// two on is accepted.
struct LuhnValidator: Validator {
    var name: String { "luhn" }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.luhn: ["reason"]], canonicalizes: true, entry: .digits)
    }

    /// Appends the digits of a valid value.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        guard LuhnValidator.refusal(of: text) == nil else { return }
        var at = 0
        while at < text.count {
            let (character, length) = TypedCharacter.read(text, at: at)
            if case .digit(let digit) = character { canonical.append(UInt8(ascii: "0") + digit) }
            at += length
        }
    }

    /// Adds a finding `luhn` with a `reason`: `character`, `misplacedSeparator`, `length` or
    /// `checksum`.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = LuhnValidator.refusal(of: value.text) { findings.add(.luhn, reason) }
    }

    static func refusal(of text: Span<UInt8>) -> RefusalReason? {
        var checksum = LuhnChecksum()
        var digits = 0
        var isBehindDigit = false
        var isMisplaced = false
        var at = 0
        while at < text.count {
            let (character, length) = TypedCharacter.read(text, at: at)
            at += length
            switch character {
            case .digit(let digit):
                digits += 1
                checksum.append(Int(digit))
                isBehindDigit = true
            case .space, .dash:
                if !isBehindDigit { isMisplaced = true }
                isBehindDigit = false
            case .invisible: break
            case .ascii, .other: return .character
            }
        }
        if isMisplaced || !isBehindDigit { return .misplacedSeparator }
        guard digits >= 2 else { return .length }
        return checksum.fits ? nil : .checksum
    }
}

extension LuhnValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "luhn", usage: #""luhn""#,
            summary: "Digits of which the last is the check digit: ISO/IEC 7812-1, annex B."
        ) { _ in LuhnValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires digits that end in their check digit.
    public static var luhn: AnyValidator { AnyValidator(LuhnValidator()) }
}
