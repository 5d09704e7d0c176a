import FormModel
import TestSupport
import Testing

@Suite struct ClockTimeTests {
    @Test(
        arguments: [
            // RFC 3339, partial-time; the seconds are optional.
            ("00:00", "00:00"), ("14:30:00", "14:30"), ("23:59:59", "23:59:59"),
            ("23:20:50.52", "23:20:50.52"), ("12:00:27.870", "12:00:27.87"),
            ("01:02:03.123456789", "01:02:03.123456789"),
            ("01:02:03.000000001000", "01:02:03.000000001"),
            ("23:59:60", "23:59:60"), ("23:59:60.5", "23:59:60.5"),
            ("24:00", nil), ("24:00:00", nil), ("12:60", nil), ("12:00:61", nil), ("12:00:60", nil),
            ("22:59:60", nil), ("7:30", nil), ("07:3", nil), ("0730", nil), ("07:30:5", nil),
            ("07:30:", nil), ("07:30:05.", nil), ("07:30.5", nil), ("07:30Z", nil), ("07:30 ", nil),
            ("07:30:05,5", nil), ("-7:30", nil), ("", nil), ("07:30:05.1234567891", nil),
            ("٠٧:٣٠", nil), ("07-30", nil), ("07:30 AM", nil),
        ] as [(String, String?)])
    func readsAndWrites(_ row: (text: String, canonical: String?)) {
        #expect(ClockTime(row.text)?.description == row.canonical)
    }

    @Test func partsAndOrder() throws {
        let time = try #require(ClockTime(hour: 23, minute: 59, second: 60, nanosecond: 7))
        #expect(time.hour == 23 && time.minute == 59 && time.second == 60 && time.nanosecond == 7)
        let order = [
            "00:00", "00:00:00.000000001", "00:00:01", "00:01", "12:00", "23:59:59.9", "23:59:60",
        ]
        .compactMap { ClockTime($0) }
        #expect(order.count == 7 && order == order.shuffled().sorted())
        #expect(ClockTime("14:30") == ClockTime("14:30:00.000"))
        for bad in [
            (24, 0, 0, 0), (-1, 0, 0, 0), (0, 60, 0, 0), (0, 0, 61, 0), (0, 0, 0, 1_000_000_000),
        ] {
            #expect(
                ClockTime(hour: bad.0, minute: bad.1, second: bad.2, nanosecond: bad.3) == nil)
        }
    }

    @Test func whatIsWrittenIsReadBack() throws {
        var random = SeededNumbers(seed: 11)
        for _ in Laws.rounds(2_000) {
            let time = try #require(
                ClockTime(
                    hour: Int(random.next() % 24), minute: Int(random.next() % 60),
                    second: Int(random.next() % 60),
                    nanosecond: random.next() % 2 == 0 ? 0 : Int(random.next() % 1_000_000_000)))
            #expect(ClockTime(time.description) == time)
        }
    }
}
