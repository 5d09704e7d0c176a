public import FormModel

/// Wants the number of a payment card: ISO/IEC 7812, with its check digit.
///
/// With schemes given, the number must be of one of them. Without, it may be of any issuer and has 12 to
/// 19 digits; one that begins as those of a known scheme must have its length. Separators may
/// stand between digits; the canonical form has none. A number of zeros alone fits its check digit and is of nobody, so it is refused.
/// Whether there is such a card is not judged.
public struct CreditCardValidator: Validator {
    /// `creditCard`.
    public var name: String { "creditCard" }

    /// The schemes taken, or `nil` for any issuer.
    public let schemes: [CardScheme]?

    /// Makes the validator; an empty list is a problem of the form's definition.
    public init(schemes: [CardScheme]? = nil) {
        self.schemes = schemes
    }

    /// The names of the schemes as they stand on a card, as `schemes`, where they are given.
    public var parameters: IssueParameters {
        schemes.map { ["schemes": .list($0.map(\.title))] } ?? [:]
    }

    /// `creditCard`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.creditCard: ["reason"]] }

    /// An empty list of schemes, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if schemes?.isEmpty == true {
            problems.append(badParameter("schemes", "a list of at least one scheme"))
        }
        return problems
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the digits.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if refusal(of: code) == nil { code.append(to: &canonical) }
    }

    /// Adds `creditCard` with a `reason`: `character`, `misplacedSeparator`, `scheme`, `length` or
    /// `checksum`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = refusal(of: GroupedCode(value.text)) { findings.add(.creditCard, reason) }
    }

    private func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard (12...19).contains(code.count) else { return .length }
        let start = code.number(0..<6)
        var isOfScheme = false
        var hasLength = false
        for scheme in schemes ?? CardScheme.allCases where scheme.issues(start) {
            isOfScheme = true
            if scheme.allows(length: code.count) { hasLength = true }
        }
        if !isOfScheme, schemes != nil { return .scheme }
        if isOfScheme, !hasLength { return .length }
        let isZero = (0..<code.count).allSatisfy { code.digit($0) == 0 }
        return LuhnChecksum.fits(code) && !isZero ? nil : .checksum
    }
}

extension Validator where Self == CreditCardValidator {
    /// Wants the number of a payment card.
    public static func creditCard(schemes: [CardScheme]? = nil) -> CreditCardValidator {
        CreditCardValidator(schemes: schemes)
    }
}
