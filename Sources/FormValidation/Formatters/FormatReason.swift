import FormModel

/// Why a formatter refuses a text: the parameter `reason` of its problem, which selects the
/// sentence.
enum FormatReason: String, Error, Sendable, Hashable, CaseIterable {
    /// A character that is not allowed.
    case character
    /// A separator at a position that allows none.
    case misplacedSeparator
    /// No digits, or a wrong number of digits.
    case digits
    /// Fewer digits than any number of this kind has.
    case tooFewDigits
    /// More digits than any number of this kind has.
    case tooManyDigits
    /// Social security numbers: an area that is never assigned.
    case area
    /// Telephone numbers: an area code that is invalid in the North American Numbering Plan.
    case areaCode
    /// Telephone numbers: an exchange that is invalid in the North American Numbering Plan.
    case exchange
    /// Telephone numbers: an unassigned calling code.
    case countryCode
    /// Telephone numbers: `00` or `011` instead of `+`.
    case internationalPrefix
    /// Telephone numbers: a `(0)`, which is dialled within a country only.
    case trunkPrefix
    /// Telephone numbers: neither the trunk prefix of the country nor `+`.
    case noTrunkPrefix
    /// Telephone numbers: an extension, which E.164 cannot represent.
    case `extension`
    /// Social security numbers: the group 00.
    case group
    /// Social security numbers: the serial number 0000.
    case serial
    /// Social security numbers: a number that was printed as an example.
    case published
    /// Amounts: a second sign, or one after the digits.
    case sign
    /// Amounts: the currency is given twice.
    case repeatedCurrency
    /// Amounts: the symbol or code of another currency.
    case otherCurrency
}

extension FormatProblem {
    init(_ code: IssueCode, _ reason: FormatReason) {
        self.init(code, parameters: ["reason": .text(reason.rawValue)])
    }
}

extension Findings {
    mutating func add(_ code: IssueCode, _ reason: FormatReason) {
        add(code, parameters: ["reason": .text(reason.rawValue)])
    }
}
