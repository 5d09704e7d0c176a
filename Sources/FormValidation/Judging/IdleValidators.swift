import FormModel
import Synchronization

/// The locale of the readers to whom a validator speaks; two are the same only if they are one object, which costs no
/// comparison of locales for each submission.
final class Speaker: Sendable {
    let locale: ReaderLocale

    init(_ locale: ReaderLocale) { self.locale = locale }
}

/// A validator of submissions that keeps its memory from one to the next, used by one call at a time.
final class ReusableValidator: @unchecked Sendable {
    // Only one caller has it: a session, or the call that took it from the store.
    private var validator: SubmissionValidator
    private let clock: FormClock
    private(set) var speaker: Speaker

    init(_ validator: SubmissionValidator, for speaker: Speaker, clock: FormClock) {
        self.validator = validator
        self.speaker = speaker
        self.clock = clock
    }

    func validate(
        _ submission: Submission, given: [FieldName: FieldValue], scope: ValidationScope,
        for speaker: Speaker
    ) -> ValidationReport {
        prepare(given, scope, [], speaker)
        validator.removeChoices()
        let bytes = validator.validate(submission)
        return validator.report(bytes.span)
    }

    func validate(
        _ submission: Submission, given: [FieldName: FieldValue], scope: ValidationScope,
        for speaker: Speaker, checks: RemoteChecks, choices: RemoteChoices
    ) async -> ValidationReport {
        prepare(given, scope, checks.names, speaker)
        validator.removeChoices()
        let bytes = validator.validate(submission)
        var asked: Set<ChoiceQuestion> = []
        while let questions = validator.questions(besides: asked) {
            asked.formUnion(questions)
            guard validator.receive(await choices.answers(to: questions)) else { break }
            _ = validator.validate(submission)
        }
        let questions = validator.takeQuestions(bytes.span)
        guard !questions.isEmpty else { return validator.report(bytes.span) }
        let answers = await checks.answers(to: questions)
        _ = validator.resolve(questions) { answers[$0.number] ?? .failed }
        let answered = questions.map { ($0, answers[$0.number] ?? .failed) }
        return validator.report(bytes.span, answered)
    }

    private func prepare(
        _ given: [FieldName: FieldValue], _ scope: ValidationScope, _ checks: Set<String>,
        _ speaker: Speaker
    ) {
        let isOther = speaker !== self.speaker
        self.speaker = speaker
        validator.prepare(
            now: clock.now, given: given, scope: scope, checks: checks,
            locale: isOther ? speaker.locale : nil)
    }

    /// Whether the memory that the last submission needed is too much to be kept.
    var holdsMuch: Bool { Self.holdsMuch(&validator) }

    /// Reads the validator in place, which a direct access would copy with all its references.
    private static func holdsMuch(_ validator: inout SubmissionValidator) -> Bool {
        validator.holdsMuch
    }
}

/// The validators of submissions that no call uses at the moment, so that a submission needs no new memory.
///
/// A call takes one out, and makes a new one where there is none.
final class IdleValidators: Sendable {
    private let validators = Mutex<[ReusableValidator]>([])

    /// How many are kept at most: more than tasks run at the same time on most machines.
    private static let limit = 32

    func take() -> ReusableValidator? { validators.withLock { $0.popLast() } }

    /// Keeps a validator for the next submission.
    ///
    /// - Parameters:
    ///   - validator: The validator.
    ///   - submission: Its last submission: memory for a large one is not kept.
    func put(_ validator: ReusableValidator, after submission: Submission) {
        guard submission.byteCount <= SubmissionValidator.muchMemory, !validator.holdsMuch else {
            return
        }
        validators.withLock {
            if $0.count < IdleValidators.limit { $0.append(validator) }
        }
    }
}

extension Submission {
    /// The number of bytes sent; 0 for values from a program.
    fileprivate var byteCount: Int {
        switch self {
        case .json(let bytes), .urlEncoded(let bytes), .multipart(let bytes, _),
            .adaptive(let bytes):
            bytes.count
        case .values: 0
        }
    }
}
