public import FormModel

/// Requires an e-mail address as the HTML standard defines it.
///
/// The rule is "valid e-mail address" of WHATWG HTML, with the lengths of RFC 5321, section
/// 4.5.3.1: 64 bytes before the `@`, 254 in all. Quoted local parts, comments and characters
/// outside ASCII are refused; a domain of one label is accepted. Labels `xn--…` are not decoded.
struct EmailValidator: Validator {
    var name: String { "email" }

    /// The issue codes: `email`, with the `reason` `unicodeHost` if the host is not ASCII
    /// and nothing else is invalid.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.email: ["reason"]], entry: .leftToRight)
    }

    /// Adds a finding `email` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !EmailValidator.isAddress(value.text) {
            EmailValidator.refuse(value.text, into: &findings)
        }
    }

    private static func refuse(_ text: Span<UInt8>, into findings: inout Findings) {
        let isUnicode =
            domainStart(text).map {
                HostnameScan.isUnicodeName(text.extracting(droppingFirst: $0))
            } ?? false
        findings.add(.email, parameters: isUnicode ? HostnameScan.unicodeHost : [:])
    }

    static func isAddress(_ text: Span<UInt8>) -> Bool {
        guard text.count <= 254 else { return false }
        guard var at = domainStart(text) else { return false }
        while true {
            let start = at
            while at < text.count, isAlphanumeric(text[at]) || text[at] == UInt8(ascii: "-") {
                at += 1
            }
            guard at > start, at - start <= 63, text[start] != UInt8(ascii: "-"),
                text[at - 1] != UInt8(ascii: "-")
            else { return false }
            if at == text.count { return true }
            guard text[at] == UInt8(ascii: ".") else { return false }
            at += 1
        }
    }

    /// The index behind the `@` that follows a valid local part, or `nil`.
    private static func domainStart(_ text: Span<UInt8>) -> Int? {
        var at = 0
        while at < text.count, isLocal(text[at]) { at += 1 }
        guard at >= 1, at <= 64, at < text.count, text[at] == UInt8(ascii: "@") else { return nil }
        return at + 1
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    }

    private static func isLocal(_ byte: UInt8) -> Bool {
        if isAlphanumeric(byte) { return true }
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"),
            UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"),
            UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            return true
        default:
            return false
        }
    }
}

extension EmailValidator {
    static let schemaPattern = {
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
        return "^(?=.{3,254}$)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@\(label)(?:\\.\(label))*$"
    }()

    /// The keyword `format`, and the pattern of WHATWG HTML with the lengths of RFC 5321.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "email", "pattern": .text(EmailValidator.schemaPattern)])
    }
}

extension EmailValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "email", usage: #""email""#,
            summary:
                "An e-mail address in ASCII: WHATWG HTML, within the length limits of RFC 5321."
        ) { _ in EmailValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an e-mail address.
    public static var email: AnyValidator { AnyValidator(EmailValidator()) }
}
