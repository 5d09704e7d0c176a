import FormModel
import TestSupport
import Testing

@Suite struct CalendarDateArithmeticTests {
    /// The next day, by an independent rule.
    private static func next(_ day: (year: Int, month: Int, day: Int)) -> (Int, Int, Int) {
        var lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        if day.year % 400 == 0 || (day.year % 4 == 0 && day.year % 100 != 0) { lengths[1] = 29 }
        if day.day < lengths[day.month - 1] { return (day.year, day.month, day.day + 1) }
        return day.month < 12 ? (day.year, day.month + 1, 1) : (day.year + 1, 1, 1)
    }

    @Test(arguments: [(1, 150), (1580, 2110), (9900, 9999)])
    func everyDayHasItsNumberAndBack(_ row: (first: Int, last: Int)) throws {
        var day = (row.first, 1, 1)
        let first = try #require(CalendarDate(year: row.first, month: 1, day: 1))
        var number = first.dayNumber
        var weekday = first.weekday
        var wrong: [String] = []
        while day.0 <= row.last {
            let date = CalendarDate(year: day.0, month: day.1, day: day.2)
            if date?.dayNumber != number || date?.weekday != weekday
                || CalendarDate(dayNumber: number) != date
            {
                wrong.append("\(day)")
            }
            day = CalendarDateArithmeticTests.next(day)
            number += 1
            weekday = weekday % 7 + 1
        }
        #expect(wrong.isEmpty)
    }

    @Test func theEndsOfTheCalendar() {
        #expect(CalendarDate("0001-01-01")?.dayNumber == 0)
        #expect(CalendarDate("9999-12-31")?.dayNumber == 3_652_058)
        #expect(CalendarDate(dayNumber: -1) == nil && CalendarDate(dayNumber: 3_652_059) == nil)
        #expect(CalendarDate("9999-12-31")?.adding(days: 1) == nil)
        #expect(CalendarDate("0001-01-01")?.adding(days: -1) == nil)
        #expect(CalendarDate("9999-12-01")?.adding(months: 1) == nil)
        #expect(CalendarDate("0001-01-31")?.adding(months: -1) == nil)
        for count in [Int.max, .min] {
            #expect(CalendarDate("2026-01-01")?.adding(days: count) == nil)
            #expect(CalendarDate("2026-01-01")?.adding(months: count) == nil)
            #expect(CalendarDate("2026-01-01")?.adding(years: count) == nil)
        }
    }

    @Test(arguments: [
        // ISO 8601 numbers the days of the week from Monday.
        ("1970-01-01", 4), ("2000-01-01", 6), ("2026-11-21", 6), ("2026-11-22", 7),
        ("2026-11-23", 1), ("1582-10-15", 5), ("0001-01-01", 1),
    ])
    func weekdays(_ row: (date: String, day: Int)) {
        #expect(CalendarDate(row.date)?.weekday == row.day)
    }

    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
        ("2026-03-31", -1, "2026-02-28"), ("2026-10-31", 1, "2026-11-30"),
        ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
        ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
        ("2024-02-29", -12, "2023-02-28"), ("2026-05-05", 0, "2026-05-05"),
    ])
    func monthsEndWithTheirLastDay(_ row: (date: String, months: Int, result: String)) {
        #expect(CalendarDate(row.date)?.adding(months: row.months)?.description == row.result)
    }

    @Test(arguments: [
        ("2008-11-21", "2026-11-21", 18), ("2008-11-22", "2026-11-21", 17),
        ("2008-11-21", "2026-11-20", 17), ("2004-02-29", "2022-02-28", 17),
        ("2004-02-29", "2022-03-01", 18), ("2004-02-29", "2024-02-29", 20),
        ("2026-11-21", "2026-11-21", 0), ("2026-11-21", "2008-11-22", -17),
    ])
    func agesAreFullYears(_ row: (born: String, today: String, age: Int)) throws {
        let today = try #require(CalendarDate(row.today))
        #expect(CalendarDate(row.born)?.years(until: today) == row.age)
    }

    @Test func addingIsUndone() throws {
        var random = SeededNumbers(seed: 7)
        for _ in Laws.rounds(2_000) {
            let date = try #require(
                CalendarDate(dayNumber: 800_000 + Int(random.next() % 1_000_000)))
            let days = Int(random.next() % 20_000) - 10_000
            #expect(date.adding(days: days)?.adding(days: -days) == date)
            let months = Int(random.next() % 2_400) - 1_200
            let there = try #require(date.adding(months: months))
            // Only a day that was limited to the end of a month is not restored.
            #expect(there.day == date.day || there.adding(days: 1)?.day == 1)
            if there.day == date.day { #expect(there.adding(months: -months) == date) }
            #expect(
                (there.year * 12 + there.month) - (date.year * 12 + date.month) == months)
        }
    }
}
