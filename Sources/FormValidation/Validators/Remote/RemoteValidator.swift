public import FormModel

/// Leaves the verdict to an asynchronous check that the embedder registers by name: ``RemoteChecks``.
///
/// The check is asked only about a value in which nothing else is wrong. Where nobody makes it, the value is
/// refused with `remoteUnknown`.
public struct RemoteValidator: Validator {
    /// `remote`.
    public var name: String { "remote" }

    /// The name of the check: as that of a field, letters, digits and `_`.
    public let check: String

    /// Makes the validator; a name that is none is a problem of the form's definition.
    public init(_ check: String) {
        self.check = check
    }

    /// The name of the check, as `check`.
    public var parameters: IssueParameters { ["check": .text(check)] }

    /// `remote`, with the `message` of the check where it gives one, and what else may become of a check.
    public var codes: [IssueCode: [String]] {
        [.remote: ["message"], .remoteUnknown: [], .remoteTimeout: [], .remoteFailed: []]
    }

    /// The one check.
    public var remoteChecks: [String] { [check] }

    /// A name that is none.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard FieldName(check) == nil else { return [] }
        return [badParameter("check", "a name of letters, digits and _, such as \"nameIsFree\"")]
    }

    /// Leaves the verdict to the check.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        findings.add(check: check)
    }
}

extension Validator where Self == RemoteValidator {
    /// Leaves the verdict to the asynchronous check of that name.
    public static func remote(_ check: String) -> RemoteValidator { RemoteValidator(check) }
}
