public import FormModel

/// What a range can be bounded by: a number, a date, a time, a length of time, or a text or number written in the
/// source.
///
/// A value that may be missing is none, so that a bound cannot be lost in silence.
public protocol RangeBound: Sendable {
    /// The bound.
    var rangeBound: RangeValidator.Bound { get }
}

extension RangeValidator.Bound: RangeBound {
    /// The bound itself.
    public var rangeBound: RangeValidator.Bound { self }
}

extension ExactDecimal: RangeBound {
    /// The number.
    public var rangeBound: RangeValidator.Bound { .number(self) }
}

extension Int: RangeBound {
    /// The number.
    public var rangeBound: RangeValidator.Bound { .number(ExactDecimal(Int128(self))) }
}

extension Double: RangeBound {
    /// The shortest decimal number that means this one: `0.01` is exactly 0.01.
    ///
    /// Up to 15 digits are kept by binary numbers as they are written. What needs more is no bound: write a text, such
    /// as `"0.1234567890123456789"`.
    public var rangeBound: RangeValidator.Bound {
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
    /// A number such as `0.01`, a date such as `2026-01-31`, a time, a moment, a length of time such as `P3D`, or a
    /// bound that moves such as `today - 18 years`; what is none of them is refused when a form is made.
    public var rangeBound: RangeValidator.Bound {
        ExactDecimal(self).map(RangeValidator.Bound.number)
            ?? RangeValidator.Bound(.text(self)) ?? .unreadable(self)
    }
}

extension CalendarDate: RangeBound {
    /// The day.
    public var rangeBound: RangeValidator.Bound { .date(self) }
}

extension ClockTime: RangeBound {
    /// The time of day.
    public var rangeBound: RangeValidator.Bound { .time(self) }
}

extension DateTime: RangeBound {
    /// The moment.
    public var rangeBound: RangeValidator.Bound { .dateTime(self) }
}

extension LocalDateTime: RangeBound {
    /// The date and time.
    public var rangeBound: RangeValidator.Bound { .localDateTime(self) }
}

extension CalendarDuration: RangeBound {
    /// The length of time.
    public var rangeBound: RangeValidator.Bound { .duration(self) }
}

extension TimeBound: RangeBound {
    /// The bound that moves.
    public var rangeBound: RangeValidator.Bound { .moving(self) }
}
