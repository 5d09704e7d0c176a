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
    /// Writes the answers.
    var deliver: () throws(SystemError) -> Void = {}
}
