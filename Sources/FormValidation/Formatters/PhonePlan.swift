/// The dialling plan of a country: its trunk prefix, and the length of national numbers.
struct PhonePlan: Sendable, Hashable {
    let callingCode: Int
    /// The digits dialled before a national number, such as `0`; empty if there are none.
    let trunkPrefix: String
    private let digits: ClosedRange<Int>
    /// The minimum number of digits of a number without its trunk prefix, as people write mobile
    /// numbers in some countries; `nil` if the prefix is mandatory.
    private let fewestWithoutPrefix: Int?

    /// The plan of a country by its ISO 3166-1 code; `nil` for unknown plans and for the North
    /// American Numbering Plan, which has its own rules.
    init?(country: String) {
        guard let callingCode = CallingCodeCountries.callingCode(of: country) else { return nil }
        for line in PhoneTables.plans.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 5, let minimum = Int(parts[1]), let maximum = Int(parts[2]),
                let fewest = Int(parts[3])
            else { continue }
            var countries = parts[4].utf8
            while !countries.isEmpty {
                if countries.prefix(2).elementsEqual(country.utf8) {
                    self.callingCode = callingCode
                    trunkPrefix = parts[0] == "-" ? "" : String(parts[0])
                    digits = minimum...maximum
                    fewestWithoutPrefix = fewest == 0 ? nil : fewest
                    return
                }
                countries = countries.dropFirst(2)
            }
        }
        return nil
    }

    /// Reads digits as dialled within the country.
    ///
    /// - Returns: The number of digits of the trunk prefix, or the mistake.
    func read(_ dialled: DigitRun) -> Result<Int, FormatReason> {
        let length = trunkPrefix.utf8.count
        let hasPrefix =
            dialled.count > length && dialled.number(0..<length) == Int(trunkPrefix)
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
