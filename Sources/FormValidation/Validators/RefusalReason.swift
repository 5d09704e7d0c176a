import FormModel

/// Why a validator refuses a number or code: the parameter `reason` of the issue, from which its
/// sentence says what to correct.
enum RefusalReason: String, CaseIterable {
    /// A character that is not allowed, or not at its position.
    case character
    /// A separator at a position that allows none.
    case misplacedSeparator
    /// Too few or too many characters.
    case length
    /// The check digits do not match the rest, most likely because of a typing error.
    case checksum
    /// An unknown country, or one that does not use such codes.
    case country
    /// The number begins in a way that was never assigned.
    case prefix
    /// Books: the number identifies printed music.
    case music
    /// Taxpayers: the digits in the middle are never assigned.
    case group
    /// Cards: the number belongs to none of the accepted schemes.
    case scheme
    /// Telephones: the number belongs to another country than the required one.
    case otherCountry
}

extension Findings {
    mutating func add(_ code: IssueCode, _ reason: RefusalReason) {
        add(code, parameters: ["reason": .text(reason.rawValue)])
    }
}
