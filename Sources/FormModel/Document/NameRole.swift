/// What a value in an item is to the names of fields.
enum NameRole {
    /// It names no field.
    case none
    /// It is the name of an item.
    case name
    /// It is an expression.
    case expression
    /// It is the name of a field, or an object.
    case field
    /// It is a list of names of fields.
    case fields
    /// It is a text for people.
    case text
    /// It is a message of an issue that has only the parameters of every issue, which come before fields.
    case message
    /// It is an object of expressions by name.
    case values
    /// It is an answer, or an object with an expression of one.
    case answer
    /// It is an object or a list whose parts have roles of their own.
    case parts

    /// The role of a member of an item, or of an object in it.
    init(ofKey key: String) {
        self = NameRole.roles.first { $0.key.hasSameBytes(as: key) }?.role ?? .parts
        if Extensions.isKey(key) { self = .none }
    }

    private static let roles: [(key: String, role: NameRole)] = [
        ("name", .name), ("visibleWhen", .expression), ("enabledWhen", .expression),
        ("requiredWhen", .expression), ("computed", .expression), ("expression", .expression),
        ("where", .expression), ("when", .expression), ("title", .text), ("help", .text),
        ("placeholder", .text), ("description", .text), ("text", .text), ("rowTitle", .text),
        ("trueTitle", .text), ("falseTitle", .text), ("unit", .text), ("reason", .message),
        ("with", .fields), ("rows", .field), ("values", .values), ("default", .answer),
        ("value", .none),
        // The names of columns may be those of keys.
        ("columns", .none), ("list", .none), ("remote", .none), ("type", .none), ("action", .none),
        ("autocomplete", .none), ("confirm", .none),
        ("formatter", .none), (JSONValue.comment, .none),
    ]
}
