/// What judging asks of a field for every value: plain facts, so that nothing is retained or copied for
/// them on the way of a submission.
package struct FieldPlan: Sendable {
    package let valueType: ValueType
    package let isSecure: Bool
    package let hasFormatter: Bool
    /// Whether a text is the value as it is, but for white space at its ends.
    package let isPlainText: Bool
}

/// The validators of a field, as ranges of those of its form.
struct FieldChecks: Sendable {
    /// Those that judge an empty value.
    let empty: Range<Int>
    /// Those that judge any other.
    let value: Range<Int>
}
