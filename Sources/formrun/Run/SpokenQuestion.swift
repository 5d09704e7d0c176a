import FormCards
import FormModel

/// The questions of a session in words: each is said once, and after that only what is wrong with its answer.
struct SpokenQuestion {
    private let transcript: SessionTranscript
    /// The question that was said last.
    private var said: String?

    init(_ look: SessionLook) {
        transcript = SessionTranscript(catalog: look.catalog, glyphs: look.style.glyphs)
    }

    /// The lines of the record.
    func lines(of record: [SessionLine]) -> [String] {
        record.flatMap { transcript.lines(of: $0) }
    }

    /// The lines before the next answer.
    mutating func lines(asking view: SessionView) -> [String] {
        let question = view.question
        let name =
            "\(question.kind) \(question.path?.description ?? "") \(question.label) \(question.isConfirmation)"
        defer { said = name }
        return said == name && question.kind != .review
            ? transcript.refusal(view) : transcript.question(view)
    }

    /// The lines that say what is under way.
    func lines(waitingIn view: SessionView) -> [String] { transcript.waiting(view) }
}
