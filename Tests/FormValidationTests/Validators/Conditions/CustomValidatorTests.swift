import FormModel
import FormValidation
import Testing

@Suite struct CustomValidatorTests {
    /// The examples of the documentation.
    @Test(
        arguments: [
            (.integer, .custom("odd") { value in value.integer.isMultiple(of: 2) }, "3", ["odd"]),
            (.integer, .custom("odd") { value in value.integer.isMultiple(of: 2) }, "4", []),
            (.integer, .custom("odd") { value in value.integer.isMultiple(of: 2) }, "null", []),
            (
                .text, .custom("notOurs") { $0.string.hasSuffix("@example.com") },
                #""ada@example.org""#, ["notOurs"]
            ),
            (
                .text, .custom("notOurs") { $0.string.hasSuffix("@example.com") },
                #""ada@example.com""#, []
            ),
            (.decimal, .custom("cheap") { $0.decimal > 5 }, "5.00", ["cheap"]),
            (.boolean, .custom("no") { $0.boolean }, "false", ["no"]),
            (.texts, .custom("pair") { $0.count == 2 }, #"["a"]"#, ["pair"]),
        ] as [(ValueType, CustomValidator, String, [String])])
    func judges(
        _ row: (type: ValueType, validator: CustomValidator, json: String, codes: [String])
    ) throws {
        #expect(try Judge(row.type, [row.validator]).codes(row.json) == row.codes)
    }

    @Test func saysItsMessage() throws {
        let even = try Judge(
            .integer,
            [.custom("odd", message: "{title} must be even.") { $0.integer.isMultiple(of: 2) }])
        #expect(even.issues("3").map(even.validator.message) == ["A must be even."])
        let list = try Judge(
            .texts, [.each([.custom("long", message: "{title}: short!") { $0.string.count < 3 }])])
        #expect(list.issues(#"["ab","abc"]"#).map(list.validator.message) == ["A: short!"])
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "A", value: .integer,
                    validators: [.custom("odd") { $0.integer.isMultiple(of: 2) }],
                    messages: [IssueCode(rawValue: "odd"): "{title}: even!"])
            ])
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"a":1}"#.utf8))).issues
        #expect(issues.map(validator.message) == ["A: even!"])
    }

    @Test func problemsOfTheDefinition() {
        let odd = CustomValidator("odd", message: "{min}") { _ in true }
        #expect(Judge.problems(.integer, odd) == [.unknownPlaceholder])
        #expect(
            Judge.problems(.integer, .custom("odd", message: " ") { _ in true }) == [.emptyText])
    }
}
