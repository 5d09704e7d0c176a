import FormModel

/// Checks whether any value can satisfy a range.
enum RangeProbes {
    /// Days on which relative bounds are tried: the ends of months, and of February in leap years
    /// and others.
    private static let days = [
        "2023-01-31", "2023-02-28", "2023-03-01", "2023-08-31", "2023-12-31", "2024-01-01",
        "2024-01-30", "2024-02-29", "2024-03-31", "2024-07-01",
    ].compactMap { DateTime($0 + "T12:00:00Z") }

    /// Whether no value satisfies both bounds; for relative bounds, on none of `days`.
    static func isEmpty(
        from lower: ValueBound, to upper: ValueBound, isClosed: Bool,
        of type: ValueType
    ) -> Bool {
        // A fixed bound and a relative one may exclude each other on some days only.
        guard lower.isRelative == upper.isRelative else { return false }
        return days.allSatisfy { day in
            // Relative bounds of local dates and times follow the arithmetic of moments.
            let lower = lower.resolved(at: day, for: type == .date ? .date : .dateTime)
            let upper = upper.resolved(at: day, for: type == .date ? .date : .dateTime)
            return upper.isBelow(lower) || (!isClosed && !lower.isBelow(upper))
        }
    }
}
