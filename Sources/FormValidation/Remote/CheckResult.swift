/// The result of an asynchronous check.
public enum CheckResult: Sendable, Hashable {
    /// The value is valid.
    case accepted
    /// The value is invalid; an empty message means the sentence of the message catalogue.
    case refused(message: String)
}
