public import FormModel

/// Requires an international standard book number (ISBN) of 10 or 13 digits: ISO 2108, with its
/// check digit.
///
/// Separators are accepted between any digits; the canonical form has none. Whether a registration
/// group or publisher exists is not checked. Numbers that begin with `979-0` identify printed music
/// (ISMN, ISO 10957) and are refused.
struct ISBNValidator: CodeValidator {
    var name: String { "isbn" }

    static var code: IssueCode { .isbn }

    static var entry: EntryHint { .leftToRight }

    /// The reasons are `character`, `misplacedSeparator`, `length`, `prefix`, `music` and
    /// `checksum`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        for at in code.stored where code.digit(at) == nil {
            guard at == 9, code.count == 10, code[at] == UInt8(ascii: "X") else {
                return .character
            }
        }
        switch code.count {
        case 10:
            var sum = 0
            for at in 0..<10 { sum += (10 - at) * (code.digit(at) ?? 10) }
            return sum % 11 == 0 ? nil : .checksum
        case 13:
            let start = code.number(0..<4)
            guard start / 10 == 978 || start / 10 == 979 else { return .prefix }
            guard start != 9790 else { return .music }
            var sum = 0
            for at in 0..<13 { sum += (at % 2 == 0 ? 1 : 3) * code.number(at..<at + 1) }
            return sum % 10 == 0 ? nil : .checksum
        default:
            return .length
        }
    }
}

extension ISBNValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "isbn", usage: #""isbn""#,
            summary:
                "An international standard book number of 10 or 13 digits with its check digit: ISO 2108. Groups and publishers are not checked; numbers of printed music (979-0) are refused with a message of their own."
        ) { _ in ISBNValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an international standard book number (ISBN).
    public static var isbn: AnyValidator { AnyValidator(ISBNValidator()) }
}
