public import FormModel

/// Wants digits whose last one is the check digit of the others: ISO/IEC 7812-1, annex B (Luhn).
///
/// Every wrong digit is found, and all swaps of neighbours but 09 and 90. Single spaces or hyphens may
/// stand between digits. How many digits there are is not judged, but for the two that it takes.
public struct LuhnValidator: Validator {
    /// `luhn`.
    public var name: String { "luhn" }

    /// Makes the validator.
    public init() {}

    /// `luhn`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.luhn: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds `luhn` with a `reason`: `character`, `misplacedSeparator`, `length` or `checksum`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = LuhnValidator.refusal(of: value.text) { findings.add(.luhn, reason) }
    }

    static func refusal(of text: Span<UInt8>) -> RefusalReason? {
        // The doubled digits are known at the end only, so both sums are kept.
        var sums = (plain: 0, swapped: 0)
        var digits = 0
        var separator: UInt8 = 0
        var isBehindDigit = false
        var isMisplaced = false
        for at in text.indices {
            let byte = text[at]
            let digit = Int(byte &- UInt8(ascii: "0"))
            if digit < 10 {
                digits += 1
                let isOdd = digits % 2 == 1
                sums.plain += LuhnChecksum.weighted(digit, isDoubled: isOdd)
                sums.swapped += LuhnChecksum.weighted(digit, isDoubled: !isOdd)
                isBehindDigit = true
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
                if separator == 0 { separator = byte }
                if !isBehindDigit || byte != separator || at == text.count - 1 {
                    isMisplaced = true
                }
                isBehindDigit = false
            } else {
                return .character
            }
        }
        if isMisplaced { return .misplacedSeparator }
        guard digits >= 2 else { return .length }
        let sum = digits % 2 == 0 ? sums.plain : sums.swapped
        return sum % 10 == 0 ? nil : .checksum
    }
}

extension Validator where Self == LuhnValidator {
    /// Wants digits whose last one is the check digit of the others.
    public static var luhn: LuhnValidator { LuhnValidator() }
}
