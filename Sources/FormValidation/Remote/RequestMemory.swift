import Synchronization

/// The answers during one request: each question is asked once, and whoever asks it before its answer is there waits for that
/// answer.
final class RequestMemory<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private enum Known {
        case asked(waiting: [CheckedContinuation<Answer, Never>])
        case answered(Answer)
    }

    /// The time that is left for the questions of the request.
    let time: RequestTime
    private let known = Mutex<[Question: Known]>([:])

    init(_ time: RequestTime) { self.time = time }

    /// The answer to a question, which is asked unless it was before.
    func answer(
        to question: Question, _ ask: @Sendable () async -> Answer
    ) async -> Answer {
        if begins(question) {
            let answer = await ask()
            for waiting in keep(answer, to: question) { waiting.resume(returning: answer) }
            return answer
        }
        return await withCheckedContinuation { continuation in
            if let answer = wait(for: question, by: continuation) {
                continuation.resume(returning: answer)
            }
        }
    }

    /// Whether a question was not asked before; it counts as asked now.
    private func begins(_ question: Question) -> Bool {
        known.withLock { known in
            guard known[question] == nil else { return false }
            known[question] = .asked(waiting: [])
            return true
        }
    }

    /// - Returns: Who waits for the answer.
    private func keep(
        _ answer: Answer, to question: Question
    ) -> [CheckedContinuation<Answer, Never>] {
        known.withLock { known in
            defer { known[question] = .answered(answer) }
            guard case .asked(let waiting) = known[question] else { return [] }
            return waiting
        }
    }

    /// - Returns: The answer; `nil` if it is not there yet.
    private func wait(
        for question: Question, by continuation: CheckedContinuation<Answer, Never>
    ) -> Answer? {
        known.withLock { known in
            switch known[question] {
            case .answered(let answer): return answer
            case .asked(let waiting):
                known[question] = .asked(waiting: waiting + [continuation])
                return nil
            case nil: return nil
            }
        }
    }
}
