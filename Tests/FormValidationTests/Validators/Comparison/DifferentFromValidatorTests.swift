import FormModel
import FormValidation
import Testing

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
        #expect(
            try ValidatorHarness(row.type, [.differentFrom("b")]).codes(row.json, row.other)
                == row.codes)
    }

    @Test func problemsOfTheDefinition() throws {
        #expect(ValidatorHarness.problems(.text, .differentFrom("nowhere")) == [.unknownField])
        #expect(ValidatorHarness.problems(.text, .differentFrom("a")) == [.unknownField])
        #expect(ValidatorHarness.problems(.date, .differentFrom("text")) == [.unsuitableValidator])
        let harness = try ValidatorHarness([.differentFrom("b")])
        let issue = try #require(harness.issues(#""x""#, #""x""#).first)
        #expect(harness.validator.message(for: issue) == "A must be different from B.")
    }
}
