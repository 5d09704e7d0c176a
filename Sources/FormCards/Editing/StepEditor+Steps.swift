import FormModel

// The steps of numbers, dates, times and durations.
extension StepEditor {
    /// A unit of a step, and a part of a shown date or time.
    enum Unit {
        case year, month, week, day, hour, minute
    }

    /// Steps by an arrow.
    mutating func step(by direction: Int, isFar: Bool) -> KeyOutcome {
        switch kind {
        case .number: stepNumber(by: direction * (isFar ? 10 : 1))
        case .date: stepDate(partAtCaret ?? (isFar ? .week : .day), direction)
        case .time: stepTime(partAtCaret ?? (isFar ? .hour : .minute), direction)
        case .localDateTime: stepLocal(partAtCaret ?? (isFar ? .hour : .minute), direction)
        case .dateTime: stepMoment(partAtCaret ?? (isFar ? .hour : .minute), direction)
        case .duration: stepDuration(by: direction * (isFar ? 10 : 1))
        }
    }

    /// Steps by Page Up or Page Down.
    mutating func page(by direction: Int, isFar: Bool) -> KeyOutcome {
        switch kind {
        case .number: stepNumber(by: direction * (isFar ? 100 : 10))
        case .date: stepDate(isFar ? .year : .month, direction)
        case .time: stepTime(.hour, direction)
        case .localDateTime: stepLocal(isFar ? .month : .day, direction)
        case .dateTime: stepMoment(isFar ? .month : .day, direction)
        case .duration: stepDuration(by: direction * (isFar ? 100 : 10))
        }
    }

    // MARK: Kinds

    private mutating func stepNumber(by count: Int) -> KeyOutcome {
        guard case .number(let minimum, let maximum, let step) = kind else { return .notMine }
        let zero: ExactDecimal = 0
        let first: ExactDecimal = if case .decimal(let number) = start { number } else { zero }
        let grid = step.flatMap { NumberGrid(step: $0) }
        return move(
            value.map { if case .decimal(let number) = $0 { number } else { nil } },
            first: first, grid.map { minimum.flatMap($0.first(from:)) } ?? minimum,
            grid.map { maximum.flatMap($0.last(upTo:)) } ?? maximum, count,
            next: { number, count in
                grid?.next(number, by: count)
                    ?? (grid == nil ? number.adding(ExactDecimal(Int128(count))) : nil)
            },
            text: { [self] in text(of: .decimal($0)) })
    }

    private mutating func stepDuration(by count: Int) -> KeyOutcome {
        guard case .duration(let minimum, let maximum) = kind else { return .notMine }
        let first: CalendarDuration? =
            if case .duration(let duration) = start { duration } else {
                minimum ?? CalendarDuration(hours: 1)
            }
        guard let first else { return .unchanged }
        return move(
            value.map { if case .duration(let duration) = $0 { duration } else { nil } },
            first: first, minimum, maximum, count, next: { $0.stepped(by: $1) },
            text: { [locale] in locale.text(of: .duration($0)) })
    }

    private mutating func stepDate(_ unit: Unit, _ direction: Int) -> KeyOutcome {
        guard case .date(let minimum, let maximum) = kind else { return .notMine }
        let first: CalendarDate? = if case .date(let day) = start { day } else { now?.date }
        guard let first = first ?? minimum ?? maximum ?? CalendarDate("2000-01-01") else {
            return .unchanged
        }
        return move(
            value.map { if case .date(let day) = $0 { day } else { nil } }, first: first, minimum,
            maximum, direction, next: { StepEditor.day($0, unit, $1) },
            text: { [locale] in locale.text(of: .date($0)) })
    }

