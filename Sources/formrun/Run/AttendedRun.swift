import FormCards
import FormModel
import FormValidation

/// A run with a person at the terminal: drives a session, and draws its view.
struct AttendedRun {
    private let terminal: any Terminal
    private let timeout: Double?
    private let session: FormSession
    private let look: SessionLook
    private var painter: FramePainter
    private var renderer: SessionRenderer
    private var cache = SessionFrameCache()
    private let work: RunWork
    /// The keys that the session got, for a script; `nil` for each that typed a secret.
    private(set) var keys: [Key?] = []
    private var lastKey: Key?
    /// The keys that were typed during a check.
    private var typedAhead: [TerminalEvent] = []
    /// Whether another thread writes the answers.
    private var isWriting = false

    /// The number of changes of the view since the last frame.
    private var unseen = 0

    /// The largest number of changes that are drawn together, so that keys that never end have an effect on the screen.
    private static let mostUnseen = 500

    /// The number of pauses in checks so far.
    private var pauses = 0

    /// The interval in seconds at which keys are read during a check or the writing.
    private static let pause = 0.02

    /// The delay in seconds after which a message says that the answers are being written.
    private static let silence = 0.3

    init(
        terminal: any Terminal, session: FormSession, look: SessionLook, timeout: Double? = nil,
        work: RunWork = RunWork()
    ) {
        self.work = work
        self.terminal = terminal
        self.session = session
        self.timeout = timeout
        self.look = look
        painter = FramePainter(terminal: terminal, ansi: look.style.ansi)
        renderer = look.renderer(columns: terminal.columns, rows: terminal.rows)
    }

    /// Asks questions until the session ends.
    mutating func run() -> ExitStatus {
        terminal.enter()
        session.resize(renderer.layout)
        let (status, isInterrupted) = converse()
        terminal.leave()
        if isInterrupted { terminal.interruptOthers() }
        return status
    }

    /// Carries out effects and returns events until the session ends; with Ctrl-C, the second result is true.
    private mutating func converse() -> (ExitStatus, Bool) {
        var effects = session.start()
        while true {
            var event: SessionEvent?
            if case .end(let end) = effects.last {
                // While the answers are written, nothing else may read them; the draft is as it was at the review.
                if !isWriting, let unkept = work.end(session, end) {
                    effects = session.handle(unkept)
                    continue
                }
                conceal()
            }
            for effect in effects {
                switch effect {
                case .record(let lines):
                    painter.say(lines.flatMap { renderer.lines(of: $0) })
                case .show: unseen += 1
                case .redraw:
                    painter.invalidate()
                    draw()
                case .save:
                    if let reason = work.save(session.draft) { event = .unsaved(reason) }
                case .discardInput:
                    terminal.discardInput()
                    typedAhead.removeAll()
                case .suspend: suspend()
                case .edit(let text): event = editElsewhere(text)
                case .check(let questions): event = check(questions)
                case .fetch(let questions): event = fetch(questions)
                case .submit(let lines):
                    // The answers may go to the same screen, where a question must not be in their row.
                    painter.clear()
                    event = write()
                    // The lines appear only after the answers were written.
                    guard event == nil else { continue }
                    painter.say(lines.flatMap { renderer.lines(of: $0) })
                    painter.clear()
                    return (.success, false)
                case .end(let end):
                    painter.abandon()
                    return (ExitStatus(end), end == .interrupted)
                }
            }
            effects = session.handle(event ?? nextEvent())
        }
    }

    // MARK: Events

    private mutating func nextEvent() -> SessionEvent {
        while true {
            // Keys that arrive together, such as those of a program, are drawn once.
            let isNext = !typedAhead.isEmpty || terminal.hasEvent
            if !isNext || unseen >= AttendedRun.mostUnseen { refresh() }
            let event =
                typedAhead.isEmpty
                ? terminal.nextEvent(timeout: timeout) : typedAhead.removeFirst()
            if case .key(let key) = event {
                note(key)
                return .key(key)
            }
            if let end = react(to: event) { return end }
        }
    }

    private mutating func note(_ key: Key) {
        // After Ctrl-V, any key may be a part of a secret.
        let isKnown =
            !session.view.question.isSecret || key.leavesLine && lastKey != .control("v")
        keys.append(isKnown ? key : nil)
        lastKey = key
    }

