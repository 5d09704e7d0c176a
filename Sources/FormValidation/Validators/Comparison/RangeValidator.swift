import FormModel

/// Limits a number, a date, a time, a moment, a local date and time or a duration.
///
/// `min` and `max` include the bound, `above` and `below` exclude it. Numbers are compared exactly,
/// as decimals; moments without regard to their offsets; durations by their mean length. A bound
/// may be relative to the time, such as `today - 18 years`.
struct RangeValidator: Validator {
    typealias Bound = ValueBound

    var name: String { "range" }

    /// The minimum, or `nil`.
    let min: Bound?

    /// The maximum, or `nil`.
    let max: Bound?

    /// The exclusive lower bound, or `nil`.
    let above: Bound?

    /// The exclusive upper bound, or `nil`.
    let below: Bound?

    /// Whether a bound is relative to the time.
    let isRelative: Bool

    /// Makes the validator; `min` excludes `above`, and `max` excludes `below`.
    init(
        min: Bound? = nil, max: Bound? = nil, above: Bound? = nil, below: Bound? = nil
    ) {
        self.min = min
        self.max = max
        self.above = above
        self.below = below
        isRelative = [min, max, above, below].contains { $0?.isRelative == true }
    }

    /// The finding parameters: the given bounds, unless one is relative to the time.
    ///
    /// With a relative bound, each finding carries the bounds of its own evaluation.
    var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if isRelative { return parameters }
        for (key, bound) in bounds { parameters[key] = bound?.parameter }
        return parameters
    }

    private var bounds: [(key: String, bound: Bound?)] {
        [("min", min), ("max", max), ("above", above), ("below", below)]
    }

    var facts: ValidatorFacts {
        ValidatorFacts(types: Bound.types, codes: codes)
    }

    /// The finding codes: `tooSmall` and `tooLarge` for the given bounds, and `timeUnknown`
    /// if a bound is relative to the time.
    private var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        let facts = isRelative ? bounds.filter { $0.bound != nil }.map(\.key) : []
        if min != nil || above != nil { codes[.tooSmall] = facts }
        if max != nil || below != nil { codes[.tooLarge] = facts }
        if isRelative { codes[.timeUnknown] = [] }
        return codes
    }

    /// Reports bounds that no value satisfies, bounds of another type than the field, and a field
    /// whose type has no order.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let type = context.item.valueType
        guard let expected = Bound.expected(of: type) else { return [] }
        var problems: [DefinitionProblem] = []
        for (key, bound) in bounds {
            guard let bound, !bound.suits(type) else { continue }
            if case .unreadable(let text) = bound {
                problems.append(badParameter(key, "\(expected), and is \(quoted(text))"))
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
        guard problems.isEmpty, let lower = min ?? above, let upper = max ?? below,
            RangeProbes.areEmpty([self], of: type)
        else { return problems }
        return [
            DefinitionProblem(
                .emptyRange, parameters: ["min": lower.parameter, "max": upper.parameter])
        ]
    }

    /// Whether the ranges of the item together exclude every value.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        RangeProbes.areEmpty(
            context.item.validators.compactMap { $0 as? RangeValidator },
            of: context.item.valueType)
    }

    /// Adds a finding `tooSmall` or `tooLarge`.
    @inline(__always)
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if isRelative { return judgeRelative(value, in: context, into: &findings) }
        switch value.kind {
        case .integer, .decimal:
            let number = value.decimal
            if case .number(let limit) = min, number < limit { findings.add(.tooSmall) }
            if case .number(let limit) = max, number > limit { findings.add(.tooLarge) }
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

    private func judgeRelative(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let now = context.now else { return findings.add(.timeUnknown) }
        let range = resolved(at: now, for: value.kind)
        let mark = findings.mark
        range.judge(value, in: context, into: &findings)
        if findings.mark.count > mark.count { findings.add(range.parameters, since: mark) }
    }

    /// The validator with the bounds relative to the time as they are at a moment.
    private func resolved(at now: DateTime, for kind: ValueView.Kind) -> RangeValidator {
        RangeValidator(
            min: min?.resolved(at: now, for: kind), max: max?.resolved(at: now, for: kind),
            above: above?.resolved(at: now, for: kind), below: below?.resolved(at: now, for: kind))
    }

    /// The validator with the bounds relative to the time as they are at a moment, for values of a type.
    private func resolved(at now: DateTime, of type: ValueType) -> RangeValidator {
        resolved(
            at: now,
            for: type == .date ? .date : type == .localDateTime ? .localDateTime : .dateTime)
    }
}

