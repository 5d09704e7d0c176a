// Numbers, finance, identity and security.
extension IssueCode {
    /// A number is no multiple of what it must be one of.
    public static let multipleOf = IssueCode(rawValue: "multipleOf")
    /// The check digit of a number is wrong.
    public static let luhn = IssueCode(rawValue: "luhn")
    /// A text is no number of a payment card, or of none that is taken.
    public static let creditCard = IssueCode(rawValue: "creditCard")
    /// A text is no international bank account number.
    public static let iban = IssueCode(rawValue: "iban")
    /// A text is no business identifier code of a bank.
    public static let bic = IssueCode(rawValue: "bic")
    /// A text is no routing number of a bank of the United States.
    public static let routingNumber = IssueCode(rawValue: "routingNumber")
    /// A text is no international standard book number.
    public static let isbn = IssueCode(rawValue: "isbn")
    /// A text is no employer identification number.
    public static let ein = IssueCode(rawValue: "ein")
    /// A text is no individual taxpayer identification number.
    public static let itin = IssueCode(rawValue: "itin")
    /// A text is no postal code of the country.
    public static let postalCode = IssueCode(rawValue: "postalCode")
    /// A text is no code of a country.
    public static let countryCode = IssueCode(rawValue: "countryCode")
    /// A text is no code of a currency.
    public static let currencyCode = IssueCode(rawValue: "currencyCode")
    /// A password is easier to guess than allowed.
    public static let passwordStrength = IssueCode(rawValue: "passwordStrength")
    /// A text may be taken for another one.
    public static let notSuspicious = IssueCode(rawValue: "notSuspicious")

    static let financeAndSecurity: [IssueCode] = [
        .multipleOf, .luhn, .creditCard, .iban, .bic, .routingNumber, .isbn, .ein, .itin,
        .postalCode, .countryCode, .currencyCode, .passwordStrength, .notSuspicious,
    ]
}
