import FormModel
@testable import FormValidation
import Testing

@Suite struct RangeValidatorTests {
    @Test(
        arguments: [
            ("0.3", "0.3", []), ("0.3", "0.30000000000000004", ["tooLarge"]), ("0.3", "0.300", []),
            ("0.3", "0.29999999999999999999999999999999999999", []), ("0.3", "3e-1", []),
            ("100", "1e2", []), ("100", "1.0000001e2", ["tooLarge"]), ("100", "100.00", []),
            ("9007199254740992", "9007199254740993", ["tooLarge"]), ("0", "-0.0", []),
            ("0", "1e-400", ["tooLarge"]), ("1e400", "1e400", []), ("1", "1e400", ["tooLarge"]),
            ("-5", "-4.99", ["tooLarge"]), ("-5", "-5.01", []), ("1", "1e401", ["tooManyDigits"]),
            ("1", "null", []), ("1", #""0""#, ["wrongType"]),
        ] as [(String, String, [String])])
    func boundsDecimalsExactly(_ row: (max: String, json: String, codes: [String])) throws {
        let harness = try ValidatorHarness(.decimal, [.range(max: row.max)])
        #expect(harness.codes(row.json) == row.codes)
    }

    @Test(
        arguments: [
            ("1", []), ("10", []), ("1e1", []), ("5.0", []), ("0", ["tooSmall"]),
            ("11", ["tooLarge"]),
            ("5.5", ["wrongType"]), ("-1", ["tooSmall"]), ("9223372036854775807", ["tooLarge"]),
            ("9223372036854775808", ["tooLarge"]), ("-9223372036854775809", ["tooSmall"]),
            ("1e400", ["tooLarge"]), ("true", ["wrongType"]),
        ] as [(String, [String])])
    func boundsWholeNumbers(_ row: (json: String, codes: [String])) throws {
        #expect(try ValidatorHarness(.integer, [.range(1...10)]).codes(row.json) == row.codes)
    }

    @Test(
        arguments: [
            ("2024-02-29", []), ("2025-12-31", []), ("2024-02-28", ["tooSmall"]),
            ("2026-01-01", ["tooLarge"]), ("2025-02-29", ["wrongType"]),
            ("9999-12-31", ["tooLarge"]),
            ("0001-01-01", ["tooSmall"]), (" 2025-01-01 ", []),
        ] as [(String, [String])])
    func boundsDates(_ row: (date: String, codes: [String])) throws {
        let range = AnyValidator.range(from: "2024-02-29", to: "2025-12-31")
        #expect(try ValidatorHarness(.date, [range]).codes("\"\(row.date)\"") == row.codes)
    }

    @Test(
        arguments: [
            ("0", ["tooSmall"]), ("0.00", ["tooSmall"]), ("1e-400", []), ("-1", ["tooSmall"]),
            ("0.99999999999999999999999999999999999999", []), ("1", ["tooLarge"]),
            ("1.000", ["tooLarge"]), ("1e400", ["tooLarge"]), ("null", []),
        ] as [(String, [String])])
    func exclusiveBoundsAreRefusedThemselves(_ row: (json: String, codes: [String])) throws {
        #expect(
            try ValidatorHarness(.decimal, [.range(above: 0, below: 1)]).codes(row.json)
                == row.codes)
    }

