public import FormModel

/// Validates submissions of one form, and hands out what they accept as a type of the program.
///
/// ```swift
/// struct Account: Decodable, Sendable {
///     enum Plan: String, Decodable { case free, team }
///     let email: String, birthday: CalendarDate, plan: Plan, seats: Int?
/// }
/// let signUp = try TypedValidator(FormValidator(form), as: Account.self)
/// switch try signUp.validate(.json(body)) {
/// case .accepted(let account, _): return store(account)
/// case .refused(let report): return signUp.validator.json(of: report)
/// }
/// ```
///
/// ``ValidationReport/decode(_:)`` says how a type decodes answers.
public struct TypedValidator<Value: Decodable & Sendable>: Sendable {
    /// What a submission has become.
    public enum Outcome: Sendable {
        /// The answers, with the warnings about them.
        case accepted(Value, warnings: [FormIssue])
        /// The report, which has errors.
        case refused(ValidationReport)
    }

    /// The validator.
    public let validator: FormValidator

    /// Makes a validator, once it has found out that the type can decode what the form accepts.
    ///
    /// The type decodes samples of answers. Each field that may be without an answer is once present and once absent: one
    /// that is not required, has a condition, or is in a section or on a page with one. Each choice and each allowed text
    /// occurs once, and numbers are the least and the largest that the form accepts. So a form without a bound for an `Int8`
    /// does not fit it, and one without a limit of decimals does not fit a `Double`.
    ///
    /// Texts are examples, such as an address and a UUID, of which a type of the program must take one. The error of its own
    /// `init(from:)` is reported if it takes none; then give a sample that it takes. Where nothing can stand for an answer that
    /// does not fit, the misfits after it are found once it does.
    ///
    /// - Parameters:
    ///   - validator: The validator; its scope is that of every call.
    ///   - type: The type.
    ///   - samples: Answers that the form accepts, for fields whose texts have a form that only the type knows.
    /// - Throws: All that does not fit.
    /// - Complexity: O(*n* × *m*) for *n* fields of which *m*, at most 200, may be without an answer, and O(*n*) for each
    ///   choice of the field that has the most.
    public init(
        _ validator: FormValidator, as type: Value.Type = Value.self,
        samples: [FieldName: FieldValue] = [:]
    ) throws(FormTypeError) {
        let check = AnswerCheck(
            type, validator.form, scope: validator.scope, samples: samples)
        check.run()
        guard check.misfits.isEmpty else { throw FormTypeError(misfits: check.misfits) }
        self.validator = validator
    }

    /// Validates a submission, as ``FormValidator/validate(_:given:scope:)`` does.
    ///
    /// - Throws: Only what the type's own `init(from:)` throws for accepted answers, or an answer of a kind that the samples of
    ///   the check did not have.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil
    ) throws(FormDecodingError) -> Outcome {
        try outcome(validator.validate(submission, given: given))
    }

    /// Validates a submission and runs asynchronous checks, as ``FormValidator/validate(_:given:scope:checks:choices:)`` does.
    ///
    /// - Throws: As ``validate(_:given:)`` does.
    public func validate(
        _ submission: Submission, given: [FieldName: FieldValue]? = nil, checks: RemoteChecks,
        choices: RemoteChoices = RemoteChoices()
    ) async throws(FormDecodingError) -> Outcome {
        try outcome(
            await validator.validate(submission, given: given, checks: checks, choices: choices))
    }

    private func outcome(_ report: ValidationReport) throws(FormDecodingError) -> Outcome {
        guard report.isValid else { return .refused(report) }
        // A valid report has no other issues than warnings.
        return .accepted(try report.decode(Value.self), warnings: report.issues)
    }
}
