public import FormModel

/// Requires a range of IP addresses in CIDR notation, such as `192.0.2.0/24`.
///
/// The notation is that of RFC 4632, section 3.1, and RFC 4291, section 2.3, with the addresses of
/// ``IPValidator`` and no leading zero in the prefix length. Bits after the prefix, as in
/// `192.0.2.77/24`, are usually a mistake, so they are refused unless `hostBits` is `true`.
struct CIDRValidator: Validator {
    var name: String { "cidr" }

    /// The version of IP: 4, 6, or `nil` for both.
    let version: Int?

    /// Whether bits after the prefix may be set.
    let hostBits: Bool

    init(version: Int?, hostBits: Bool) {
        self.version = version
        self.hostBits = hostBits
    }

    /// The finding parameters: `version`, if given.
    var parameters: IssueParameters { version.map { ["version": .integer($0)] } ?? [:] }

    /// The issue codes: `cidr` with a `reason`: `prefix` (with its `max`), `hostBits`, or
    /// `version4` or `version6` if a version is given.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.cidr: ["reason", "max"]], entry: .leftToRight)
    }

    /// Reports a field whose type is not text, and an unknown version.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(ofVersion: version)
    }

    /// Adds a finding `cidr` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        var slash = 0
        while slash < text.count, text[slash] != UInt8(ascii: "/") { slash += 1 }
        let address = text.extracting(first: slash)
        let bits: UInt128
        let width: Int
        if version != 6, let number = IPAddress.version4(address) {
            (bits, width) = (UInt128(number) << 96, 32)
        } else if version != 4, let number = IPAddress.version6(address) {
            (bits, width) = (number, 128)
        } else {
            let reason = version.map { "version\($0)" }
            findings.add(.cidr, parameters: reason.map { ["reason": .text($0)] } ?? [:])
            return
        }
        guard slash < text.count,
            let prefix = text.extracting(droppingFirst: slash + 1).plainNumber(upTo: width)
        else {
            findings.add(
                .cidr, parameters: ["reason": .text("prefix"), "max": .integer(width)])
            return
        }
        if !hostBits, bits << prefix != 0 {
            findings.add(.cidr, parameters: ["reason": .text("hostBits")])
        }
    }
}

extension CIDRValidator: DirectlyMovable {
    static var movableParameters: [String] { ["version"] }

    func moved(by values: borrowing MovedParameters) -> CIDRValidator? {
        CIDRValidator(
            version: IPValidator.known(values.integer(0, or: version)), hostBits: hostBits)
    }
}

extension CIDRValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "cidr", usage: #"{ "cidr": { "version": 4 } }"#,
            summary:
                "A range of IP addresses: RFC 4632 and RFC 4291; bits after the prefix must be zero unless `hostBits` is true. (`version`, `hostBits`)",
            takesMain: true
        ) { arguments in
            CIDRValidator(
                version: arguments.integer("version", isMain: true),
                hostBits: arguments.flag("hostBits") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a range of IP addresses in CIDR notation.
    public static func cidr(version: Int? = nil, hostBits: Bool = false) -> AnyValidator {
        AnyValidator(CIDRValidator(version: version, hostBits: hostBits))
    }
}
