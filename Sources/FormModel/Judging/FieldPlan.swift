/// What judging asks of a field for every value: plain facts, so that nothing is retained or copied for
/// them on the way of a submission.
package struct FieldPlan: Sendable {
    package let valueType: ValueType
    package let isSecure: Bool
    package let hasFormatter: Bool
    /// Whether a text is the value as it is, but for white space at its ends.
    package let isPlainText: Bool
    /// The validators that judge an empty value, among those of the form.
    let emptyChecks: Range<Int>
    /// The validators that judge any other value.
    let valueChecks: Range<Int>
}
