/// The steps of rows that read other rows of their group, by what they read there.
///
/// They say which rows a change touches: the next one where a step reads the row before, and all where a step reads all
/// rows, as a sum does.
struct RowReaders: Sendable {
    /// For each field, the steps that read it in all rows; none where rows read no other rows.
    private(set) var ofAll: [[Int]] = []
    /// For each field, the steps that read it in the row before.
    private(set) var ofPrevious: [[Int]] = []
    /// The steps that depend on which rows there are.
    private(set) var ofEveryRow: [Int] = []
    /// The steps that read the row before.
    private(set) var ofRowBefore: [Int] = []

    /// No steps: the rows read no other rows.
    init() {}

    /// - Parameters:
    ///   - steps: The steps of the rows, in dependency order.
    ///   - group: The index of the group, in the record around it.
    ///   - fieldCount: The number of fields of a row.
    /// - Complexity: O(*n*) in the steps and in what they read.
    init(_ steps: [ConditionStep], of group: Int, fieldCount: Int) {
        ofAll = [[Int]](repeating: [], count: fieldCount)
        ofPrevious = ofAll
        for (index, step) in steps.enumerated() {
            let reads = step.reads(ofRowsOf: FieldReference(up: 1, field: group))
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
}
