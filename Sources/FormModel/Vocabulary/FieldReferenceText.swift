/// A parameter of a validator that may name fields, by its offset in the form file.
struct FieldReferenceText {
    enum Kind {
        /// The name of a field.
        case field
        /// An expression, which may read fields.
        case expression
        /// A message, or an object of messages by language.
        case message
    }

    let offset: Int
    let kind: Kind
}
