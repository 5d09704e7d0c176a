import Synchronization

/// The grouping of national numbers, if it follows from their first digits and length.
enum PhoneGroups {
    /// The sizes of the groups of a national number; a single group if they are unknown.
    ///
    /// - Complexity: O(*n*) in the entries of the country.
    static func sizes(of national: Substring.UTF8View, callingCode: Int) -> [Int] {
        let beginnings = PhoneGroups.beginnings(of: national)
        let fitting = entries(of: callingCode).first {
            $0.total == national.count && $0.fits(beginnings)
        }
        return fitting?.sizes ?? [national.count]
    }

    /// The sizes of the groups of a national number that is being typed; a single group if they are unknown.
    ///
    /// Of several lengths with the same first digits, the shortest that is long enough decides.
    ///
    /// - Complexity: O(*n*) in the entries of the country.
    static func sizes(ofUnfinished national: String, callingCode: String) -> [Int] {
        let beginnings = PhoneGroups.beginnings(of: national.utf8)
        let fitting = (Int(callingCode).map(entries) ?? []).filter {
            $0.total >= national.utf8.count && $0.fits(beginnings)
        }
        return fitting.min { $0.total < $1.total }?.sizes ?? [national.utf8.count]
    }

    /// The first digits of a number as a number, for each count of digits from 0.
    private static func beginnings(of national: some Sequence<UInt8>) -> [Int] {
        var number = 0
        var beginnings = [number]
        // No entry has more digits, and more would not fit the numbers.
        for digit in national.prefix(PhoneFormatter.maximumDigits) {
            number = number * 10 + Int(digit) - Int(UInt8(ascii: "0"))
            beginnings.append(number)
        }
        return beginnings
    }

    /// A grouping, and the first digits of the numbers that have it.
    private struct Entry {
        let sizes: [Int]
        let total: Int
        /// The first digits as a number, with their count.
        let beginnings: [(count: Int, number: Int)]

        /// Whether a number has this grouping, by its first digits for each count of digits.
        func fits(_ national: [Int]) -> Bool {
            beginnings.contains { $0.count < national.count && national[$0.count] == $0.number }
        }
    }

    /// The groupings of the countries that were asked for.
    private static let countries = Mutex<[Int: [Entry]]>([:])

    private static func entries(of callingCode: Int) -> [Entry] {
        countries.withLock { known in
            if let entries = known[callingCode] { return entries }
            let entries = readEntries(of: callingCode)
            known[callingCode] = entries
            return entries
        }
    }

    /// Reads the entries of a country from the table, by bytes: to compare characters would cost millions of instructions.
    private static func readEntries(of callingCode: Int) -> [Entry] {
        let code = Array("\(callingCode) ".utf8)
        for line in PhoneTables.groups.utf8.split(separator: UInt8(ascii: "\n"))
        where line.starts(with: code) {
            return line.split(separator: UInt8(ascii: " ")).dropFirst().map { word in
                let parts = word.split(separator: UInt8(ascii: ":"))
                let sizes = sizes(parts[0])
                return Entry(
                    sizes: sizes, total: sizes.reduce(0, +),
                    beginnings: parts[1].split(separator: UInt8(ascii: ",")).map {
                        ($0.count, beginnings(of: $0)[$0.count])
                    })
            }
        }
        return []
    }

    /// The sizes that a word of the table means: digits, except that the last group of a number may have two.
    private static func sizes(_ word: Substring.UTF8View) -> [Int] {
        let digits = word.map { Int($0 - UInt8(ascii: "0")) }
        // No number has fewer than five digits, and no group has none.
        guard digits.reduce(0, +) < 5 || digits.contains(0), digits.count > 1 else { return digits }
        return digits.dropLast(2) + [digits[digits.count - 2] * 10 + digits[digits.count - 1]]
    }
}
