import FormCards
import FormModel

/// A check that has begun.
protocol RunningCheck: AnyObject {
    /// Lets the check go on for at most a number of seconds.
    ///
    /// - Returns: The result, once it has ended.
    func advance(for seconds: Double) -> CheckOutcome?

    /// Ends the check without a result.
    func cancel()
}
