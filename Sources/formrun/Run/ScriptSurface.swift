import FormCards
import FormModel

/// A surface whose keys come from a script, and which prints what a screen, or a person who listens, would get after each
/// step.
struct ScriptSurface: Surface {
    private let script: SessionScript
    private let session: FormSession
    private let look: SessionLook
    /// Prints a line.
    private let say: (DisplayText) -> Void
    private var renderer: TextRenderer
    private var spoken: SpokenQuestion
    /// What was said before the last step.
    private var saidLines: [String] = []
    private var record = KeyRecord()
    /// The number of steps that have begun.
    private var step = 0
    /// The keys of the present step that are not yet pressed, the last one first.
    private var pending: [Key] = []

    init(
        _ script: SessionScript, _ session: FormSession, _ look: SessionLook,
        say: @escaping (DisplayText) -> Void
    ) {
        self.script = script
        self.session = session
        self.look = look
        self.say = say
        renderer = look.renderer(columns: 80, rows: 24)
        spoken = SpokenQuestion(look)
    }

    var keys: [Key?] { record.keys }

    mutating func begin() { session.resize(renderer.screen) }

    func end(_ end: SessionEnd?) {}

    mutating func record(_ lines: [SessionLine]) {
        if look.isPlain {
            for line in spoken.lines(of: lines) { say(DisplayText(line)) }
        } else {
            for line in lines.flatMap({ renderer.lines(of: $0, session.words) }) {
                say(DisplayText(line.text))
            }
        }
    }

    mutating func next() -> SessionEvent? {
        while true {
            if let key = pending.popLast() {
                record.note(key, in: session)
                // What is wrong with an answer is said again when it is given again.
                if key.leavesLine { saidLines = [] }
                return .key(key)
            }
            print()
            guard step < script.steps.count else { return nil }
            let line = script.lines[step]
            // A secret is not repeated in the screens, either.
            let isSecret = session.asksSecret && !line.hasPrefix("key ")
            say("# " + DisplayText(isSecret ? DisplayValue.mask : line))
            switch script.steps[step] {
            case .keys(let keys): pending = keys.reversed()
            case .resize(let columns, let rows):
                renderer = look.renderer(columns: columns, rows: rows)
                session.resize(renderer.screen)
            }
            step += 1
        }
    }

    private mutating func print() {
        // The screens may be kept.
        session.conceal()
        guard look.isPlain else {
            for line in renderer.frame(of: session.view).lines { say(DisplayText(line.text)) }
            return
        }
        let lines = spoken.lines(asking: session.view)
        // A step that only types has nothing new to say.
        guard lines != saidLines else { return }
        saidLines = lines
        for line in lines { say(DisplayText(line)) }
    }

    func edit(_ text: String, with work: RunWork) -> SessionEvent { .edited(text) }

    /// Prints the action, so that a test of a form sees it; no command is run.
    func perform(_ action: FieldName, on row: FieldPath?, with work: RunWork) -> SessionEvent {
        say(DisplayText("# action \(action)" + (row.map { " \($0)" } ?? "")))
        return .performed(nil)
    }

    // What changes between two steps is not printed, and nothing arrives but the keys of the script.

    func show() {}

    func redraw() {}

    func discardInput() {}

    func suspend() {}

    func take(_ question: SuggestionQuestion?, with work: RunWork) -> Bool { false }

    func beginWaiting() {}

    func wait() -> SessionEvent? { nil }

    func clear() {}

    mutating func conceal() { session.conceal() }
}
