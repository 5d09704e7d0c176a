public import FormModel

/// A bound of a range: a value, or a day or moment relative to the time of the validation.
public enum ValueBound: Sendable, Hashable {
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
    /// A duration, for durations.
    case duration(CalendarDuration)
    /// A bound relative to the time of the validation, for dates, moments and local dates and
    /// times.
    case relative(TimeBound)
    /// A text that denotes no bound, such as `0,01`; it makes the form definition invalid.
    case unreadable(String)
}

/// A bound of a range: a number, a date, a time, a duration, or a literal in source code.
///
/// Optional values do not conform, so that a missing bound is a compiler error and not an unlimited
/// range.
public protocol RangeBound: Sendable {
    /// The bound.
    var rangeBound: ValueBound { get }

    /// The expression that calculates the bound; `nil` for a constant.
    var expression: FormExpression? { get }
}

extension RangeBound {
    /// `nil`.
    public var expression: FormExpression? { nil }
}

extension ValueBound: RangeBound {
    /// The bound itself.
    public var rangeBound: ValueBound { self }
}

extension ExactDecimal: RangeBound {
    /// The number.
    public var rangeBound: ValueBound { .number(self) }
}

extension Int: RangeBound {
    /// The number.
    public var rangeBound: ValueBound { .number(ExactDecimal(Int128(self))) }
}

extension Double: RangeBound {
    /// The shortest decimal number that reads back as this one: `0.01` is exactly 0.01.
    ///
    /// Binary floating point preserves up to 15 decimal digits. A number with more digits is a
    /// mistake in the form definition: write a text such as `"0.1234567890123456789"` instead.
    public var rangeBound: ValueBound {
        var written = description
        if written.hasSuffix(".0") { written.removeLast(2) }
        let digits = written.prefix { $0 != "e" }.drop { "-0.".contains($0) }
        guard digits.count(where: { $0 != "." }) <= 15, let number = ExactDecimal(written) else {
            return .unreadable(description)
        }
        return .number(number)
    }
}

extension String: RangeBound {
    /// The bound that the text denotes; a text without a bound is a mistake in the form definition.
    ///
    /// Examples are `0.01`, `2026-01-31`, `P3D` and `today - 18 years`.
    public var rangeBound: ValueBound {
        ExactDecimal(self).map(ValueBound.number)
            ?? ValueBound(.text(self)) ?? .unreadable(self)
    }
}

extension CalendarDate: RangeBound {
    /// The day.
    public var rangeBound: ValueBound { .date(self) }
}

extension ClockTime: RangeBound {
    /// The time of day.
    public var rangeBound: ValueBound { .time(self) }
}

extension DateTime: RangeBound {
    /// The moment.
    public var rangeBound: ValueBound { .dateTime(self) }
}

extension LocalDateTime: RangeBound {
    /// The date and time.
    public var rangeBound: ValueBound { .localDateTime(self) }
}

extension CalendarDuration: RangeBound {
    /// The duration.
    public var rangeBound: ValueBound { .duration(self) }
}

extension TimeBound: RangeBound {
    /// The bound relative to the time.
    public var rangeBound: ValueBound { .relative(self) }
}
