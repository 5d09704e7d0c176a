import FormModel

/// What became of a check of a value.
struct CheckOutcome {
    let question: RemoteQuestion
    let answer: RemoteAnswer
    /// Why there was no verdict, for whoever wrote the check.
    var trouble: String?
}

/// A check that is under way.
protocol RunningCheck: AnyObject {
    /// Lets it go on for so many seconds at most.
    ///
    /// - Returns: What became of it, once it has ended.
    func advance(for seconds: Double) -> CheckOutcome?

    /// Ends it.
    func cancel()
}
