public import FormModel

/// Wants an IP address, of either version or of one.
///
/// Version 4 is four decimal numbers without leading zeros (RFC 6943, section 3.1.1), version 6 has the
/// forms of RFC 4291, section 2.2, in either case and shortened or not. There are no zones (`%eth0`)
/// and no brackets.
public struct IPValidator: Validator {
    /// `ip`.
    public var name: String { "ip" }

    /// 4, 6, or `nil` for both.
    public let version: Int?

    /// Makes the validator.
    public init(version: Int? = nil) {
        self.version = version
    }

    /// `version`, where it is given.
    public var parameters: IssueParameters { version.map { ["version": .integer($0)] } ?? [:] }

    /// `ip`, with the `reason` `version4` or `version6` where the version is given.
    public var codes: [IssueCode: [String]] { [.ip: version == nil ? [] : ["reason"]] }

    /// Values that are no text, and versions that there are not.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(version: version, in: context)
    }

    /// Adds `ip`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if version != 6, IPAddress.version4(value.text) != nil { return }
        if version != 4, IPAddress.version6(value.text) != nil { return }
        findings.add(.ip, parameters: version.map { ["reason": .text("version\($0)")] } ?? [:])
    }
}

extension Validator where Self == IPValidator {
    /// Wants an IP address, of either version or of one.
    public static func ip(version: Int? = nil) -> IPValidator { IPValidator(version: version) }
}
