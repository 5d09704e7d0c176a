import FormModel

/// Why a formatter refuses a text: the parameter `reason` of its problem, so that a sentence can say it.
package enum FormatReason: String, Error, Sendable, Hashable, CaseIterable {
    /// A character that has no place in such a text.
    case character
    /// A separator that stands where none can.
    case misplacedSeparator
    /// No digits, or not as many as there must be.
    case digits
    /// Fewer digits than such a number has.
    case tooFewDigits
    /// More digits than such a number has.
    case tooManyDigits
    /// Social security number: an area that is never assigned.
    case area
    /// Telephone: an area code that cannot be in the North American Numbering Plan.
    case areaCode
    /// Telephone: an exchange that cannot be in the North American Numbering Plan.
    case exchange
    /// Telephone: no country has this calling code.
    case countryCode
    /// Telephone: `00` or `011` in place of `+`.
    case internationalPrefix
    /// Telephone: a `(0)` that is dialled within a country only.
    case trunkPrefix
    /// Telephone: without the prefix that is dialled before numbers of the country, and without `+`.
    case noTrunkPrefix
    /// Telephone: an extension, which E.164 cannot carry.
    case `extension`
    /// Social security number: the group 00.
    case group
    /// Social security number: the serial number 0000.
    case serial
    /// Social security number: one that was printed as an example.
    case published
    /// Amount: a second sign, or one behind the amount.
    case sign
    /// Amount: the currency stands there twice.
    case repeatedCurrency
    /// Amount: the symbol or the code of another currency.
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
