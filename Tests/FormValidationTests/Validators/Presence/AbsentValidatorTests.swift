import FormModel
import FormValidation
import Testing

@Suite struct AbsentValidatorTests {
    @Test(
        arguments: [
            ("null", []), (#""""#, []), (#""  ""#, []), (#""x""#, ["absent"]), ("1", ["wrongType"]),
        ] as [(String, [String])])
    func wantsNothing(_ row: (json: String, codes: [String])) throws {
        #expect(try ValidatorHarness([.absent]).codes(row.json) == row.codes)
    }

    @Test func goesWithEveryType() throws {
        #expect(ValidatorHarness.suitable(.absent) == Set(ValueType.allCases))
        #expect(try ValidatorHarness(.boolean, [.absent]).codes("false") == ["absent"])
        #expect(try ValidatorHarness(.integer, [.absent]).codes("0") == ["absent"])
    }
}
