/// Judges values: what every validator does.
///
/// A validator is a value that knows nothing of the field it belongs to; it sees a borrowed view of the
/// field's value and adds what it finds. It holds no sentence: sentences are made from codes and
/// parameters by the message catalogue.
///
/// ```swift
/// struct Even: Validator {
///     let name = "even"
///     func judge(
///         _ value: borrowing ValueView, in context: borrowing JudgingContext,
///         into findings: inout Findings
///     ) {
///         if value.integer % 2 != 0 { findings.add(IssueCode(rawValue: "even")) }
///     }
/// }
/// ```
public protocol Validator: ValidatorDescription {
    /// The same validator with its expressions compiled; asked when a form is made, before
    /// ``ValidatorDescription/problems(in:)``, which tells what is wrong with them.
    func bound(by binder: inout ExpressionBinder) -> Self

    /// Judges a value and adds what is wrong with it.
    ///
    /// - Parameters:
    ///   - value: The value, not empty unless ``ValidatorDescription/judgesEmpty``.
    ///   - context: The other fields.
    ///   - findings: Where issues are added.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings)
}

extension Validator {
    /// It has no expressions.
    public func bound(by binder: inout ExpressionBinder) -> Self { self }
}
