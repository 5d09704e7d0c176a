import FormCards
import FormModel
import FormValidation

/// A run whose keys come from a script; the screens are printed as text.
struct ScriptRun {
    private let script: SessionScript
    private let session: FormSession
    private let look: SessionLook
    private let work: RunWork
    /// Prints a line.
    private let say: (DisplayText) -> Void
    private var renderer: SessionRenderer

    /// The interval in seconds at which the end of a check is noticed.
    private static let pause = 0.1

    init(
        _ script: SessionScript, session: FormSession, look: SessionLook, work: RunWork,
        say: @escaping (DisplayText) -> Void
    ) {
        self.script = script
        self.session = session
        self.look = look
        self.work = work
        self.say = say
        renderer = look.renderer(columns: 80, rows: 24)
    }

    /// Presses the keys, and prints the record and the screen after each step.
    mutating func run() -> ExitStatus {
        session.resize(renderer.layout)
        if let status = carryOut(session.start()) { return status }
        show()
        for (step, line) in zip(script.steps, script.lines) {
            // A secret is not repeated in the screens, either.
            let isSecret = session.view.question.isSecret && !line.hasPrefix("key ")
            say("# " + DisplayText(isSecret ? DisplayValue.mask : line))
            switch step {
            case .keys(let keys):
                for key in keys {
                    if let status = carryOut(session.handle(.key(key))) { return status }
                }
            case .resize(let columns, let rows):
                renderer = look.renderer(columns: columns, rows: rows)
                session.resize(renderer.layout)
            }
            show()
        }
        _ = work.end(session, .left)
        return .declined
    }

    private func show() {
        // The screens may be kept.
        session.conceal()
        for line in renderer.frame(of: session.view).lines { say(DisplayText(line.text)) }
    }

    private func record(_ lines: [SessionLine]) {
        for line in lines.flatMap({ renderer.lines(of: $0) }) { say(DisplayText(line.text)) }
    }

    /// Carries out effects, and returns the status once the session has ended.
    private func carryOut(_ effects: [SessionEffect]) -> ExitStatus? {
        for effect in effects {
            switch effect {
            case .record(let lines): record(lines)
            case .show, .redraw, .suspend, .discardInput: break
            case .save:
                if let reason = work.save(session.draft) {
                    _ = carryOut(session.handle(.unsaved(reason)))
                }
            case .edit(let text): return carryOut(session.handle(.edited(text)))
            case .check(let questions):
                return carryOut(session.handle(.checked(questions.map(outcome))))
            case .fetch(let questions):
                return carryOut(session.handle(.fetched(questions.map(outcome))))
            case .submit(let lines):
                do throws(SystemError) {
                    try work.deliver()
                    record(lines)
                    return .success
                } catch {
                    return carryOut(session.handle(.unsubmitted(error.description)))
                }
            case .end(let end):
                guard let unkept = work.end(session, end) else { return ExitStatus(end) }
                return carryOut(session.handle(unkept))
            }
        }
        return nil
    }

    private func outcome(_ question: RemoteQuestion) -> CheckOutcome {
        guard let check = work.begin(question) else {
            return CheckOutcome(question: question, answer: .unknown)
        }
        defer { check.cancel() }
        while true {
            if let outcome = check.advance(for: ScriptRun.pause) { return outcome }
        }
    }

    private func outcome(_ question: ChoiceQuestion) -> ChoiceOutcome {
        guard let fetch = work.fetch(question) else { return ChoiceOutcome(question: question) }
        defer { fetch.cancel() }
        while true {
            if let outcome = fetch.advance(for: ScriptRun.pause) { return outcome }
        }
    }
}
