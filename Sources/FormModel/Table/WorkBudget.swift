import Synchronization

/// The work of the expressions of one validation, which is limited: without a limit, a submission of some kilobytes
/// could cost minutes where rows are compared with rows.
///
/// Only the form and the values decide how much is spent, and no clock does, so that every run ends alike.
final class WorkBudget: Sendable {
    /// The most work of one validation: 200,000,000 units, each about the time in which a byte of a text is read.
    static let most = 200_000_000

    /// The work of an evaluation, in addition to that of its operations.
    static let evaluation = 8
    /// The work for each byte of a text that a pattern is matched with.
    static let matchedByte = 8

    private let units = Atomic<Int>(0)
    private let limit: Int

    /// Makes a budget.
    ///
    /// - Parameter limit: How many units may be spent.
    init(limit: Int = WorkBudget.most) { self.limit = limit }

    /// How many units were spent.
    var spent: Int { units.load(ordering: .relaxed) }

    /// Whether more was spent than is allowed; then expressions have no results.
    var isExhausted: Bool { spent > limit }

    /// Spends work.
    func spend(_ work: Int) {
        units.wrappingAdd(work, ordering: .relaxed)
    }

    /// Spends all that is left.
    func exhaust() {
        units.store(max(spent, limit + 1), ordering: .relaxed)
    }

    /// Begins anew.
    func reset() {
        units.store(0, ordering: .relaxed)
    }
}
