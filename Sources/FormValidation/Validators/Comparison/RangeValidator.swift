public import FormModel

/// Bounds a number, a date, a time, a moment, a local date and time or a duration; `min` and `max` are allowed themselves, `above`
/// and `below` are not.
///
/// Numbers are compared exactly, as decimals; moments as moments, whatever their offsets; durations by their
/// mean length. A bound may move with the time, such as `today - 18 years`.
public struct RangeValidator: Validator {
    /// A bound.
    public enum Bound: Sendable, Hashable {
        /// A number, for integers and decimals.
        case number(ExactDecimal)
        /// A day, for dates.
        case date(CalendarDate)
        /// A time of day, for times.
        case time(ClockTime)
        /// A moment, for values of type `dateTime`.
        case dateTime(DateTime)
        /// A date and time without an offset, for values of type `localDateTime`.
        case localDateTime(LocalDateTime)
        /// A length of time, for durations.
        case duration(CalendarDuration)
        /// A day, a moment or a local date and time that is known when it is judged.
        case moving(TimeBound)
        /// What was written and is no bound, such as `0,01`; a form that has one is refused.
        case unreadable(String)
    }

    /// `range`.
    public var name: String { "range" }

    /// The smallest value, where there is a bound.
    public let min: Bound?

    /// The largest value, where there is a bound.
    public let max: Bound?

    /// What every value is larger than, where there is such a bound.
    public let above: Bound?

    /// What every value is smaller than, where there is such a bound.
    public let below: Bound?

    private let moves: Bool

    /// Makes the validator; of `min` and `above`, and of `max` and `below`, one at most.
    public init(
        min: Bound? = nil, max: Bound? = nil, above: Bound? = nil, below: Bound? = nil
    ) {
        self.min = min
        self.max = max
        self.above = above
        self.below = below
        moves = [min, max, above, below].contains { $0?.moves == true }
    }

    /// `min`, `max`, `above` and `below`, as far as they are given and do not move; where one moves, each
    /// issue has them all.
    public var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if moves { return parameters }
        for (key, bound) in bounds { parameters[key] = bound?.parameter }
        return parameters
    }

    private var bounds: [(key: String, bound: Bound?)] {
        [("min", min), ("max", max), ("above", above), ("below", below)]
    }

    /// `tooSmall` and `tooLarge`, as far as there are bounds, and `timeUnknown` where one moves.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        let facts = moves ? bounds.filter { $0.bound != nil }.map(\.key) : []
        if min != nil || above != nil { codes[.tooSmall] = facts }
        if max != nil || below != nil { codes[.tooLarge] = facts }
        if moves { codes[.timeUnknown] = [] }
        return codes
    }

    /// Bounds that nothing satisfies, or that are of another type than the value.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let type = context.item.valueType
        guard let expected = Bound.expected(of: type) else {
            return unsuitable(
                in: context,
                unless: Set(ValueType.allCases.filter { Bound.expected(of: $0) != nil })
            )
        }
        var problems: [DefinitionProblem] = []
        for (key, bound) in bounds {
            guard let bound, !bound.suits(type) else { continue }
            if case .unreadable(let text) = bound {
                problems.append(badParameter(key, "\(expected), and is \"\(text)\""))
            } else {
                problems.append(badParameter(key, expected))
            }
        }
        if min != nil, above != nil {
            problems.append(badParameter("above", "left out where \"min\" is given"))
        }
        if max != nil, below != nil {
            problems.append(badParameter("below", "left out where \"max\" is given"))
        }
        guard problems.isEmpty, let lower = min ?? above, let upper = max ?? below else {
            return problems
        }
        let isClosed = min != nil && max != nil
        guard RangeProbes.isEmpty(from: lower, to: upper, isClosed: isClosed, of: type) else {
            return []
        }
        return [
            DefinitionProblem(
                .emptyRange, parameters: ["min": lower.parameter, "max": upper.parameter])
        ]
    }

    /// Where nothing lies between one of its bounds and one of the item's other ranges.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? RangeValidator }
        return all.contains { other in
            guard let lower = min ?? above, let upper = other.max ?? other.below else {
                return false
            }
            return RangeProbes.isEmpty(
                from: lower, to: upper, isClosed: min != nil && other.max != nil,
                of: context.item.valueType)
        }
    }

    /// Adds `tooSmall` or `tooLarge`.
    @inline(__always)
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if moves { return judgeMoving(value, in: context, into: &findings) }
        switch value.kind {
        case .integer, .decimal:
            let number = value.decimal
            if case .number(let least) = min, number < least { findings.add(.tooSmall) }
            if case .number(let most) = max, number > most { findings.add(.tooLarge) }
            if case .number(let limit) = above, number <= limit { findings.add(.tooSmall) }
            if case .number(let limit) = below, number >= limit { findings.add(.tooLarge) }
        default:
            guard let value = Bound(value) else { return }
            if let min, value.isBelow(min) { findings.add(.tooSmall) }
            if let max, max.isBelow(value) { findings.add(.tooLarge) }
            if let above, !above.isBelow(value) { findings.add(.tooSmall) }
            if let below, !value.isBelow(below) { findings.add(.tooLarge) }
        }
    }

    private func judgeMoving(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let now = context.now else { return findings.add(.timeUnknown) }
        let kind = value.kind
        let range = RangeValidator(
            min: min?.resolved(at: now, for: kind), max: max?.resolved(at: now, for: kind),
            above: above?.resolved(at: now, for: kind), below: below?.resolved(at: now, for: kind))
        let mark = findings.mark
        range.judge(value, in: context, into: &findings)
        if findings.mark.count > mark.count { findings.add(range.parameters, since: mark) }
    }
}

