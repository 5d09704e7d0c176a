public import FormModel

/// Requires an international bank account number (IBAN): ISO 13616, with check digits by ISO/IEC
/// 7064 (mod 97-10).
///
/// Length and kinds of characters must be those of the country in the registry. Separators are
/// accepted anywhere between characters, because banks group numbers in several ways, and
/// lower-case letters, too; the canonical form has upper-case letters and no separators.
struct IBANValidator: CodeValidator {
    var name: String { "iban" }

    static var code: IssueCode { .iban }

    static var entry: EntryHint { .leftToRight }

    /// The reasons are `character`, `misplacedSeparator`, `country`, `length` and `checksum`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.count >= 2 else { return .length }
        guard let runs = IBANCountries.runs(code[0], code[1]) else { return .country }
        var length = 4
        for run in runs { length += run.count }
        guard code.count == length else { return .length }
        var at = 4
        for run in runs {
            for _ in 0..<run.count {
                guard run.takes(code[at]) else { return .character }
                at += 1
            }
        }
        guard code.digit(2) != nil, code.digit(3) != nil else { return .character }
        // Computed check digits are 02 to 98, but the remainder alone would also accept 00, 01 and
        // 99.
        guard (2...98).contains(code.number(2..<4)), remainder(of: code) == 1 else {
            return .checksum
        }
        return nil
    }

    /// The remainder modulo 97 of the characters from the fifth on, followed by the first four,
    /// where letters count as the numbers 10 to 35.
    private static func remainder(of code: GroupedCode) -> Int {
        var remainder = 0
        for at in 0..<code.count {
            let place = at + 4
            let index = place < code.count ? place : place - code.count
            if let digit = code.digit(index) {
                remainder = (remainder * 10 + digit) % 97
            } else {
                remainder = (remainder * 100 + Int(code[index] - UInt8(ascii: "A")) + 10) % 97
            }
        }
        return remainder
    }
}

extension IBANValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "iban", usage: #""iban""#,
            summary:
                "An international bank account number: ISO 13616, in the format of its country and with valid check digits."
        ) { _ in IBANValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an international bank account number (IBAN).
    public static var iban: AnyValidator { AnyValidator(IBANValidator()) }
}
