/// The grouping of national numbers, if it follows from their first digits and length.
enum PhoneGroups {
    /// The sizes of the groups of a national number; a single group if they are unknown.
    ///
    /// - Complexity: O(*n*) in the size of the table; used only for display.
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
}
