/// The assigned calling codes of countries, global services and networks: ITU-T E.164, 2026.
///
/// No calling code is a prefix of another, so a number can be split without knowing its country.
enum CountryCallingCode {
    /// The length of the calling code at the start of a number, or `nil` if it is not assigned.
    static func length(in digits: DigitRun) -> Int? {
        // No calling code begins with 0, and as a number `01` would equal `1`.
        guard digits.number(0..<1) != 0 else { return nil }
        // With fewer digits, the number is one that was not assigned at their own length.
        for length in 1...3 {
            if isAssigned(digits.number(0..<length)) { return length }
        }
        return nil
    }

    static func isAssigned(_ code: Int) -> Bool {
        switch code {
        case 1, 7: true
        case 20, 27: true
        case 30...34, 36, 39: true
        case 40, 41, 43...49: true
        case 51...58: true
        case 60...66: true
        case 81, 82, 84, 86: true
        case 90...95, 98: true
        case 211...213, 216, 218: true
        case 220...258, 260...269, 290, 291, 297...299: true
        case 350...359, 370...383, 385...387, 389: true
        case 420, 421, 423: true
        case 500...509, 590...599: true
        case 670, 672...683, 685...692: true
        case 800, 808, 850, 852, 853, 855, 856, 870, 878, 880...883, 886, 888: true
        case 960...968, 970...977, 979, 992...996, 998: true
        default: false
        }
    }
}
