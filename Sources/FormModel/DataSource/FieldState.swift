/// What one field holds at present, and how it came to it.
struct FieldState: Sendable {
    /// What was entered or set, or the default; kept while the field is hidden or disabled.
    var value: FieldValue = .empty
    /// What counts: nothing while it is hidden, the default while it is disabled, what is calculated where
    /// it is.
    var held: FieldValue = .empty
    var standing = Standing.open
    /// Who set the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has been in the field and gone on.
    var isLeft = false
    var issues: [Issue] = []
    /// What is known of the rows of a group besides their values.
    var rows: [RowState] = []
}
