public import FormModel

/// Requires a host name, such as `www.example.com`.
///
/// The syntax is that of RFC 952 as extended by RFC 1123, section 2.1: labels of 1 to 63 letters,
/// digits and hyphens, no hyphen at either end, 253 bytes in all, no dot at the end. The last label
/// must not be a number, because `127.0.0.1` is an address (RFC 1123). Names outside ASCII are
/// written as `xn--…` (RFC 5890); such labels are decoded and must be valid by UTS #46, including
/// its checks of joiners and text direction.
struct HostnameValidator: Validator {
    var name: String { "hostname" }

    /// The issue codes: `hostname`, with the `reason` `unicodeHost` if the name is valid
    /// except that it is not ASCII.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.hostname: ["reason"]], entry: .leftToRight)
    }

    /// Adds a finding `hostname` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        guard !HostnameScan.isName(text, allowsUnicode: false) else { return }
        let isUnicode = HostnameScan.isUnicodeName(text)
        findings.add(.hostname, parameters: isUnicode ? HostnameScan.unicodeHost : [:])
    }
}

extension HostnameValidator {
    /// The keyword `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "hostname"], notExpressed: "the name of a host")
    }
}

extension HostnameValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "hostname", usage: #""hostname""#,
            summary:
                "A host name in ASCII: RFC 1123, section 2.1; labels `xn--…` must decode to names that are valid by UTS #46."
        ) { _ in HostnameValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a host name, such as `www.example.com`.
    public static var hostname: AnyValidator { AnyValidator(HostnameValidator()) }
}
