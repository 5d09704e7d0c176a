public import FormModel

/// Wants the routing number of a bank of the United States: nine digits, the last a check digit.
///
/// The first two digits are those that the American Bankers Association assigns: 00 for the government,
/// 01 to 12 and 21 to 32 for the Federal Reserve districts, 61 to 72 for electronic transactions, 80 for
/// traveller's cheques (ABA Routing Number Policy; the check digit of ANSI X9.13). Separators may stand
/// between digits; the canonical form has none.
public struct RoutingNumberValidator: Validator {
    /// `routingNumber`.
    public var name: String { "routingNumber" }

    /// Makes the validator.
    public init() {}

    /// `routingNumber`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.routingNumber: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the digits.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if RoutingNumberValidator.refusal(of: code) == nil { code.append(to: &canonical) }
    }

    /// Adds `routingNumber` with a `reason`: `character`, `misplacedSeparator`, `length`, `prefix` or `checksum`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = RoutingNumberValidator.refusal(of: GroupedCode(value.text)) {
            findings.add(.routingNumber, reason)
        }
    }

    private static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        switch code.number(0..<2) {
        // Nine zeros would fit their own check digit.
        case 0: if code.number(0..<9) == 0 { return .prefix }
        case 1...12, 21...32, 61...72, 80: break
        default: return .prefix
        }
        var sum = 0
        for at in 0..<9 {
            let weight = at % 3 == 0 ? 3 : at % 3 == 1 ? 7 : 1
            sum += weight * (code.digit(at) ?? 0)
        }
        return sum % 10 == 0 ? nil : .checksum
    }
}

extension Validator where Self == RoutingNumberValidator {
    /// Wants the routing number of a bank of the United States.
    public static var routingNumber: RoutingNumberValidator { RoutingNumberValidator() }
}
