public import FormModel

/// Requires an international telephone number in the form of ITU-T E.164, such as `+12125550123`.
///
/// The form is `+` and 7 to 15 digits, of which the first is not 0. Section 6 sets the maximum; no
/// number with its country code has fewer than 7 digits, and no country code begins with 0. The
/// formatter `phone` converts typed numbers to this form.
struct E164Validator: Validator {
    var name: String { "e164" }

    /// The issue codes: `e164`, with the `reason` `plus` if the `+` is missing.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.e164: ["reason"]], entry: .telephone)
    }

    /// Adds a finding `e164` for an invalid value.
    func judge(
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

extension E164Validator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(
            "^\\+[1-9][0-9]{\(PhoneFormatter.minimumDigits - 1),\(PhoneFormatter.maximumDigits - 1)}$"
        )
    }
}

extension E164Validator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "e164", usage: #""e164""#,
            summary: "A telephone number as `+12125550123`: ITU-T E.164."
        ) { _ in E164Validator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an international telephone number such as `+12125550123`.
    public static var e164: AnyValidator { AnyValidator(E164Validator()) }
}
