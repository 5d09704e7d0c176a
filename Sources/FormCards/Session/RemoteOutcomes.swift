public import FormModel

/// The result of an asynchronous check of a value.
public struct CheckOutcome: Sendable {
    /// The check and the value.
    public let question: RemoteQuestion
    /// The verdict.
    public let answer: RemoteAnswer
    /// Why there was no verdict, for the author of the check.
    public var failure: String?

    /// Makes a result.
    public init(question: RemoteQuestion, answer: RemoteAnswer, failure: String? = nil) {
        self.question = question
        self.answer = answer
        self.failure = failure
    }
}

/// The result of fetching choices for the values of other fields.
public struct ChoiceOutcome: Sendable {
    /// The choices that were wanted.
    public let question: ChoiceQuestion
    /// The choices; `nil` if they could not be fetched.
    public var choices: [Choice]?
    /// Why there are no choices, for whoever provides them; one line each.
    public var failures: [String]

    /// Makes a result.
    public init(question: ChoiceQuestion, choices: [Choice]? = nil, failures: [String] = []) {
        self.question = question
        self.choices = choices
        self.failures = failures
    }
}
