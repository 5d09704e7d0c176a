import FormCards
import FormModel

/// A run with a person at the terminal: keys become events of the dialogue, and its effects are shown.
struct AttendedRun {
    private let terminal: any Terminal
    private let timeout: Double?
    private var dialogue: Dialogue
    private var painter: QuestionPainter
    /// Starts an asynchronous check.
    private let begin: (RemoteQuestion) -> (any RunningCheck)?
    /// Begins to fetch choices.
    private let beginFetch: (ChoiceQuestion) -> (any RunningFetch)?
    /// Writes the answers.
    private let deliver: () throws(SystemError) -> Void
    /// What was cut in the lines so far.
    private var kills = KillRing()
    /// The keys that were typed during a check.
    private var typedAhead: [TerminalEvent] = []

    /// The interval in seconds at which keys are read during a check or the writing.
    private static let pause = 0.02

    /// The delay in seconds after which a message says that the answers are being written.
    private static let silence = 0.3

    init(
        terminal: any Terminal, dialogue: Dialogue, ansi: ANSI, timeout: Double?,
        begin: @escaping (RemoteQuestion) -> (any RunningCheck)? = { _ in nil },
        fetch: @escaping (ChoiceQuestion) -> (any RunningFetch)? = { _ in nil },
        deliver: @escaping () throws(SystemError) -> Void = {}
    ) {
        self.deliver = deliver
        self.begin = begin
        beginFetch = fetch
        self.terminal = terminal
        self.dialogue = dialogue
        self.timeout = timeout
        painter = QuestionPainter(terminal: terminal, ansi: ansi)
    }

    /// Asks questions until the dialogue ends.
    mutating func run() -> ExitStatus {
        terminal.enter()
        let (status, isInterrupted) = converse()
        terminal.leave()
        if isInterrupted { terminal.interruptOthers() }
        return status
    }

    /// Shows effects and returns events until the dialogue ends; with Ctrl-C, the second result is true.
    private mutating func converse() -> (ExitStatus, Bool) {
        var isInterrupted = false
        var effects = dialogue.start()
        while true {
            var event: Dialogue.Event?
            for effect in effects {
                switch effect {
                case .say(let line): painter.say(line)
                case .settle(let line): painter.settle(line)
                case .ask(let question): event = answer(question)
                case .check(let questions, let shown): event = check(questions, shown)
                case .fetch(let questions, let shown): event = fetch(questions, shown)
                case .submit(let lines):
                    // The answers may go to the same screen, where a question must not be in their row.
                    painter.clear()
                    event = write()
                    // The lines appear only after the answers were written.
                    guard event == nil else { continue }
                    for line in lines { painter.say(line) }
                    return (.success, isInterrupted)
                case .finish(let status):
                    painter.abandon()
                    return (status, isInterrupted)
                }
            }
            guard let event else { return (.declined, isInterrupted) }
            if case .interrupted = event { isInterrupted = true }
            effects = dialogue.handle(event)
        }
    }

    // MARK: Typing

    /// Lets the person type until a line is done.
    private mutating func answer(_ asked: Question) -> Dialogue.Event {
        if asked.discardsTypeAhead {
            terminal.discardInput()
            typedAhead.removeAll()
        }
        var question = asked
        var editor = AnswerEditor(question, kills: kills)
        defer { if !asked.isSecret { kills = editor.line.kills } }
        draw(question, editor)
        while true {
            let event =
                typedAhead.isEmpty
                ? terminal.nextEvent(timeout: timeout) : typedAhead.removeFirst()
            guard case .key(let key) = event else {
                if let end = react(to: event, question, editor) { return end }
                continue
            }
            switch editor.apply(key) {
            case .edited, .redraw: break
            case .unchanged: continue
            case .noted(let note): question.problems = [dialogue.script.note(note)]
            case .submitted:
                let hasPaste = editor.hasPaste
                return .line(editor.take(), hasPaste: hasPaste)
            case .back: return .back(editor.take())
            case .interrupted: return .interrupted
            case .endOfInput: return .endOfInput
            case .suspended: suspend()
            }
            draw(question, editor)
        }
    }

    /// Redraws the question if the screen changed; returns an event if the dialogue must end.
    private mutating func react(
        to event: TerminalEvent, _ question: Question, _ editor: AnswerEditor
    ) -> Dialogue.Event? {
        switch event {
        case .ended(let signal): return .ended(by: signal)
        case .hungUp: return .hungUp
        case .timedOut: return .timedOut
        case .resumed: painter.forget()
        case .key, .resized: break
        }
        draw(question, editor)
        return nil
    }

    private mutating func suspend() {
        painter.abandon()
        terminal.suspend()
    }

    private mutating func draw(_ question: Question, _ editor: AnswerEditor) {
        painter.draw(
            QuestionFrame(
                question: question, editor: editor, columns: terminal.columns,
                glyphs: dialogue.script.glyphs))
    }

    // MARK: Waiting

    /// Writes the answers; returns an event if they could not be written, or if the person leaves.
    private mutating func write() -> Dialogue.Event? {
        let delivery = Delivery(deliver)
        var result = delivery.result(within: AttendedRun.silence)
        if result == nil {
            let shown = Question(prompt: dialogue.script.plain(.writing))
            draw(shown, AnswerEditor())
            repeat {
                if let event = eventWhileWaiting(shown) { return event }
                result = delivery.result(within: AttendedRun.pause)
            } while result == nil
            painter.clear()
        }
        guard case .failure(let error) = result else { return nil }
        return .undelivered(error.description)
    }

    /// Runs checks in sequence, and stops if the person leaves.
    private mutating func check(
        _ questions: [RemoteQuestion], _ shown: Question
    ) -> Dialogue.Event {
        draw(shown, AnswerEditor(shown))
        var outcomes: [CheckOutcome] = []
        for question in questions {
            guard let check = begin(question) else {
                outcomes.append(CheckOutcome(question: question, answer: .unknown))
                continue
            }
            defer { check.cancel() }
            var outcome = check.advance(for: AttendedRun.pause)
            while outcome == nil {
                if let event = eventWhileWaiting(shown) { return event }
                outcome = check.advance(for: AttendedRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .checked(outcomes)
    }

    /// Fetches choices in sequence, and stops if the person leaves.
    private mutating func fetch(
        _ questions: [ChoiceQuestion], _ shown: Question
    ) -> Dialogue.Event {
        draw(shown, AnswerEditor(shown))
        var outcomes: [ChoiceOutcome] = []
        for question in questions {
            guard let fetch = beginFetch(question) else {
                outcomes.append(ChoiceOutcome(question: question))
                continue
            }
            defer { fetch.cancel() }
            var outcome = fetch.advance(for: AttendedRun.pause)
            while outcome == nil {
                if let event = eventWhileWaiting(shown) { return event }
                outcome = fetch.advance(for: AttendedRun.pause)
            }
            outcomes += [outcome].compactMap(\.self)
        }
        return .fetched(outcomes)
    }

    /// Reads all events so far: keys are kept for the next question, but Ctrl-C has an immediate effect.
    private mutating func eventWhileWaiting(_ shown: Question) -> Dialogue.Event? {
        while true {
            let event = terminal.nextEvent(timeout: 0)
            switch event {
            case .timedOut: return nil
            case .key(.interrupt): return .interrupted
            case .key(.suspend):
                suspend()
                draw(shown, AnswerEditor(shown))
            case .key: typedAhead.append(event)
            case .resized, .resumed, .ended, .hungUp:
                if let end = react(to: event, shown, AnswerEditor(shown)) { return end }
            }
        }
    }
}
