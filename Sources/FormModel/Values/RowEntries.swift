/// Finds rows by the entries to which they belong, each row once; texts are compared by their bytes.
package struct RowEntries {
    /// The indices of the rows of each entry, the first one last.
    private var indices: [[UInt8]?: [Int]] = [:]

    /// - Parameter entries: The entries of the rows; `nil` for a row without one.
    package init(_ entries: [String?]) {
        for (index, entry) in entries.enumerated().reversed() {
            indices[entry.map { Array($0.utf8) }, default: []].append(index)
        }
    }

    /// Takes the first row of an entry, or the first one without an entry, that was not taken.
    package mutating func take(_ entry: String?) -> Int? {
        indices[entry.map { Array($0.utf8) }]?.popLast()
    }
}
