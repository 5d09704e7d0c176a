/// What an asynchronous check says of a value.
public enum RemoteVerdict: Sendable, Hashable {
    /// It is acceptable.
    case accepted
    /// It is not; the message is what a person reads, and where it is empty the sentence of the catalogue.
    case refused(message: String)
}
