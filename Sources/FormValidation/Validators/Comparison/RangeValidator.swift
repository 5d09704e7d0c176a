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
            problems.append(badParameter(key, expected))
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
    /// Bounds a number; the bounds are allowed.
    public static func range(min: ExactDecimal? = nil, max: ExactDecimal? = nil) -> RangeValidator {
        RangeValidator(
            min: min.map(RangeValidator.Bound.number), max: max.map(RangeValidator.Bound.number))
    }

    /// Bounds a number; the bounds are not allowed.
    public static func range(above: ExactDecimal? = nil, below: ExactDecimal? = nil)
        -> RangeValidator
    {
        RangeValidator(
            above: above.map(RangeValidator.Bound.number),
            below: below.map(RangeValidator.Bound.number))
    }

    /// Bounds a whole number; both ends are allowed.
    public static func range(_ bounds: ClosedRange<Int>) -> RangeValidator {
        RangeValidator(
            min: .number(ExactDecimal(Int128(bounds.lowerBound))),
            max: .number(ExactDecimal(Int128(bounds.upperBound))))
    }

    /// Bounds a time of day; the bounds are allowed.
    public static func range(from: ClockTime? = nil, to: ClockTime? = nil) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.time), max: to.map(RangeValidator.Bound.time))
    }

    /// Bounds a moment; the bounds are allowed.
    public static func range(from: DateTime? = nil, to: DateTime? = nil) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.dateTime),
            max: to.map(RangeValidator.Bound.dateTime))
    }

    /// Bounds a date and time without an offset; the bounds are allowed.
    public static func range(
        from: LocalDateTime? = nil, to: LocalDateTime? = nil
    ) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.localDateTime),
            max: to.map(RangeValidator.Bound.localDateTime))
    }

    /// Bounds a duration; the bounds are allowed.
    public static func range(
        min: CalendarDuration? = nil, max: CalendarDuration? = nil
    ) -> RangeValidator {
        RangeValidator(
            min: min.map(RangeValidator.Bound.duration),
            max: max.map(RangeValidator.Bound.duration))
    }

    /// Bounds a date or a moment by times that move; the bounds are allowed.
    ///
    /// ```swift
    /// .range(to: "today - 18 years")
    /// ```
    public static func range(from: TimeBound? = nil, to: TimeBound? = nil) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.moving), max: to.map(RangeValidator.Bound.moving))
    }

    /// Bounds a date; the bounds are allowed.
    public static func range(from: CalendarDate? = nil, to: CalendarDate? = nil) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.date), max: to.map(RangeValidator.Bound.date))
    }
}
