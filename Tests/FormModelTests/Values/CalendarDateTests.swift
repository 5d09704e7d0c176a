import FormModel
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: [
        "0001-01-01", "1582-10-10", "1996-02-29", "2000-02-29", "2024-02-29", "2026-11-21",
        "2026-01-31", "2026-04-30", "2026-12-31", "9999-12-31",
    ])
    func accepts(_ text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "", "0000-01-01", "1900-02-29", "2100-02-29", "2023-02-29", "2024-02-30", "2026-04-31",
        "2026-06-31", "2026-09-31", "2026-11-31", "2026-00-10", "2026-13-01", "2026-01-00",
        "2026-01-32", "2026-1-31", "2026-01-1", "26-01-31", "02026-01-31", "10000-01-01",
        "2026/01/31", "2026-01-31 ", " 2026-01-31", "2026-01-31T00:00:00Z", "+026-01-31",
        "-001-01-31", "2026-01-3a", "2O26-01-31", "٢٠٢٦-01-31", "20260131", "2026-W01-1",
        "31-01-2026",
    ])
    func refuses(_ text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func countsTheDaysOfFourHundredYears() {
        var days = 0
        var last: CalendarDate?
        for year in 1601...2000 {
            for month in 0...13 {
                for day in 0...32 {
                    guard let date = CalendarDate(year: year, month: month, day: day) else {
                        continue
                    }
                    days += 1
                    if let last { #expect(last < date) }
                    last = date
                }
            }
        }
        #expect(days == 146_097)
    }

    @Test func endsWithTheYear9999() {
        #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: -1, month: .max, day: .min) == nil)
    }
}
