/// The size of all calculated texts in a filling-in, which is limited as in a submission.
///
/// It is an upper bound until it is counted: the texts of rows that were removed are subtracted only then.
struct CalculatedTexts {
    private var bytes = 0
    /// Whether ``bytes`` was counted since the run began.
    private var isCounted = false
    /// Whether a text was not kept since all conditions were last applied.
    private(set) var isAnyRefused = false

    /// Begins a run over all conditions, which calculates every text anew.
    mutating func beginAll() { self = CalculatedTexts(isCounted: true) }

    /// Begins a run over some conditions.
    mutating func begin() { isCounted = false }

    init() {}

    private init(isCounted: Bool) { self.isCounted = isCounted }

    /// Whether a text may be kept; if so, it is counted.
    ///
    /// - Parameters:
    ///   - value: A calculated value.
    ///   - before: The calculated value that it replaces; none in a run over all conditions.
    ///   - record: The record, whose texts are counted once a run where the bound is exceeded.
    /// - Returns: Whether it may be kept.
    /// - Complexity: O(1), and once a run O(*n*) in the record.
    mutating func admit(
        _ value: FieldValue, insteadOf before: FieldValue, in record: RecordNode
    ) -> Bool {
        let added = value.textSize - before.textSize
        guard value.textSize > 0 else {
            bytes += added
            return true
        }
        if bytes + added > ValueTable.scratchLimit, !isCounted {
            isCounted = true
            bytes = record.calculatedBytes
        }
        guard bytes + added <= ValueTable.scratchLimit else {
            bytes -= before.textSize
            isAnyRefused = true
            return false
        }
        bytes += added
        return true
    }
}

extension FieldValue {
    /// The bytes of the texts in the value.
    fileprivate var textSize: Int {
        text?.utf8.count ?? texts.reduce(0) { $0 + $1.utf8.count }
    }
}

extension RecordNode {
    /// The bytes of all calculated texts, in rows too.
    fileprivate var calculatedBytes: Int {
        cells.reduce(0) { sum, cell in
            let own = cell.state.status == .computed ? cell.state.effective.textSize : 0
            return sum + own + cell.rows.reduce(0) { $0 + $1.calculatedBytes }
        }
    }
}
