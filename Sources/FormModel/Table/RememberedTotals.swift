import Synchronization

/// What expressions of rows make of what stands around their row, remembered while nothing of that changes:
/// worked out anew in each row, a sum would cost the square of the rows.
///
/// It is good for one judging or one settling: rows look at nothing that is settled later than they are.
final class RememberedTotals: Sendable {
    /// What the field of a group comes to over all rows.
    struct Total: Sendable {
        /// The sum; `nil` where it cannot be calculated.
        var sum: ExactDecimal?
        /// Whether the field can be read, or is empty, in all rows.
        var isReadable: Bool
    }

    /// A field of the form or of a row, and what of it is remembered.
    private struct Key: Hashable {
        let row: Int
        let field: Int
        /// The way to the field of the rows that is summed up; empty for the length of a text.
        let path: [Int]
    }

    /// A text of the form or of a row, and what it is matched with.
    private struct Match: Hashable {
        let row: Int
        let field: Int
        let matcher: ObjectIdentifier
    }

    private struct Memory {
        var matches: [Match: Bool?] = [:]
        var totals: [Key: Total] = [:]
        var lengths: [Key: Int] = [:]
        var work = 0
    }

    private let memory = Mutex(Memory())

    init() {}

    /// How many rows and bytes were gone through.
    var work: Int { memory.withLock { $0.work } }

    /// The total of a field over the rows of a group that stands in a row, or in the form.
    func total(
        of path: [Int], in field: Int, at row: Int, rows: Int, _ workOut: () -> Total
    ) -> Total {
        let key = Key(row: row, field: field, path: path)
        if let known = memory.withLock({ $0.totals[key] }) { return known }
        let total = workOut()
        memory.withLock {
            $0.totals[key] = total
            $0.work += rows
        }
        return total
    }

    /// Whether a text that stands in a row, or in the form, matches a pattern.
    func matches(
        _ field: Int, at row: Int, _ matcher: ObjectIdentifier, bytes: Int, _ workOut: () -> Bool?
    ) -> Bool? {
        let match = Match(row: row, field: field, matcher: matcher)
        if let known = memory.withLock({ $0.matches[match] }) { return known }
        let isMatch = workOut()
        memory.withLock {
            $0.matches.updateValue(isMatch, forKey: match)
            $0.work += bytes
        }
        return isMatch
    }

    /// The length of a text that stands in a row, or in the form.
    func length(of field: Int, at row: Int, bytes: Int, _ workOut: () -> Int) -> Int {
        let key = Key(row: row, field: field, path: [])
        if let known = memory.withLock({ $0.lengths[key] }) { return known }
        let length = workOut()
        memory.withLock {
            $0.lengths[key] = length
            $0.work += bytes
        }
        return length
    }
}
