public import FormModel

/// What a session needs to know from outside the form.
public enum RemoteRequest: Sendable, Hashable {
    /// The verdict of an asynchronous check of a value.
    case check(RemoteQuestion)
    /// The choices for the values of other fields.
    case choices(ChoiceQuestion)
}

/// The answer to a request.
public struct RemoteOutcome: Sendable {
    enum Answer: Sendable {
        case verdict(RemoteQuestion, RemoteAnswer)
        /// `nil` if the choices could not be fetched.
        case choices(ChoiceQuestion, [Choice]?)
    }

    let answer: Answer

    /// The verdict; `nil` for choices.
    package var verdict: RemoteAnswer? {
        if case .verdict(_, let verdict) = answer { verdict } else { nil }
    }

    /// The choices; `nil` for a verdict, and where there are none.
    package var choices: [Choice]? {
        if case .choices(_, let choices) = answer { choices } else { nil }
    }

    /// Why there is no answer, for whoever provides the check or the choices; one line each.
    public let failures: [String]

    /// The answer of a check.
    public static func verdict(
        _ answer: RemoteAnswer, on question: RemoteQuestion, failures: [String] = []
    ) -> RemoteOutcome {
        RemoteOutcome(answer: .verdict(question, answer), failures: failures)
    }

    /// Fetched choices; `nil` if they could not be fetched.
    public static func choices(
        _ choices: [Choice]?, for question: ChoiceQuestion, failures: [String] = []
    ) -> RemoteOutcome {
        RemoteOutcome(answer: .choices(question, choices), failures: failures)
    }

    /// The answer where nothing can answer: there is no check of that name, or nothing that finds the choices.
    public static func unknown(_ request: RemoteRequest) -> RemoteOutcome {
        switch request {
        case .check(let question): verdict(.unknown, on: question)
        case .choices(let question): choices(nil, for: question)
        }
    }
}
