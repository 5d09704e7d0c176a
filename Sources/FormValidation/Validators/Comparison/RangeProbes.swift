import FormModel

/// Checks whether any value can satisfy some ranges.
enum RangeProbes {
    /// Days on which relative bounds are tried: the ends of months, and of February in leap years
    /// and others.
    private static let days = [
        "2023-01-31", "2023-02-28", "2023-03-01", "2023-08-31", "2023-12-31", "2024-01-01",
        "2024-01-30", "2024-02-29", "2024-03-31", "2024-07-01",
    ].compactMap { DateTime($0 + "T12:00:00Z") }

    /// Whether some ranges together exclude every value; relative bounds on each of `days`.
    ///
    /// A fixed bound is not compared with a relative one, since they may exclude each other on some days only.
    ///
    /// - Complexity: O(*n*).
    static func areEmpty(_ ranges: [RangeValidator], of type: ValueType) -> Bool {
        var fixed = Limits()
        for range in ranges { fixed.add(range) { $0.isRelative ? nil : $0 } }
        if fixed.areEmpty { return true }
        // Relative bounds of local dates and times follow the arithmetic of moments.
        let kind: ValueView.Kind = type == .date ? .date : .dateTime
        let relative = ranges.filter(\.isRelative)
        return !relative.isEmpty
            && days.allSatisfy { day in
                var limits = Limits()
                for range in relative {
                    limits.add(range) { $0.isRelative ? $0.resolved(at: day, for: kind) : nil }
                }
                return limits.areEmpty
            }
    }

    /// The highest lower bound and the lowest upper bound of some ranges.
    private struct Limits {
        private var lower: (bound: ValueBound, isOpen: Bool)?
        private var upper: (bound: ValueBound, isOpen: Bool)?

        /// Adds the bounds of a range, as far as `resolve` returns them.
        mutating func add(_ range: RangeValidator, _ resolve: (ValueBound) -> ValueBound?) {
            if let bound = (range.min ?? range.above).flatMap(resolve) {
                let isOpen = range.min == nil
                let isHigher = lower.map { $0.bound.isBelow(bound) } ?? true
                if isHigher || isOpen && lower.map({ !bound.isBelow($0.bound) }) ?? true {
                    lower = (bound, isOpen)
                }
            }
            if let bound = (range.max ?? range.below).flatMap(resolve) {
                let isOpen = range.max == nil
                let isLower = upper.map { bound.isBelow($0.bound) } ?? true
                if isLower || isOpen && upper.map({ !$0.bound.isBelow(bound) }) ?? true {
                    upper = (bound, isOpen)
                }
            }
        }

        var areEmpty: Bool {
            guard let lower, let upper else { return false }
            return upper.bound.isBelow(lower.bound)
                || (lower.isOpen || upper.isOpen) && !lower.bound.isBelow(upper.bound)
        }
    }
}
