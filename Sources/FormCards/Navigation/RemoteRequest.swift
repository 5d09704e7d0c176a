public import FormModel

/// What a session needs to know from outside the form.
public enum RemoteRequest: Sendable, Hashable {
    /// An asynchronous check of a value.
    case check(RemoteQuestion)
    /// The choices for the values of other fields.
    case choices(ChoiceQuestion)
}

/// The answer to a request.
public struct RemoteOutcome: Sendable {
    enum Content: Sendable {
        case answer(RemoteQuestion, RemoteAnswer)
        /// `nil` if the choices could not be fetched.
        case choices(ChoiceQuestion, [Choice]?)
    }

    let content: Content

    /// The answer of a check; `nil` for choices.
    package var answer: RemoteAnswer? {
        if case .answer(_, let answer) = content { answer } else { nil }
    }

    /// The choices; `nil` for the answer of a check, and where there are none.
    package var choices: [Choice]? {
        if case .choices(_, let choices) = content { choices } else { nil }
    }

    /// Why there is no answer, for whoever provides the check or the choices; one line each.
    public let failures: [String]

    /// The answer of a check.
    public static func answer(
        _ answer: RemoteAnswer, to question: RemoteQuestion, failures: [String] = []
    ) -> RemoteOutcome {
        RemoteOutcome(content: .answer(question, answer), failures: failures)
    }

    /// Fetched choices; `nil` if they could not be fetched.
    public static func choices(
        _ choices: [Choice]?, for question: ChoiceQuestion, failures: [String] = []
    ) -> RemoteOutcome {
        RemoteOutcome(content: .choices(question, choices), failures: failures)
    }

    /// The answer where nothing can answer: there is no check of that name, or nothing that finds the choices.
    public static func unknown(_ request: RemoteRequest) -> RemoteOutcome {
        switch request {
        case .check(let question): answer(.unknown, to: question)
        case .choices(let question): choices(nil, for: question)
        }
    }
}
