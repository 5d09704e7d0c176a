import FormModel

/// Finds out whether a range can be satisfied at all.
enum RangeProbes {
    /// Days around which moving bounds are tried: the ends of months and of February, leap years or not.
    private static let days = [
        "2023-01-31", "2023-02-28", "2023-03-01", "2023-08-31", "2023-12-31", "2024-01-01",
        "2024-01-30", "2024-02-29", "2024-03-31", "2024-07-01",
    ].compactMap { DateTime($0 + "T12:00:00Z") }

    /// Whether nothing lies between two bounds; of moving ones, on none of many days.
    static func isEmpty(
        from lower: RangeValidator.Bound, to upper: RangeValidator.Bound, isClosed: Bool,
        of type: ValueType
    ) -> Bool {
        // A bound that stands still may be passed by one that moves.
        guard lower.moves == upper.moves else { return false }
        return days.allSatisfy { day in
            // A local date and time moves as a moment does.
            let lower = lower.resolved(at: day, for: type == .date ? .date : .dateTime)
            let upper = upper.resolved(at: day, for: type == .date ? .date : .dateTime)
            return upper.isBelow(lower) || (!isClosed && !lower.isBelow(upper))
        }
    }
}
