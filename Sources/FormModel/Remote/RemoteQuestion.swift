/// A value that an asynchronous check has to judge.
public struct RemoteQuestion: Sendable, Hashable {
    /// A number that no other question of the same data source, or of the same submission, has.
    public let number: Int

    /// The path of the value: `/email`, `/contacts/1/email` in a row, `/tags/2` in a list.
    public let path: FieldPath

    /// The name of the check.
    public let check: String

    /// The value, canonical; it may be a secret.
    public let value: FieldValue

    /// Whether the value is a secret, or that of a group with secrets in its rows.
    public let isSecret: Bool

    /// Whether a refusal is a warning.
    let isWarning: Bool

    /// Whether one answer serves both, whatever the paths are, which change when rows move.
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
    /// The path and the check; no value, since it may be a secret.
    public var description: String { "\(number): \(check) of \(path)" }

    /// Nothing: the value may be a secret.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
