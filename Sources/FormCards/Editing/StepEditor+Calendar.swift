import FormModel

// The calendar of a month, from which a day is taken.
extension StepEditor {
    /// Opens the calendar at the typed day, or else at the first one.
    mutating func openCalendar() -> KeyOutcome {
        let typed: CalendarDate?
        let first: CalendarDate?
        switch kind {
        case .number, .time, .duration: return .notMine
        case .date:
            typed = if case .date(let day) = value { day } else { nil }
            first = if case .date(let day) = start { day } else { nil }
        case .localDateTime:
            typed = if case .localDateTime(let local) = value { local.date } else { nil }
            first = if case .localDateTime(let local) = start { local.date } else { nil }
        case .dateTime:
            typed = if case .dateTime(let moment) = value { moment.date } else { nil }
            first = if case .dateTime(let moment) = start { moment.date } else { nil }
        }
        let day = typed ?? first ?? now?.date ?? days.minimum ?? CalendarDate("2000-01-01")
        calendarDay = day.map(bounded)
        return .moved
    }

    /// The first and the last day that the bounds allow.
    private var days: (minimum: CalendarDate?, maximum: CalendarDate?) {
        switch kind {
        case .number, .time, .duration: (nil, nil)
        case .date(let minimum, let maximum): (minimum, maximum)
        case .localDateTime(let minimum, let maximum, _): (minimum?.date, maximum?.date)
        case .dateTime: (momentBounds.minimum?.date, momentBounds.maximum?.date)
        }
    }

    private func bounded(_ day: CalendarDate) -> CalendarDate {
        if let minimum = days.minimum, day < minimum { return minimum }
        if let maximum = days.maximum, day > maximum { return maximum }
        return day
    }

    /// Applies a key to the open calendar: arrows move by days and weeks, as they lie on the screen.
    mutating func applyToCalendar(_ key: Key) -> KeyOutcome {
        guard let day = calendarDay else { return .notMine }
        switch key {
        case .left, .control("b"): return highlight(day.adding(days: -1), .backward)
        case .right, .control("f"): return highlight(day.adding(days: 1), .forward)
        case .up, .control("p"): return highlight(day.adding(days: -7), .backward)
        case .down, .control("n"): return highlight(day.adding(days: 7), .forward)
        case .pageUp: return highlight(day.adding(months: -1), .backward)
        case .pageDown: return highlight(day.adding(months: 1), .forward)
        case .press(.pageUp, _): return highlight(day.adding(years: -1), .backward)
        case .press(.pageDown, _): return highlight(day.adding(years: 1), .forward)
        case .home: return highlight(day.adding(days: -column(of: day)), .backward)
        case .end: return highlight(day.adding(days: 6 - column(of: day)), .forward)
        case .text("t"), .text("."): return now.map { highlight($0.date, .forward) } ?? .unchanged
        case .enter, .press(.enter, .alt), .control("j"), .text(" "): return take(day)
        case .escape, .function(4), .control(" "):
            calendarDay = nil
            return .moved
        case .text, .pasted, .backspace, .delete:
            // The person types the day instead.
            calendarDay = nil
            return line.apply(key)
        default: return .notMine
        }
    }

    private enum Direction { case backward, forward }

    /// Highlights a day, or the last one within the bounds on the way to it.
    private mutating func highlight(
        _ day: CalendarDate?, _ direction: Direction
    ) -> KeyOutcome {
        switch direction {
        case .backward:
            return highlight(bounded(day ?? .first), end: days.minimum) { .belowMinimum($0) }
        case .forward:
            return highlight(bounded(day ?? .last), end: days.maximum) { .aboveMaximum($0) }
        }
    }

    private mutating func highlight(
        _ day: CalendarDate, end: CalendarDate?, _ refusal: (String) -> KeyRefusal
    ) -> KeyOutcome {
        guard day == calendarDay else {
            calendarDay = day
            return .moved
        }
        return day == end ? .refused(refusal(locale.text(of: .date(day)))) : .unchanged
    }

    private mutating func take(_ day: CalendarDate) -> KeyOutcome {
        calendarDay = nil
        guard let noon = ClockTime("12:00") else { return .changed }
        switch kind {
        case .localDateTime(let minimum, let maximum, _):
            var time: ClockTime?
            if case .localDateTime(let first) = start { time = first.time }
            if case .localDateTime(let typed) = value { time = typed.time }
            guard var local = LocalDateTime(date: day, time: time ?? noon) else {
                return .changed
            }
            if let minimum { local = max(local, minimum) }
            if let maximum { local = min(local, maximum) }
            _ = show(locale.text(of: .localDateTime(local)))
        case .dateTime:
            var time: ClockTime?
            if case .dateTime(let first) = start { time = first.local.time }
            if case .dateTime(let typed) = value { time = typed.local.time }
            guard var moment = DateTime(date: day, time: time ?? noon, offset: momentOffset) else {
                return .changed
            }
            let (minimum, maximum) = momentBounds
            if let minimum { moment = max(moment, minimum) }
            if let maximum { moment = min(moment, maximum) }
            _ = show(locale.text(of: .dateTime(moment)))
        case .number, .date, .time, .duration: _ = show(locale.text(of: .date(day)))
        }
        return .changed
    }

    /// The column of a day in the weeks of the locale, from 0.
    private func column(of day: CalendarDate) -> Int {
        (day.weekday - locale.firstWeekday + 7) % 7
    }

    /// The month of the open calendar.
    var month: CalendarMonth? {
        guard let calendarDay,
            let first = CalendarDate(year: calendarDay.year, month: calendarDay.month, day: 1)
        else { return nil }
        var weeks: [[CalendarMonth.Day?]] = []
        var week = [CalendarMonth.Day?](repeating: nil, count: column(of: first))
        var next: CalendarDate? = first
        while let day = next, day.month == first.month {
            week.append(
                CalendarMonth.Day(
                    date: day, isHighlighted: day == calendarDay, isToday: day == now?.date,
                    isEnabled: bounded(day) == day))
            if week.count == 7 {
                weeks.append(week)
                week = []
            }
            next = day.adding(days: 1)
        }
        if !week.isEmpty {
            weeks.append(week + [CalendarMonth.Day?](repeating: nil, count: 7 - week.count))
        }
        let names = CalendarNames(locale)
        return CalendarMonth(
            title: names.title(of: first),
            weekdays: (0..<7).map { names.weekdays[(locale.firstWeekday - 1 + $0) % 7] },
            weeks: weeks)
    }
}
