/// The effect of pressing a button.
public enum ButtonAction: Sendable, Hashable {
    /// Submits the form.
    case submit
    /// Resets every field to its default.
    case reset
    /// Goes to the previous page.
    case back
    /// Goes to the next page.
    case next
    /// An action with a name of its own, which the embedding program handles.
    case custom(FieldName)

    /// Reads the name of an action, or `nil` if it is not a valid name.
    public init?(_ name: String) {
        // Validated first, so that no long text is compared as a `String`, which could take
        // quadratic time.
        guard let name = FieldName(simple: name) else { return nil }
        switch name.text {
        case "submit": self = .submit
        case "reset": self = .reset
        case "back": self = .back
        case "next": self = .next
        default: self = .custom(name)
        }
    }

    /// The names of the actions that forms have themselves.
    static let words = [ButtonAction.submit, .reset, .back, .next].map(\.name)

    /// The name in a form file.
    public var name: String {
        switch self {
        case .submit: "submit"
        case .reset: "reset"
        case .back: "back"
        case .next: "next"
        case .custom(let name): name.text
        }
    }
}