    /// Draws the view again if the screen changed; returns an event if the session must end.
    private mutating func react(to event: TerminalEvent) -> SessionEvent? {
        switch event {
        case .ended(let signal): return .ended(signal: signal)
        case .hungUp: return .hungUp
        case .timedOut: return .timedOut
        case .stopped(let signal):
            conceal()
            terminal.suspend(by: signal)
            painter.forget()
        case .resumed: painter.forget()
        case .resized:
            renderer = look.renderer(columns: terminal.columns, rows: terminal.rows)
            cache = SessionFrameCache()
            session.resize(renderer.layout)
            painter.invalidate()
        case .key: break
        }
        draw()
        return nil
    }

    private mutating func suspend() {
        conceal()
        painter.abandon()
        terminal.suspend(by: nil)
        draw()
    }

    /// Draws the last frame, without a secret that is shown, because the frame remains on the screen for other programs.
    private mutating func conceal() {
        if session.conceal() { unseen += 1 }
        refresh()
    }

    /// Draws the view if it changed since the last frame.
    private mutating func refresh() {
        if unseen > 0 { draw() }
    }

    private mutating func draw() {
        unseen = 0
        painter.draw(renderer.frame(of: session.view, remembering: &cache))
    }

    private mutating func editElsewhere(_ text: String) -> SessionEvent {
        painter.clear()
        let (edited, signal) = work.edit(text, at: terminal)
        guard let signal else { return .edited(edited) }
        // What the editor saved until then is kept with the draft.
        if let edited { _ = session.handle(.edited(edited)) }
        return .ended(signal: signal)
    }

    // MARK: Waiting

    /// Writes the answers; returns an event if they could not be written, or if the person leaves.
    private mutating func write() -> SessionEvent? {
        let delivery = Delivery(work.deliver)
        isWriting = true
        var result = delivery.result(within: AttendedRun.silence)
        if result == nil {
            draw()
            repeat {
                if let event = eventWhileWaiting() { return event }
                result = delivery.result(within: AttendedRun.pause)
            } while result == nil
            painter.clear()
        }
        isWriting = false
        guard case .failure(let error) = result else { return nil }
        return .unsubmitted(error.description)
    }

    /// Runs checks in sequence, and stops if the person leaves.
    private mutating func check(_ questions: [RemoteQuestion]) -> SessionEvent {
        draw()
        var outcomes: [CheckOutcome] = []
        for question in questions {
            guard let check = work.begin(question) else {
                outcomes.append(CheckOutcome(question: question, answer: .unknown))
                continue
            }
            defer { check.cancel() }
            var outcome = check.advance(for: AttendedRun.pause)
            while outcome == nil {
                if let event = eventWhileWaiting() { return event }
                tick()
                outcome = check.advance(for: AttendedRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .checked(outcomes)
    }

    /// Fetches choices in sequence, and stops if the person leaves.
    private mutating func fetch(_ questions: [ChoiceQuestion]) -> SessionEvent {
        draw()
        var outcomes: [ChoiceOutcome] = []
        for question in questions {
            guard let fetch = work.fetch(question) else {
                outcomes.append(ChoiceOutcome(question: question))
                continue
            }
            defer { fetch.cancel() }
            var outcome = fetch.advance(for: AttendedRun.pause)
            while outcome == nil {
                if let event = eventWhileWaiting() { return event }
                tick()
                outcome = fetch.advance(for: AttendedRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .fetched(outcomes)
    }

    /// Turns the sign that something is under way, ten times a second.
    private mutating func tick() {
        pauses += 1
        guard pauses.isMultiple(of: 5), !session.handle(.tick).isEmpty else { return }
        draw()
    }

    /// Reads all events so far: keys are kept for the next question, but Ctrl-C has an immediate effect.
    private mutating func eventWhileWaiting() -> SessionEvent? {
        while true {
            let event = terminal.nextEvent(timeout: 0)
            switch event {
            case .timedOut: return nil
            case .key(.interrupt): return .interrupted
            case .key(.suspend): suspend()
            case .key: typedAhead.append(event)
            case .resized, .stopped, .resumed, .ended, .hungUp:
                if let end = react(to: event) { return end }
            }
        }
    }
}

extension Key {
    /// Whether the key accepts or leaves a line, and is no part of its text.
    fileprivate var leavesLine: Bool {
        switch self {
        case .enter, .tab, .backTab, .up, .down, .pageUp, .pageDown, .escape, .interrupt: true
        default: false
        }
    }
}
