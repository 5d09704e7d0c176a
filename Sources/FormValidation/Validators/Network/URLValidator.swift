public import FormModel

/// Requires an absolute URL with one of the given schemes.
///
/// The rule is "valid URL string" of the WHATWG URL standard, section 4.3, which is stricter than
/// what browsers accept: a scheme; for `http`, `https`, `ws`, `wss` and `ftp`, `//` and a host;
/// then URL code points and percent-encoded bytes. User names and passwords (which hide the target
/// of a link), backslashes and spaces are refused. The host is a name by ``HostnameValidator``, a
/// name outside ASCII that UTS #46 converts to one, or an IP address, in brackets for version 6.
/// For other schemes only the characters are checked.
struct URLValidator: Validator {
    var name: String { "url" }

    /// The accepted schemes, in the given order, without a colon.
    let schemes: [String]

    private let schemeBytes: [[UInt8]]

    /// Makes the validator; schemes are compared case-insensitively.
    init(schemes: [String] = ["http", "https"]) {
        self.schemes = schemes
        schemeBytes = schemes.map { $0.utf8.map(URLScan.lowercased) }
    }

    /// The finding parameters: `schemes`.
    var parameters: IssueParameters { ["schemes": .list(schemes)] }

    /// The issue codes: `url` with a `reason`: `scheme`, `host`, `port`, `credentials` or
    /// `character`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.url: ["reason"]], entry: .leftToRight)
    }

    /// Reports a field whose type is not text, and malformed schemes.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
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

    /// Adds a finding `url` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
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

extension URLValidator {
    /// The keyword `format`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            ["format": "uri"], notExpressed: "a web address of: \(schemes.joined(separator: ", "))")
    }
}

extension URLValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "url", usage: #"{ "url": { "schemes": ["https"] } }"#,
            summary:
                "An absolute URL: a valid URL string of the WHATWG URL standard, with a host outside ASCII valid by UTS #46; the scheme is `http` or `https` unless `schemes` lists others. (`schemes`)",
            takesMain: true
        ) { arguments in
            URLValidator(
                schemes: arguments.oneOrMoreTexts("schemes", isMain: true) ?? ["http", "https"])
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an absolute URL with one of the given schemes.
    public static func url(schemes: [String] = ["http", "https"]) -> AnyValidator {
        AnyValidator(URLValidator(schemes: schemes))
    }
}
