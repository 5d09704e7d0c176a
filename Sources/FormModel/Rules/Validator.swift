/// Judges the value of a field.
///
/// A validator is independent of its field: it borrows a view of the value and adds findings. It
/// contains no messages; the message catalogue makes them from codes and parameters.
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
    /// The same validator with compiled expressions; called when a form is made, before
    /// ``ValidatorDescription/problems(in:)``, which reports the mistakes in the expressions.
    func bound(by binder: inout ExpressionBinder) -> Self

    /// Judges a value and adds the findings.
    ///
    /// - Parameters:
    ///   - value: The value; empty only if ``ValidatorFacts/judgesEmpty`` is true.
    ///   - context: Gives access to the other fields.
    ///   - findings: The list to which findings are added.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings)
}

extension Validator {
    /// By default, the validator has no expressions to compile.
    public func bound(by binder: inout ExpressionBinder) -> Self { self }
}
