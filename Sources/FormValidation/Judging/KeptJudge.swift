import FormModel
import Synchronization

/// A judge of submissions with the memory of those before, for one task at a time.
///
/// It does not know the validator, which keeps idle ones.
final class KeptJudge: @unchecked Sendable {
    // Whoever has it is the only one: a session, or the one call that took it out of the store.
    private var judge: SubmissionJudge
    private let clock: FormClock

    init(_ judge: SubmissionJudge, clock: FormClock) {
        self.judge = judge
        self.clock = clock
    }

    func validate(_ submission: Submission) -> ValidationReport {
        judge.set(now: clock.now)
        let bytes = judge.judge(submission)
        return judge.report(bytes.span)
    }

    func validate(_ bytes: Span<UInt8>) -> ValidationReport {
        judge.set(now: clock.now)
        _ = judge.judge(bytes)
        return judge.report(bytes)
    }

    func validate(_ bytes: Span<UInt8>, as encoding: PostEncoding) -> ValidationReport {
        judge.set(now: clock.now)
        _ = judge.judge(bytes, as: encoding)
        return judge.report(bytes)
    }

    /// Whether the last submission left so much behind that the memory is not worth keeping.
    var holdsMuch: Bool { judge.holdsMuch }
}

/// The judges of a validator that nobody uses at the moment, so that one submission costs no new memory.
///
/// Each task that validates at the same time takes one out; where there is none, a new one is made.
final class IdleJudges: Sendable {
    private let judges = Mutex<[KeptJudge]>([])

    /// How many are kept at most: more tasks than run at the same time on most machines.
    private static let limit = 32

    func take() -> KeptJudge? { judges.withLock { $0.popLast() } }

    /// Keeps a judge for the next submission.
    ///
    /// - Parameters:
    ///   - judge: The judge.
    ///   - count: How many bytes its last submission had: memory for a large one is not kept.
    func put(_ judge: KeptJudge, after count: Int) {
        guard count <= SubmissionJudge.muchMemory, !judge.holdsMuch else { return }
        judges.withLock {
            if $0.count < IdleJudges.limit { $0.append(judge) }
        }
    }
}
