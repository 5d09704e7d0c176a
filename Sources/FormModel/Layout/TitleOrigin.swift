/// The origin of the titles of the choices of a field, which decides on the meaning of braces in them.
enum TitleOrigin: Sendable {
    /// The field itself: a place names a field of its record.
    case field
    /// A list of the form: a place names a field of the form, also where a field of a row uses the list.
    case list
    /// A program or a person, while the form is used: braces are literal.
    case literal
}