extension Validator where Self == RangeValidator {
    /// Bounds a number, a time or a length of time from below; the bound is allowed.
    ///
    /// ```swift
    /// .range(min: 0.01)
    /// .range(min: "0.01")
    /// .range(min: price)
    /// ```
    ///
    /// A literal that is no bound, such as `"0,01"`, is a problem of the definition: the form is not made. A value that
    /// may be missing, such as `ExactDecimal(text)`, is no bound and does not compile: unwrap it.
    public static func range(min: some RangeBound) -> RangeValidator {
        RangeValidator(min: min.rangeBound)
    }

    /// Bounds a number, a time or a length of time from above; the bound is allowed.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(max: some RangeBound) -> RangeValidator {
        RangeValidator(max: max.rangeBound)
    }

    /// Bounds a number, a time or a length of time; both bounds are allowed.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(min: some RangeBound, max: some RangeBound) -> RangeValidator {
        RangeValidator(min: min.rangeBound, max: max.rangeBound)
    }

    /// Bounds what is to be larger than a bound.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(above: some RangeBound) -> RangeValidator {
        RangeValidator(above: above.rangeBound)
    }

    /// Bounds what is to be smaller than a bound.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(below: some RangeBound) -> RangeValidator {
        RangeValidator(below: below.rangeBound)
    }

    /// Bounds what is to lie between two bounds, which are not allowed themselves.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(above: some RangeBound, below: some RangeBound) -> RangeValidator {
        RangeValidator(above: above.rangeBound, below: below.rangeBound)
    }

    /// Bounds what is to be larger than one bound and at most the other.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(above: some RangeBound, max: some RangeBound) -> RangeValidator {
        RangeValidator(max: max.rangeBound, above: above.rangeBound)
    }

    /// Bounds what is to be at least one bound and smaller than the other.
    ///
    /// What may be written as a bound is said at ``range(min:)``.
    public static func range(min: some RangeBound, below: some RangeBound) -> RangeValidator {
        RangeValidator(min: min.rangeBound, below: below.rangeBound)
    }

    /// Bounds a date or a time from below, as ``range(min:)`` does.
    ///
    /// ```swift
    /// .range(from: "2000-01-01", to: "today")
    /// .range(from: birthday, to: "today - 18 years")
    /// ```
    public static func range(from: some RangeBound) -> RangeValidator { .range(min: from) }

    /// Bounds a date or a time from above, as ``range(max:)`` does.
    public static func range(to: some RangeBound) -> RangeValidator { .range(max: to) }

    /// Bounds a date or a time, as ``range(min:max:)`` does; a day may go with a bound that moves.
    public static func range(from: some RangeBound, to: some RangeBound) -> RangeValidator {
        .range(min: from, max: to)
    }

    /// Bounds a whole number; both ends are allowed.
    public static func range(_ bounds: ClosedRange<Int>) -> RangeValidator {
        .range(min: bounds.lowerBound, max: bounds.upperBound)
    }
}
