import FormModel
import FormValidation
import Testing

/// `range` for times, moments and durations, and with bounds relative to the time.
@Suite struct TimeRangeTests {
    /// The codes for a value of a field with a range, validated at a moment.
    private static func codes(
        _ type: String, _ range: String, _ value: String, at now: String?
    ) throws -> [String] {
        let form = try CombinationTests.read(#"{"range":\#(range)}"#, type).get()
        let clock = now.flatMap { DateTime($0) }.map(FormClock.fixed) ?? .none
        let validator = FormValidator(form, clock: clock)
        return validator.validate(.json(Array(#"{"a":"\#(value)"}"#.utf8))).issues.map {
            "\($0.code) \(validator.message(for: $0))"
        }
    }

    @Test(
        arguments: [
            ("time", #"{"min":"08:00","max":"17:30"}"#, "08:00:00", []),
            (
                "time", #"{"min":"08:00","max":"17:30"}"#, "17:30:00.5",
                ["tooLarge A must not be after 17:30."]
            ),
            ("time", #"{"above":"08:00"}"#, "08:00", ["tooSmall A must be after 08:00."]),
            ("time", #"{"below":"08:00:30"}"#, "08:00:30", ["tooLarge A must be before 08:00:30."]),
            (
                "dateTime", #"{"min":"2026-01-01T00:00:00Z"}"#, "2026-01-01T00:59:59+01:00",
                ["tooSmall A must not be before 2026-01-01T00:00:00Z."]
            ),
            ("dateTime", #"{"min":"2026-01-01T00:00:00Z"}"#, "2026-01-01T01:00:00+01:00", []),
            ("dateTime", #"{"below":"1991-01-01T00:00:00Z"}"#, "1990-12-31T15:59:60-08:00", []),
            ("localDateTime", #"{"min":"2026-01-01T08:00"}"#, "2026-01-01 08:00", []),
            (
                "localDateTime", #"{"min":"2026-01-01T08:00","max":"2026-01-31 20:00"}"#,
                "2026-01-01T07:59:59.5", ["tooSmall A must not be before 2026-01-01 08:00."]
            ),
            (
                "localDateTime", #"{"above":"2026-01-01T08:00","below":"2026-01-31T20:00:30"}"#,
                "2026-01-31T20:00:30", ["tooLarge A must be before 2026-01-31 20:00:30."]
            ),
            (
                "localDateTime", #"{"above":"2026-01-01T08:00"}"#, "2026-01-01T08:00",
                ["tooSmall A must be after 2026-01-01 08:00."]
            ),
            (
                "localDateTime", #"{"min":"2026-01-01T08:00"}"#, "2026-01-01T08:00Z",
                [
                    "wrongType A must be a date and time without an offset, such as 2026-01-31T14:30 or 2026-01-31 14:30:05."
                ]
            ),
            (
                "dateTime", #"{"min":"2026-01-01T00:00:00Z"}"#, "2014-09-23T22:34",
                [
                    "wrongType A lacks its offset from UTC at the end: write 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00."
                ]
            ),
            (
                "dateTime", #"{"min":"2026-01-01T00:00:00Z"}"#, "2014-09-23T22:34Z",
                [
                    "wrongType A lacks its seconds: write 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00."
                ]
            ),
            ("duration", #"{"min":"PT30M","max":"P1D"}"#, "PT1H", []),
            ("duration", #"{"min":"PT30M","max":"P1D"}"#, "PT24H", []),
            (
                "duration", #"{"min":"PT30M","max":"P1D"}"#, "PT24H0M1S",
                ["tooLarge A must be at most 1 day."]
            ),
            (
                "duration", #"{"min":"PT30M","max":"P1D"}"#, "PT5M",
                ["tooSmall A must be at least 30 minutes."]
            ),
            ("duration", #"{"max":"P1M"}"#, "P31D", ["tooLarge A must be at most 1 month."]),
            (
                "time", #"{"min":"08:00"}"#, "8:00",
                ["wrongType A must be a time of day, such as 14:30 or 14:30:05."]
            ),
            (
                "dateTime", #"{"min":"now"}"#, "2026-01-01",
                [
                    "wrongType A must be a date and time with an offset from UTC, such as 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00."
                ]
            ),
            (
                "duration", #"{"min":"P1D"}"#, "1 day",
                ["wrongType A must be a duration, such as PT1H30M."]
            ),
            (
                "time", #"{"min":"08:00"}"#, "09:00:00.0123456789",
                ["tooManyDecimals A must have at most 9 decimals."]
            ),
        ] as [(String, String, String, [String])])
    func constants(_ row: (type: String, range: String, value: String, said: [String])) throws {
        #expect(try TimeRangeTests.codes(row.type, row.range, row.value, at: nil) == row.said)
    }

    @Test(
        arguments: [
            ("date", #"{"max":"today - 18 years"}"#, "2008-11-21", []),
            (
                "date", #"{"max":"today - 18 years"}"#, "2008-11-22",
                ["tooLarge A must not be after 2008-11-21."]
            ),
            (
                "date", #"{"max":"today() - years(18)"}"#, "2008-11-22",
                ["tooLarge A must not be after 2008-11-21."]
            ),
            (
                "date", #"{"min":"today","max":"2026-12-31"}"#, "2026-11-20",
                ["tooSmall A must not be before 2026-11-21."]
            ),
            (
                "date", #"{"min":"today","max":"2026-12-31"}"#, "2027-01-01",
                ["tooLarge A must not be after 2026-12-31."]
            ),
            ("date", #"{"above":"today","below":"today + 2 days"}"#, "2026-11-22", []),
            (
                "date", #"{"above":"today","below":"today + 2 days"}"#, "2026-11-21",
                ["tooSmall A must be after 2026-11-21."]
            ),
            (
                "date", #"{"above":"today","below":"today + 2 days"}"#, "2026-11-23",
                ["tooLarge A must be before 2026-11-23."]
            ),
            // The day depends on the offset of the clock, a moment does not.
            ("dateTime", #"{"min":"now"}"#, "2026-11-21T22:30:00Z", []),
            (
                "dateTime", #"{"min":"now"}"#, "2026-11-21T22:29:59Z",
                ["tooSmall A must not be before 2026-11-21T23:30:00+01:00."]
            ),
            ("dateTime", #"{"min":"today"}"#, "2026-11-20T23:00:00Z", []),
            // A local time is compared with the local time of the clock.
            ("localDateTime", #"{"min":"now"}"#, "2026-11-21T23:30", []),
            (
                "localDateTime", #"{"min":"now"}"#, "2026-11-21T23:29:59",
                ["tooSmall A must not be before 2026-11-21 23:30."]
            ),
            ("localDateTime", #"{"min":"today"}"#, "2026-11-21T00:00", []),
            (
                "localDateTime", #"{"below":"now + 90 minutes"}"#, "2026-11-22T01:00",
                ["tooLarge A must be before 2026-11-22 01:00."]
            ),
            (
                "dateTime", #"{"below":"now + 90 minutes"}"#, "2026-11-22T01:00:00+01:00",
                ["tooLarge A must be before 2026-11-22T01:00:00+01:00."]
            ),
        ] as [(String, String, String, [String])])
    func movingBounds(_ row: (type: String, range: String, value: String, said: [String])) throws {
        let now = "2026-11-21T23:30:00+01:00"
        #expect(try TimeRangeTests.codes(row.type, row.range, row.value, at: now) == row.said)
    }

    @Test func withoutAClockNothingIsAcceptedInSilence() throws {
        let said = ["timeUnknown A cannot be checked: the present date and time are not known."]
        #expect(
            try TimeRangeTests.codes("date", #"{"max":"today"}"#, "2000-01-01", at: nil) == said)
        #expect(
            try TimeRangeTests.codes("dateTime", #"{"min":"now"}"#, "2000-01-01T00:00:00Z", at: nil)
                == said)
        for validators in [
            #"{"not":{"range":{"max":"today"}}}"#, #"{"anyOf":[{"range":{"max":"today"}}]}"#,
        ] {
            #expect(
                try CombinationTests.codes(validators, "date", #""2000-01-01""#)
                    == ["/a timeUnknown"])
        }
        let either = #"{"anyOf":[{"range":{"max":"today"}},{"range":{"min":"1999-01-01"}}]}"#
        #expect(try CombinationTests.codes(either, "date", #""2000-01-01""#).isEmpty)
    }

    @Test(
        arguments: [
            (#"{"range":{"min":"today","max":"today + 1 month"}}"#, "date", []),
            (#"{"range":{"min":"today","max":"today"}}"#, "date", []),
            (#"{"range":{"min":"today","max":"today - 18 years"}}"#, "date", ["2:emptyRange"]),
            (#"{"range":{"above":"now","max":"now"}}"#, "dateTime", ["2:emptyRange"]),
            (
                #"{"range":{"min":"now + 2 hours","max":"now + 1 hours"}}"#, "dateTime",
                ["2:emptyRange"]
            ),
            (#"{"range":{"min":"today","max":"2020-01-01"}}"#, "date", []),
            (#"{"range":{"min":"today + 1 month","max":"today + 30 days"}}"#, "date", []),
            (#"{"range":{"min":"17:00","max":"08:00"}}"#, "time", ["2:emptyRange"]),
            (#"{"range":{"min":"P1D","max":"PT23H"}}"#, "duration", ["2:emptyRange"]),
            (#"{"range":{"min":"P30D","max":"P1M"}}"#, "duration", []),
            (#"{"range":{"min":"today - 18 yaers"}}"#, "date", ["18:badParameter"]),
            (#"{"range":{"min":"now"}}"#, "date", ["2:badParameter"]),
            (#"{"range":{"min":"today + 2 hours"}}"#, "date", ["2:badParameter"]),
            (#"{"range":{"min":"now + 1 month","max":"now + 30 days"}}"#, "localDateTime", []),
            (#"{"range":{"above":"now","max":"now"}}"#, "localDateTime", ["2:emptyRange"]),
            (
                #"{"range":{"min":"2026-01-01T08:00","max":"2026-01-01T07:59"}}"#, "localDateTime",
                ["2:emptyRange"]
            ),
            (#"{"range":{"min":"2026-01-01T08:00Z"}}"#, "localDateTime", ["18:badParameter"]),
            (#"{"range":{"min":"2026-01-01T08:00:00Z"}}"#, "localDateTime", ["2:badParameter"]),
            (#"{"range":{"min":"2026-01-01T08:00"}}"#, "dateTime", ["2:badParameter"]),
            (#"{"range":{"min":"today"}}"#, "time", ["2:badParameter"]),
            (#"{"range":{"min":"today"}}"#, "integer", ["2:badParameter"]),
            (#"{"range":{"min":"today"}}"#, "text", ["2:unsuitableValidator"]),
            (#"{"range":{"min":"2026-01-01"}}"#, "dateTime", ["2:badParameter"]),
            (#"{"range":{"min":"14:30"}}"#, "date", ["2:badParameter"]),
            (#"{"range":{"min":true}}"#, "date", ["18:badParameter"]),
        ] as [(String, String, [String])])
    func definitions(_ row: (validators: String, type: String, problems: [String])) {
        #expect(CombinationTests.problems(row.validators, row.type) == row.problems)
    }

    /// A default is validated when the form is made, on an unknown day.
    @Test func defaultsMayDependOnTheTime() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "A", value: .date, default: .text("2030-01-01"),
                    validators: [.range(from: "today")])
            ])
        var day = "2026-11-21T00:00:00Z"
        let early = FormDataSource(form: form, clock: .fixed(try #require(DateTime(day))))
        #expect(early.isValid)
        day = "2030-01-02T00:00:00Z"
        let late = FormDataSource(form: form, clock: .fixed(try #require(DateTime(day))))
        #expect(late.issues.map(\.code) == [.tooSmall])
        #expect(FormDataSource(form: form).issues.map(\.code) == [.timeUnknown])
    }

    @Test func inSwift() throws {
        let time = try ValidatorHarness(.time, [.range(from: "08:00")])
        #expect(time.codes(#""07:59""#) == ["tooSmall"] && time.codes(#""08:00""#).isEmpty)
        let moment = try ValidatorHarness(.dateTime, [.range(to: "2026-01-01T00:00:00Z")])
        #expect(moment.codes(#""2026-01-01T00:00:00-01:00""#) == ["tooLarge"])
        let local = try ValidatorHarness(.localDateTime, [.range(from: "2026-01-01T08:00")])
        #expect(local.codes(#""2026-01-01T07:59""#) == ["tooSmall"])
        let length = try ValidatorHarness(.duration, [.range(min: "P2D")])
        #expect(length.codes(#""PT47H""#) == ["tooSmall"] && length.codes(#""P1W""#).isEmpty)
        let born = try ValidatorHarness(.date, [.range(to: "today - 18 years")])
        #expect(born.codes(#""2000-01-01""#) == ["timeUnknown"])
    }

    @Test func aClockIsReadForEachSubmission() throws {
        let form = try CombinationTests.read(#"{"range":{"max":"today"}}"#, "date").get()
        let readings = Readings(["2026-11-21T12:00:00Z", "2026-11-22T12:00:00Z"])
        let validator = FormValidator(form, clock: FormClock { readings.next() })
        let submission = Submission.json(Array(#"{"a":"2026-11-22"}"#.utf8))
        #expect(!validator.validate(submission).isValid)
        #expect(validator.validate(submission).isValid)
    }

    private final class Readings: @unchecked Sendable {
        private var left: [String]
        init(_ readings: [String]) { left = readings }
        func next() -> DateTime? { DateTime(left.removeFirst()) }
    }
}
