/// A value that an asynchronous check has to judge.
public struct RemoteQuestion: Sendable, Hashable {
    /// Tells questions apart: of one data source, or of one submission, no two have the same.
    public let number: Int

    /// The field whose value it is.
    public let field: FieldName

    /// The index of the element where the value is one of a list.
    public let element: Int?

    /// The name of the check.
    public let check: String

    /// The value, canonical; it may be a secret.
    public let value: FieldValue

    /// Whether the value is a secret.
    public let isSecret: Bool

    /// Whether what the check refuses is no more than a warning.
    package let isWarning: Bool

    /// Whether both ask the same, whatever their numbers.
    func asksSame(as other: RemoteQuestion) -> Bool {
        element == other.element && check.hasSameBytes(as: other.check) && value == other.value
            && isWarning == other.isWarning
    }

    func numbered(_ number: Int) -> RemoteQuestion {
        RemoteQuestion(
            number: number, field: field, element: element, check: check, value: value,
            isSecret: isSecret, isWarning: isWarning)
    }
}

extension RemoteQuestion: CustomStringConvertible, CustomReflectable {
    /// The field and the check; no value, since it may be a secret.
    public var description: String {
        "\(number): \(check) of \(field)" + (element.map { "/\($0)" } ?? "")
    }

    /// Nothing: the value may be a secret.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
