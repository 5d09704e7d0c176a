import FormCards
import FormModel

/// A terminal that shows plain lines only: each question is said in words, each answer is a line.
struct LineSurface: Surface {
    private let terminal: any Terminal
    private let timeout: Double?
    private let session: FormSession
    private var spoken: SpokenQuestion
    private var record = KeyRecord()
    private var typedAhead: [TerminalLine] = []
    /// The lines so far of an answer that may have several.
    private var typed: [String] = []
    /// The lines of a refused text, which the next lines continue.
    private var kept: [String] = []
    /// The field of the text.
    private var keptField: FieldPath?

    /// The command that leaves a refused text.
    private static let again = ":again"

    /// The number of waits in sequence.
    private var waits = 0

    /// The number of waits after which a line says what is under way.
    private static let silentWaits = 15

    init(
        _ terminal: any Terminal, _ session: FormSession, _ look: SessionLook, timeout: Double?
    ) {
        self.terminal = terminal
        self.session = session
        self.timeout = timeout
        spoken = SpokenQuestion(look)
    }

    var keys: [Key?] { record.keys }

    mutating func begin() { terminal.enterPlain() }

    mutating func end(_ end: SessionEnd?) { terminal.leave() }

    mutating func record(_ lines: [SessionLine]) { write(spoken.lines(of: lines)) }

    private func write(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        terminal.write(lines.map { $0 + "\n" }.joined())
    }

    // A question is said when it is answered, and nothing that was said is removed.

    func show() {}

    func redraw() {}

    func suspend() {}

    func clear() {}

    func conceal() {}

    func take(_ question: SuggestionQuestion?, with work: RunWork) -> Bool { false }

    // MARK: Answers

    mutating func next() -> SessionEvent? {
        let question = session.focus
        if typed.isEmpty { write(spoken.lines(asking: session.view)) }
        keep(of: question)
        var line = ""
        repeat {
            // The text that was refused is left, and the next line begins another one.
            if line == LineSurface.again { kept = [] }
            switch read(isHidden: question.isSecret) {
            case .success(let read): line = read
            case .failure(let end): return end.event
            }
        } while !kept.isEmpty && typed.isEmpty && line == LineSurface.again
        let isFirst = typed.isEmpty
        if isFirst, let last = question.endLine {
            let isEnd = !last.isEmpty && line == last
            if isEnd { record.noteEnd(ofTextBy: last) }
            if isEnd || line.isEmpty && !kept.isEmpty {
                return .line(kept.joined(separator: "\n"), hasPaste: !kept.isEmpty)
            }
            if !line.isEmpty, !line.hasPrefix(":"), !kept.isEmpty {
                record.noteContinuation(by: line)
                typed = kept
            }
        }
        guard let last = question.endLine, !isFirst || !line.isEmpty && !line.hasPrefix(":") else {
            // The terminal cannot edit what was answered before; an empty line keeps it.
            return .line(line.isEmpty ? question.prefill : line)
        }
        guard isFirst || line != last else {
            // An editor needs no full stop to end the text.
            if !last.isEmpty { record.noteEnd(ofTextBy: last) }
            defer { typed = [] }
            return .line(typed.joined(separator: "\n"), hasPaste: true)
        }
        typed.append(line)
        return .edited(typed.joined(separator: "\n") + "\n")
    }

    /// Keeps the lines of a text that was refused, until another question is asked.
    private mutating func keep(of question: CardFocus) {
        if question.path != keptField {
            keptField = question.path
            kept = []
        }
        guard question.endLine != nil, question.isRefused, !question.prefill.isEmpty else { return }
        kept = question.prefill.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private struct Ending: Error {
        let event: SessionEvent
    }

    private mutating func read(isHidden: Bool) -> Result<String, Ending> {
        terminal.write("> ")
        let next =
            typedAhead.isEmpty
            ? terminal.nextLine(isHidden: isHidden, timeout: session.patience ?? timeout)
            : typedAhead.removeFirst()
        switch next {
        case .line(let line):
            record.note(line: line, isSecret: isHidden)
            return .success(line)
        case .endOfInput:
            terminal.write("\n")
            return .failure(Ending(event: .endOfInput))
        case .ended(let signal):
            terminal.write("\n")
            // The terminal makes a signal of Ctrl-C here.
            let isInterrupt = ExitStatus(signal: signal) == .interrupted
            return .failure(Ending(event: isInterrupt ? .interrupted : .ended(signal: signal)))
        case .hungUp: return .failure(Ending(event: .hungUp))
        case .timedOut:
            terminal.write("\n")
            return .failure(Ending(event: .timedOut))
        }
    }

    mutating func discardInput() {
        terminal.discardInput()
        typedAhead.removeAll()
    }

    /// What the person saves in the program is the answer, since lines are not edited here.
    mutating func edit(_ text: String, with work: RunWork) -> SessionEvent {
        let (edited, signal) = work.edit(text, at: terminal)
        if let signal { return .ended(signal: signal) }
        guard let edited else { return .edited(nil) }
        return .line(edited.hasSuffix("\n") ? String(edited.dropLast()) : edited, hasPaste: true)
    }

    mutating func perform(
        _ action: FieldName, on row: FieldPath?, with work: RunWork
    ) -> SessionEvent {
        work.perform(action, on: row, at: terminal)
    }

    // MARK: Waiting

    mutating func beginWaiting() { waits = 0 }

    /// Keeps the lines that are typed, and says once what is under way, if it takes a while.
    mutating func wait() -> SessionEvent? {
        while true {
            let next = terminal.nextLine(isHidden: session.asksSecret, timeout: 0)
            switch next {
            case .timedOut:
                waits += 1
                if waits == LineSurface.silentWaits {
                    write(spoken.lines(waitingIn: session.view))
                }
                return nil
            case .ended(let signal): return .ended(signal: signal)
            case .hungUp: return .hungUp
            case .line, .endOfInput: typedAhead.append(next)
            }
        }
    }
}
