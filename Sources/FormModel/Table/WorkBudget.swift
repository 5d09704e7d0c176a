import Synchronization

/// The work of the expressions of one validation, which is limited: without a limit, a submission of some kilobytes
/// could cost minutes where rows are compared with rows.
///
/// Only the form and the values decide how much is spent, and no clock does, so that every run ends alike.
final class WorkBudget: Sendable {
    /// The most work of one validation: 200,000,000 units, each about the time in which a byte of a text is read.
    static let maximum = 200_000_000

    /// The most rows that calls which differ from one row to the next read in one validation.
    static let maximumComparedRows = 1_000_000

    /// The work of an evaluation, in addition to that of its operations.
    static let evaluation = 40
    /// The work for each byte of a text that a pattern is matched with.
    static let matchedByte = 8
    /// The work for each element of a list that is copied.
    static let element = 8

    private let units = Atomic<Int>(0)
    private let rows = Atomic<Int>(0)
    private let limit: Int

    /// Makes a budget.
    ///
    /// - Parameter limit: How many units may be spent.
    init(limit: Int = WorkBudget.maximum) { self.limit = limit }

    /// How many units were spent.
    private var spent: Int { units.load(ordering: .relaxed) }

    /// The work so far in units: as much of ``maximum`` as was spent, or as rows were compared of ``maximumComparedRows``.
    var used: Int {
        let share = WorkBudget.maximum / WorkBudget.maximumComparedRows
        return max(spent, rows.load(ordering: .relaxed) * share)
    }

    /// Whether more was spent than is allowed; then expressions have no results.
    var isExhausted: Bool { spent > limit }

    /// Spends work.
    func spend(_ work: Int) {
        units.wrappingAdd(work, ordering: .relaxed)
    }

    /// Whether calls that differ from one row to the next may read more rows; if not, the budget is exhausted.
    var mayCompareMore: Bool {
        // A filling-in may do the work of several validations.
        let maximum = limit / WorkBudget.maximum * WorkBudget.maximumComparedRows
        if rows.load(ordering: .relaxed) < max(maximum, WorkBudget.maximumComparedRows) {
            return true
        }
        exhaust()
        return false
    }

    /// Counts the rows that such a call has read.
    func spend(comparedRows: Int) { rows.wrappingAdd(comparedRows, ordering: .relaxed) }

    /// Whether more was spent than one validation may spend.
    var exceedsValidation: Bool { used > WorkBudget.maximum }

    /// Spends all that is left.
    func exhaust() {
        units.store(max(spent, limit + 1), ordering: .relaxed)
    }

    /// Calls a body that has the whole budget, and whose work is not counted afterwards.
    func apart<Result>(_ body: () -> Result) -> Result {
        let known = (units.load(ordering: .relaxed), rows.load(ordering: .relaxed))
        reset()
        defer {
            units.store(known.0, ordering: .relaxed)
            rows.store(known.1, ordering: .relaxed)
        }
        return body()
    }

    /// Begins anew.
    func reset() {
        units.store(0, ordering: .relaxed)
        rows.store(0, ordering: .relaxed)
    }
}
