import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct TimeBoundTests {
    @Test(
        arguments: [
            ("today", "today"), ("now", "now"), ("today()", "today"), (" today ", "today"),
            ("today - 18 years", "today - 18 years"), ("today() - years(18)", "today - 18 years"),
            ("today-18years", "today - 18 years"), ("today + 1 day", "today + 1 day"),
            ("today + 1 days", "today + 1 day"), ("now() + hours(2)", "now + 2 hours"),
            ("now + 90 minutes - 1 second", "now + 90 minutes - 1 second"),
            ("today + 1 year + 1 month - 2 weeks", "today + 1 year + 1 month - 2 weeks"),
            ("today - years( 18 )", "today - 18 years"), ("today + 0 days", "today + 0 days"),
            ("today + 1 year + 1 month + 1 week + 1 day", nil), ("", nil), ("tomorrow", nil),
            ("todays", nil), ("today 18 years", nil), ("today - years", nil), ("today - 18", nil),
            ("today - -18 years", nil), ("today - 1.5 years", nil), ("today - 18 yearss", nil),
            ("today(", nil), ("today() - years(18", nil), ("today - fortnights(1)", nil),
            ("Today", nil), ("today -", nil), ("today - 9999999999999 days", nil),
            ("years(18)", nil), ("2026-01-01", nil), ("today * 2 days", nil),
            ("today - 1: days", nil), ("today - 1/ days", nil),
        ] as [(String, String?)])
    func readsAndWrites(_ row: (text: String, written: String?)) {
        #expect(TimeBound(row.text)?.description == row.written)
        if let written = row.written { #expect(TimeBound(written) == TimeBound(row.text)) }
    }

    /// A step has at most nine digits; more than twelve are refused.
    @Test(
        arguments: [
            ("today + 999999999 days", "today + 999999999 days"),
            ("today + 1000000000 days", "today + 999999999 days"),
            ("today - 1000000000 days", "today - 999999999 days"),
            ("today + 999999999999 days", "today + 999999999 days"),
            ("today + 1000000000000 days", nil), ("today + 0000000000001 days", nil),
            ("today + 000000000001 days", "today + 1 day"), ("today + @ days", nil),
            ("today+1{", nil), ("today[", nil), ("today@", nil), ("today `", nil),
            ("today - 1 day + 2 weeks - 3 hours", "today - 1 day + 2 weeks - 3 hours"),
        ] as [(String, String?)])
    func countsOfSteps(_ row: (text: String, written: String?)) {
        #expect(TimeBound(row.text)?.description == row.written)
    }

    @Test(arguments: [
        ("today", "2026-11-21"), ("now", "2026-11-21"), ("today - 18 years", "2008-11-21"),
        ("today + 3 months", "2027-02-21"), ("today + 2 weeks", "2026-12-05"),
        ("today - 21 days", "2026-10-31"), ("today - 21 days + 1 month", "2026-11-30"),
        ("today + 1 month - 21 days", "2026-11-30"), ("today + 9 days + 3 months", "2027-02-28"),
        ("today + 3 months + 9 days", "2027-03-02"),
        ("today + 9000 years", "9999-12-31"), ("today - 3000 years", "0001-01-01"),
        ("today - 999999999 years", "0001-01-01"), ("today + 999999999999 weeks", "9999-12-31"),
    ])
    func daysStepInOrder(_ row: (bound: String, date: String)) throws {
        let now = try #require(DateTime("2026-11-21T23:30:00-05:00"))
        #expect(TimeBound(row.bound)?.date(at: now).description == row.date)
    }

    @Test(arguments: [
        ("now", "2024-02-29T23:30:00.5-05:00"), ("today", "2024-02-29T00:00:00-05:00"),
        ("now + 2 hours", "2024-03-01T01:30:00.5-05:00"),
        ("now - 90 minutes", "2024-02-29T22:00:00.5-05:00"),
        ("now + 1 day", "2024-03-01T23:30:00.5-05:00"),
        ("now - 1 year", "2023-02-28T23:30:00.5-05:00"),
        ("today + 1 month", "2024-03-29T00:00:00-05:00"),
        ("now + 45 seconds", "2024-02-29T23:30:45.5-05:00"),
        ("now + 9999 years", "9999-12-31T23:30:00.5-05:00"),
        ("now - 999999999 weeks", "0001-01-01T23:30:00.5-05:00"),
    ])
    func momentsKeepTheirOffset(_ row: (bound: String, moment: String)) throws {
        let now = try #require(DateTime("2024-02-29T23:30:00.5-05:00"))
        #expect(TimeBound(row.bound)?.dateTime(at: now).description == row.moment)
    }

    /// `today - 18 years` is the latest birth date of people who are eighteen today.
    @Test func agesAgreeWithBounds() throws {
        var random = SeededNumbers(seed: 18)
        let bound = try #require(TimeBound("today - 18 years"))
        for _ in Laws.rounds(2_000) {
            let today = try #require(CalendarDate(dayNumber: 730_000 + random.below(20_000)))
            let noon = try #require(ClockTime(hour: 12, minute: 0))
            let now = try #require(DateTime(date: today, time: noon))
            let limit = bound.date(at: now)
            #expect(limit.years(until: today) == 18)
            let dayAfter = try #require(limit.adding(days: 1))
            // On February 29 the bound is February 28, because 18 years before had no February 29.
            #expect(dayAfter.years(until: today) == 17)
        }
    }
}
