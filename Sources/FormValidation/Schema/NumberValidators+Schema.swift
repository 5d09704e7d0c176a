import FormModel

// What the validators of numbers say in JSON Schema.

extension MultipleOfValidator {
    /// `multipleOf`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["multipleOf": .number(factor)])
    }
}

extension DecimalsValidator {
    /// `multipleOf` the smallest number with so many decimals.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        // No number has more decimals than that, and the factor would be written with all its zeros.
        guard max <= ExactDecimal.maximumExponent else { return SchemaFragment() }
        return SchemaFragment(["multipleOf": .number(ExactDecimal(1, exponent: -max))])
    }
}
