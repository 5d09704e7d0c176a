/// The smallest and the largest value of a field, the step between its values, and how many characters or entries it has.
///
/// Steppers, the words under a question and the hints of a page ask for them here, so that none of them has to know which
/// validators there are.
package struct FieldBounds: Sendable, Hashable {
    /// A bound: a number, which is always a `decimal`, a date, a time, a moment, a local date and time, or a duration.
    package struct Bound: Sendable, Hashable {
        package let value: FieldValue
        /// Whether the bound is no value itself.
        package let isExcluded: Bool

        package init(_ value: FieldValue, isExcluded: Bool = false) {
            self.value = value
            self.isExcluded = isExcluded
        }
    }

    /// The lower bound; `nil` for none.
    package private(set) var minimum: Bound?
    /// The upper bound; `nil` for none.
    package private(set) var maximum: Bound?
    /// The number that divides every value; `nil` for none.
    package private(set) var step: ExactDecimal?
    /// The smallest number of characters of a text or of entries of a list; `nil` for none.
    package private(set) var leastCount: Int?
    /// The largest number of characters of a text or of entries of a list; `nil` for none.
    package private(set) var largestCount: Int?

    package init(
        minimum: Bound? = nil, maximum: Bound? = nil, step: ExactDecimal? = nil,
        leastCount: Int? = nil, largestCount: Int? = nil
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.leastCount = leastCount
        self.largestCount = largestCount
    }

    /// The bounds that are values themselves, and the step.
    var inclusive: FieldBounds {
        FieldBounds(
            minimum: minimum.flatMap { $0.isExcluded ? nil : $0 },
            maximum: maximum.flatMap { $0.isExcluded ? nil : $0 }, step: step)
    }

    /// Takes the narrower of both bounds at either end, and the step of the other bounds if there is none yet.
    package mutating func narrow(to other: FieldBounds) {
        minimum = Bound.narrower(minimum, other.minimum) { $1.isBelow($0) }
        maximum = Bound.narrower(maximum, other.maximum) { $0.isBelow($1) }
        step = step ?? other.step
        leastCount = [leastCount, other.leastCount].compactMap(\.self).max()
        largestCount = [largestCount, other.largestCount].compactMap(\.self).min()
    }
}

extension FieldBounds.Bound {
    /// The narrower of two bounds; of two with one value, the one that excludes it.
    fileprivate static func narrower(
        _ one: Self?, _ other: Self?, isFirst: (FieldValue, FieldValue) -> Bool
    ) -> Self? {
        guard let one, let other else { return one ?? other }
        if isFirst(one.value, other.value) { return one }
        return isFirst(other.value, one.value) || other.isExcluded ? other : one
    }
}

extension FieldValue {
    /// Whether a value with an order is below another of its type.
    fileprivate func isBelow(_ other: FieldValue) -> Bool {
        switch (self, other) {
        case (.decimal(let one), .decimal(let two)): one < two
        case (.date(let one), .date(let two)): one < two
        case (.time(let one), .time(let two)): one < two
        case (.dateTime(let one), .dateTime(let two)): one < two
        case (.localDateTime(let one), .localDateTime(let two)): one < two
        case (.duration(let one), .duration(let two)): one < two
        case (.empty, _), (.text, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _),
            (.time, _), (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _),
            (.choices, _), (.texts, _), (.file, _), (.rows, _):
            false
        }
    }
}

/// A validator that bounds the values of its field or their lengths, or sets a step between them.
package protocol BoundingValidator: Validator {
    /// The bounds at a moment, for values of a type; where the moment is unknown, a validator with a bound relative to the
    /// time has none.
    func bounds(at now: DateTime?, of type: ValueType) -> FieldBounds
}
