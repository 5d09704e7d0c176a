// Numbers, finance, identity and security.
extension IssueCode {
    /// A number is not a multiple of the given one.
    public static let multipleOf = IssueCode(rawValue: "multipleOf")
    /// The check digit of a number is wrong.
    public static let luhn = IssueCode(rawValue: "luhn")
    /// A text is not the number of a payment card, or the brand of the card is not accepted.
    public static let creditCard = IssueCode(rawValue: "creditCard")
    /// A text is not an international bank account number.
    public static let iban = IssueCode(rawValue: "iban")
    /// A text is not a business identifier code.
    public static let bic = IssueCode(rawValue: "bic")
    /// A text is not a routing number of a bank in the United States.
    public static let routingNumber = IssueCode(rawValue: "routingNumber")
    /// A text is not an international standard book number.
    public static let isbn = IssueCode(rawValue: "isbn")
    /// A text is not an employer identification number.
    public static let ein = IssueCode(rawValue: "ein")
    /// A text is not an individual taxpayer identification number.
    public static let itin = IssueCode(rawValue: "itin")
    /// A text is not a postal code of the country.
    public static let postalCode = IssueCode(rawValue: "postalCode")
    /// A text is not a country code.
    public static let countryCode = IssueCode(rawValue: "countryCode")
    /// A text is not a currency code.
    public static let currencyCode = IssueCode(rawValue: "currencyCode")
    /// A password is easier to guess than allowed.
    public static let passwordStrength = IssueCode(rawValue: "passwordStrength")
    /// A text can be confused with another one.
    public static let notSuspicious = IssueCode(rawValue: "notSuspicious")

    static let financeAndSecurity: [IssueCode] = [
        .multipleOf, .luhn, .creditCard, .iban, .bic, .routingNumber, .isbn, .ein, .itin,
        .postalCode, .countryCode, .currencyCode, .passwordStrength, .notSuspicious,
    ]
}
