/// What a front end may use to help a person who enters a value: the keyboard, the direction of a text, the files to choose from.
///
/// It decides nothing: the form validates every value.
public enum EntryHint: Sendable, Hashable {
    /// A telephone number, for the keyboard of telephones; it is written from left to right in every language.
    case telephone
    /// A text of digits, for a keyboard of digits; it is written from left to right in every language.
    case digits
    /// A text that is written from left to right in every language, such as the name of a host.
    case leftToRight
    /// A file of one of these media types, or with one of these extensions, as the attribute `accept` of HTML names them.
    case files([String])
    /// A file of at most this number of bytes.
    case bytes(Int)
}
