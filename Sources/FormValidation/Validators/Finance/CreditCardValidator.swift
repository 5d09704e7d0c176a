public import FormModel

/// Requires a payment card number: ISO/IEC 7812, with its check digit.
///
/// With `schemes`, the number must belong to one of them. Without, any issuer is accepted; the
/// number has 12 to 19 digits, and the length of its scheme if that is a known one. Separators are
/// accepted between digits; the canonical form has none. A number of zeros only is refused,
/// although its check digit matches, because no issuer has it. Whether the card exists is not
/// checked.
struct CreditCardValidator: Validator {
    var name: String { "creditCard" }

    /// The accepted schemes, or `nil` for any issuer.
    let schemes: [CardScheme]?

    /// Makes the validator; an empty list is a mistake in the form definition.
    init(schemes: [CardScheme]? = nil) {
        self.schemes = schemes
    }

    /// The finding parameters: the titles of the schemes as `schemes`, if given.
    var parameters: IssueParameters {
        schemes.map { ["schemes": .list($0.map(\.title))] } ?? [:]
    }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.creditCard: ["reason"]], canonicalizes: true, entry: .digits)
    }

    /// Reports an empty list of schemes, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if schemes?.isEmpty == true {
            problems.append(badParameter("schemes", "a list of at least one scheme"))
        }
        return problems
    }

    /// Appends the digits of a valid value.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if refusal(of: code) == nil { code.append(to: &canonical) }
    }

    /// Adds a finding `creditCard` with a `reason`: `character`, `misplacedSeparator`, `scheme`,
    /// `length` or `checksum`.
    ///
    /// - Complexity: O(*n*).
    func judge(
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
        let isZero = code.stored.allSatisfy { code[$0] == UInt8(ascii: "0") }
        var checksum = LuhnChecksum()
        for at in code.stored { checksum.append(code.number(at..<at + 1)) }
        return checksum.fits && !isZero ? nil : .checksum
    }
}

extension CreditCardValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "creditCard",
            usage: #"{ "creditCard": { "schemes": ["visa", "mastercard"] } }"#,
            summary:
                "The number of a payment card with its check digit, ISO/IEC 7812, not all zeros; of any issuer, or of the schemes `visa`, `mastercard`, `amex`, `discover`, `jcb`, `diners`, `unionpay` and `maestro` that are listed. (`schemes`)",
            takesMain: true
        ) { arguments in
            CreditCardValidator(schemes: arguments.words("schemes", isMain: true))
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a payment card number.
    public static func creditCard(schemes: [CardScheme]? = nil) -> AnyValidator {
        AnyValidator(CreditCardValidator(schemes: schemes))
    }
}
