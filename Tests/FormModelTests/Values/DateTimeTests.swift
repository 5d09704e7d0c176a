import FormModel
import TestSupport
import Testing

@Suite struct DateTimeTests {
    @Test(
        arguments: [
            // RFC 3339, section 5.8.
            ("1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.52Z"),
            ("1996-12-19T16:39:57-08:00", "1996-12-19T16:39:57-08:00"),
            ("1990-12-31T23:59:60Z", "1990-12-31T23:59:60Z"),
            ("1990-12-31T15:59:60-08:00", "1990-12-31T15:59:60-08:00"),
            ("1937-01-01T12:00:27.87+00:20", "1937-01-01T12:00:27.87+00:20"),
            // Section 5.6: T and Z may be in lower case. Section 4.3 and RFC 9557: the unknown
            // offset.
            ("1985-04-12t23:20:50.520z", "1985-04-12T23:20:50.52Z"),
            ("2026-11-21T14:30:00+00:00", "2026-11-21T14:30:00Z"),
            ("2026-11-21T14:30:00-00:00", "2026-11-21T14:30:00Z"),
            ("2026-11-21T14:30:00.000Z", "2026-11-21T14:30:00Z"),
            ("0001-01-01T00:00:00+23:59", "0001-01-01T00:00:00+23:59"),
            ("9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59-23:59"),
            // Leap seconds: 23:59:60 UTC at the end of a month, and nowhere else.
            ("1972-06-30T23:59:60Z", "1972-06-30T23:59:60Z"),
            ("2017-01-01T00:59:60+01:00", "2017-01-01T00:59:60+01:00"),
            ("1990-12-30T23:59:60Z", nil), ("1990-12-31T22:59:60Z", nil),
            ("1990-12-31T23:58:60Z", nil), ("1990-12-31T23:59:60+01:00", nil),
            ("1990-12-31T23:59:61Z", nil),
            ("2026-11-21", nil), ("2026-11-21T14:30:00", nil), ("2026-11-21T14:30Z", nil),
            ("2026-11-21 14:30:00Z", nil), ("2026-02-29T14:30:00Z", nil),
            ("2026-11-21T24:00:00Z", nil), ("2026-11-21T14:60:00Z", nil),
            ("2026-11-21T14:30:00+24:00", nil), ("2026-11-21T14:30:00+01:60", nil),
            ("2026-11-21T14:30:00+0100", nil), ("2026-11-21T14:30:00+01", nil),
            ("2026-11-21T14:30:00+1:00", nil), ("2026-11-21T14:30:00ZZ", nil),
            ("2026-11-21T14:30:00.Z", nil), ("2026-11-21T14:30:00,5Z", nil),
            ("20261121T143000Z", nil), ("0000-01-01T00:00:00Z", nil), ("", nil), ("T", nil),
            ("2026-11-21T14:30:00.1234567890Z", "2026-11-21T14:30:00.123456789Z"),
            ("2026-11-21T14:30:00.1234567891Z", nil), ("1963-06-1৪T00:00:00Z", nil),
        ] as [(String, String?)])
    func readsAndWrites(_ row: (text: String, canonical: String?)) {
        #expect(DateTime(row.text)?.description == row.canonical)
    }

    @Test(arguments: [
        // RFC 3339, section 5.8, says which of its examples are the same moment.
        ("1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57Z"),
        ("1990-12-31T15:59:60-08:00", "1990-12-31T23:59:60Z"),
        ("1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.87Z"),
        ("2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00Z"),
    ])
    func equalMomentsAreEqual(_ row: (one: String, other: String)) throws {
        let one = try #require(DateTime(row.one))
        let other = try #require(DateTime(row.other))
        #expect(one == other && one.hashValue == other.hashValue && !(one < other || other < one))
        #expect(FieldValue.dateTime(one) != .dateTime(other))
    }

    @Test func leapSecondsStandBetweenTheirNeighbours() {
        let order = [
            "1990-12-31T23:59:59.999999999Z", "1990-12-31T15:59:60-08:00", "1990-12-31T23:59:60.5Z",
            "1991-01-01T00:00:00Z",
        ].compactMap { DateTime($0) }
        #expect(order.count == 4 && zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(arguments: [
        (0, 0, "1970-01-01T00:00:00Z"), (0, 60, "1970-01-01T01:00:00+01:00"),
        (-1, 0, "1969-12-31T23:59:59Z"), (951_782_399, 0, "2000-02-28T23:59:59Z"),
        (1_795_271_400, -480, "2026-11-21T06:30:00-08:00"),
        (253_402_300_799, 0, "9999-12-31T23:59:59Z"), (-62_135_596_800, 0, "0001-01-01T00:00:00Z"),
    ])
    func countsFromTheUnixClock(_ row: (seconds: Int64, offset: Int, text: String)) {
        #expect(
            DateTime(unixSeconds: row.seconds, offset: row.offset)?.description == row.text)
    }

    @Test func thereIsNothingOutsideTheCalendar() {
        for seconds in [Int64.min, -62_135_596_801, 253_402_300_800, .max] {
            #expect(DateTime(unixSeconds: seconds) == nil)
        }
        #expect(DateTime(unixSeconds: 0, nanosecond: 1_000_000_000) == nil)
        #expect(DateTime(unixSeconds: 0, offset: 1_440) == nil)
        let last = DateTime("9999-12-31T23:59:59Z")
        #expect(last?.adding(seconds: 1) == nil && last?.adding(seconds: .max) == nil)
        #expect(last?.adding(seconds: -1)?.description == "9999-12-31T23:59:58Z")
    }

    @Test func theOrderIsThatOfTheMoments() throws {
        var random = SeededNumbers(seed: 5)
        func moment() throws -> (DateTime, Int64, Int) {
            // Close together, so that the offset often determines the order.
            let seconds = 1_700_000_000 + Int64(random.next() % 100_000)
            let nanosecond = random.next() % 2 == 0 ? 0 : Int(random.next() % 1_000_000_000)
            let offset = Int(random.next() % 2_879) - 1_439
            let made = try #require(
                DateTime(unixSeconds: seconds, nanosecond: nanosecond, offset: offset))
            return (made, seconds, nanosecond)
        }
        for _ in Laws.rounds(2_000) {
            let (one, seconds, nanosecond) = try moment()
            let (other, otherSeconds, otherNanosecond) = try moment()
            #expect((one < other) == ((seconds, nanosecond) < (otherSeconds, otherNanosecond)))
            #expect((one == other) == ((seconds, nanosecond) == (otherSeconds, otherNanosecond)))
            let read = try #require(DateTime(one.description))
            #expect(FieldValue.dateTime(read) == .dateTime(one))
            let steps = Int(random.next() % 10_000_000) - 5_000_000
            #expect(one.adding(seconds: steps)?.adding(seconds: -steps) == one)
            #expect(one.adding(seconds: steps)?.offset == one.offset)
        }
    }

    @Test func theDateIsThatOfTheOffset() {
        #expect(DateTime("2026-01-01T00:30:00+01:00")?.date == CalendarDate("2026-01-01"))
        #expect(DateTime("2025-12-31T23:30:00-11:00")?.date == CalendarDate("2025-12-31"))
    }
}
