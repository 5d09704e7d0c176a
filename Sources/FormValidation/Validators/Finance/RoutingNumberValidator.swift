public import FormModel

/// Requires a bank routing number of the United States: nine digits, of which the last is a check
/// digit.
///
/// The first two digits are those that the American Bankers Association assigns: 00 for the
/// government, 01 to 12 and 21 to 32 for the Federal Reserve districts, 61 to 72 for electronic
/// transactions, 80 for traveller's cheques (ABA Routing Number Policy; check digit of ANSI X9.13).
/// Separators are accepted between digits; the canonical form has none.
struct RoutingNumberValidator: CodeValidator {
    var name: String { "routingNumber" }

    static var code: IssueCode { .routingNumber }

    /// The reasons are `character`, `misplacedSeparator`, `length`, `prefix` and `checksum`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        switch code.number(0..<2) {
        // Nine zeros match their check digit, but are no number of the government.
        case 0: if code.number(0..<9) == 0 { return .prefix }
        case 1...12, 21...32, 61...72, 80: break
        default: return .prefix
        }
        var sum = 0
        for at in 0..<9 {
            let weight = at % 3 == 0 ? 3 : at % 3 == 1 ? 7 : 1
            sum += weight * code.number(at..<at + 1)
        }
        return sum % 10 == 0 ? nil : .checksum
    }
}

extension RoutingNumberValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "routingNumber", usage: #""routingNumber""#,
            summary:
                "A bank routing number of the United States: ABA, nine digits with their check digit."
        ) { _ in RoutingNumberValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a bank routing number of the United States.
    public static var routingNumber: AnyValidator { AnyValidator(RoutingNumberValidator()) }
}
