/// What pressing a button does.
public enum ButtonAction: Sendable, Hashable {
    /// Submits the form.
    case submit
    /// Puts every field back to its default.
    case reset
    /// Goes to the page before.
    case back
    /// Goes to the next page.
    case next
    /// An action that the embedder handles, by its name.
    case custom(FieldName)

    /// Reads the name of an action, or `nil` where it is none.
    public init?(_ name: String) {
        // Checked first, so that no long text is ever compared as a `String`.
        guard let name = FieldName(name) else { return nil }
        switch name.text {
        case "submit": self = .submit
        case "reset": self = .reset
        case "back": self = .back
        case "next": self = .next
        default: self = .custom(name)
        }
    }

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
