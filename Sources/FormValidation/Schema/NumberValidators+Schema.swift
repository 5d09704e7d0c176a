import FormModel

// The JSON Schemas of validators of numbers.

extension MultipleOfValidator {
    /// The keyword `multipleOf`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["multipleOf": .number(factor)])
    }
}

extension DecimalsValidator {
    /// The keyword `multipleOf` with the smallest number that has the maximum number of decimals.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        // No number has more decimals, and the factor would be written with all its zeros.
        guard max <= ExactDecimal.maximumExponent else { return SchemaFragment() }
        return SchemaFragment(["multipleOf": .number(ExactDecimal(1, exponent: -max))])
    }
}
