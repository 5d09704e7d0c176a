/// How numbers are dialled within a country: the trunk prefix and how many digits follow it.
struct PhonePlan: Sendable, Hashable {
    let callingCode: Int
    /// The digits that are dialled before a national number and are no part of it, such as `0`; empty where
    /// there are none.
    let trunkPrefix: String
    private let digits: ClosedRange<Int>
    /// The fewest digits of a number that may stand without its trunk prefix, as people write those of mobile
    /// telephones in some countries; `nil` where it may not.
    private let fewestWithoutPrefix: Int?

    /// The plan of a country by its ISO 3166-1 code; `nil` where none is known, and for the North American
    /// Numbering Plan, which has rules of its own.
    init?(country: String) {
        guard let callingCode = CallingCodeCountries.callingCode(of: country) else { return nil }
        for line in PhoneTables.plans.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 5, let least = Int(parts[1]), let most = Int(parts[2]),
                let fewest = Int(parts[3])
            else { continue }
            var countries = parts[4].utf8
            while !countries.isEmpty {
                if countries.prefix(2).elementsEqual(country.utf8) {
                    self.callingCode = callingCode
                    trunkPrefix = parts[0] == "-" ? "" : String(parts[0])
                    digits = least...most
                    fewestWithoutPrefix = fewest == 0 ? nil : fewest
                    return
                }
                countries = countries.dropFirst(2)
            }
        }
        return nil
    }

    /// Reads digits as they are dialled within the country.
    ///
    /// - Returns: How many of them are the trunk prefix, or what is wrong.
    func read(_ dialled: DigitRun) -> Result<Int, FormatReason> {
        let length = trunkPrefix.utf8.count
        let hasPrefix =
            dialled.count > length && dialled.count <= DigitRun.capacity && length > 0
            && dialled.number(0..<length) == Int(trunkPrefix)
        if hasPrefix, digits.contains(dialled.count - length) { return .success(length) }
        guard let fewestWithoutPrefix else {
            guard hasPrefix else { return .failure(.noTrunkPrefix) }
            return .failure(
                dialled.count - length > digits.upperBound ? .tooManyDigits : .tooFewDigits)
        }
        if dialled.count < fewestWithoutPrefix { return .failure(.tooFewDigits) }
        return dialled.count > digits.upperBound ? .failure(.tooManyDigits) : .success(0)
    }
}
