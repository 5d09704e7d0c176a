import FormModel

// The JSON Schemas of validators of codes and personal numbers. JSON Schema cannot express check
// digits.

extension ZipcodeValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(ZipcodeFormatter.schemaPattern)
    }
}

extension SSNValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(SSNFormatter.schemaPattern)
    }
}

extension CountryCodeValidator {
    /// The keyword `enum` with the codes of ISO 3166-1.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let codes = CountryCodes.pairs.map { alpha3 ? $0.dropFirst(2) : $0.prefix(2) }
        return SchemaFragment(["enum": .list(codes.map { .text(String($0)) })])
    }
}

extension CurrencyCodeValidator {
    /// The keyword `enum` with the codes of ISO 4217.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["enum": .list(Currency.all.map { .text($0.code) })])
    }
}
