/// Who made a change.
public enum ChangeOrigin: Sendable, Hashable {
    /// A person, by typing or choosing.
    case user
    /// The program: an update by code, or what a person's update caused in other items.
    case program
}

/// One change of the items of a form, or of what they hold.
///
/// It does not carry the value: whoever may see it can read it from the data source.
public struct FormChange: Sendable, Hashable {
    /// What happened to the item.
    public enum Kind: Sendable, Hashable {
        /// It came into view.
        case insert
        /// It went out of view.
        case delete
        /// It moved here from another index.
        case move(from: Int)
        /// Its value, or what is wrong with it, changed.
        case update
    }

    /// What happened.
    public let kind: Kind

    /// The item; `nil` for a label without a name.
    public let name: FieldName?

    /// The index of the item among the visible ones, as it holds when the change is told.
    public let index: Int

    /// Who made it.
    public let origin: ChangeOrigin

    /// Whether the program replaced something that the user had entered.
    public let replacesUserInput: Bool

    /// Makes a change.
    public init(
        kind: Kind, name: FieldName?, index: Int, origin: ChangeOrigin,
        replacesUserInput: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.index = index
        self.origin = origin
        self.replacesUserInput = replacesUserInput
    }
}
