import FormCards
import FormModel

/// What a run does for its session: checks, choices, editor programs and the delivery of the answers.
struct RunWork {
    /// Starts an asynchronous check; `nil` if there is none for the question.
    var begin: (RemoteQuestion) -> (any RunningCheck)? = { _ in nil }
    /// Begins to fetch choices; `nil` if nothing finds them.
    var fetch: (ChoiceQuestion) -> (any RunningFetch)? = { _ in nil }
    /// Lets the person edit a text in a program, and returns `nil` if that fails; `nil` without a program.
    var edit: ((String) -> String?)?
    /// Saves the draft; returns the reason if that failed.
    var save: (FormDraft) -> String? = { _ in nil }
    /// Removes the draft, which the person does not want.
    var discard: () -> Void = {}
    /// Writes the answers.
    var deliver: () throws(SystemError) -> Void = {}

    /// Saves or removes the draft of a session that ends without submitting.
    func end(_ session: FormSession, _ end: SessionEnd) {
        if end == .discarded { discard() } else { _ = save(session.draft) }
    }
}