extension RangeValidator: DirectlyMovable {
    static var movableParameters: [String] { ["min", "max", "above", "below"] }

    func moved(by values: borrowing MovedParameters) -> RangeValidator? {
        func bound(_ index: Int, _ constant: Bound?) -> Bound? {
            guard let operand = values.operand(index) else { return constant }
            return Bound(operand)
        }
        return RangeValidator(
            min: bound(0, min), max: bound(1, max), above: bound(2, above), below: bound(3, below))
    }

    /// The given bounds, those relative to the time as they are at a moment.
    func parameters(at now: DateTime, of type: ValueType) -> IssueParameters {
        var parameters: IssueParameters = [:]
        for (key, bound) in resolved(at: now, of: type).bounds {
            parameters[key] = bound?.parameter
        }
        return parameters
    }
}

extension RangeValidator: BoundingValidator {
    func bounds(at now: DateTime?, of type: ValueType) -> FieldBounds {
        guard !isRelative else {
            return now.map { resolved(at: $0, of: type).fixedBounds } ?? FieldBounds()
        }
        return fixedBounds
    }

    private var fixedBounds: FieldBounds {
        FieldBounds(
            minimum: min.flatMap { $0.fieldBound() }
                ?? above.flatMap { $0.fieldBound(isExcluded: true) },
            maximum: max.flatMap { $0.fieldBound() }
                ?? below.flatMap { $0.fieldBound(isExcluded: true) })
    }
}

extension RangeValidator {
    /// The bounds of numbers, exclusive or not; for dates, patterns.
    ///
    /// Other bounds cannot be expressed.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        var notExpressed: [String] = []
        let bounds = [
            ("minimum", "from", min), ("maximum", "to", max), ("exclusiveMinimum", "after", above),
            ("exclusiveMaximum", "before", below),
        ]
        for case (let keyword, let word, let bound?) in bounds {
            switch bound {
            case .number(let number): fragment.keywords.append(.init(keyword, .number(number)))
            case .date(let day):
                fragment.keywords.append(.init("pattern", .text(pattern(keyword, day))))
            default: notExpressed.append("\(word) \(bound.parameter)")
            }
        }
        if !notExpressed.isEmpty { fragment.notExpressed = notExpressed.joined(separator: ", ") }
        return fragment
    }

    private func pattern(_ keyword: String, _ day: CalendarDate) -> String {
        // There is no day after the last or before the first.
        let none = "^(?!)"
        return switch keyword {
        case "minimum": DateSchema.pattern(from: day)
        case "maximum": DateSchema.pattern(to: day)
        case "exclusiveMinimum": day.adding(days: 1).map { DateSchema.pattern(from: $0) } ?? none
        default: day.adding(days: -1).map { DateSchema.pattern(to: $0) } ?? none
        }
    }
}

extension RangeValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "range", usage: #"{ "range": { "min": 0.01, "max": 1000000 } }"#,
            summary:
                "Limits a number, a date, a time, a moment, a local date and time or a duration; `min` and `max` are inclusive, `above` and `below` are exclusive; numbers are compared exactly. `today`, `now`, `today - 18 years` and the like are relative to the time of validation. (`min`, `max`, `above`, `below`)"
        ) { arguments in
            let min = arguments.bound("min")
            let max = arguments.bound("max")
            let above = arguments.bound("above")
            let below = arguments.bound("below")
            guard min != nil || max != nil || above != nil || below != nil else {
                arguments.needs("\"min\", \"max\", \"above\" or \"below\"")
                return nil
            }
            return RangeValidator(min: min, max: max, above: above, below: below)
        }
    }
}

extension DefinitionArguments {
    fileprivate mutating func bound(_ name: String) -> ValueBound? {
        value(
            name,
            expected:
                "a number, a date such as \"2026-01-31\", or a time such as \"today - 18 years\""
        ) { ValueBound($0) }
    }
}
