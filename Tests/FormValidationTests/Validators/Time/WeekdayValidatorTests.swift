import FormModel
import FormValidation
import Testing

@Suite struct WeekdayValidatorTests {
    private static let workdays: Set<Weekday> = [
        .monday, .tuesday, .wednesday, .thursday, .friday,
    ]

    @Test(
        arguments: [
            // ISO 8601: 2026-11-23 is day 1 of week 48.
            ("2026-11-20", nil), ("2026-11-21", 6), ("2026-11-22", 7), ("2026-11-23", nil),
            ("2000-01-01", 6), ("2024-02-29", nil),
        ] as [(String, Int?)])
    func validatesDates(_ row: (date: String, actual: Int?)) throws {
        let issues = try ValidatorHarness(.date, [.weekday(in: WeekdayValidatorTests.workdays)])
            .issues("\"\(row.date)\"")
        #expect(issues.map(\.code) == (row.actual == nil ? [] : [.weekday]))
        #expect(issues.first?.parameters["actual"] == row.actual.map { .integer($0) })
    }

    @Test func ofAMomentTheDayAtItsOffsetCounts() throws {
        let harness = try ValidatorHarness(.dateTime, [.weekday(in: [.monday])])
        #expect(harness.codes(#""2026-11-23T00:30:00+01:00""#).isEmpty)
        #expect(harness.codes(#""2026-11-22T23:30:00Z""#) == ["weekday"])
        let local = try ValidatorHarness(.localDateTime, [.weekday(in: [.monday])])
        #expect(local.codes(#""2026-11-23T00:00""#).isEmpty)
        #expect(local.codes(#""2026-11-22T23:59""#) == ["weekday"])
    }

    @Test(
        arguments: [
            (#"{"weekday":{"in":["sat","sun"]}}"#, "date", []),
            (#"{"weekday":["sun"]}"#, "dateTime", []),
            (#"{"weekday":["sun"]}"#, "localDateTime", []),
            (#"{"weekday":["sonntag"]}"#, "date", ["13:badParameter"]),
            (#"{"weekday":[]}"#, "date", ["13:badParameter"]),
            (#"{"weekday":{"in":[1]}}"#, "date", ["19:badParameter"]),
            (#""weekday""#, "date", ["2:missingParameter"]),
            (#"{"weekday":["sun"]}"#, "time", ["2:unsuitableValidator"]),
        ] as [(String, String, [String])])
    func formFiles(_ row: (validators: String, type: String, problems: [String])) {
        #expect(CombinationTests.problems(row.validators, row.type) == row.problems)
    }

    @Test func theSentenceNamesTheDaysInOrder() throws {
        let harness = try ValidatorHarness(.date, [.weekday(in: [.sunday, .monday])])
        let issue = try #require(harness.issues(#""2026-11-24""#).first)
        #expect(
            harness.validator.message(for: issue) == "A must be one of these days: Monday, Sunday.")
        let form = harness.validator.form
        #expect(
            MessageCatalog(for: "ja").message(for: issue, in: form)
                == "「A」は次のいずれかの曜日にしてください：月曜日、日曜日。")
        #expect(
            MessageCatalog(for: "de").message(for: issue, in: form)
                == "„A“ muss auf einen dieser Wochentage fallen: Montag, Sonntag.")
        for catalog in MessageCatalog.all {
            #expect(Set(catalog.weekdays).count == 7, "\(catalog.language)")
        }
        #expect(ValidatorHarness.problems(.date, .weekday(in: [])) == [.missingParameter])
    }
}
