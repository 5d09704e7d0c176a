public import FormModel

/// Requires an IP address, of either version or of the given one.
///
/// Version 4 is four decimal numbers without leading zeros (RFC 6943, section 3.1.1); version 6 has
/// the forms of RFC 4291, section 2.2, in either case, shortened or not. Zones (`%eth0`) and
/// brackets are refused.
struct IPValidator: Validator {
    var name: String { "ip" }

    /// The version of IP: 4, 6, or `nil` for both.
    let version: Int?

    init(version: Int? = nil) {
        self.version = version
    }

    /// The finding parameters: `version`, if given.
    var parameters: IssueParameters { version.map { ["version": .integer($0)] } ?? [:] }

    /// The issue codes: `ip`, with the `reason` `version4` or `version6` if a version is
    /// given.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.ip: version == nil ? [] : ["reason"]], entry: .leftToRight)
    }

    /// Reports a field whose type is not text, and an unknown version.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(ofVersion: version)
    }

    /// Adds a finding `ip` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if version != 6, IPAddress.version4(value.text) != nil { return }
        if version != 4, IPAddress.version6(value.text) != nil { return }
        findings.add(.ip, parameters: version.map { ["reason": .text("version\($0)")] } ?? [:])
    }
}

extension IPValidator {
    static let version4 =
        #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$"#

    /// The keyword `format`, with a pattern for version 4.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        switch version {
        case 4: .pattern(IPValidator.version4, format: "ipv4")
        case 6: SchemaFragment(["format": "ipv6"], notExpressed: "an IPv6 address")
        default: SchemaFragment(notExpressed: "an IP address")
        }
    }
}

extension IPValidator: DirectlyMovable {
    /// A version of IP; `nil` for another number, which is no requirement.
    static func known(_ version: Int?) -> Int? {
        version.flatMap { $0 == 4 || $0 == 6 ? $0 : nil }
    }

    static var movableParameters: [String] { ["version"] }

    func moved(by values: borrowing MovedParameters) -> IPValidator? {
        IPValidator(version: IPValidator.known(values.integer(0, or: version)))
    }
}

extension IPValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "ip", usage: #"{ "ip": { "version": 6 } }"#,
            summary:
                "An IP address, of version 4 (RFC 6943: no leading zeros), 6 (RFC 4291) or either. (`version`)",
            takesMain: true
        ) { arguments in
            IPValidator(version: arguments.integer("version", isMain: true))
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an IP address, of either version or of the given one.
    public static func ip(version: Int? = nil) -> AnyValidator {
        AnyValidator(IPValidator(version: version))
    }
}
