/// A validator whose validators apply while a condition is true.
package protocol ConditionalValidator: Validator {
    /// The condition; one that cannot be evaluated counts as false.
    var condition: FormExpression { get }

    /// The validators that apply while the condition is true.
    var validators: NestedValidators { get }
}
