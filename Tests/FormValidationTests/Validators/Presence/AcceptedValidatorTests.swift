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
        #expect(try ValidatorHarness(.boolean, [.accepted]).codes(row.json) == row.codes)
    }

    @Test func isNeededAndValidatesAbsence() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: .boolean, validators: [.accepted])])
        #expect(form.items[0].isRequired)
        let validator = FormValidator(form)
        let report = validator.validate(.json(Array("{}".utf8)))
        #expect(report.issues.map(validator.message) == ["A must be ticked."])
        #expect(ValidatorHarness.suitable(.accepted) == [.boolean])
    }
}
