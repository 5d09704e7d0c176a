public import FormModel

/// Validates one submission after the other and keeps its memory.
///
/// A server keeps one for each connection or worker where it validates many submissions; the reports are those of
/// ``FormValidator/validate(_:given:scope:)``. One task at a time may use it.
///
/// ```swift
/// let session = validator.makeSession()
/// for body in bodies where !session.validate(.json(body)).isValid { refused += 1 }
/// ```
public final class ValidationSession {
    private let validator: ReusableValidator
    private let scope: ValidationScope
    private let given: [FieldName: FieldValue]

    init(
        _ validator: ReusableValidator, scope: ValidationScope, given: [FieldName: FieldValue]
    ) {
        self.validator = validator
        self.given = given
        self.scope = scope
    }

    /// Validates a submission, as ``FormValidator/validate(_:given:scope:)`` does.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil,
        scope: ValidationScope? = nil
    ) -> ValidationReport {
        validator.validate(
            submission, given: given ?? self.given, scope: scope ?? self.scope,
            for: validator.speaker)
    }

    /// Validates a submission and runs asynchronous checks, as ``FormValidator/validate(_:given:scope:checks:choices:)`` does.
    ///
    /// It runs on the actor that uses the session.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil,
        scope: ValidationScope? = nil, checks: RemoteChecks,
        choices: RemoteChoices = RemoteChoices(),
        isolation actor: isolated (any Actor)? = #isolation
    ) async -> ValidationReport {
        await validator.validate(
            submission, given: given ?? self.given, scope: scope ?? self.scope,
            for: validator.speaker, checks: checks, choices: choices)
    }
}

/// It belongs to the task that validates.
@available(*, unavailable)
extension ValidationSession: Sendable {}

extension FormValidator {
    /// Makes a session for a caller that validates many submissions one after the other.
    ///
    /// It is a little faster than ``validate(_:given:scope:)``, which takes idle memory and gives it back each time.
    public func makeSession() -> ValidationSession {
        ValidationSession(makeReusableValidator(), scope: scope, given: given)
    }
}
