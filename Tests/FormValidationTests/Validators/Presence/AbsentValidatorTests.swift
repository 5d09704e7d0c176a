import FormModel
import FormValidation
import Testing

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
