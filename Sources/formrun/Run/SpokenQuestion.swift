import FormCards
import FormModel

/// The questions of a session in words: each is said once, and after that only what is wrong with its answer.
struct SpokenQuestion {
    private let renderer: AccessibleRenderer
    private let words: InterfaceWords
    /// The question that was said last.
    private var said: String?

    init(_ look: SessionLook) {
        renderer = AccessibleRenderer(glyphs: look.style.glyphs)
        words = InterfaceWords(look.catalog)
    }

    /// The lines of the record.
    func lines(of record: [SessionLine]) -> [String] {
        record.flatMap { renderer.lines(of: $0, words) }
    }

    /// The lines before the next answer.
    mutating func lines(asking view: CardDescription) -> [String] {
        guard let question = view.focus else { return [] }
        let name =
            "\(question.kind) \(question.path?.description ?? "") \(question.label) \(question.isConfirmation)"
        defer { said = name }
        return said == name && question.kind != .review
            ? renderer.refusal(view) : renderer.lines(of: view)
    }

    /// The lines that say what is under way.
    func lines(waitingIn view: CardDescription) -> [String] { renderer.waiting(view) }
}
