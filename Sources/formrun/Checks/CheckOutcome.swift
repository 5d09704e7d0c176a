import FormModel

/// The result of an asynchronous check of a value.
struct CheckOutcome {
    let question: RemoteQuestion
    let answer: RemoteAnswer
    /// Why there was no verdict, for the author of the check.
    var failure: String?
}

/// A check that has begun.
protocol RunningCheck: AnyObject {
    /// Lets the check go on for at most a number of seconds.
    ///
    /// - Returns: The result, once it has ended.
    func advance(for seconds: Double) -> CheckOutcome?

    /// Ends the check without a result.
    func cancel()
}
