public import FormModel

/// Wants an absolute URL of one of the schemes allowed.
///
/// It is a "valid URL string" of the WHATWG URL standard, section 4.3, not merely one that browsers
/// mend: a scheme and, for `http`, `https`, `ws`, `wss` and `ftp`, `//` and a host; then URL code
/// points and percent-encoded bytes. So there is no user name or password (which hides where a link
/// leads), no backslash and no space. The host is a name as ``HostnameValidator`` takes it, or one beyond
/// ASCII that UTS #46 makes such a name of, or an IP address, one of version 6 in brackets. Of other
/// schemes only the characters are looked at.
public struct URLValidator: Validator {
    /// `url`.
    public var name: String { "url" }

    /// The schemes allowed, in the order given, without a colon.
    public let schemes: [String]

    private let schemeBytes: [[UInt8]]

    /// Makes the validator; schemes are compared without regard to case.
    public init(schemes: [String] = ["http", "https"]) {
        self.schemes = schemes
        schemeBytes = schemes.map { $0.utf8.map(URLScan.lowercased) }
    }

    /// `schemes`.
    public var parameters: IssueParameters { ["schemes": .list(schemes)] }

    /// `url`, with the `reason`: `scheme`, `host`, `port`, `credentials` or `character`.
    public var codes: [IssueCode: [String]] { [.url: ["reason"]] }

    /// Values that are no text, and schemes that no URL can have.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        let areSchemes = schemeBytes.allSatisfy {
            !$0.isEmpty && URLScan.schemeEnd($0.span) == $0.count
        }
        if schemes.isEmpty || !areSchemes {
            problems.append(
                DefinitionProblem(
                    .badParameter,
                    parameters: [
                        "owner": .text(name), "key": .text("schemes"),
                        "expected": .text("a scheme such as \"https\", or a list of them"),
                    ]))
        }
        return problems
    }

    /// Adds `url`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let reason = refusal(of: value.text) else { return }
        findings.add(.url, parameters: ["reason": .text(reason.rawValue)])
    }

    private func refusal(of text: Span<UInt8>) -> URLScan.Reason? {
        let end = URLScan.schemeEnd(text)
        guard end < text.count, text[end] == UInt8(ascii: ":") else { return .scheme }
        let scheme = text.extracting(first: end)
        for candidate in schemeBytes where URLScan.isSame(scheme, asLowercase: candidate.span) {
            let rest = text.extracting(droppingFirst: end + 1)
            return URLScan.hasHost(candidate.span)
                ? URLScan.refusal(ofSite: rest) : URLScan.refusal(ofRest: rest)
        }
        return .scheme
    }
}

extension Validator where Self == URLValidator {
    /// Wants an absolute URL of one of the schemes allowed.
    public static func url(schemes: [String] = ["http", "https"]) -> URLValidator {
        URLValidator(schemes: schemes)
    }
}
