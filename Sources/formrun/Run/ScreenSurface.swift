import FormCards
import FormModel

/// A terminal on which the view of a session is drawn.
struct ScreenSurface: Surface {
    private let terminal: any Terminal
    private let timeout: Double?
    private let session: FormSession
    private let look: SessionLook
    private var painter: FramePainter
    private var renderer: TextRenderer
    private var cache = ScreenCache()
    private var record = KeyRecord()
    /// The keys that were typed while something was under way.
    private var typedAhead: [TerminalEvent] = []

    /// The suggestions that are looked for while the person types.
    private var search = SuggestionSearch()

    /// The columns before the screen became narrower than a frame, and the least since then; `nil` while it did not.
    ///
    /// A terminal that breaks lines, such as tmux, then moves the upper part of the frame to its scrollback, where nothing
    /// can be erased. So that this happens once for a page and not at each step, the question is drawn in the least columns
    /// without a frame from then on, until a page is finished or the screen is as wide again.
    private var narrowed: (from: Int, to: Int)?

    /// The number of changes of the view since the last frame.
    private var unseen = 0

    /// The largest number of changes that are drawn together, so that keys that never end have an effect on the screen.
    private static let maximumUnseen = 500

    /// The number of waits so far.
    private var waits = 0

    /// The number of waits between two turns of the sign that something is under way, which are a tenth of a second.
    private static let waitsPerTurn = 5

    init(
        _ terminal: any Terminal, _ session: FormSession, _ look: SessionLook,
        timeout: Double? = nil
    ) {
        self.terminal = terminal
        self.session = session
        self.timeout = timeout
        self.look = look
        painter = FramePainter(terminal: terminal, ansi: look.style.ansi)
        renderer = look.renderer(columns: terminal.columns, rows: terminal.rows)
    }

    var keys: [Key?] { record.keys }

    mutating func begin() {
        terminal.enter()
        session.resize(renderer.screen)
    }

    mutating func end(_ end: SessionEnd?) {
        search.begin(nil) { _ in nil }
        if end?.isSaid ?? true { painter.clear() } else { painter.abandon() }
        terminal.leave()
        if end == .interrupted { terminal.interruptOthers() }
    }

    // MARK: Drawing

    mutating func record(_ lines: [SessionLine]) {
        if narrowed != nil, lines.contains(where: \.isCard) {
            narrowed = nil
            fit()
        }
        painter.say(lines.flatMap { renderer.lines(of: $0, session.words) })
    }

    mutating func show() { unseen += 1 }

    mutating func redraw() {
        painter.invalidate()
        draw()
    }

    mutating func clear() { painter.clear() }

    mutating func conceal() {
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

    // MARK: Events

    mutating func next() -> SessionEvent? {
        while true {
            // Keys that arrive together, such as those of a program, are drawn once.
            let isNext = !typedAhead.isEmpty || terminal.hasEvent
            if !isNext || unseen >= ScreenSurface.maximumUnseen { refresh() }
            let event =
                typedAhead.isEmpty
                ? terminal.nextEvent(timeout: search.patience ?? session.patience ?? timeout)
                : typedAhead.removeFirst()
            if event == .timedOut, search.patience != nil {
                if let found = search.advance() { return found }
                continue
            }
            if case .key(let key) = event {
                record.note(key, in: session)
                return .key(key)
            }
            if let end = react(to: event) { return end }
        }
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
        case .resized: fit()
        case .key: break
        }
        draw()
        return nil
    }

    /// Takes the size of the screen, which may also change while a program has the terminal.
    private mutating func fit() {
        let columns = terminal.columns
        if let known = narrowed {
            narrowed = columns >= known.from ? nil : (known.from, min(known.to, columns))
        } else if terminal.breaksLines, columns < renderer.screen.columns {
            narrowed = (renderer.screen.columns, columns)
        }
        renderer = look.renderer(
            columns: narrowed?.to ?? columns, rows: terminal.rows, isNarrowed: narrowed != nil)
        cache = ScreenCache()
        session.resize(renderer.screen)
        painter.invalidate()
    }

    mutating func discardInput() {
        terminal.discardInput()
        typedAhead.removeAll()
    }

    mutating func take(_ question: SuggestionQuestion?, with work: RunWork) -> Bool {
        search.begin(question, work.suggest)
        return true
    }

    mutating func suspend() {
        conceal()
        painter.abandon()
        terminal.suspend(by: nil)
        draw()
    }

    mutating func edit(_ text: String, with work: RunWork) -> SessionEvent {
        painter.clear()
        let (edited, signal) = work.edit(text, at: terminal)
        fit()
        guard let signal else { return .edited(edited) }
        // What the editor saved until then is kept with the draft.
        if let edited { _ = session.handle(.edited(edited)) }
        return .ended(signal: signal)
    }

    mutating func perform(
        _ action: FieldName, on row: FieldPath?, with work: RunWork
    ) -> SessionEvent {
        painter.clear()
        let event = work.perform(action, on: row, at: terminal)
        fit()
        return event
    }

    // MARK: Waiting

    mutating func beginWaiting() { draw() }

    /// Keys are kept for the next question, but Ctrl-C has an immediate effect.
    mutating func wait() -> SessionEvent? {
        while true {
            let event = terminal.nextEvent(timeout: 0)
            switch event {
            case .timedOut:
                tick()
                return nil
            case .key(.interrupt): return .interrupted
            case .key(.suspend): suspend()
            case .key: typedAhead.append(event)
            case .resized, .stopped, .resumed, .ended, .hungUp:
                if let end = react(to: event) { return end }
            }
        }
    }

    /// Turns the sign that something is under way.
    private mutating func tick() {
        waits += 1
        guard waits.isMultiple(of: ScreenSurface.waitsPerTurn), !session.handle(.tick).isEmpty
        else { return }
        draw()
    }
}
