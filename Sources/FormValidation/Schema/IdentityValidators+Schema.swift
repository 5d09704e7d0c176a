import FormModel

// What the validators of codes and of numbers of persons say in JSON Schema. Check digits have no words there.

extension ZipcodeValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(ZipcodeFormatter.schemaPattern)
    }
}

extension SSNValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(SSNFormatter.schemaPattern)
    }
}

extension CountryCodeValidator {
    /// `enum`: the codes of ISO 3166-1.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let codes = CountryCodes.pairs.map { alpha3 ? $0.dropFirst(2) : $0.prefix(2) }
        return SchemaFragment(["enum": .list(codes.map { .text(String($0)) })])
    }
}

extension CurrencyCodeValidator {
    /// `enum`: the codes of ISO 4217.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["enum": .list(Currency.all.map { .text($0.code) })])
    }
}
