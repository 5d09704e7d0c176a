/// The validators of a field, by their indices among those of the form: first the validators of empty values, then those
/// of other values.
struct FieldChecks: Sendable {
    let start: Int32
    let middle: Int32
    let end: Int32
    /// Whether the field's own validators end with the first error.
    let stopsOnFirst: Bool
    /// How many of the validators are the field's own; those behind them are rules over several fields, which are judged
    /// whatever issues the field has.
    let own: Int32
}
