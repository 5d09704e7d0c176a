/// A value that an asynchronous check has to judge.
public struct RemoteQuestion: Sendable, Hashable {
    /// Tells questions apart: of one data source, or of one submission, no two have the same.
    public let number: Int

    /// Where the value stands: `/email`, `/contacts/1/email` in a row, `/tags/2` in a list.
    public let path: FieldPath

    /// The name of the check.
    public let check: String

    /// The value, canonical; it may be a secret.
    public let value: FieldValue

    /// Whether the value is a secret, or that of a group with secrets in its rows.
    public let isSecret: Bool

    /// Whether what the check refuses is no more than a warning.
    package let isWarning: Bool

    /// Whether the same answer will do for both: wherever the value stands, as rows move.
    func asksSame(as other: RemoteQuestion) -> Bool {
        check.hasSameBytes(as: other.check) && value == other.value && isWarning == other.isWarning
    }

    func numbered(_ number: Int) -> RemoteQuestion {
        RemoteQuestion(
            number: number, path: path, check: check, value: value, isSecret: isSecret,
            isWarning: isWarning)
    }
}

extension RemoteQuestion: CustomStringConvertible, CustomReflectable {
    /// The place and the check; no value, since it may be a secret.
    public var description: String { "\(number): \(check) of \(path)" }

    /// Nothing: the value may be a secret.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
