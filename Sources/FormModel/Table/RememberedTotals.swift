import Synchronization

/// A cache of results that expressions of rows calculate from their enclosing scopes: calculated again in each row, a sum
/// would cost the square of the number of rows.
///
/// It is used for one validation, or while conditions are applied once: what rows read from enclosing scopes is settled
/// before they are.
final class RememberedTotals: Sendable {
    /// The sum of a field over all rows of its group.
    struct Total: Sendable {
        /// The sum; `nil` where it cannot be calculated.
        var sum: ExactDecimal?
        /// Whether the field can be read, or is empty, in all rows.
        var isReadable: Bool
    }

    /// A field of the form or of a row, and which result is cached.
    private struct Key: Hashable {
        let row: Int
        let field: Int
        /// The path of the field of the rows that is summed; empty for the length of a text.
        let path: [Int]
    }

    /// A text of the form or of a row, and the pattern that it is matched with.
    private struct Match: Hashable {
        let row: Int
        let field: Int
        let matcher: ObjectIdentifier
    }

    /// A call of a function over the rows of a group of the form or of a row.
    private struct Call: Hashable {
        let row: Int
        let call: ObjectIdentifier
    }

    private struct Memory {
        var outcomes: [Call: RowOutcome] = [:]
        var values: [Call: RowValues] = [:]
        var matches: [Match: Bool?] = [:]
        var totals: [Key: Total] = [:]
        var lengths: [Key: Int] = [:]

        var isEmpty: Bool {
            matches.isEmpty && totals.isEmpty && lengths.isEmpty && outcomes.isEmpty
                && values.isEmpty
        }
    }

    private struct Memories {
        /// The results over fields of the form, which every row may use.
        var form = Memory()
        var rows = Memory()
        var work = 0
        /// How many rows were read by calls that cannot be remembered.
        var comparedRows = 0

        subscript(_ row: Int) -> Memory {
            _read { if row < 0 { yield form } else { yield rows } }
            _modify { if row < 0 { yield &form } else { yield &rows } }
        }
    }

    private let memory = Mutex(Memories())

    init() {}

    /// How many rows and bytes were read.
    var work: Int { memory.withLock { $0.work } }

    /// Forgets the results over fields of a row and of the rows behind it in the table, since other rows take their
    /// places.
    func forget(rowsFrom row: Int) {
        memory.withLock { memory in
            if memory.rows.isEmpty { return }
            memory.rows.totals = memory.rows.totals.filter { $0.key.row < row }
            memory.rows.lengths = memory.rows.lengths.filter { $0.key.row < row }
            memory.rows.matches = memory.rows.matches.filter { $0.key.row < row }
            memory.rows.outcomes = memory.rows.outcomes.filter { $0.key.row < row }
            memory.rows.values = memory.rows.values.filter { $0.key.row < row }
        }
    }

    /// The total of a field over the rows of a group, which is a field of a row or of the form.
    func total(
        of path: [Int], in field: Int, at row: Int, rows: Int, _ calculate: () -> Total
    ) -> Total {
        let key = Key(row: row, field: field, path: path)
        if let known = memory.withLock({ $0[row].totals[key] }) { return known }
        let total = calculate()
        memory.withLock {
            $0[row].totals[key] = total
            $0.work += rows
        }
        return total
    }

    /// Whether a text of a row or of the form matches a pattern.
    func matches(
        _ field: Int, at row: Int, _ matcher: ObjectIdentifier, bytes: Int, _ calculate: () -> Bool?
    ) -> Bool? {
        let match = Match(row: row, field: field, matcher: matcher)
        if let known = memory.withLock({ $0[row].matches[match] }) { return known }
        let isMatch = calculate()
        memory.withLock {
            $0[row].matches.updateValue(isMatch, forKey: match)
            $0.work += bytes
        }
        return isMatch
    }

    /// The length of a text of a row or of the form.
    func length(of field: Int, at row: Int, bytes: Int, _ calculate: () -> Int) -> Int {
        let key = Key(row: row, field: field, path: [])
        if let known = memory.withLock({ $0[row].lengths[key] }) { return known }
        let length = calculate()
        memory.withLock {
            $0[row].lengths[key] = length
            $0.work += bytes
        }
        return length
    }

    /// The result of a function over the rows of a group, which is a field of a row or of the form.
    func outcome(
        of call: RowCall, at row: Int, _ calculate: () -> (RowOutcome, rows: Int)
    ) -> RowOutcome {
        let key = Call(row: row, call: ObjectIdentifier(call))
        if let known = memory.withLock({ $0[row].outcomes[key] }) { return known }
        let (outcome, rows) = calculate()
        memory.withLock {
            $0[row].outcomes[key] = outcome
            $0.work += rows
        }
        return outcome
    }

    /// The values in the rows of a group, which is a field of a row or of the form.
    func values(
        of call: RowCall, at row: Int, _ calculate: () -> (RowValues, rows: Int)
    ) -> RowValues {
        let key = Call(row: row, call: ObjectIdentifier(call))
        if let known = memory.withLock({ $0[row].values[key] }) { return known }
        let (values, rows) = calculate()
        memory.withLock {
            $0[row].values[key] = values
            $0.work += rows
        }
        return values
    }

    /// Whether calls that differ from one row to the next may read more rows.
    var maySpendMore: Bool {
        memory.withLock { $0.comparedRows < FormExpression.maximumComparedRows }
    }

    /// Counts the rows that such a call has read.
    func spend(_ rows: Int) {
        memory.withLock {
            $0.comparedRows += rows
            $0.work += rows
        }
    }
}
