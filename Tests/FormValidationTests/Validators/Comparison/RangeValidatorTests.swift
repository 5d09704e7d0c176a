import FormModel
import FormValidation
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
        let judge = try Judge(.decimal, [.range(max: ExactDecimal(row.max))])
        #expect(judge.codes(row.json) == row.codes)
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
        #expect(try Judge(.integer, [.range(1...10)]).codes(row.json) == row.codes)
    }

    @Test(
        arguments: [
            ("2024-02-29", []), ("2025-12-31", []), ("2024-02-28", ["tooSmall"]),
            ("2026-01-01", ["tooLarge"]), ("2025-02-29", ["wrongType"]),
            ("9999-12-31", ["tooLarge"]),
            ("0001-01-01", ["tooSmall"]), (" 2025-01-01 ", []),
        ] as [(String, [String])])
    func boundsDates(_ row: (date: String, codes: [String])) throws {
        let range = RangeValidator.range(
            from: CalendarDate("2024-02-29"), to: CalendarDate("2025-12-31"))
        #expect(try Judge(.date, [range]).codes("\"\(row.date)\"") == row.codes)
    }

    @Test(
        arguments: [
            ("0", ["tooSmall"]), ("0.00", ["tooSmall"]), ("1e-400", []), ("-1", ["tooSmall"]),
            ("0.99999999999999999999999999999999999999", []), ("1", ["tooLarge"]),
            ("1.000", ["tooLarge"]), ("1e400", ["tooLarge"]), ("null", []),
        ] as [(String, [String])])
    func exclusiveBoundsAreRefusedThemselves(_ row: (json: String, codes: [String])) throws {
        #expect(try Judge(.decimal, [.range(above: 0, below: 1)]).codes(row.json) == row.codes)
    }

    @Test(
        arguments: [
            ("2026-01-01", "D must be after 2026-01-01."), ("2026-01-02", nil),
            ("2026-01-03", "D must be before 2026-01-03."),
        ] as [(String, String?)])
    func exclusiveBoundsOfDates(_ row: (date: String, sentence: String?)) throws {
        let range = RangeValidator(
            above: CalendarDate("2026-01-01").map(RangeValidator.Bound.date),
            below: CalendarDate("2026-01-03").map(RangeValidator.Bound.date))
        let form = try Form(
            id: "f", title: "F", items: [.input("d", title: "D", value: .date, validators: [range])]
        )
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"d":"\#(row.date)"}"#.utf8))).issues
        #expect(issues.map(validator.message) == (row.sentence.map { [$0] } ?? []))
    }

    @Test func sentencesOfExclusiveBounds() throws {
        let judge = try Judge(.decimal, [.range(above: 0, below: ExactDecimal("10.50"))])
        #expect(judge.issues("0").map(judge.validator.message) == ["A must be more than 0."])
        #expect(judge.issues("11").map(judge.validator.message) == ["A must be less than 10.50."])
    }

    @Test func saysWhichBoundsThereAre() throws {
        let judge = try Judge(.decimal, [.range(min: ExactDecimal("0.50"))])
        #expect(judge.issues("0.4").first?.parameters["min"]?.description == "0.50")
        #expect(judge.issues("0.4").first?.parameters["max"] == nil)
    }

    @Test func problemsOfTheDefinition() throws {
        let date = try #require(CalendarDate("2026-01-01"))
        #expect(Judge.problems(.integer, .range(min: 2, max: 1)) == [.emptyRange])
        #expect(Judge.problems(.integer, .range(min: 2, max: 2)).isEmpty)
        #expect(Judge.problems(.date, .range(min: 1, max: 2)) == [.badParameter, .badParameter])
        #expect(Judge.problems(.decimal, .range(from: date)) == [.badParameter])
        let mixed = RangeValidator(min: .number(1), max: .date(date))
        #expect(Judge.problems(.date, mixed) == [.badParameter])
        #expect(Judge.problems(.decimal, .range(above: 1, below: 1)) == [.emptyRange])
        #expect(Judge.problems(.decimal, .range(above: 2, below: 1)) == [.emptyRange])
        #expect(Judge.problems(.decimal, .range(above: 1, below: 2)).isEmpty)
        let half = RangeValidator(min: .number(1), below: .number(1))
        #expect(Judge.problems(.decimal, half) == [.emptyRange])
        let twice = RangeValidator(min: .number(1), max: .number(3), above: .number(0))
        #expect(Judge.problems(.decimal, twice) == [.badParameter])
        #expect(Judge.problems(.date, .range(above: 1)) == [.badParameter])
        #expect(
            Judge.suitable(.range(min: 1))
                == [.integer, .decimal, .date, .time, .dateTime, .localDateTime, .duration])
    }
}
