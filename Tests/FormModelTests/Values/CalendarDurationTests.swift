import FormModel
import TestSupport
import Testing

@Suite struct CalendarDurationTests {
    @Test(
        arguments: [
            // RFC 3339, appendix A, with the examples of ISO 8601.
            ("P3Y6M4DT12H30M5S", "P3Y6M4DT12H30M5S"), ("P1Y2M15DT12H30M0S", "P1Y2M15DT12H30M"),
            ("P23DT23H", "P23DT23H"), ("P4Y", "P4Y"), ("P2W", "P2W"), ("PT36H", "PT36H"),
            ("P1DT12H", "P1DT12H"), ("P1M", "P1M"), ("PT1M", "PT1M"), ("P0D", "PT0S"),
            ("PT0S", "PT0S"), ("P0W", "PT0S"), ("P1Y0M2D", "P1Y0M2D"), ("PT1H0M5S", "PT1H0M5S"),
            ("P0Y6M", "P6M"), ("P007D", "P7D"), ("P1YT5S", "P1YT5S"), ("P1MT1H", "P1MT1H"),
            ("P999999999D", "P999999999D"), ("P1M2D", "P1M2D"),
            ("P", nil), ("PT", nil), ("P1YT", nil), ("P1", nil), ("1D", nil), ("PD", nil),
            ("P1H", nil), ("PT1D", nil), ("P2D1Y", nil), ("P1D2H", nil), ("P1Y2W", nil),
            ("P2W1D", nil), ("P1WT1H", nil), ("P1Y2D", nil), ("PT1H5S", nil), ("P1D1D", nil),
            ("P-1D", nil), ("-P1D", nil), ("+P1D", nil), ("PT0.5S", nil), ("PT0,5S", nil),
            ("p1d", nil), ("P1d", nil), ("P 1D", nil), ("P1DT", nil), ("P1DTT1H", nil),
            ("P1000000000D", nil), ("P99999999999999999999D", nil), ("P২Y", nil), ("", nil),
            ("P1S", nil), ("P0003-06-04T12:30:05", nil), ("PT1H1H", nil),
        ] as [(String, String?)])
    func readsAndWrites(_ row: (text: String, canonical: String?)) {
        #expect(CalendarDuration(row.text)?.description == row.canonical)
    }

    @Test func isOrderedByItsMeanLength() {
        let order = [
            "PT0S", "PT1S", "PT1M", "PT1H", "PT23H", "P1D", "PT25H", "P6D", "P1W", "P8D", "P4W",
            "P30D",
            "P1M", "P31D", "P12W", "P365D", "P1Y", "P366D", "P100Y",
        ].compactMap { CalendarDuration($0) }
        #expect(order.count == 19 && zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
        for (one, other) in [
            ("P1Y", "P12M"), ("P2W", "P14D"), ("PT36H", "P1DT12H"), ("PT60M", "PT1H"),
        ] {
            #expect(CalendarDuration(one) == CalendarDuration(other))
            #expect(
                CalendarDuration(one).map(FieldValue.duration)
                    != CalendarDuration(other).map(FieldValue.duration))
        }
        // 400 years of the Gregorian calendar have 146,097 days.
        #expect(CalendarDuration("P400Y") == CalendarDuration("P146097D"))
    }

    @Test func weeksStandAlone() {
        #expect(CalendarDuration(weeks: 2)?.description == "P2W")
        #expect(CalendarDuration(weeks: 2, days: 1) == nil && CalendarDuration(days: -1) == nil)
        #expect(CalendarDuration(seconds: CalendarDuration.maximum + 1) == nil)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        var random = SeededNumbers(seed: 3)
        func part() -> Int { random.next() % 2 == 0 ? 0 : Int(random.next() % 100) }
        for _ in Laws.rounds(2_000) {
            let duration = try #require(
                CalendarDuration(
                    years: part(), months: part(), days: part(), hours: part(), minutes: part(),
                    seconds: part()))
            let read = try #require(CalendarDuration(duration.description))
            #expect(FieldValue.duration(read) == .duration(duration), "\(duration)")
        }
    }
}
