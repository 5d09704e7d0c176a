public import FormModel

/// Wants the name of a host, such as `www.example.com`.
///
/// The syntax is that of RFC 952 as RFC 1123, section 2.1, widens it: labels of 1 to 63 letters, digits
/// and hyphens, no hyphen at either end, 253 bytes in all, without a dot at the end. Names beyond ASCII
/// are written as `xn--…` (RFC 5890); such labels are decoded, and are valid by UTS #46 with the checks of
/// joiners and directions. The last label is no number, since `127.0.0.1` is an address and no name
/// (RFC 1123).
public struct HostnameValidator: Validator {
    /// `hostname`.
    public var name: String { "hostname" }

    /// Makes the validator.
    public init() {}

    /// `hostname`; where the name is sound but not written in ASCII, with the `reason` `unicodeHost`.
    public var codes: [IssueCode: [String]] { [.hostname: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds `hostname`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        guard !HostnameScan.isName(text, allowsUnicode: false) else { return }
        let isUnicode = HostnameScan.isUnicodeName(text)
        findings.add(.hostname, parameters: isUnicode ? HostnameScan.unicodeHost : [:])
    }
}

extension Validator where Self == HostnameValidator {
    /// Wants the name of a host, such as `www.example.com`.
    public static var hostname: HostnameValidator { HostnameValidator() }
}
