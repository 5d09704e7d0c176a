import FormCards
import FormModel

/// A run with a person at the terminal: keys become events of the dialogue, its effects are shown.
struct AttendedRun {
    private let terminal: any Terminal
    private let timeout: Double?
    private var dialogue: Dialogue
    private var painter: QuestionPainter
    /// Begins an asynchronous check.
    private let begin: (RemoteQuestion) -> (any RunningCheck)?
    /// What was typed while a check was under way.
    private var typedAhead: [TerminalEvent] = []

    /// Whether the person pressed Ctrl-C.
    private var isInterrupted = false

    /// How many seconds a check runs before the keys are looked at.
    private static let checkPause = 0.02

    /// How many seconds pass before it is said that the answers are being written.
    private static let silence = 0.3
    /// Writes the answers.
    private let deliver: () throws(SystemError) -> Void

    init(
        terminal: any Terminal, dialogue: Dialogue, isColored: Bool, timeout: Double?,
        begin: @escaping (RemoteQuestion) -> (any RunningCheck)? = { _ in nil },
        deliver: @escaping () throws(SystemError) -> Void = {}
    ) {
        self.deliver = deliver
        self.begin = begin
        self.terminal = terminal
        self.dialogue = dialogue
        self.timeout = timeout
        painter = QuestionPainter(terminal: terminal, isColored: isColored)
    }

    /// Asks until the dialogue has ended.
    mutating func run() -> ExitStatus {
        terminal.enter()
        let status = converse()
        terminal.leave()
        if isInterrupted { terminal.interruptOthers() }
        return status
    }

    private mutating func converse() -> ExitStatus {
        var effects = dialogue.start()
        while true {
            var event: Dialogue.Event?
            for effect in effects {
                switch effect {
                case .say(let line): painter.say(line)
                case .settle(let line): painter.settle(line)
                case .ask(let question): event = answer(question)
                case .check(let questions, let shown): event = check(questions, shown)
                case .submit(let line):
                    // Said only once it is so; a person who filled in a form must not lose it.
                    // The answers may go to the same screen, where they must stand beside no question.
                    painter.clear()
                    event = write()
                    if event == nil {
                        painter.say(line)
                        return .success
                    }
                case .finish(let status):
                    painter.abandon()
                    return status
                }
            }
            // A dialogue that asks nothing more has nothing more to say either.
            guard let event else { return .declined }
            if case .interrupted = event { isInterrupted = true }
            effects = dialogue.handle(event)
        }
    }

    private mutating func write() -> Dialogue.Event? {
        let delivery = Delivery(deliver)
        var result = delivery.result(within: AttendedRun.silence)
        if result == nil {
            let editor = LineEditor()
            let shown = Question(prompt: dialogue.script.plain(.writing))
            draw(shown, editor)
            repeat {
                if let event = eventWhileWaiting(shown, editor) { return event }
                result = delivery.result(within: AttendedRun.checkPause)
            } while result == nil
            painter.clear()
        }
        guard case .failure(let error) = result else { return nil }
        return .undelivered(error.description)
    }

    /// Lets the person type until a line is done.
    private mutating func answer(_ question: Question) -> Dialogue.Event {
        if question.discardsTypeAhead {
            terminal.discardInput()
            typedAhead.removeAll()
        }
        var question = question
        var editor = LineEditor(
            text: question.prefill, isMultiline: question.isMultiline,
            isList: question.isList, isSecret: question.isSecret, formatter: question.formatter)
        draw(question, editor)
        while true {
            switch nextEvent() {
            case .key(let key):
                switch editor.apply(key) {
                case .edited, .redraw: draw(question, editor)
                case .unchanged: continue
                case .full:
                    question.problems = [dialogue.script.tooLong]
                    draw(question, editor)
                case .altered:
                    question.problems = [dialogue.script.error(.pasteRefused)]
                    draw(question, editor)
                case .malformed:
                    question.problems = [dialogue.script.error(.notUTF8)]
                    draw(question, editor)
                case .submitted:
                    let hasPaste = editor.hasPaste
                    return .line(take(&editor), hasPaste: hasPaste)
                case .back: return .back(take(&editor))
                case .interrupted: return .interrupted
                case .endOfInput: return .endOfInput
                case .suspended:
                    painter.abandon()
                    terminal.suspend()
                    draw(question, editor)
                }
            case .resized: draw(question, editor)
            case .resumed:
                painter.forget()
                draw(question, editor)
            case .ended(let signal): return .ended(by: signal)
            case .hungUp: return .hungUp
            case .timedOut: return .timedOut
            }
        }
    }

    private mutating func nextEvent() -> TerminalEvent {
        typedAhead.isEmpty ? terminal.nextEvent(timeout: timeout) : typedAhead.removeFirst()
    }

    /// Waits for what becomes of checks, one after the other, with an ear for whoever wants to leave.
    private mutating func check(
        _ questions: [RemoteQuestion], _ shown: Question
    ) -> Dialogue.Event {
        let editor = LineEditor(text: shown.prefill, isMultiline: shown.isMultiline)
        draw(shown, editor)
        var outcomes: [CheckOutcome] = []
        for question in questions {
            guard let check = begin(question) else {
                outcomes.append(CheckOutcome(question: question, answer: .unknown))
                continue
            }
            defer { check.cancel() }
            while true {
                if let outcome = check.advance(for: AttendedRun.checkPause) {
                    outcomes.append(outcome)
                    break
                }
                if let event = eventWhileWaiting(shown, editor) { return event }
            }
        }
        return .checked(outcomes)
    }

    /// Takes what has come until now, so that who wants to leave need not wait behind what was typed.
    private mutating func eventWhileWaiting(
        _ shown: Question, _ editor: LineEditor
    ) -> Dialogue.Event? {
        while true {
            switch terminal.nextEvent(timeout: 0) {
            case .key(.interrupt): return .interrupted
            case .key(.suspend):
                painter.abandon()
                terminal.suspend()
                draw(shown, editor)
            case .key(let key): typedAhead.append(.key(key))
            case .resized: draw(shown, editor)
            case .resumed:
                painter.forget()
                draw(shown, editor)
            case .ended(let signal): return .ended(by: signal)
            case .hungUp: return .hungUp
            case .timedOut: return nil
            }
        }
    }

    private func take(_ editor: inout LineEditor) -> String {
        let line = editor.line
        editor.wipe()
        return line
    }

    private mutating func draw(_ question: Question, _ editor: LineEditor) {
        painter.draw(
            QuestionFrame(question: question, editor: editor, columns: terminal.columns))
    }
}
