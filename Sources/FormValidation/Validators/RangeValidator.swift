public import FormModel

/// Bounds a number or a date; `min` and `max` are allowed themselves, `above` and `below` are not.
///
/// Numbers are compared exactly, as decimals.
public struct RangeValidator: Validator {
    /// A bound: a number or a day.
    public enum Bound: Sendable, Hashable {
        /// A number, for integers and decimals.
        case number(ExactDecimal)
        /// A day, for dates.
        case date(CalendarDate)
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

    /// Makes the validator; of `min` and `above`, and of `max` and `below`, one at most.
    public init(
        min: Bound? = nil, max: Bound? = nil, above: Bound? = nil, below: Bound? = nil
    ) {
        self.min = min
        self.max = max
        self.above = above
        self.below = below
    }

    /// `min`, `max`, `above` and `below`, as far as they are given.
    public var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        for (key, bound) in bounds { parameters[key] = bound?.parameter }
        return parameters
    }

    private var bounds: [(key: String, bound: Bound?)] {
        [("min", min), ("max", max), ("above", above), ("below", below)]
    }

    /// `tooSmall` and `tooLarge`, as far as there are bounds.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil || above != nil { codes[.tooSmall] = [] }
        if max != nil || below != nil { codes[.tooLarge] = [] }
        return codes
    }

    /// Bounds that nothing satisfies, or that are of another type than the value.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.integer, .decimal, .date])
        guard unsuited.isEmpty else { return unsuited }
        let wantsDate = context.item.valueType == .date
        var problems: [DefinitionProblem] = []
        for (key, bound) in bounds {
            guard let bound, bound.isDate != wantsDate else { continue }
            problems.append(
                badParameter(key, wantsDate ? "a date such as \"2026-01-31\"" : "a number"))
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
        guard upper.isBelow(lower) || (!isClosed && !lower.isBelow(upper)) else { return [] }
        return [
            DefinitionProblem(
                .emptyRange, parameters: ["min": lower.parameter, "max": upper.parameter])
        ]
    }

    /// Adds `tooSmall` or `tooLarge`.
    @inline(__always)
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let date = value.date {
            if case .date(let least) = min, date < least { findings.add(.tooSmall) }
            if case .date(let most) = max, date > most { findings.add(.tooLarge) }
            if case .date(let limit) = above, date <= limit { findings.add(.tooSmall) }
            if case .date(let limit) = below, date >= limit { findings.add(.tooLarge) }
        } else {
            let number = value.decimal
            if case .number(let least) = min, number < least { findings.add(.tooSmall) }
            if case .number(let most) = max, number > most { findings.add(.tooLarge) }
            if case .number(let limit) = above, number <= limit { findings.add(.tooSmall) }
            if case .number(let limit) = below, number >= limit { findings.add(.tooLarge) }
        }
    }
}

extension RangeValidator.Bound {
    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var parameter: IssueParameters.Value {
        switch self {
        case .number(let number): .decimal(number)
        case .date(let date): .date(date)
        }
    }

    func isBelow(_ other: Self) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a < b
        case (.date(let a), .date(let b)): a < b
        default: false
        }
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

    /// Bounds a date; the bounds are allowed.
    public static func range(from: CalendarDate? = nil, to: CalendarDate? = nil) -> RangeValidator {
        RangeValidator(
            min: from.map(RangeValidator.Bound.date), max: to.map(RangeValidator.Bound.date))
    }
}