    private mutating func stepTime(_ unit: Unit, _ direction: Int) -> KeyOutcome {
        guard case .time(let minimum, let maximum, let minutes) = kind else { return .notMine }
        // Bounds that cross midnight are no range within a day.
        let isRange = minimum.flatMap { least in maximum.map { least <= $0 } } ?? true
        let first: ClockTime? =
            if case .time(let time) = start { time } else { presentTime ?? ClockTime("12:00") }
        guard let first, let last = ClockTime("23:59"), let midnight = ClockTime("00:00") else {
            return .unchanged
        }
        let base = isRange ? StepEditor.minutes(of: minimum ?? midnight) : 0
        return move(
            value.map { if case .time(let time) = $0 { time } else { nil } }, first: first,
            isRange ? minimum : nil, isRange ? maximum : nil, direction,
            limits: (midnight, last),
            next: { StepEditor.time($0, unit, $1, minutes: minutes, base: base) },
            text: { [locale] in locale.text(of: .time($0)) })
    }

    private mutating func stepLocal(_ unit: Unit, _ direction: Int) -> KeyOutcome {
        guard case .localDateTime(let minimum, let maximum, let minutes) = kind else {
            return .notMine
        }
        let present = present(onDay: minimum?.date ?? maximum?.date)
        let first: LocalDateTime? =
            if case .localDateTime(let local) = start { local } else { present }
        guard let first else { return .unchanged }
        return move(
            value.map { if case .localDateTime(let local) = $0 { local } else { nil } },
            first: first, minimum, maximum, direction,
            next: { StepEditor.local($0, unit, $1, minutes: minutes) },
            text: { [locale] in locale.text(of: .localDateTime($0)) })
    }

    private mutating func stepMoment(_ unit: Unit, _ direction: Int) -> KeyOutcome {
        guard case .dateTime = kind else { return .notMine }
        let (minimum, maximum) = momentBounds
        let present = present(onDay: minimum?.date ?? maximum?.date)
            .flatMap { DateTime(date: $0.date, time: $0.time, offset: momentOffset) }
        let first: DateTime? = if case .dateTime(let moment) = start { moment } else { present }
        guard let first else { return .unchanged }
        return move(
            value.map { if case .dateTime(let moment) = $0 { moment } else { nil } },
            first: first, minimum, maximum, direction,
            next: { moment, direction in
                StepEditor.local(moment.local, unit, direction, minutes: 1)
                    .flatMap { DateTime(date: $0.date, time: $0.time, offset: moment.offset) }
            },
            text: { [locale] in locale.text(of: .dateTime($0)) })
    }

    /// The offset of the typed moment, or else that of the first step.
    var momentOffset: Int {
        if case .dateTime(let typed) = value { return typed.offset }
        if case .dateTime(let first) = start { return first.offset }
        guard case .dateTime(let minimum, let maximum) = kind else { return 0 }
        return (now ?? minimum ?? maximum)?.offset ?? 0
    }

    /// The bounds of a moment, at its offset.
    var momentBounds: (minimum: DateTime?, maximum: DateTime?) {
        guard case .dateTime(let minimum, let maximum) = kind else { return (nil, nil) }
        return (
            minimum.map { $0.at(offset: momentOffset) }, maximum.map { $0.at(offset: momentOffset) }
        )
    }

    /// The day and time at present, in full minutes; noon of another day where that is unknown.
    private func present(onDay day: CalendarDate?) -> LocalDateTime? {
        guard let noon = ClockTime("12:00"),
            let day = now?.date ?? day ?? CalendarDate("2000-01-01")
        else { return nil }
        return LocalDateTime(date: day, time: presentTime ?? noon)
    }

    /// The time of day at present, in full minutes.
    private var presentTime: ClockTime? {
        guard let time = now?.local.time else { return nil }
        return ClockTime(hour: time.hour, minute: time.minute)
    }

