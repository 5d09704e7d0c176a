import FormModel
import FormValidation
import Testing

@Suite struct SameAsValidatorTests {
    @Test(
        arguments: [
            (.text, #""x""#, #""x""#, true), (.text, #""x""#, #"" x""#, true),
            (.text, #""x""#, #""\u0078""#, true), (.text, #""x""#, #""X""#, false),
            (.text, #""x""#, "null", false), (.text, "null", #""x""#, true),
            (.text, "\"\u{E9}\"", "\"e\u{301}\"", false), (.integer, "100", "1e2", true),
            (.integer, "1", "2", false), (.decimal, "1.5", "1.50", true),
            (.decimal, "0.1", "0.10000000000000000001", false), (.boolean, "true", "true", true),
            (.boolean, "false", "true", false), (.boolean, "false", "null", false),
            (.date, #""2026-01-01""#, #""2026-01-01""#, true),
            (.date, #""2026-01-01""#, #""2026-01-02""#, false), (.choice, #""x""#, #""y""#, false),
            (.choices, #"["x","y"]"#, #"["x","y"]"#, true),
            (.choices, #"["x","y"]"#, #"["y","x"]"#, false),
            (.choices, #"["x"]"#, #"["x","y"]"#, false),
        ] as [(ValueType, String, String, Bool)])
    func wantsTheSameValue(_ row: (type: ValueType, a: String, b: String, isSame: Bool)) throws {
        let offers = row.type == .choice || row.type == .choices
        let harness = try ValidatorHarness(
            row.type, choices: offers ? ["x", "y"] : [], [.sameAs("b")])
        #expect(harness.codes(row.a, row.b) == (row.isSame ? [] : ["notTheSame"]))
    }

    @Test func anUnreadableOtherIsNotTheSame() throws {
        #expect(
            try ValidatorHarness(.integer, [.sameAs("b")]).codes("1", #""1""#) == [
                "notTheSame", "wrongType",
            ])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .sameAs("nowhere")) == [.unknownField])
        #expect(ValidatorHarness.problems(.text, .sameAs("a")) == [.unknownField])
        #expect(ValidatorHarness.problems(.integer, .sameAs("text")) == [.unsuitableValidator])
        #expect(ValidatorHarness.problems(.text, .sameAs("text")).isEmpty)
    }
}
