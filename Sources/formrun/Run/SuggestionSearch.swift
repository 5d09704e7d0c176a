import FormCards

/// The search for suggestions while a person types: it begins once no key has come for a moment, and a question replaces the
/// one before.
struct SuggestionSearch {
    private enum State {
        case idle
        case pausing(begin: () -> (any RunningSearch)?)
        case running(any RunningSearch)
    }

    private var state = State.idle

    /// The seconds without keys after which a command is asked.
    static let pause = 0.25

    /// The seconds to wait for a key before ``advance()``; `nil` where nothing is looked for.
    var patience: Double? {
        switch state {
        case .idle: nil
        case .pausing: Self.pause
        // The command is waited for instead.
        case .running: 0
        }
    }

    /// Begins with a question, instead of the one before; `nil` ends the search.
    mutating func begin(
        _ question: SuggestionQuestion?,
        _ begin: @escaping (SuggestionQuestion) -> (any RunningSearch)?
    ) {
        if case .running(let running) = state { running.cancel() }
        state = question.map { question in .pausing { begin(question) } } ?? .idle
    }

    /// Goes on after a wait without keys.
    ///
    /// - Returns: What was found, once the command has ended.
    mutating func advance() -> SessionEvent? {
        switch state {
        case .idle: return nil
        case .pausing(let begin):
            state = begin().map(State.running) ?? .idle
            return nil
        case .running(let running):
            guard let found = running.advance(for: SystemClock.lookingInterval) else { return nil }
            state = .idle
            return found
        }
    }
}
