/// What became of an asynchronous check.
public enum RemoteAnswer: Sendable, Hashable {
    /// The value is acceptable.
    case accepted
    /// It is not; the message, where there is one, is what a person reads.
    case refused(message: String?)
    /// There was no answer in time.
    case timedOut
    /// The check itself failed.
    case failed
    /// Nobody makes a check of that name.
    case unknown

    var code: IssueCode? {
        switch self {
        case .accepted: nil
        case .refused: .remote
        case .timedOut: .remoteTimeout
        case .failed: .remoteFailed
        case .unknown: .remoteUnknown
        }
    }

    /// What a person reads of a refusal.
    ///
    /// A check may repeat the value in its message, and a secret stands in no issue.
    func message(about question: RemoteQuestion) -> String? {
        guard case .refused(let message?) = self, !message.isEmpty else { return nil }
        guard question.isSecret, case .text(let secret) = question.value else { return message }
        return message.utf8.span.contains(secret.utf8.span) ? nil : message
    }
}

extension Span<UInt8> {
    fileprivate func contains(_ part: Span<UInt8>) -> Bool {
        guard !part.isEmpty, part.count <= count else { return false }
        for start in 0...(count - part.count)
        where extracting(start..<start + part.count).hasSameBytes(as: part) { return true }
        return false
    }
}
