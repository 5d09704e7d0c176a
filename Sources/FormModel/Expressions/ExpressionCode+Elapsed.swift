/// Moments and durations.
extension ExpressionCode {
    /// The difference of two moments, or a moment moved by a duration.
    func elapsed(
        _ operation: Operation, _ left: ExpressionOperand, _ right: ExpressionOperand
    ) -> ExpressionOperand {
        switch (operation, left, right) {
        case (.subtract, .moment(let a), .moment(let b)):
            CalendarDuration(seconds: a.seconds(since: b)).map { .duration($0) } ?? .failed
        case (.subtract, .local(let a), .local(let b)):
            CalendarDuration(seconds: a.seconds(since: b)).map { .duration($0) } ?? .failed
        case (.subtract, .time(let a), .time(let b)):
            CalendarDuration(seconds: a.seconds(since: b)).map { .duration($0) } ?? .failed
        case (.add, .moment(let moment), .duration(let duration)):
            moment.moved(by: duration, sign: 1).map { .moment($0) } ?? .failed
        case (.subtract, .moment(let moment), .duration(let duration)):
            moment.moved(by: duration, sign: -1).map { .moment($0) } ?? .failed
        case (.add, .local(let local), .duration(let duration)):
            local.moved(by: duration, sign: 1).map { .local($0) } ?? .failed
        case (.subtract, .local(let local), .duration(let duration)):
            local.moved(by: duration, sign: -1).map { .local($0) } ?? .failed
        default: .nothing(of: left, right)
        }
    }
}

extension CalendarDuration {
    /// Makes a duration of hours, minutes and seconds; `nil` if it is negative or too long.
    init?(seconds: Int) {
        guard seconds >= 0 else { return nil }
        self.init(
            hours: seconds / 3_600, minutes: seconds / 60 % 60, seconds: seconds % 60)
    }

    /// Makes the duration of a number of units, each of them `unit` seconds long, rounded to whole
    /// seconds, halves away from zero; `nil` if it is negative or too long.
    init?(_ number: ExactDecimal, unit: Int) {
        let seconds = number.multiplied(by: ExactDecimal(Int128(unit)))?.rounded(toDecimals: 0)
        guard let seconds = seconds?.integer else { return nil }
        self.init(seconds: seconds)
    }

    /// The average length in a unit of some seconds.
    func length(in unit: Int) -> ExactDecimal? {
        ExactDecimal(Int128(averageSeconds)).divided(by: ExactDecimal(Int128(unit)))
    }

    fileprivate var monthCount: Int { years * 12 + months }
    fileprivate var dayCount: Int { weeks * 7 + days }
    fileprivate var secondCount: Int { hours * 3_600 + minutes * 60 + seconds }
}

extension DateTime {
    /// The whole seconds from another moment until this one, rounded down.
    func seconds(since other: DateTime) -> Int {
        let (own, others) = (unixTime, other.unixTime)
        return own.seconds - others.seconds - (own.nanoseconds < others.nanoseconds ? 1 : 0)
    }

    /// The moment moved by the months, then by the days, then by the time of a duration.
    fileprivate func moved(by duration: CalendarDuration, sign: Int) -> DateTime? {
        guard
            let date = date.adding(months: sign * duration.monthCount)?
                .adding(days: sign * duration.dayCount)
        else { return nil }
        let day = date == self.date ? self : moved(to: date)
        return day?.adding(seconds: sign * duration.secondCount)
    }
}

extension ClockTime {
    /// The whole seconds from another time of the same day until this one, rounded down.
    fileprivate func seconds(since other: ClockTime) -> Int {
        let nanoseconds = nanoseconds - other.nanoseconds
        return Int(nanoseconds / 1_000_000_000 - (nanoseconds % 1_000_000_000 < 0 ? 1 : 0))
    }
}

extension LocalDateTime {
    /// The whole seconds from another date and time until this one, rounded down; every day has 24
    /// hours.
    fileprivate func seconds(since other: LocalDateTime) -> Int {
        (date.dayNumber - other.date.dayNumber) * 86_400 + time.seconds(since: other.time)
    }

    /// The date and time moved by the months, then by the days, then by the time of a duration.
    fileprivate func moved(by duration: CalendarDuration, sign: Int) -> LocalDateTime? {
        guard
            let day = date.adding(months: sign * duration.monthCount)?
                .adding(days: sign * duration.dayCount)
        else { return nil }
        let seconds = Int(time.nanoseconds / 1_000_000_000) + sign * duration.secondCount
        let days = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
        let rest = seconds - days * 86_400
        let clock = ClockTime(
            hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60,
            nanosecond: Int(time.nanoseconds % 1_000_000_000))
        guard let clock, let date = day.adding(days: days) else { return nil }
        return LocalDateTime(date: date, time: clock)
    }
}
