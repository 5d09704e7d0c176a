import FormModel
@testable import FormValidation
import Testing

@Suite struct CustomValidatorTests {
    private static let odd: AnyValidator = .custom("odd") { value in
        value.integer.isMultiple(of: 2)
    }
    private static let ours: AnyValidator = .custom("notOurs") {
        $0.string.hasSuffix("@example.com")
    }
    private static let costly: AnyValidator = .custom("cheap") { $0.decimal > 5 }
    private static let yes: AnyValidator = .custom("no") { $0.boolean }
    private static let pair: AnyValidator = .custom("pair") { $0.count == 2 }

    /// The examples of the documentation, compiled.
    @Test(
        arguments: [
            (.integer, odd, "3", ["odd"]), (.integer, odd, "4", []), (.integer, odd, "null", []),
            (.text, ours, #""ada@example.org""#, ["notOurs"]),
            (.text, ours, #""ada@example.com""#, []), (.decimal, costly, "5.00", ["cheap"]),
            (.boolean, yes, "false", ["no"]), (.texts, pair, #"["a"]"#, ["pair"]),
        ] as [(ValueType, AnyValidator, String, [String])])
    func judges(
        _ row: (type: ValueType, validator: AnyValidator, json: String, codes: [String])
    ) throws {
        #expect(try ValidatorHarness(row.type, [row.validator]).codes(row.json) == row.codes)
    }

    @Test func saysItsMessage() throws {
        let even = try ValidatorHarness(
            .integer,
            [.custom("odd", message: "{title} must be even.") { $0.integer.isMultiple(of: 2) }])
        #expect(even.issues("3").map(even.validator.message) == ["A must be even."])
        let list = try ValidatorHarness(
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
        #expect(ValidatorHarness.problems(.integer, odd) == [.unknownPlaceholder])
        #expect(
            ValidatorHarness.problems(.integer, .custom("odd", message: " ") { _ in true }) == [
                .emptyText
            ])
    }
}
