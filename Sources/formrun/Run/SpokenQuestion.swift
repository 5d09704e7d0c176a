import FormCards
import FormModel

/// The questions of a session in words: each is said once, and after that only what is wrong with its answer.
struct SpokenQuestion {
    private let renderer: AccessibleRenderer
    private let words: InterfaceWords
    /// The question that was said last.
    private var said: String?
    /// Whether an empty line comes before what begins next.
    private var isBehindAnswer = false

    init(_ look: SessionLook) {
        renderer = AccessibleRenderer(glyphs: look.style.glyphs)
        words = InterfaceWords(look.catalog)
    }

    /// The lines of the record.
    mutating func lines(of record: [SessionLine]) -> [String] {
        record.flatMap { line in
            let lines = renderer.lines(of: line, words)
            return line.begins ? apart(lines) : lines
        }
    }

    /// Lines with an empty one before them, if an answer was given before.
    private mutating func apart(_ lines: [String]) -> [String] {
        guard isBehindAnswer, !lines.isEmpty else { return lines }
        isBehindAnswer = false
        return [""] + lines
    }

    /// The lines before the next answer.
    mutating func lines(asking view: CardDescription) -> [String] {
        guard let question = view.focus else { return [] }
        let name =
            "\(question.kind) \(question.path?.description ?? "") \(question.label) \(question.isConfirmation)"
        guard said != name || question.kind == .review else { return renderer.refusal(view) }
        let lines = apart(renderer.lines(of: view))
        said = name
        isBehindAnswer = true
        return lines
    }

    /// The lines that say what is under way.
    func lines(waitingIn view: CardDescription) -> [String] { renderer.waiting(view) }
}
