/// The validators of a field, by their indices among those of the form: first the validators of empty values, then those
/// of other values.
struct FieldChecks: Sendable {
    let start: Int32
    let middle: Int32
    let end: Int32
    /// Whether validation by the field's own validators ends at the first error.
    let stopsOnFirst: Bool
    /// The number of the field's own validators; the validators after them are rules over several fields, which apply
    /// regardless of the issues of the field.
    let own: Int32
}
