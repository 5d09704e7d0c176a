import FormModel

/// Why a validator of a number or code refuses it: the parameter `reason` of its issue, so that a
/// sentence can say what to mend.
enum RefusalReason: String, CaseIterable {
    /// A character that has no place in such a text, or not at its place.
    case character
    /// A separator that stands where none can.
    case misplacedSeparator
    /// Too few or too many characters.
    case length
    /// The check digits do not fit the rest: most likely a typing mistake.
    case checksum
    /// No such country, or none that takes part.
    case country
    /// It does not begin as any such number that was ever assigned.
    case prefix
    /// Book: the number is one of printed music.
    case music
    /// Taxpayer: a pair of digits in the middle that is never assigned.
    case group
    /// Card: of none of the schemes that are taken.
    case scheme
    /// Telephone: not of the country that is asked for.
    case otherCountry
}

extension Findings {
    mutating func add(_ code: IssueCode, _ reason: RefusalReason) {
        add(code, parameters: ["reason": .text(reason.rawValue)])
    }
}
