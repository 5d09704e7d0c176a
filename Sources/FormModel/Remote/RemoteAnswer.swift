/// The result of an asynchronous check.
public enum RemoteAnswer: Sendable, Hashable {
    /// The value is acceptable.
    case accepted
    /// The value is not acceptable; a person reads the message, where there is one.
    case refused(message: String?)
    /// There was no answer in time.
    case timedOut
    /// The check itself failed.
    case failed
    /// There is no check of that name.
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

    /// The message of a refusal, where a person may read it.
    ///
    /// A check may repeat the value in its message, and no issue may have a secret.
    func message(about question: RemoteQuestion) -> String? {
        guard case .refused(let message?) = self, !message.isEmpty else { return nil }
        guard question.isSecret else { return message }
        return question.value.isRepeated(in: message.utf8.span) ? nil : message
    }
}

extension FieldValue {
    /// Whether a text contains the value as it is written, without the white space around it.
    package func isRepeated(in text: Span<UInt8>) -> Bool {
        written.contains { written in
            let core = WhiteSpace.trim(written)
            return text.contains((core.isEmpty ? written : core).utf8.span)
        }
    }

    /// The texts in the value, since every secret is a text.
    private var written: [String] {
        if case .text(let text) = self { return [text] }
        if let file { return [file.name] }
        return rows.flatMap { $0.values.flatMap(\.value.written) }
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
