import FormModel
import FormValidation
import Testing

@Suite struct AcceptedValidatorTests {
    @Test(
        arguments: [
            ("true", []), ("false", ["accepted"]), ("null", ["accepted"]),
            (#""yes""#, ["wrongType"]),
            ("1", ["wrongType"]),
        ] as [(String, [String])])
    func wantsATick(_ row: (json: String, codes: [String])) throws {
        #expect(try Judge(.boolean, [.accepted]).codes(row.json) == row.codes)
    }

    @Test func isNeededAndJudgesAbsence() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: .boolean, validators: [.accepted])])
        #expect(form.items[0].isRequired)
        let validator = FormValidator(form)
        let report = validator.validate(.json(Array("{}".utf8)))
        #expect(report.issues.map(validator.message) == ["A must be ticked."])
        #expect(Judge.suitable(.accepted) == [.boolean])
    }
}

@Suite struct AbsentValidatorTests {
    @Test(
        arguments: [
            ("null", []), (#""""#, []), (#""  ""#, []), (#""x""#, ["absent"]), ("1", ["wrongType"]),
        ] as [(String, [String])])
    func wantsNothing(_ row: (json: String, codes: [String])) throws {
        #expect(try Judge([.absent]).codes(row.json) == row.codes)
    }

    @Test func goesWithEveryType() throws {
        #expect(Judge.suitable(.absent) == Set(ValueType.allCases))
        #expect(try Judge(.boolean, [.absent]).codes("false") == ["absent"])
        #expect(try Judge(.integer, [.absent]).codes("0") == ["absent"])
    }
}

@Suite struct DifferentFromValidatorTests {
    @Test(
        arguments: [
            (.text, #""x""#, #""y""#, []), (.text, #""x""#, #""x""#, ["notDifferent"]),
            (.text, #""x""#, "null", []), (.text, "null", "null", []),
            (.text, #"" x""#, #""x ""#, ["notDifferent"]),
            (.text, "\"e\u{301}\"", "\"é\"", []), (.decimal, "1.5", "1.50", ["notDifferent"]),
            (.date, #""2026-01-01""#, #""2026-01-01""#, ["notDifferent"]),
            (
                .dateTime, #""2026-01-01T00:00:00Z""#, #""2026-01-01T01:00:00+01:00""#,
                ["notDifferent"]
            ),
            (.dateTime, #""2026-01-01T00:00:00Z""#, #""2026-01-01T00:00:00+01:00""#, []),
            (.duration, #""P1D""#, #""PT24H""#, ["notDifferent"]),
            (.time, #""07:30""#, #""07:30:00""#, ["notDifferent"]),
        ] as [(ValueType, String, String, [String])])
    func compares(_ row: (type: ValueType, json: String, other: String, codes: [String])) throws {
        #expect(try Judge(row.type, [.differentFrom("b")]).codes(row.json, row.other) == row.codes)
    }

    @Test func problemsOfTheDefinition() throws {
        #expect(Judge.problems(.text, .differentFrom("nowhere")) == [.unknownField])
        #expect(Judge.problems(.text, .differentFrom("a")) == [.unknownField])
        #expect(Judge.problems(.date, .differentFrom("text")) == [.unsuitableValidator])
        let judge = try Judge([.differentFrom("b")])
        let issue = try #require(judge.issues(#""x""#, #""x""#).first)
        #expect(judge.validator.message(for: issue) == "A must be different from B.")
    }
}
