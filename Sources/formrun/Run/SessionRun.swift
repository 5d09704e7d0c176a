import FormCards
import FormModel

/// A run with a person: carries out what a session wants, and hands it what happens at a surface, until it ends.
struct SessionRun {
    private let session: FormSession
    private let work: RunWork
    private(set) var surface: any Surface
    /// Whether another thread writes the answers.
    private var isWriting = false

    /// The delay in seconds after which a surface says that the answers are being written.
    private static let silence = 0.3

    init(_ session: FormSession, at surface: any Surface, work: RunWork = RunWork()) {
        self.session = session
        self.surface = surface
        self.work = work
    }

    /// Asks questions until the session ends.
    mutating func run() -> ExitStatus {
        surface.begin()
        let end = converse()
        surface.end(end)
        return end.map(ExitStatus.init) ?? .success
    }

    /// - Returns: How the session ended; `nil` if the answers were submitted.
    private mutating func converse() -> SessionEnd? {
        var effects = session.start()
        while true {
            if case .end(let end) = effects.last, let unkept = prepare(for: end) {
                effects = session.handle(unkept)
                continue
            }
            var event: SessionEvent?
            while !effects.isEmpty {
                switch effects.removeFirst() {
                case .record(let lines): surface.record(lines)
                case .show: surface.show()
                case .redraw: surface.redraw()
                case .discardInput: surface.discardInput()
                case .suspend: surface.suspend()
                case .save:
                    // The reason is given only once.
                    guard let reason = work.save(session.draft) else { continue }
                    effects = session.handle(.unsaved(reason)) + effects
                case .edit(let text): event = surface.edit(text, with: work)
                case .suggest(let question):
                    guard !surface.take(question, with: work), let question else { continue }
                    event = suggest(question)
                case .perform(let action, let row):
                    event = surface.perform(action, on: row, with: work)
                case .request(let requests): event = answer(requests)
                case .submit(let lines):
                    event = write()
                    // The lines appear only after the answers were written.
                    guard event == nil else { continue }
                    surface.record(lines)
                    return nil
                case .end(let end): return end
                }
            }
            guard let next = event ?? surface.next() else {
                _ = work.end(session, .left)
                return .left
            }
            effects = session.handle(next)
        }
    }

    /// Keeps the draft at the end; returns an event if that failed, so that the session goes on.
    private mutating func prepare(for end: SessionEnd) -> SessionEvent? {
        // While the answers are written, nothing else may read them; the draft is as it was at the review.
        if !isWriting, let unkept = work.end(session, end) { return unkept }
        surface.conceal()
        return nil
    }

    /// Writes the answers; returns an event if they could not be written, or if the person leaves.
    private mutating func write() -> SessionEvent? {
        surface.clear()
        let delivery = Delivery(work.deliver)
        isWriting = true
        var result = delivery.result(within: SessionRun.silence)
        if result == nil {
            surface.beginWaiting()
            repeat {
                if let event = surface.wait() { return event }
                result = delivery.result(within: SystemClock.lookingInterval)
            } while result == nil
            surface.clear()
        }
        isWriting = false
        guard case .failure(let error) = result else { return nil }
        return .unsubmitted(error.description)
    }

    /// Answers requests in sequence, and stops if the person leaves.
    private mutating func answer(_ requests: [RemoteRequest]) -> SessionEvent {
        surface.beginWaiting()
        var outcomes: [RemoteOutcome] = []
        for request in requests {
            let running = work.begin(request)
            defer { running.cancel() }
            while true {
                if let outcome = running.advance(for: SystemClock.lookingInterval) {
                    outcomes.append(outcome)
                    break
                }
                if let event = surface.wait() { return event }
            }
        }
        return .answered(outcomes)
    }

    /// Finds suggestions, and stops if the person leaves.
    private mutating func suggest(_ question: SuggestionQuestion) -> SessionEvent? {
        guard let running = work.suggest(question) else { return nil }
        defer { running.cancel() }
        surface.beginWaiting()
        while true {
            if let found = running.advance(for: SystemClock.lookingInterval) { return found }
            if let event = surface.wait() { return event }
        }
    }
}
