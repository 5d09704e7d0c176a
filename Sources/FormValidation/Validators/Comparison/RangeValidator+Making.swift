public import FormModel

extension Validator where Self == AnyValidator {
    /// Requires a number, a time or a duration to be at least `min`.
    ///
    /// ```swift
    /// .range(min: 0.01)
    /// .range(min: "0.01")
    /// .range(min: price)
    /// .range(max: .expression("stock"))
    /// ```
    ///
    /// A literal that denotes no bound, such as `"0,01"`, is a mistake in the form definition. An
    /// optional value, such as `ExactDecimal(text)`, does not compile: unwrap it.
    public static func range(min: some RangeBound) -> AnyValidator {
        .limited(min: min)
    }

    /// Requires a number, a time or a duration to be at most `max`.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(max: some RangeBound) -> AnyValidator {
        .limited(max: max)
    }

    /// Requires a number, a time or a duration from `min` to `max`, both included.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(min: some RangeBound, max: some RangeBound) -> AnyValidator {
        .limited(min: min, max: max)
    }

    /// Requires a value above an exclusive bound.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(above: some RangeBound) -> AnyValidator {
        .limited(above: above)
    }

    /// Requires a value below an exclusive bound.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(below: some RangeBound) -> AnyValidator {
        .limited(below: below)
    }

    /// Requires a value between two exclusive bounds.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(above: some RangeBound, below: some RangeBound) -> AnyValidator {
        .limited(above: above, below: below)
    }

    /// Requires a value above an exclusive bound and at most `max`.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(above: some RangeBound, max: some RangeBound) -> AnyValidator {
        .limited(max: max, above: above)
    }

    /// Requires a value of at least `min` and below an exclusive bound.
    ///
    /// ``range(min:)`` describes the bounds.
    public static func range(min: some RangeBound, below: some RangeBound) -> AnyValidator {
        .limited(min: min, below: below)
    }

    /// Requires a date or a time not before a bound, as ``range(min:)`` does.
    ///
    /// ```swift
    /// .range(from: "2000-01-01", to: "today")
    /// .range(from: birthday, to: "today - 18 years")
    /// ```
    public static func range(from: some RangeBound) -> AnyValidator { .range(min: from) }

    /// Requires a date or a time not after a bound, as ``range(max:)`` does.
    public static func range(to: some RangeBound) -> AnyValidator { .range(max: to) }

    /// Requires a date or a time between two inclusive bounds, as ``range(min:max:)`` does; a fixed
    /// bound may be combined with a relative one.
    public static func range(from: some RangeBound, to: some RangeBound) -> AnyValidator {
        .range(min: from, max: to)
    }

    /// Requires an integer within a closed range.
    public static func range(_ bounds: ClosedRange<Int>) -> AnyValidator {
        .range(min: bounds.lowerBound, max: bounds.upperBound)
    }

    /// Makes the validator of constants, or the one that calculates its bounds.
    private static func limited(
        min: (any RangeBound)? = nil, max: (any RangeBound)? = nil, above: (any RangeBound)? = nil,
        below: (any RangeBound)? = nil
    ) -> AnyValidator {
        let given = [("min", min), ("max", max), ("above", above), ("below", below)]
        let constants = given.map { $0.1.flatMap { $0.expression == nil ? $0.rangeBound : nil } }
        let moving = given.compactMap { name, bound in
            bound?.expression.map { MovingParameter(name, .bound, $0) }
        }
        return .moving(moving) { values in
            let bounds = given.indices.map { index in
                let name = given[index].0
                let place = moving.firstIndex { $0.name.hasSameBytes(as: name) }
                return place.map { ValueBound(values[$0]) } ?? constants[index]
            }
            guard bounds.contains(where: { $0 != nil }) else { return nil }
            return RangeValidator(
                min: bounds[0], max: bounds[1], above: bounds[2], below: bounds[3])
        }
    }
}
