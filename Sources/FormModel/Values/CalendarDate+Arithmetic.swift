/// Day and month arithmetic in the proleptic Gregorian calendar of ISO 8601.
extension CalendarDate {
    /// The days since 0001-01-01, which is 0.
    package var dayNumber: Int {
        let years = year - 1
        let leapDays = years / 4 - years / 100 + years / 400
        return years * 365 + leapDays + CalendarDate.daysBefore(month, of: year) + day - 1
    }

    /// Makes the date that is `dayNumber` days after 0001-01-01, or `nil` outside the years 1 to
    /// 9999.
    package init?(dayNumber: Int) {
        guard (0..<3_652_059).contains(dayNumber) else { return nil }
        // A cycle of 400 years has 146,097 days. The last century of a cycle and the last year of
        // four years have one day more than the others.
        let inCycle = dayNumber % 146_097
        let century = Swift.min(inCycle / 36_524, 3)
        let inCentury = inCycle - century * 36_524
        let inFour = inCentury % 1_461
        let yearOfFour = Swift.min(inFour / 365, 3)
        let year =
            dayNumber / 146_097 * 400 + century * 100 + inCentury / 1_461 * 4 + yearOfFour + 1
        let dayOfYear = inFour - yearOfFour * 365
        var month = Swift.min(dayOfYear / 31 + 1, 12)
        while month < 12, CalendarDate.daysBefore(month + 1, of: year) <= dayOfYear { month += 1 }
        self.init(
            year: year, month: month,
            day: dayOfYear - CalendarDate.daysBefore(month, of: year) + 1)
    }

    /// The day of the week: 1 is Monday and 7 is Sunday, as ISO 8601 counts.
    public var weekday: Int { dayNumber % 7 + 1 }

    /// The date `days` later, or earlier if negative; `nil` outside the years 1 to 9999.
    public func adding(days: Int) -> CalendarDate? {
        let (number, overflow) = dayNumber.addingReportingOverflow(days)
        return overflow ? nil : CalendarDate(dayNumber: number)
    }

    /// The date `months` later, or earlier if negative; `nil` outside the years 1 to 9999.
    ///
    /// A day that the target month does not have becomes the last day of that month: a month after
    /// 2026-01-31 is 2026-02-28, and a year after 2024-02-29 is 2025-02-28.
    public func adding(months: Int) -> CalendarDate? {
        let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow, sum >= 12, sum < 120_000 else { return nil }
        let last = CalendarDate.days(inMonth: sum % 12 + 1, of: sum / 12)
        return CalendarDate(year: sum / 12, month: sum % 12 + 1, day: Swift.min(day, last))
    }

    /// The date `years` later, or earlier if negative; see ``adding(months:)``.
    public func adding(years: Int) -> CalendarDate? {
        let (months, overflow) = years.multipliedReportingOverflow(by: 12)
        return overflow ? nil : adding(months: months)
    }

    /// The number of full years from this day to another one, as an age is counted; negative if the
    /// other day is earlier.
    ///
    /// A person born on February 29 becomes a year older on March 1 of a common year.
    package func years(until other: CalendarDate) -> Int { months(until: other) / 12 }

    /// The number of full months from this day to another one; negative if the other day is earlier.
    ///
    /// A month from January 31 is full on March 1.
    func months(until other: CalendarDate) -> Int {
        guard self <= other else { return -other.months(until: self) }
        return (other.year - year) * 12 + other.month - month - (other.day < day ? 1 : 0)
    }

    private static func daysBefore(_ month: Int, of year: Int) -> Int {
        let starts: [12 of Int] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        return starts[month - 1] + (month > 2 && isLeap(year) ? 1 : 0)
    }
}
