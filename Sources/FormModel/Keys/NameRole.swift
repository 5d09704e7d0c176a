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
        if let known = FormKey(bytesOf: key) {
            self = known.facts.role
        } else {
            let isFree = Extensions.isKey(key) || key.hasSameBytes(as: JSONValue.comment)
            self = isFree ? .none : .parts
        }
    }

    /// The role of values of a shape, unless their key says more.
    init(ofShape shape: KeyShape) {
        self =
            switch shape {
            case .expression: .expression
            case .localizedText: .text
            case .anything, .nothing, .null, .text, .boolean, .number, .scalar, .wholeNumber, .name,
                .fieldName, .word, .matching, .prefixedName:
                .none
            case .list, .object, .messages, .byName, .oneOf: .parts
            }
    }
}
