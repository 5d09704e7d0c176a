import FormCards

/// The commands that answer the requests of a form: its checks, and the choices for values.
struct RemoteCommands: Sendable {
    var checks = CheckCommands()
    /// Fetches choices; `nil` if the form needs none.
    var fetcher: ChoiceFetcher?
    /// Finds suggestions; `nil` where nothing is typed.
    var suggestions: SuggestionCommands?

    var isEmpty: Bool { checks.isEmpty && fetcher == nil }

    /// Begins to answer a request.
    func begin(_ request: RemoteRequest) -> any RunningRequest {
        let running: (any RunningRequest)? =
            switch request {
            case .check(let question): checks.begin(question)
            case .choices(let question): fetcher?.begin(question)
            }
        return running ?? AnsweredRequest(.unknown(request))
    }
}
