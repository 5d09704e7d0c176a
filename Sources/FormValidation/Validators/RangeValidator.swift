public import FormModel

/// Bounds a number or a date; the bounds themselves are allowed.
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

    /// Makes the validator.
    public init(min: Bound? = nil, max: Bound? = nil) {
        self.min = min
        self.max = max
    }

    /// `min` and `max`, as far as they are given.
    public var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if let min { parameters["min"] = min.parameter }
        if let max { parameters["max"] = max.parameter }
        return parameters
    }

    /// `tooSmall` and `tooLarge`, as far as there are bounds.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooSmall] = [] }
        if max != nil { codes[.tooLarge] = [] }
        return codes
    }

    /// Bounds that nothing satisfies, or that are of another type than the value.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.integer, .decimal, .date])
        guard unsuited.isEmpty else { return unsuited }
        let wantsDate = context.item.valueType == .date
        var problems: [DefinitionProblem] = []
        for (key, bound) in [("min", min), ("max", max)] {
            guard let bound, bound.isDate != wantsDate else { continue }
            let expected = wantsDate ? "a date such as \"2026-01-31\"" : "a number"
            problems.append(
                DefinitionProblem(
                    .badParameter,
                    parameters: [
                        "owner": .text(name), "key": .text(key), "expected": .text(expected),
                    ]))
        }
        guard problems.isEmpty else { return problems }
        guard let min, let max, max.isBelow(min) else { return [] }
        return [DefinitionProblem(.emptyRange, parameters: parameters)]
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
        } else {
            let number = value.decimal
            if case .number(let least) = min, number < least { findings.add(.tooSmall) }
            if case .number(let most) = max, number > most { findings.add(.tooLarge) }
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
