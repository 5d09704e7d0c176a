import FormModel
import TestSupport
import Testing

@Suite struct LocalDateTimeTests {
    @Test(
        arguments: [
            // WHATWG HTML: valid local date and time strings, and invalid ones.
            ("2014-09-23T22:34", "2014-09-23T22:34:00", "2014-09-23 22:34"),
            ("2014-09-23 22:34", "2014-09-23T22:34:00", "2014-09-23 22:34"),
            ("2014-09-23t22:34:05", "2014-09-23T22:34:05", "2014-09-23 22:34:05"),
            ("2014-09-23T22:34:05.250", "2014-09-23T22:34:05.25", "2014-09-23 22:34:05.25"),
            (
                "2014-09-23T00:00:00.1234567890", "2014-09-23T00:00:00.123456789",
                "2014-09-23 00:00:00.123456789"
            ),
            ("0001-01-01T00:00", "0001-01-01T00:00:00", "0001-01-01 00:00"),
            ("9999-12-31T23:59:59", "9999-12-31T23:59:59", "9999-12-31 23:59:59"),
        ])
    func readsAndWrites(_ row: (text: String, canonical: String, short: String)) throws {
        let local = try #require(LocalDateTime(row.text))
        #expect(local.description == row.canonical && local.shortText == row.short)
        #expect(LocalDateTime(row.canonical) == local && LocalDateTime(row.short) == local)
        // With an offset, it is a moment.
        #expect(DateTime(row.canonical + "+02:00")?.local == local)
    }

    @Test(arguments: [
        "", "T", "2014-09-23", "22:34", "2014-09-23T22:34Z", "2014-09-23T22:34:00+02:00",
        "2014-09-23  22:34", "2014-09-23\t22:34", "2014-09-23\u{0}22:34", "2014-09-2322:34",
        "2014-09-23T24:00", "2014-09-23T22:60", "2014-09-31T22:34", "0000-09-23T22:34",
        "2014-9-23T22:34", "2014-09-23T2:34", "2014-09-23T22:34:", "2014-09-23T22:34:05.",
        "2014-09-23T22:34.5", "2014-09-23T22:34 ", "2014-09-23T22:34:00.1234567891",
        "12014-09-23T22:34",
        // HTML has no leap seconds, and without an offset their position is unknown.
        "2016-12-31T23:59:60",
    ])
    func whatIsNone(_ text: String) {
        #expect(LocalDateTime(text) == nil)
    }

    @Test func partsAndOrder() throws {
        let time = try #require(ClockTime("22:34:05.5"))
        let date = try #require(CalendarDate("2014-09-23"))
        let local = try #require(LocalDateTime(date: date, time: time))
        #expect(local.date == date && local.time == time)
        #expect(LocalDateTime(date: date, time: try #require(ClockTime("23:59:60"))) == nil)
        let order = [
            "0001-01-01T00:00", "2014-09-22T23:59:59.999999999", "2014-09-23T00:00",
            "2014-09-23T00:00:00.000000001", "2014-09-23T00:00:01", "2014-10-01T00:00",
        ].compactMap { LocalDateTime($0) }
        #expect(order.count == 6 && order == order.shuffled().sorted())
    }

    /// Written texts have the order of the times, for all seconds and fractions.
    @Test func whatIsWrittenIsReadBackAndHasTheirOrder() throws {
        var random = SeededNumbers(seed: 12)
        var last: LocalDateTime?
        for _ in Laws.rounds(2_000) {
            let date = try #require(CalendarDate(dayNumber: random.below(3_652_059)))
            let time = try #require(
                ClockTime(
                    hour: random.below(24), minute: random.below(60),
                    second: random.below(2) == 0 ? 0 : random.below(60),
                    nanosecond: random.below(2) == 0 ? 0 : random.below(1_000_000_000)))
            let local = try #require(LocalDateTime(date: date, time: time))
            #expect(LocalDateTime(local.description) == local)
            #expect(LocalDateTime(local.shortText) == local)
            if let last { #expect((last < local) == (last.description < local.description)) }
            last = local
        }
    }

    @Test(arguments: [
        ("2026-11-21T14:30:00+01:00", "2026-11-21T14:30:00"),
        ("2026-11-21T23:30:00.5-05:00", "2026-11-21T23:30:00.5"),
        ("0001-01-01T00:00:00+23:59", "0001-01-01T00:00:00"),
        ("1990-12-31T15:59:60.5-08:00", "1990-12-31T15:59:59.5"),
    ])
    func ofAMoment(_ row: (moment: String, local: String)) throws {
        #expect(try #require(DateTime(row.moment)).local.description == row.local)
    }
}
