public import FormModel

/// Wants an international telephone number in the form of ITU-T E.164: `+12125550123`.
///
/// A `+`, then 7 to 15 digits (section 6 has the most; no number that can be called has fewer than 7
/// with its country code), the first of which is not 0, since no country code begins with it. Nothing
/// else is allowed; the formatter `phone` makes such numbers of what people type.
public struct E164Validator: Validator {
    /// `e164`.
    public var name: String { "e164" }

    /// Makes the validator.
    public init() {}

    /// `e164`, with the `reason` `plus` where that is lacking.
    public var codes: [IssueCode: [String]] { [.e164: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds `e164`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        guard text.count > 0, text[0] == UInt8(ascii: "+") else {
            findings.add(.e164, parameters: ["reason": .text("plus")])
            return
        }
        if !E164Validator.isNumber(text.extracting(droppingFirst: 1)) { findings.add(.e164) }
    }

    private static func isNumber(_ digits: Span<UInt8>) -> Bool {
        guard digits.count >= PhoneFormatter.minimumDigits,
            digits.count <= PhoneFormatter.maximumDigits, digits[0] != UInt8(ascii: "0")
        else { return false }
        for at in digits.indices where !digits[at].isASCIIDigit { return false }
        return true
    }
}

extension Validator where Self == E164Validator {
    /// Wants an international telephone number such as `+12125550123`.
    public static var e164: E164Validator { E164Validator() }
}
