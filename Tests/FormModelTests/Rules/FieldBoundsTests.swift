import FormModel
import Testing

/// The bounds of several validators together.
@Suite struct FieldBoundsTests {
    private static func bounds(_ least: FieldBounds.Bound?, _ most: FieldBounds.Bound?)
        -> FieldBounds
    {
        FieldBounds(minimum: least, maximum: most)
    }

    private static func number(_ number: ExactDecimal, isExcluded: Bool = false)
        -> FieldBounds.Bound
    {
        FieldBounds.Bound(.decimal(number), isExcluded: isExcluded)
    }

    @Test(arguments: [
        (bounds(number(1), number(9)), bounds(number(3), number(8)), bounds(number(3), number(8))),
        (bounds(number(1), nil), bounds(nil, number(8)), bounds(number(1), number(8))),
        // Of equal bounds, the one that excludes the value is narrower.
        (
            bounds(number(1), number(9)),
            bounds(number(1, isExcluded: true), number(9, isExcluded: true)),
            bounds(number(1, isExcluded: true), number(9, isExcluded: true))
        ),
        (
            bounds(number(1), number(9)),
            bounds(number(0, isExcluded: true), number(10, isExcluded: true)),
            bounds(number(1), number(9))
        ),
    ])
    func narrowing(_ row: (one: FieldBounds, other: FieldBounds, both: FieldBounds)) {
        var (there, back) = (row.one, row.other)
        there.narrow(to: row.other)
        back.narrow(to: row.one)
        #expect(there == row.both && back == row.both)
    }

    @Test func everyTypeWithAnOrder() throws {
        let pairs: [(FieldValue, FieldValue)] = [
            (.decimal(1), .decimal(2)),
            (
                .date(try #require(CalendarDate("2026-01-01"))),
                .date(try #require(CalendarDate("2026-01-02")))
            ),
            (.time(try #require(ClockTime("09:00"))), .time(try #require(ClockTime("09:01")))),
            (
                .dateTime(try #require(DateTime("2026-01-01T10:00:00+01:00"))),
                .dateTime(try #require(DateTime("2026-01-01T09:30:00Z")))
            ),
            (
                .localDateTime(try #require(LocalDateTime("2026-01-01T10:00"))),
                .localDateTime(try #require(LocalDateTime("2026-01-01T10:01")))
            ),
            (
                .duration(try #require(CalendarDuration("PT1H"))),
                .duration(try #require(CalendarDuration("PT61M")))
            ),
        ]
        for (low, high) in pairs {
            let (less, more) = (FieldBounds.Bound(low), FieldBounds.Bound(high))
            var bounds = FieldBounds(minimum: less, maximum: more)
            bounds.narrow(to: FieldBounds(minimum: more, maximum: less))
            #expect(bounds == FieldBounds(minimum: more, maximum: less))
        }
    }

    @Test func theFirstStepStays() {
        var bounds = FieldBounds(step: 2)
        bounds.narrow(to: FieldBounds(step: 3))
        #expect(bounds.step == 2)
    }
}
