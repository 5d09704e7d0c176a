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
        /// The strongest reason why a row has no value; `missing` where all that have none are empty.
        var cause: NoResult
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

    /// A field with conditions of its choices, and what these read in a row.
    private struct Filter: Hashable {
        let choices: ObjectIdentifier
        let key: FilterKey
    }

    private struct Memory {
        var results: [Call: any Sendable] = [:]
        var matches: [Match: Bool?] = [:]
        var totals: [Key: Total] = [:]
        var lengths: [Key: Int] = [:]

        var isEmpty: Bool {
            matches.isEmpty && totals.isEmpty && lengths.isEmpty && results.isEmpty
        }
    }

    private struct Memories {
        /// The results over fields of the form, which every row may use.
        var form = Memory()
        var rows = Memory()
        var work = 0
        /// Whether any choice is offered.
        var offers: [Filter: Bool] = [:]
        /// How many choices were examined, by the field.
        var examined: [ObjectIdentifier: Int] = [:]
        var isOverspent = false

        subscript(_ row: Int) -> Memory {
            _read { if row < 0 { yield form } else { yield rows } }
            _modify { if row < 0 { yield &form } else { yield &rows } }
        }
    }

    private let memory = Mutex(Memories())

    /// The choices that were fetched for values of other fields; `nil` if there are none.
    let sets: ChoiceSets?

    /// The work that the expressions may do.
    let budget: WorkBudget

    init(_ sets: ChoiceSets? = nil, _ budget: WorkBudget = WorkBudget()) {
        self.sets = sets
        self.budget = budget
    }

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
            memory.rows.results = memory.rows.results.filter { $0.key.row < row }
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
    func result<Result: Sendable>(
        of call: AnyObject, at row: Int, _ calculate: () -> (Result, rows: Int)
    ) -> Result {
        let key = Call(row: row, call: ObjectIdentifier(call))
        if let known = memory.withLock({ $0[row].results[key] }) as? Result { return known }
        let (result, rows) = calculate()
        memory.withLock {
            $0[row].results[key] = result
            $0.work += rows
        }
        return result
    }

    /// The largest number of choices that are examined for a field of rows in one validation.
    static let maximumExaminedChoices = 1_000_000

    /// Whether the choices of a field were not examined, because too many others were.
    var isOverspent: Bool { memory.withLock { $0.isOverspent } }

    /// Whether a field of rows offers a choice.
    ///
    /// Beyond `maximumExaminedChoices` it counts as a field that offers none, and the group is refused.
    ///
    /// - Parameters:
    ///   - choices: The identity of the choices of the field.
    ///   - key: The values that decide which are offered; `nil` if they are not compared.
    ///   - examine: Looks for a choice that is offered.
    /// - Returns: Whether a choice is offered.
    func offersAny(
        _ choices: ObjectIdentifier, _ key: FilterKey?,
        _ examine: () -> (isAny: Bool, examined: Int)
    ) -> Bool {
        let filter = key.map { Filter(choices: choices, key: $0) }
        let known: Bool? = memory.withLock { memory in
            if let filter, let known = memory.offers[filter] { return known }
            guard memory.examined[choices, default: 0] > RememberedTotals.maximumExaminedChoices
            else { return nil }
            memory.isOverspent = true
            return false
        }
        if let known { return known }
        let (isAny, examined) = examine()
        memory.withLock {
            if let filter { $0.offers[filter] = isAny }
            $0.examined[choices, default: 0] += examined
            $0.work += examined
        }
        return isAny
    }

    /// Counts the rows that a call has read whose result cannot be remembered.
    func spend(_ rows: Int) {
        budget.spend(comparedRows: rows)
        memory.withLock { $0.work += rows }
    }
}
