import Synchronization

/// The grouping of national numbers, if it follows from their first digits and length.
enum PhoneGroups {
    /// The sizes of the groups of a national number; a single group if they are unknown.
    ///
    /// - Complexity: O(*n*) in the table; it is called only to display a number.
    static func sizes(of national: Substring, callingCode: Substring) -> [Int] {
        for line in PhoneTables.groups.split(separator: "\n") {
            let entries = line.split(separator: " ")
            guard entries[0] == callingCode else { continue }
            for entry in entries.dropFirst() {
                let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
                let sizes = parts[0].utf8.map { Int($0 - UInt8(ascii: "0")) }
                guard sizes.reduce(0, +) == national.utf8.count else { continue }
                let beginnings = parts[1].split(separator: ",", omittingEmptySubsequences: false)
                if beginnings.contains(where: { national.utf8.starts(with: $0.utf8) }) {
                    return sizes
                }
            }
        }
        return [national.utf8.count]
    }

    /// The sizes of the groups of a national number that is being typed; a single group if they are unknown.
    ///
    /// Of several lengths with the same first digits, the shortest that is long enough decides.
    ///
    /// - Complexity: O(*n*) in the entries of the country.
    static func sizes(ofUnfinished national: String, callingCode: String) -> [Int] {
        let fitting = countries.withLock { known in
            if let entries = known[callingCode] { return entries }
            let entries = entries(of: callingCode)
            known[callingCode] = entries
            return entries
        }.filter { entry in
            entry.total >= national.utf8.count
                && entry.beginnings.contains { national.utf8.starts(with: $0.utf8) }
        }
        return fitting.min { $0.total < $1.total }?.sizes ?? [national.utf8.count]
    }

    /// A grouping, and the first digits of the numbers that have it.
    private struct Entry {
        let sizes: [Int]
        let total: Int
        let beginnings: [String]
    }

    /// The groupings of the countries that were asked for.
    private static let countries = Mutex<[String: [Entry]]>([:])

    private static func entries(of callingCode: String) -> [Entry] {
        for line in PhoneTables.groups.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words[0].utf8.elementsEqual(callingCode.utf8) else { continue }
            return words.dropFirst().map { word in
                let parts = word.split(separator: ":", omittingEmptySubsequences: false)
                let sizes = sizes(parts[0])
                return Entry(
                    sizes: sizes, total: sizes.reduce(0, +),
                    beginnings: parts[1].split(separator: ",").map(String.init))
            }
        }
        return []
    }

    /// The sizes that a word of the table means: digits, except that the last group of a number may have two.
    private static func sizes(_ word: Substring) -> [Int] {
        let digits = word.utf8.map { Int($0 - UInt8(ascii: "0")) }
        // No number has fewer than five digits, and no group has none.
        guard digits.reduce(0, +) < 5 || digits.contains(0), digits.count > 1 else { return digits }
        return digits.dropLast(2) + [digits[digits.count - 2] * 10 + digits[digits.count - 1]]
    }
}
