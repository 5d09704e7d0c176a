/// What judging asks of a field for every value: plain facts, so that nothing is retained or copied for
/// them on the way of a submission.
package struct FieldPlan: Sendable {
    package let valueType: ValueType
    package let isSecure: Bool
    package let hasFormatter: Bool
    /// Whether a text is the value as it is, but for white space at its ends.
    package let isPlainText: Bool
    /// Whether nothing more is judged once there is an error.
    package let stopsOnFirst: Bool
    /// The validators of the field among those of the form.
    package let validators: Range<Int>
}
