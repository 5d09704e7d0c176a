import FormModel

/// Judges one submission after the other on memory that it keeps.
///
/// A server keeps one for each connection or worker, where it judges many submissions; the verdicts are those of
/// ``FormValidator/validate(_:)``. It belongs to one task at a time.
///
/// ```swift
/// let session = validator.makeSession()
/// for body in bodies where !session.validate(.json(body)).isValid { refused += 1 }
/// ```
public final class ValidationSession {
    private let judge: KeptJudge

    init(_ judge: KeptJudge) {
        self.judge = judge
    }

    /// Judges a submission: all that is wrong with it, and the values that it holds.
    ///
    /// What the form leaves to asynchronous checks is refused with `remoteUnknown`, as by
    /// ``FormValidator/validate(_:)``.
    ///
    /// - Complexity: O(*n*).
    public func validate(_ submission: Submission) -> ValidationReport {
        judge.validate(submission)
    }

    /// Judges a JSON object where it lies, without copying it.
    ///
    /// - Complexity: O(*n*).
    public func validate(contentsOf bytes: Span<UInt8>) -> ValidationReport {
        judge.validate(bytes)
    }

    /// Judges a form post, `application/x-www-form-urlencoded`, where it lies; see
    /// ``FormValidator/validate(urlEncoded:)``.
    ///
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func validate(urlEncoded bytes: Span<UInt8>) -> ValidationReport {
        judge.validate(bytes, as: .urlEncoded)
    }

    /// Judges a form post, `multipart/form-data`, where it lies; see
    /// ``FormValidator/validate(multipart:boundary:)``.
    ///
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    public func validate(multipart bytes: Span<UInt8>, boundary: String) -> ValidationReport {
        judge.validate(bytes, as: .multipart(boundary: Array(boundary.utf8)))
    }
}

/// It belongs to the task that validates.
@available(*, unavailable)
extension ValidationSession: Sendable {}

extension FormValidator {
    /// Makes a session for whoever judges many submissions one after the other.
    ///
    /// It is a little faster than ``validate(_:)``, which takes memory that is idle and gives it back each time.
    public func makeSession() -> ValidationSession { ValidationSession(makeKeptJudge()) }
}
