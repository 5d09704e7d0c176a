/// What one field holds at present, and how it came to it.
struct FieldState {
    var value: FieldValue = .empty
    /// Who set the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has been in the field and gone on.
    var isLeft = false
    var issues: [Issue] = []
    /// What is known of the rows of a group besides their values.
    var rows: [RowState] = []
}
