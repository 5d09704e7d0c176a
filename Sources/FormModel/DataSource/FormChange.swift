/// Who made a change.
public enum ChangeOrigin: Sendable, Hashable {
    /// A person, by typing or choosing.
    case user
    /// The program: an update by code, or the consequences of a person's update in other items.
    case program
}

/// One change of the items of a form, of the rows of a group, or of their values.
///
/// It does not carry the value, which may be a secret and can be read from the data source.
public struct FormChange: Sendable, Hashable {
    /// What happened to the item.
    public enum Kind: Sendable, Hashable {
        /// It came into view; a row was added.
        case insert
        /// It went out of view; a row was removed.
        case delete
        /// It moved here from another index.
        case move(from: Int)
        /// Its value, or its issues, changed.
        case update
    }

    /// What happened.
    public let kind: Kind

    /// The item; for a row, the group; `nil` for a label without a name.
    public let name: FieldName?

    /// What changed: an item of the form, a row such as `/contacts/1`, or a field of one such as
    /// `/contacts/1/phone`, at the time of the notification; of a row that was removed, where it was.
    public let path: FieldPath

    /// The index of the item among the visible ones, at the time of the notification; of a row, that
    /// among the rows of its group; of a field of a row, that among the visible items of the row.
    public let index: Int

    /// Who made it.
    public let origin: ChangeOrigin

    /// Whether the program replaced something that the user had entered.
    public let replacesUserInput: Bool

    /// Makes a change; without a path, of an item of the form itself.
    public init(
        kind: Kind, name: FieldName?, path: FieldPath? = nil, index: Int, origin: ChangeOrigin,
        replacesUserInput: Bool = false
    ) {
        self.kind = kind
        self.path = path ?? name.map { FieldPath($0) } ?? FieldPath()
        self.name = name
        self.index = index
        self.origin = origin
        self.replacesUserInput = replacesUserInput
    }
}
