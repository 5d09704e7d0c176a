import FormModel
import TestSupport
import Testing

@testable import FormValidation

@Suite struct RangeProbesTests {
    /// Several ranges of few numbers are empty if no half number is in all of them.
    @Test func rangesOfNumbers() {
        var numbers = SeededNumbers(seed: 81)
        var empty = 0
        let halves = (-2...8).map { ExactDecimal(Int128($0 * 5), exponent: -1) }
        let rounds = Laws.rounds(2_000)
        for _ in rounds {
            let ranges = (0...numbers.below(3)).map { _ -> RangeValidator in
                func bound(_ chance: Int) -> ValueBound? {
                    numbers.below(4) < chance
                        ? .number(ExactDecimal(Int128(numbers.below(4)))) : nil
                }
                let isOpen = (lower: numbers.below(2) == 0, upper: numbers.below(2) == 0)
                let (lower, upper) = (bound(3), bound(3))
                return RangeValidator(
                    min: isOpen.lower ? nil : lower, max: isOpen.upper ? nil : upper,
                    above: isOpen.lower ? lower : nil, below: isOpen.upper ? upper : nil)
            }
            let isEmpty = !halves.contains { half in
                ranges.allSatisfy { range in
                    func isIn(_ bound: ValueBound?, _ compare: (ExactDecimal) -> Bool) -> Bool {
                        if case .number(let limit) = bound { compare(limit) } else { true }
                    }
                    return isIn(range.min) { half >= $0 } && isIn(range.max) { half <= $0 }
                        && isIn(range.above) { half > $0 } && isIn(range.below) { half < $0 }
                }
            }
            #expect(RangeProbes.areEmpty(ranges, of: .decimal) == isEmpty)
            if isEmpty { empty += 1 }
        }
        #expect((rounds.count / 5...rounds.count * 4 / 5).contains(empty), "\(empty)")
    }

    /// Relative ranges are empty if they are so on every day of leap years and others.
    @Test(arguments: [
        ("today", "today", false, false), ("today", "today", true, true),
        ("today + 1 day", "today", false, true), ("today", "today + 1 day", true, false),
        ("today + 31 days", "today + 1 month", false, false),
        ("today + 31 days", "today + 1 month", true, true),
        ("today + 32 days", "today + 1 month", false, true),
        ("today + 1 month", "today + 28 days", false, false),
        ("today + 1 month", "today + 27 days", false, true),
        ("today + 1 year", "today + 365 days", false, false),
        ("today + 1 year", "today + 364 days", false, true),
        ("today + 366 days", "today + 1 year", false, false),
        ("today + 367 days", "today + 1 year", false, true),
    ])
    func rangesOfDays(_ row: (lower: String, upper: String, isOpen: Bool, isEmpty: Bool)) throws {
        let lower = ValueBound.relative(try #require(TimeBound(row.lower)))
        let upper = ValueBound.relative(try #require(TimeBound(row.upper)))
        let range = RangeValidator(
            min: row.isOpen ? nil : lower, max: upper, above: row.isOpen ? lower : nil)
        #expect(RangeProbes.areEmpty([range], of: .date) == row.isEmpty)
        let apart = [
            RangeValidator(min: range.min, above: range.above), RangeValidator(max: range.max),
        ]
        #expect(RangeProbes.areEmpty(apart, of: .date) == row.isEmpty)
        #expect(!RangeProbes.areEmpty([], of: .date))
    }
}
