public import FormModel

/// Wants an international bank account number: ISO 13616, check digits by ISO/IEC 7064 (mod 97-10).
///
/// The country, its length and its kinds of characters are those of the registry. Separators may
/// stand anywhere inside, as banks group numbers in several ways; small letters are taken as capitals. The
/// canonical form has capitals and no separators.
public struct IBANValidator: Validator {
    /// `iban`.
    public var name: String { "iban" }

    /// Makes the validator.
    public init() {}

    /// `iban`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.iban: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the letters in capitals and the digits.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if IBANValidator.refusal(of: code) == nil { code.append(to: &canonical) }
    }

    /// Adds `iban` with a `reason`: `character`, `misplacedSeparator`, `country`, `length` or
    /// `checksum`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = IBANValidator.refusal(of: GroupedCode(value.text)) {
            findings.add(.iban, reason)
        }
    }

    private static func refusal(of code: GroupedCode) -> RefusalReason? {
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
        // Computed check digits are 02 to 98; 00, 01 and 99 would pass the remainder all the same.
        guard (2...98).contains(code.number(2..<4)), remainder(of: code) == 1 else {
            return .checksum
        }
        return nil
    }

    /// The remainder by 97 of the number that the characters from the fifth on and then the first four
    /// make, letters as 10 to 35.
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

extension Validator where Self == IBANValidator {
    /// Wants an international bank account number.
    public static var iban: IBANValidator { IBANValidator() }
}
