import FormCards
import FormModel
import FormValidation

/// A run with a person at a terminal that shows plain lines only: each question is said in words, each answer is a line.
///
/// It drives the same session as ``AttendedRun``, so the same decisions lead to the same answers.
struct PlainRun {
    private let terminal: any Terminal
    private let timeout: Double?
    private let session: FormSession
    private let transcript: SessionTranscript
    private let work: RunWork
    /// The question that was said last.
    private var said: DisplayText?
    private var typedAhead: [TerminalLine] = []
    /// The lines as keys, for a script; `nil` for a secret.
    private(set) var keys: [Key?] = []

    /// The interval in seconds at which signals are noticed during a check.
    private static let pause = 0.02

    init(
        terminal: any Terminal, session: FormSession, look: SessionLook, timeout: Double?,
        work: RunWork
    ) {
        self.terminal = terminal
        self.session = session
        self.timeout = timeout
        self.work = work
        transcript = SessionTranscript(catalog: look.catalog, glyphs: look.style.glyphs)
    }

    /// Asks questions until the session ends.
    mutating func run() -> ExitStatus {
        terminal.enterPlain()
        defer { terminal.leave() }
        var effects = session.start()
        while true {
            var event: SessionEvent?
            for effect in effects {
                switch effect {
                case .record(let lines): say(lines)
                // A question is said when it is answered.
                case .show, .redraw, .suspend: break
                case .edit(let text): event = editElsewhere(text)
                case .save:
                    if let reason = work.save(session.draft) { event = .unsaved(reason) }
                case .discardInput:
                    terminal.discardInput()
                    typedAhead.removeAll()
                case .check(let questions): event = check(questions)
                case .fetch(let questions): event = fetch(questions)
                case .submit(let lines):
                    do throws(SystemError) {
                        try work.deliver()
                        say(lines)
                        return .success
                    } catch {
                        event = .unsubmitted(error.description)
                    }
                case .end(let end):
                    guard let unkept = work.end(session, end) else { return ExitStatus(end) }
                    event = unkept
                }
            }
            effects = session.handle(event ?? answer())
        }
    }

    private func say(_ lines: [SessionLine]) {
        write(lines.flatMap { transcript.lines(of: $0) })
    }

    private func write(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        terminal.write(lines.map { $0 + "\n" }.joined())
    }

    // MARK: Answers

    private mutating func answer() -> SessionEvent {
        let view = session.view
        let question = view.question
        let name = DisplayText(
            "\(question.kind) \(question.path?.description ?? "") \(question.label) \(question.isConfirmation)"
        )
        write(
            said == name && question.kind != .review
                ? transcript.refusal(view) : transcript.question(view))
        said = name
        let first: String
        switch read(isHidden: question.isSecret) {
        case .success(let line): first = line
        case .failure(let end): return end.event
        }
        guard case .area(let area) = question.editor, !first.isEmpty, !first.hasPrefix(":") else {
            // The terminal cannot edit what was answered before; an empty line keeps it.
            return .line(first.isEmpty ? question.prefill : first)
        }
        var lines = [first]
        let last = area.endsByEmptyLine ? "" : "."
        while true {
            switch read(isHidden: false) {
            case .success(let line):
                if line == last {
                    // A replay has no full stop that ends the text.
                    if !last.isEmpty { keys = keys.dropLast(3) + [.press(.enter, .alt)] }
                    return .line(lines.joined(separator: "\n"), hasPaste: true)
                }
                lines.append(line)
                // What was typed until then is kept with the draft.
                _ = session.handle(.edited(lines.joined(separator: "\n") + "\n"))
                _ = work.save(session.draft)
            case .failure(let end): return end.event
            }
        }
    }

    /// Lets the person edit a text in a program; what they save is the answer.
    private func editElsewhere(_ text: String) -> SessionEvent {
        let (edited, signal) = work.edit(text, at: terminal)
        if let signal { return .ended(signal: signal) }
        guard let edited else { return .edited(nil) }
        return .line(edited.hasSuffix("\n") ? String(edited.dropLast()) : edited, hasPaste: true)
    }

    private struct Ending: Error {
        let event: SessionEvent
    }

    private mutating func read(isHidden: Bool) -> Result<String, Ending> {
        terminal.write("> ")
        let next =
            typedAhead.isEmpty
            ? terminal.nextLine(isHidden: isHidden, timeout: timeout) : typedAhead.removeFirst()
        switch next {
        case .line(let line):
            keys += isHidden ? [nil] : line.map { .text(String($0)) }
            keys.append(.enter)
            return .success(line)
        case .endOfInput:
            terminal.write("\n")
            return .failure(Ending(event: .endOfInput))
        case .ended(let signal):
            terminal.write("\n")
            return .failure(Ending(event: .ended(signal: signal)))
        case .hungUp: return .failure(Ending(event: .hungUp))
        case .timedOut:
            terminal.write("\n")
            return .failure(Ending(event: .timedOut))
        }
    }

    // MARK: Waiting

    private mutating func check(_ questions: [RemoteQuestion]) -> SessionEvent {
        var outcomes: [CheckOutcome] = []
        for question in questions {
            guard let check = work.begin(question) else {
                outcomes.append(CheckOutcome(question: question, answer: .unknown))
                continue
            }
            defer { check.cancel() }
            var pauses = 0
            var outcome = check.advance(for: PlainRun.pause)
            while outcome == nil {
                if let event = endWhileWaiting() { return event }
                sayWaiting(&pauses)
                outcome = check.advance(for: PlainRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .checked(outcomes)
    }

    private mutating func fetch(_ questions: [ChoiceQuestion]) -> SessionEvent {
        var outcomes: [ChoiceOutcome] = []
        for question in questions {
            guard let fetch = work.fetch(question) else {
                outcomes.append(ChoiceOutcome(question: question))
                continue
            }
            defer { fetch.cancel() }
            var pauses = 0
            var outcome = fetch.advance(for: PlainRun.pause)
            while outcome == nil {
                if let event = endWhileWaiting() { return event }
                sayWaiting(&pauses)
                outcome = fetch.advance(for: PlainRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .fetched(outcomes)
    }

    /// Says once what is under way, if it takes a while.
    private func sayWaiting(_ pauses: inout Int) {
        pauses += 1
        if pauses == 15 { write(transcript.waiting(session.view)) }
    }

    /// Keeps the lines that are typed during a check, and returns an event if the session must end.
    private mutating func endWhileWaiting() -> SessionEvent? {
        while true {
            let next = terminal.nextLine(isHidden: session.view.question.isSecret, timeout: 0)
            switch next {
            case .timedOut: return nil
            case .ended(let signal): return .ended(signal: signal)
            case .hungUp: return .hungUp
            case .line, .endOfInput: typedAhead.append(next)
            }
        }
    }
}
