/// What reads other rows of its group, by what it reads there: the steps of rows, or the fields of rows by their validators.
///
/// They say which rows a change touches: the next one where something reads the row before, and all where something reads all
/// rows, as a sum does.
struct RowReaders: Sendable {
    /// For each field, the readers that read it in all rows; none where rows read no other rows.
    private(set) var ofAll: [[Int]] = []
    /// For each field, the readers that read it in the row before.
    private(set) var ofPrevious: [[Int]] = []
    /// The readers that depend on which rows there are; of a field in all rows, too.
    private(set) var ofEveryRow: [Int] = []
    /// The readers of the row before.
    private(set) var ofRowBefore: [Int] = []

    /// No readers: the rows read no other rows.
    init() {}

    /// - Parameters:
    ///   - reads: What each reader reads in the rows of its group.
    ///   - fieldCount: The number of fields of a row.
    /// - Complexity: O(*n*) in the readers and in what they read.
    init(_ reads: [RowReads], fieldCount: Int) {
        ofAll = [[Int]](repeating: [], count: fieldCount)
        ofPrevious = ofAll
        for (index, reads) in reads.enumerated() {
            for field in reads.all.compactMap(\.first) where ofAll[field].last != index {
                ofAll[field].append(index)
            }
            for field in reads.previous where ofPrevious[field].last != index {
                ofPrevious[field].append(index)
            }
            if reads.isOfAllRows { ofEveryRow.append(index) }
            if !reads.previous.isEmpty { ofRowBefore.append(index) }
        }
    }

    /// The fields that are read in the row before, and in no other row; `nil` where all rows are read.
    var onlyPrevious: [Int]? {
        guard ofEveryRow.isEmpty else { return nil }
        return ofPrevious.indices.filter { !ofPrevious[$0].isEmpty }
    }
}
