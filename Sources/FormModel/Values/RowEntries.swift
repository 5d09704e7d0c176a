/// Finds rows by the entries to which they belong, each row once; texts are compared by their bytes.
struct RowEntries {
    /// The indices of the rows of each entry, the first one last.
    private var indices: [[UInt8]?: [Int]] = [:]

    /// - Parameter entries: The entries of the rows; `nil` for a row without one.
    init(_ entries: [String?]) {
        for (index, entry) in entries.enumerated().reversed() {
            indices[entry.map { Array($0.utf8) }, default: []].append(index)
        }
    }

    /// Takes the first row of an entry, or the first one without an entry, that was not taken.
    mutating func take(_ entry: String?) -> Int? {
        indices[entry.map { Array($0.utf8) }]?.popLast()
    }
}

extension [String?] {
    /// The rows with these entries that belong to the entries of other rows.
    ///
    /// - Parameter others: The entries of the other rows; `nil` for a row without one.
    /// - Returns: For each of them, the index of the first row that belongs to it and to none before it; `nil` without one.
    package func rows(of others: [String?]) -> [Int?] {
        var rows = RowEntries(self)
        return others.map { rows.take($0) }
    }
}
