/// The validators of a field, by where they stand among those of the form: first those that judge an
/// empty value, then those that judge any other.
struct FieldChecks: Sendable {
    let start: Int32
    let middle: Int32
    let end: Int32
    /// Whether none of the field's own is judged any more once there is an error.
    let stopsOnFirst: Bool
    /// How many of the validators are its own; those behind are rules over several fields, which hold
    /// whatever is wrong with one of them.
    let own: Int32
}
