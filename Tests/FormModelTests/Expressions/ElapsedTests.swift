import TestSupport
import Testing

@testable import FormModel

/// Differences of times, and times that are moved by durations.
@Suite struct ElapsedTests {
    private static let days = [
        "0001-01-01", "2024-02-28", "2024-02-29", "2025-12-31", "2026-01-01", "2026-01-31",
        "2026-03-31", "9999-12-31",
    ].compactMap { CalendarDate($0) }

    private static let times = [
        "00:00:00", "00:00:00.000000001", "00:00:01", "00:00:59", "00:59:59", "01:00:00",
        "12:30:15.5", "23:00:00", "23:59:59", "23:59:59.999999999",
    ].compactMap { ClockTime($0) }

    private static let durations = [
        "PT0S", "PT1S", "PT59S", "PT60S", "PT59M59S", "PT60M", "PT1H", "PT23H59M59S", "PT24H",
        "PT86401S", "P1D", "P1W", "P1M", "P1Y", "P1Y1M", "P13M", "P1M1DT1H1M1S",
        "P2Y3M4DT5H6M7S",
    ].compactMap { CalendarDuration($0) }

    private static func form() throws -> Form {
        func result(_ name: FieldName, _ type: ValueType, _ source: FormExpression) -> FormItem {
            .input(name, title: "R", value: type, computed: source)
        }
        return try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .localDateTime),
                .input("b", title: "B", value: .localDateTime),
                .input("u", title: "U", value: .dateTime),
                .input("v", title: "V", value: .dateTime), .input("p", title: "P", value: .time),
                .input("q", title: "Q", value: .time), .input("k", title: "K", value: .duration),
                result("ab", .decimal, "minutes(a - b)"), result("uv", .decimal, "minutes(u - v)"),
                result("pq", .decimal, "minutes(p - q)"), result("ak", .localDateTime, "a + k"),
                result("al", .localDateTime, "a - k"), result("uk", .dateTime, "u + k"),
                result("ul", .dateTime, "u - k"),
            ])
    }

    /// The whole seconds, rounded down; `nil` if they are negative, or more hours than a duration has.
    private static func seconds(_ nanoseconds: Int128) -> Int128? {
        guard nanoseconds >= 0 else { return nil }
        let seconds = nanoseconds / 1_000_000_000
        return seconds / 3_600 > Int128(CalendarDuration.maximum) ? nil : seconds
    }

    private static func nanoseconds(_ local: LocalDateTime) -> Int128 {
        Int128(local.date.dayNumber) * 86_400_000_000_000 + Int128(local.time.nanoseconds)
    }

    /// A date and time, moved by months, days and seconds one after the other.
    private static func moved(
        _ local: LocalDateTime, _ duration: CalendarDuration, _ sign: Int
    ) -> LocalDateTime? {
        let months = sign * (12 * duration.years + duration.months)
        let days = sign * (7 * duration.weeks + duration.days)
        guard let day = local.date.adding(months: months)?.adding(days: days) else { return nil }
        let length = 3_600 * duration.hours + 60 * duration.minutes + duration.seconds
        var nanoseconds = local.time.nanoseconds + Int64(sign * length) * 1_000_000_000
        var passed = 0
        let day24: Int64 = 86_400_000_000_000
        while nanoseconds < 0 { (nanoseconds, passed) = (nanoseconds + day24, passed - 1) }
        while nanoseconds >= day24 { (nanoseconds, passed) = (nanoseconds - day24, passed + 1) }
        return day.adding(days: passed).flatMap {
            LocalDateTime(date: $0, time: ClockTime(nanoseconds: nanoseconds))
        }
    }

    @Test func resultsAreThoseOfWholeNanoseconds() throws {
        #expect(Self.days.count == 8 && Self.times.count == 10 && Self.durations.count == 18)
        var random = SeededNumbers(seed: 8)
        let source = FormDataSource(form: try Self.form())
        func local() -> LocalDateTime? {
            LocalDateTime(
                date: Self.days[random.below(Self.days.count)],
                time: Self.times[random.below(Self.times.count)])
        }
        for _ in Laws.rounds(400) {
            guard let a = local(), let b = local() else { continue }
            let offsets = [0, 60, -90]
            let (here, there) = (offsets[random.below(3)], offsets[random.below(3)])
            guard let u = DateTime(date: a.date, time: a.time, offset: here),
                let v = DateTime(date: b.date, time: b.time, offset: there)
            else { continue }
            let duration = Self.durations[random.below(Self.durations.count)]
            try source.updateValues(
                [
                    (name: "a", value: .localDateTime(a)), (name: "b", value: .localDateTime(b)),
                    (name: "u", value: .dateTime(u)), (name: "v", value: .dateTime(v)),
                    (name: "p", value: .time(a.time)), (name: "q", value: .time(b.time)),
                    (name: "k", value: .duration(duration)),
                ], userInitiated: true)
            func expect(_ name: FieldName, _ nanoseconds: Int128) {
                let given: Int128? =
                    if case .decimal(let minutes) = source.value(of: name) {
                        minutes.multiplied(by: 60)?.rounded(toDecimals: 0)?.integer.map {
                            Int128($0)
                        }
                    } else {
                        nil
                    }
                #expect(given == Self.seconds(nanoseconds), "\(name) \(a) \(b)")
            }
            let difference = Self.nanoseconds(a) - Self.nanoseconds(b)
            expect("ab", difference)
            expect("uv", difference - Int128(here - there) * 60_000_000_000)
            expect("pq", Int128(a.time.nanoseconds) - Int128(b.time.nanoseconds))
            let results: [(sign: Int, local: FieldName, moment: FieldName)] = [
                (1, "ak", "uk"), (-1, "al", "ul"),
            ]
            for (sign, local, moment) in results {
                let moved = Self.moved(a, duration, sign)
                let text = "\(a) \(sign) \(duration)"
                let wanted = moved.map { FieldValue.localDateTime($0) } ?? .empty
                #expect(source.value(of: local) == wanted, "\(text)")
                // A moment at the end of the calendar may lie beyond it in universal time.
                guard a.date.year > 1, a.date.year < 9_990 else { continue }
                let there = moved.flatMap { DateTime(date: $0.date, time: $0.time, offset: here) }
                let wantedMoment = there.map { FieldValue.dateTime($0) } ?? .empty
                #expect(source.value(of: moment) == wantedMoment, "\(text)")
            }
        }
    }

    @Test(
        arguments: [
            (0, "PT0S"), (1, "PT1S"), (59, "PT59S"), (60, "PT1M"), (3_599, "PT59M59S"),
            (3_600, "PT1H"), (86_399, "PT23H59M59S"), (86_400, "PT24H"), (-1, nil),
        ] as [(Int, String?)])
    func secondsAsADuration(_ seconds: Int, _ text: String?) {
        let duration = CalendarDuration(seconds: seconds)
        #expect(duration == text.flatMap { CalendarDuration($0) })
        #expect(duration?.averageSeconds ?? -1 == (text == nil ? -1 : seconds))
        #expect(duration.map { $0.minutes < 60 && $0.seconds < 60 } ?? true)
    }

    /// Numbers of hours and minutes are rounded to whole seconds, halves away from zero.
    @Test(
        arguments: [
            ("1", 3_600, 3_600), ("1.5", 3_600, 5_400), ("0.00013", 3_600, 0),
            ("0.00014", 3_600, 1), ("0.5", 60, 30), ("0.025", 60, 2), ("0.024", 60, 1),
            ("0.01", 60, 1), ("0.008", 60, 0), ("-0.001", 60, 0), ("-1", 60, nil),
        ] as [(String, Int, Int?)])
    func numbersOfUnits(_ number: String, _ unit: Int, _ seconds: Int?) throws {
        let duration = CalendarDuration(try #require(ExactDecimal(number)), unit: unit)
        #expect(duration?.averageSeconds == seconds)
        guard let duration, let seconds else { return }
        #expect(duration.length(in: 1)?.integer == seconds)
    }
}
