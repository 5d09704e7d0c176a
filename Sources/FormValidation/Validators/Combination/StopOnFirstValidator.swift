public import FormModel

/// Ends the judging of the list that it stands in with the first error, wherever in the list it stands.
///
/// It judges nothing itself; a warning does not end the judging.
public struct StopOnFirstValidator: Validator {
    /// `stopOnFirst`.
    public var name: String { "stopOnFirst" }

    /// Makes the validator.
    public init() {}

    /// It judges nothing.
    public var judgesValues: Bool { false }

    /// It does.
    public var stopsOnFirst: Bool { true }

    /// Adds nothing.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

extension Validator where Self == StopOnFirstValidator {
    /// Ends the judging of the list that it stands in with the first error.
    public static var stopOnFirst: StopOnFirstValidator { StopOnFirstValidator() }
}
