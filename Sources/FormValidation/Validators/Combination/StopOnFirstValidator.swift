public import FormModel

/// Ends validation of the list of validators that contains this marker at the first error,
/// regardless of the marker's position.
///
/// A warning does not end the validation.
public struct StopOnFirstValidator: Validator {
    /// The name `stopOnFirst`.
    public var name: String { "stopOnFirst" }

    /// Makes the validator.
    public init() {}

    /// `false`: this is a marker, not a test.
    public var judgesValues: Bool { false }

    /// `true`: this is the marker.
    public var stopsOnFirst: Bool { true }

    /// Adds no finding: the marker is applied by the list of validators that contains it.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

extension Validator where Self == StopOnFirstValidator {
    /// Ends validation of the list of validators that contains this marker at the first error.
    public static var stopOnFirst: StopOnFirstValidator { StopOnFirstValidator() }
}
