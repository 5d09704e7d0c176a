import TestSupport
import Testing

@testable import FormValidation

/// The groups of telephone numbers: those of the table, found without reading all of it for each number.
@Suite struct PhoneGroupsTests {
    /// The words of each line of the table.
    private static let table = PhoneTables.groups.split(separator: "\n")
        .map { $0.split(separator: " ") }

    /// The groups as the table says it, looked for in all of it for each number.
    private static func sizes(_ national: String, _ callingCode: String) -> [Int] {
        for words in table where words[0] == callingCode {
            for word in words.dropFirst() {
                let parts = word.split(separator: ":")
                let digits = parts[0].compactMap(\.wholeNumberValue)
                let isWide = digits.count > 1 && (digits.reduce(0, +) < 5 || digits.contains(0))
                let sizes =
                    isWide
                    ? digits.dropLast(2) + [
                        digits[digits.count - 2] * 10 + digits[digits.count - 1]
                    ]
                    : digits
                guard sizes.reduce(0, +) == national.count else { continue }
                if parts[1].split(separator: ",").contains(where: national.hasPrefix) {
                    return sizes
                }
            }
        }
        return [national.count]
    }

    /// Of each country, numbers that begin as the table names it, and others.
    @Test func areThoseOfTheTable() {
        var numbers = SeededNumbers(seed: 17)
        var grouped = 0
        for words in Self.table {
            let code = String(words[0])
            for _ in Laws.rounds(2) {
                let word = words[1 + numbers.below(words.count - 1)]
                let beginnings = word.split(separator: ":")[1].split(separator: ",")
                var national = String(beginnings[numbers.below(beginnings.count)])
                if numbers.below(4) == 0 { national = "\(numbers.below(100))" }
                let count = 4 + numbers.below(11)
                while national.count < count { national += "\(numbers.below(10))" }
                let expected = Self.sizes(national, code)
                let found = PhoneGroups.sizes(
                    of: Substring(national).utf8, callingCode: Int(code) ?? 0)
                #expect(found == expected, "+\(code) \(national)")
                if found.count > 1 { grouped += 1 }
            }
        }
        #expect(grouped > 20)
    }

    /// Showing many numbers reads the table once.
    @Test(.countsInstructions) func showingIsLinear() throws {
        let formatter = PhoneFormatter()
        #expect(
            try Growth.ofEightTimes(100) { count in
                { for _ in 0..<count { _ = formatter.format("+442079460958") } }
            } < 9)
    }
}
