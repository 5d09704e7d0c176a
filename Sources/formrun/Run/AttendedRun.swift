import FormCards

/// A run with a person at the terminal: keys become events of the dialogue, its effects are shown.
struct AttendedRun {
    private let terminal: any Terminal
    private let timeout: Double?
    private var dialogue: Dialogue
    private var painter: QuestionPainter
    /// Writes the answers.
    private let deliver: () throws(SystemError) -> Void

    init(
        terminal: any Terminal, dialogue: Dialogue, isColored: Bool, timeout: Double?,
        deliver: @escaping () throws(SystemError) -> Void = {}
    ) {
        self.deliver = deliver
        self.terminal = terminal
        self.dialogue = dialogue
        self.timeout = timeout
        painter = QuestionPainter(terminal: terminal, isColored: isColored)
    }

    /// Asks until the dialogue has ended.
    mutating func run() -> ExitStatus {
        terminal.enter()
        defer { terminal.leave() }
        var effects = dialogue.start()
        while true {
            var event: Dialogue.Event?
            for effect in effects {
                switch effect {
                case .say(let line): painter.say(line)
                case .settle(let line): painter.settle(line)
                case .ask(let question): event = answer(question)
                case .submit(let line):
                    // Said only once it is so; a person who filled in a form must not lose it.
                    event = write()
                    if event == nil {
                        painter.settle(line)
                        return .success
                    }
                case .finish(let status):
                    painter.abandon()
                    return status
                }
            }
            // A dialogue that asks nothing more has nothing more to say either.
            guard let event else { return .declined }
            effects = dialogue.handle(event)
        }
    }

    private func write() -> Dialogue.Event? {
        do throws(SystemError) {
            try deliver()
            return nil
        } catch {
            return .undelivered(error.description)
        }
    }

    /// Lets the person type until a line is done.
    private mutating func answer(_ question: Question) -> Dialogue.Event {
        if question.discardsTypeAhead { terminal.discardInput() }
        var question = question
        var editor = LineEditor(
            text: question.prefill, isMultiline: question.isMultiline,
            formatter: question.formatter)
        draw(question, editor)
        while true {
            switch terminal.nextEvent(timeout: timeout) {
            case .key(let key):
                switch editor.apply(key) {
                case .edited, .redraw: draw(question, editor)
                case .unchanged: continue
                case .full:
                    question.problems = [dialogue.tooLong]
                    draw(question, editor)
                case .submitted: return .line(take(&editor))
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
            case .interrupted: return .interrupted
            case .terminated: return .terminated
            case .hungUp: return .hungUp
            case .timedOut: return .timedOut
            }
        }
    }

    private func take(_ editor: inout LineEditor) -> String {
        let text = editor.text
        editor.wipe()
        return text
    }

    private mutating func draw(_ question: Question, _ editor: LineEditor) {
        painter.draw(
            QuestionFrame(question: question, editor: editor, columns: terminal.columns))
    }
}