    /// Makes the value after or before the typed one the answer.
    ///
    /// - Parameters:
    ///   - value: The typed value: `nil` if it cannot be read, and `nil` inside for no text.
    ///   - first: The value of the first step.
    ///   - minimum: The smallest value; `nil` if there is none.
    ///   - maximum: The largest value; `nil` if there is none.
    ///   - direction: Up if positive.
    ///   - limits: The smallest and largest value of the type, for a refusal without bounds.
    ///   - next: The value some steps after another one, or before it.
    ///   - text: The text of a value.
    /// - Returns: The effect of the step.
    private mutating func move<Value: Comparable>(
        _ value: Value??, first: Value, _ minimum: Value?, _ maximum: Value?, _ direction: Int,
        limits: (Value, Value)? = nil, next: (Value, Int) -> Value?, text: (Value) -> String
    ) -> KeyOutcome {
        func bounded(_ value: Value) -> Value {
            let value = minimum.map { max($0, value) } ?? value
            return maximum.map { min($0, value) } ?? value
        }
        guard let typed = value else { return .refused(.unreadable) }
        /// The value, or the first one inside of a bound that is no value itself.
        func inside(_ value: Value) -> Value {
            let value = bounded(value)
            if excludes.minimum, value == minimum { return next(value, 1) ?? value }
            if excludes.maximum, value == maximum { return next(value, -1) ?? value }
            return value
        }
        guard let present = typed else { return show(text(inside(first))) }
        if direction > 0, let maximum, present >= maximum {
            return .refused(.aboveMaximum(text(inside(maximum))))
        }
        if direction < 0, let minimum, present <= minimum {
            return .refused(.belowMinimum(text(inside(minimum))))
        }
        guard let next = next(present, direction) ?? (direction > 0 ? maximum : minimum) else {
            let bound =
                direction > 0 ? limits?.1 ?? present : limits?.0 ?? present
            return .refused(
                direction > 0 ? .aboveMaximum(text(bound)) : .belowMinimum(text(bound)))
        }
        let stepped = inside(next)
        // The step that is left leads to the bound itself.
        guard direction > 0 ? stepped > present : stepped < present else {
            return .refused(
                direction > 0 ? .aboveMaximum(text(present)) : .belowMinimum(text(present)))
        }
        let shown = text(stepped)
        return show(shown, caret: caretAfterStep(in: shown))
    }

    // MARK: Units

    static func day(_ day: CalendarDate, _ unit: Unit, _ count: Int) -> CalendarDate? {
        switch unit {
        case .year: day.adding(years: count)
        case .month: day.adding(months: count)
        case .week: day.adding(days: 7 * count)
        case .day, .hour, .minute: day.adding(days: count)
        }
    }

    private static func minutes(of time: ClockTime) -> Int { time.hour * 60 + time.minute }

    private static func time(
        _ time: ClockTime, _ unit: Unit, _ direction: Int, minutes step: Int, base: Int
    ) -> ClockTime? {
        let present = minutes(of: time)
        let next =
            unit == .hour ? present + 60 * direction : stepped(present, direction, step, base)
        return ClockTime(
            hour: next / 60, minute: next % 60, second: time.second, nanosecond: time.nanosecond)
    }

    /// The next multiple of a number of minutes from a base.
    private static func stepped(_ present: Int, _ direction: Int, _ step: Int, _ base: Int) -> Int {
        let step = max(1, step)
        let rest = ((present - base) % step + step) % step
        if direction > 0 { return present - rest + step }
        return rest > 0 ? present - rest : present - step
    }

    private static func local(
        _ local: LocalDateTime, _ unit: Unit, _ direction: Int, minutes: Int
    ) -> LocalDateTime? {
        switch unit {
        case .year, .month, .week, .day:
            return day(local.date, unit, direction)
                .flatMap { LocalDateTime(date: $0, time: local.time) }
        case .hour, .minute:
            let present = self.minutes(of: local.time)
            let next =
                unit == .hour ? present + 60 * direction : stepped(present, direction, minutes, 0)
            let inDay = (next % 1_440 + 1_440) % 1_440
            guard let day = local.date.adding(days: (next - inDay) / 1_440),
                let time = ClockTime(
                    hour: inDay / 60, minute: inDay % 60, second: local.time.second,
                    nanosecond: local.time.nanosecond)
            else { return nil }
            return LocalDateTime(date: day, time: time)
        }
    }

    // MARK: Parts of the text

