import FormModel
import Testing

@testable import FormValidation

/// Numbers of every length, by the rules of the table.
@Suite struct PhonePlanTests {
    @Test func everyLengthInEveryPlan() throws {
        for line in PhoneTables.plans.split(separator: "\n") {
            let parts = line.split(separator: " ")
            let bounds = try parts[1...3].map { try #require(Int($0)) }
            let (least, most, fewest) = (bounds[0], bounds[1], bounds[2])
            let prefix = parts[0] == "-" ? "" : String(parts[0])
            var countries = parts[4]
            while !countries.isEmpty {
                let country = String(countries.prefix(2))
                countries = countries.dropFirst(2)
                guard let callingCode = CallingCodeCountries.callingCode(of: country) else {
                    #expect(PhonePlan(country: country) == nil)
                    continue
                }
                let plan = try #require(PhonePlan(country: country))
                #expect(plan.trunkPrefix == prefix)
                #expect(plan.callingCode == callingCode)
                // One country of each line is enough for the lengths.
                guard countries.isEmpty else { continue }
                for count in 1...25 {
                    let plain = String(repeating: prefix.hasPrefix("9") ? "2" : "9", count: count)
                    let refusal: FormatReason? =
                        fewest == 0
                        ? .noTrunkPrefix
                        : count < fewest ? .tooFewDigits : count > most ? .tooManyDigits : nil
                    let outcome: Result<Int, FormatReason> =
                        refusal.map { .failure($0) } ?? .success(0)
                    #expect(plan.read(DigitRunTests.run(plain)) == outcome, "\(line) \(plain)")
                    guard !prefix.isEmpty else { continue }
                    let dialled = prefix + plain
                    let expected: Result<Int, FormatReason> =
                        (least...most).contains(count)
                        ? .success(prefix.count)
                        : fewest == 0
                            ? .failure(count > most ? .tooManyDigits : .tooFewDigits)
                            : dialled.count < fewest
                                ? .failure(.tooFewDigits)
                                : dialled.count > most ? .failure(.tooManyDigits) : .success(0)
                    #expect(
                        plan.read(DigitRunTests.run(dialled)) == expected, "\(line) \(dialled)")
                }
                guard fewest == 0 else { continue }
                #expect(plan.read(DigitRunTests.run(prefix)) == .failure(.noTrunkPrefix))
            }
        }
        #expect(PhonePlan(country: "US") == nil && PhonePlan(country: "XX") == nil)
        for country in ["", "G", "GBX", "gb", "GBGG", "BG:"] {
            #expect(CallingCodeCountries.callingCode(of: country) == nil, "\(country)")
        }
        #expect(CallingCodeCountries.callingCode(of: "AG") == 1)
        #expect(CallingCodeCountries.callingCode(of: "VG") == 1)
        #expect(CallingCodeCountries.callingCode(of: "UZ") == 998)
    }
}