    @Test(
        arguments: [
            ("2026-01-01", "D must be after 2026-01-01."), ("2026-01-02", nil),
            ("2026-01-03", "D must be before 2026-01-03."),
        ] as [(String, String?)])
    func exclusiveBoundsOfDates(_ row: (date: String, sentence: String?)) throws {
        let range = RangeValidator(
            above: CalendarDate("2026-01-01").map(ValueBound.date),
            below: CalendarDate("2026-01-03").map(ValueBound.date))
        let form = try Form(
            id: "f", title: "F", items: [.input("d", title: "D", value: .date, validators: [range])]
        )
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"d":"\#(row.date)"}"#.utf8))).issues
        #expect(issues.map(validator.message) == (row.sentence.map { [$0] } ?? []))
    }

    @Test func sentencesOfExclusiveBounds() throws {
        let harness = try ValidatorHarness(.decimal, [.range(above: 0, below: "10.50")])
        #expect(harness.issues("0").map(harness.validator.message) == ["A must be more than 0."])
        #expect(
            harness.issues("11").map(harness.validator.message) == ["A must be less than 10.50."])
    }

    @Test func saysWhichBoundsThereAre() throws {
        let harness = try ValidatorHarness(.decimal, [.range(min: "0.50")])
        #expect(harness.issues("0.4").first?.parameters["min"]?.description == "0.50")
        #expect(harness.issues("0.4").first?.parameters["max"] == nil)
    }

    @Test func problemsOfTheDefinition() throws {
        let date = try #require(CalendarDate("2026-01-01"))
        #expect(ValidatorHarness.problems(.integer, .range(min: 2, max: 1)) == [.emptyRange])
        #expect(ValidatorHarness.problems(.integer, .range(min: 2, max: 2)).isEmpty)
        #expect(
            ValidatorHarness.problems(.date, .range(min: 1, max: 2)) == [
                .badParameter, .badParameter,
            ])
        #expect(ValidatorHarness.problems(.decimal, .range(from: date)) == [.badParameter])
        let mixed = RangeValidator(min: .number(1), max: .date(date))
        #expect(ValidatorHarness.problems(.date, mixed) == [.badParameter])
        #expect(ValidatorHarness.problems(.decimal, .range(above: 1, below: 1)) == [.emptyRange])
        #expect(ValidatorHarness.problems(.decimal, .range(above: 2, below: 1)) == [.emptyRange])
        #expect(ValidatorHarness.problems(.decimal, .range(above: 1, below: 2)).isEmpty)
        let half = RangeValidator(min: .number(1), below: .number(1))
        #expect(ValidatorHarness.problems(.decimal, half) == [.emptyRange])
        let twice = RangeValidator(min: .number(1), max: .number(3), above: .number(0))
        #expect(ValidatorHarness.problems(.decimal, twice) == [.badParameter])
        #expect(ValidatorHarness.problems(.date, .range(above: 1)) == [.badParameter])
        #expect(
            ValidatorHarness.suitable(.range(min: 1))
                == [.integer, .decimal, .date, .time, .dateTime, .localDateTime, .duration])
    }

    /// Bounds in Swift, and the issues of values beyond them.
    @Test(
        arguments: [
            (.decimal, .range(min: 0.01), "0.0099999999999999999999", "0.01"),
            (.decimal, .range(min: "0.01"), "0.0099999999999999999999", "0.01"),
            (.decimal, .range(above: 0.1, max: "1e2"), "0.1", "0.1000000000000000000001"),
            (.decimal, .range(min: 1, below: 2.5), "2.5", "2.4999999999999999999999"),
            (.decimal, .range(max: 100.0), "100.00001", "100"),
            (.decimal, .range(max: 1e-7), "0.00000010000001", "1e-7"),
            (.decimal, .range(min: -1234567890.12345), "-1234567890.123451", "-1234567890.12345"),
            (.integer, .range(min: Int.max), "9223372036854775806", "9223372036854775807"),
            (.date, .range(from: "2000-01-01", to: "today"), #""1999-12-31""#, #""2026-01-31""#),
            (.date, .range(from: "2000-01-01", to: "today"), #""2026-02-01""#, #""2000-01-01""#),
            (.date, .range(from: "today", to: "2030-01-01"), #""2026-01-30""#, #""2026-01-31""#),
            (.time, .range(from: "08:00", to: "18:30"), #""18:31""#, #""08:00""#),
            (.duration, .range(max: "P3D"), #""P4D""#, #""P3D""#),
            (
                .dateTime, .range(below: "now"), #""2026-01-31T12:00:01Z""#,
                #""2026-01-31T11:00:00Z""#
            ),
        ] as [(ValueType, AnyValidator, String, String)])
    func boundsAreWrittenInSwift(
        _ row: (type: ValueType, range: AnyValidator, refused: String, accepted: String)
    ) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: row.type, validators: [row.range])])
        let now = try #require(DateTime("2026-01-31T12:00:00Z"))
        let validator = FormValidator(form, clock: .fixed(now))
        func codes(_ json: String) -> [IssueCode] {
            validator.validate(.json(Array(#"{"a":\#(json)}"#.utf8))).issues.map(\.code)
        }
        #expect(codes(row.refused) == [.tooSmall] || codes(row.refused) == [.tooLarge])
        #expect(codes(row.accepted).isEmpty)
    }

    @Test(
        arguments: [
            (.decimal, .range(min: "0,01"), #"must be a number, and is "0,01"."#),
            (.decimal, .range(max: "today"), "must be a number."),
            (.decimal, .range(min: 0.1 + 0.2), #"must be a number, and is "0.30000000000000004"."#),
            (.decimal, .range(min: Double.infinity), #"must be a number, and is "inf"."#),
            (.decimal, .range(min: Double.nan), #"must be a number, and is "nan"."#),
            (
                .date, .range(from: "2000-13-01", to: "today"),
                #"such as "2026-01-31" or "today - 18 years", and is "2000-13-01"."#
            ),
            (
                .date, .range(from: "2000-01-01", to: "tomorrow"),
                #"such as "2026-01-31" or "today - 18 years", and is "tomorrow"."#
            ),
        ] as [(ValueType, AnyValidator, String)])
    func whatIsNoBoundIsAProblem(
        _ row: (type: ValueType, range: AnyValidator, sentence: String)
    ) {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                items: [.input("a", title: "A", value: row.type, validators: [row.range])])
        }
        #expect(error?.problems.map(\.code) == [.badParameter])
        #expect(error?.problems.first?.message.hasSuffix(row.sentence) == true)
        #expect(error?.description.hasPrefix("a.validators[0]: error: The parameter") == true)
    }
}
