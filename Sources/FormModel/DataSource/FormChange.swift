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
        /// The item became visible, or a row was added.
        case insert
        /// The item became hidden, or a row was removed.
        case delete
        /// The row moved from another index.
        case move(from: Int)
        /// The value, the issues or a text of the item changed, or the choices that it offers.
        case update
    }

    /// The kind of change.
    public let kind: Kind

    /// The item; for a row, the group; `nil` for a label without a name.
    public let name: FieldName?

    /// The path at the time of the notification: an item of the form, a row such as `/contacts/1`, or a field of a row
    /// such as `/contacts/1/phone`; for a removed row, its former path.
    public let path: FieldPath

    /// The index at the time of the notification: of an item, among the visible items; of a row, among the rows of its
    /// group; of a field of a row, among the visible items of the row.
    public let index: Int

    /// The origin of the change.
    public let origin: ChangeOrigin

    /// Whether the program replaced something that the user had entered.
    public let replacesUserInput: Bool

    init(
        kind: Kind, name: FieldName?, path: FieldPath, index: Int, origin: ChangeOrigin,
        replacesUserInput: Bool = false
    ) {
        self.kind = kind
        self.path = path
        self.name = name
        self.index = index
        self.origin = origin
        self.replacesUserInput = replacesUserInput
    }
}
