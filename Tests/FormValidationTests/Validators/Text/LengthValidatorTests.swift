import FormModel
import FormValidation
import Testing

@Suite struct LengthValidatorTests {
    @Test(
        arguments: [
            (#""ab""#, []), (#""abc""#, []), (#""abcd""#, []), (#""a""#, ["tooShort"]),
            (#""abcde""#, ["tooLong"]), (#""  a  ""#, ["tooShort"]), (#""a b""#, []),
            ("null", []), (#""""#, []), (#""   ""#, []), (#""😀😀""#, []), (#""é""#, ["tooShort"]),
            ("\"e\u{301}\"", []), ("\"👩‍👩‍👧‍👦\"", ["tooLong"]), ("\"👍🏽\"", []),
            (#""\uD83D\uDE00""#, ["tooShort"]), (#""\u0061\u0062""#, []),
            ("\"\u{10FFFF}\u{FFFD}\"", []),
        ] as [(String, [String])])
    func countsScalars(_ row: (json: String, codes: [String])) throws {
        #expect(
            try ValidatorHarness([.length(min: 2, max: 4)]).codes(row.json) == row.codes,
            "\(row.json)")
    }

    @Test func saysHowManyThereAre() throws {
        let harness = try ValidatorHarness([.length(min: 3, max: 4)])
        #expect(
            harness.issues(#""éé""#).map(\.parameters) == [
                ["min": .integer(3), "max": .integer(4), "actual": .integer(2)]
            ])
        #expect(
            try ValidatorHarness([.length(max: 1)]).issues(#""ab""#).first?.parameters
                == ["max": .integer(1), "actual": .integer(2)])
    }

    @Test func exactly() throws {
        let harness = try ValidatorHarness([.length(exactly: 3)])
        #expect(harness.codes(#""ab""#) == ["tooShort"] && harness.codes(#""abcd""#) == ["tooLong"])
        #expect(harness.codes(#""abc""#).isEmpty)
    }

    @Test func anyBoundCanBeCompared() throws {
        #expect(try ValidatorHarness([.length(min: .max)]).codes(#""ab""#) == ["tooShort"])
        #expect(try ValidatorHarness([.length(max: .max)]).codes(#""ab""#).isEmpty)
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .length(min: 4, max: 3)) == [.emptyRange])
        #expect(ValidatorHarness.problems(.text, .length(min: 3, max: 3)).isEmpty)
        #expect(
            ValidatorHarness.problems(.integer, .length(min: 4, max: 3)) == [
                .unsuitableValidator, .emptyRange,
            ])
        #expect(ValidatorHarness.suitable(.length(max: 3)) == [.text, .multiline])
    }
}