    /// The part of the shown date or time under the caret; `nil` at the end of the text, and for a number.
    private var partAtCaret: Unit? {
        guard caret < line.count else { return nil }
        let runs = StepEditor.runs(of: text)
        let parts = parts(of: runs)
        guard
            let index = runs.firstIndex(where: { $0.lowerBound <= caret && caret <= $0.upperBound }
            ),
            index < parts.count
        else { return nil }
        return parts[index]
    }

    private func parts(of runs: [Range<Int>]) -> [Unit] {
        let date: [Unit] =
            locale.showsYearFirst || runs.first?.count == 4
            ? [.year, .month, .day]
            : locale.showsMonthFirst ? [.month, .day, .year] : [.day, .month, .year]
        return switch kind {
        case .number, .duration: []
        case .date: date
        case .time: [.hour, .minute]
        case .localDateTime, .dateTime: date + [.hour, .minute]
        }
    }

    /// The caret in the same part of a new text; at its end if it was there.
    private func caretAfterStep(in new: String) -> Int {
        guard caret < line.count else { return new.count }
        let old = StepEditor.runs(of: text)
        let runs = StepEditor.runs(of: new)
        guard
            let index = old.firstIndex(where: { $0.lowerBound <= caret && caret <= $0.upperBound }),
            index < runs.count
        else { return new.count }
        let offset = min(caret - old[index].lowerBound, runs[index].count)
        return min(runs[index].lowerBound + offset, new.count - 1)
    }

    /// The ranges of the digits of a text.
    private static func runs(of text: String) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, character) in text.enumerated() where TypedCharacter(character).isDigit {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}

extension CalendarDuration {
    /// The duration with its smallest part stepped, which does not fall below 0; `nil` beyond the largest.
    fileprivate func stepped(by count: Int) -> CalendarDuration? {
        func part(_ part: Int) -> Int { max(0, part + count) }
        if weeks > 0 { return CalendarDuration(weeks: part(weeks)) }
        var (seconds, minutes, hours) = (self.seconds, self.minutes, self.hours)
        var (days, months, years) = (self.days, self.months, self.years)
        if seconds > 0 {
            seconds = part(seconds)
        } else if minutes > 0 {
            minutes = part(minutes)
        } else if hours > 0 {
            hours = part(hours)
        } else if days > 0 {
            days = part(days)
        } else if months > 0 {
            months = part(months)
        } else if years > 0 {
            years = part(years)
        } else {
            minutes = part(minutes)
        }
        return CalendarDuration(
            years: years, months: months, days: days, hours: hours, minutes: minutes,
            seconds: seconds)
    }
}

/// The multiples of a number.
private struct NumberGrid {
    private let step: ExactDecimal

    /// - Returns: `nil` for a step that is not positive.
    init?(step: ExactDecimal) {
        guard step > 0 else { return nil }
        self.step = step
    }

    /// The distance of a number from the multiple below it.
    private func rest(_ number: ExactDecimal) -> ExactDecimal? {
        guard let rest = number.remainder(dividingBy: step) else { return nil }
        return rest < 0 ? rest.adding(step) : rest
    }

    /// The largest multiple that is not above a number.
    func last(upTo maximum: ExactDecimal) -> ExactDecimal? {
        multiple(rest(maximum).flatMap { maximum.subtracting($0) })
    }

    /// The smallest multiple that is not below a number.
    func first(from minimum: ExactDecimal) -> ExactDecimal? {
        guard let rest = rest(minimum), let below = minimum.subtracting(rest) else { return nil }
        return multiple(rest == 0 ? minimum : below.adding(step))
    }

    /// The multiple a count of steps after or before a number; the first step leads to a multiple.
    func next(_ number: ExactDecimal, by count: Int) -> ExactDecimal? {
        guard let rest = rest(number), let below = number.subtracting(rest) else { return nil }
        let steps = count < 0 && rest > 0 ? count + 1 : count
        return multiple(
            step.multiplied(by: ExactDecimal(Int128(steps))).flatMap { below.adding($0) })
    }

    /// The number if it is a multiple, which a number that was rounded need not be.
    private func multiple(_ number: ExactDecimal?) -> ExactDecimal? {
        number.flatMap { $0.isMultiple(of: step) ? $0 : nil }
    }
}
