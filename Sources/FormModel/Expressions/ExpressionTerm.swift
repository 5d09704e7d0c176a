/// A part of the expression whose code has been generated.
struct ExpressionTerm {
    /// The type of its value; `nil` if it is unknown because of a reported problem.
    var type: ExpressionType?
    let offset: Int
    /// The field, if the part is nothing but a field, of this row or of the one before.
    var field: ExpressionScope.Found?
    /// The text, if the part is nothing but a text, and its index among the constants.
    var literal: [UInt8]?
    var constant: Int?
    /// The number, if the part is nothing but a number, with or without a sign.
    var number: ExactDecimal?
    /// Whether the value is certain to be a number without a fraction.
    var isWhole = false
}
