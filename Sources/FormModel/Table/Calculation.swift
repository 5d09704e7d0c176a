/// The result of a calculation.
struct Calculation: Sendable {
    /// The value; empty where there is none.
    var value = FieldValue.empty
    /// Why an empty value is empty.
    ///
    /// An expression that reads the result has no result for the same reason. What could not be read counts as missing.
    var noResult = NoResult.missing
}
