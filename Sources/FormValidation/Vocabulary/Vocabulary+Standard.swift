public import FormModel

extension Vocabulary {
    /// All validators and formatters of the engine, and its pattern matcher for expressions.
    public static let standard: Vocabulary = {
        var words = Vocabulary()
        for validator in shippedValidators { words.add(validator) }
        words.addFormatters()
        words.addPatternMatcher()
        words.languages = InterfaceLanguage.allCases.map(\.tag).filter { $0.broader == nil }
        return words
    }()

    /// The validators of the engine, in the order of the documentation.
    private static let shippedValidators: [Word<any Validator>] = [
        RequiredValidator.word,
        LengthValidator.word,
        RangeValidator.word,
        PatternValidator.word,
        EmailValidator.word,
        ListedTexts.oneOf,
        FieldComparison.sameAs,
        AcceptedValidator.word,
        AbsentValidator.word,
        FieldComparison.differentFrom,
        ListedTexts.noneOf,
        UniqueValidator.word,
        CountValidator.word,
        WeekdayValidator.word,
        AcceptValidator.word,
        MaxBytesValidator.word,
        AnyOfValidator.word,
        NotValidator.word,
        EachValidator.word,
        StopOnFirstValidator.word,
        WarningValidator.word,
        CheckValidator.word,
        WhenValidator.word,
        NotPatternValidator.word,
        TextPartValidator.word(.startsWith),
        TextPartValidator.word(.endsWith),
        TextPartValidator.word(.contains),
        TextPartValidator.word(.excludes),
        WordsValidator.word,
        LettersValidator.alpha,
        LettersValidator.alphanumeric,
        ASCIIValidator.word,
        LowercaseValidator.word,
        UppercaseValidator.word,
        SlugValidator.word,
        Base64Validator.word,
        HexValidator.word,
        JSONValidator.word,
        URLValidator.word,
        HostnameValidator.word,
        IPValidator.word,
        CIDRValidator.word,
        PortValidator.word,
        UUIDValidator.word,
        SemverValidator.word,
        E164Validator.word,
        MultipleOfValidator.word,
        DecimalsValidator.word,
        LuhnValidator.word,
        CreditCardValidator.word,
        IBANValidator.word,
        BICValidator.word,
        RoutingNumberValidator.word,
        CurrencyCodeValidator.word,
        ISBNValidator.word,
        EINValidator.word,
        ITINValidator.word,
        DigitsValidator<SSNFormatter>.word("A social security number"),
        DigitsValidator<ZipcodeFormatter>.word("A ZIP code"),
        PostalCodeValidator.word,
        CountryCodeValidator.word,
        PhoneValidator.word,
        PasswordStrengthValidator.word,
        NotSuspiciousValidator.word,
        RemoteValidator.word,
    ]
}
