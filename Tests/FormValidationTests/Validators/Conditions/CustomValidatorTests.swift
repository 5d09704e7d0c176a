import FormModel
import FormValidation
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

    /// A parameter `fields` makes no rule over several fields of a validator: `{titles}` has no value then.
    @Test func aParameterNamedFieldsIsNoRule() throws {
        let harness = try ValidatorHarness(.text, [AnyValidator(Columns())])
        let issues = harness.issues(#""x""#)
        #expect(issues.map(\.ruleFields) == [[]])
        #expect(issues.map { $0.parameters["fields"] } == [.list(["a", "b"])])
        let rule = try Form(
            id: "f", title: "F", rules: [.atLeastOneOf(["a", "b"])],
            items: [.input("a", title: "A"), .input("b", title: "B")])
        let found = FormValidator(rule).validate(.json(Array("{}".utf8))).issues
        #expect(found.map(\.ruleFields) == [["a", "b"]])
    }

    /// A validator of an embedder whose parameter has the name of that of a rule.
    private struct Columns: Validator {
        var name: String { "columns" }
        var parameters: IssueParameters { ["fields": .list(["a", "b"])] }
        var facts: ValidatorFacts { ValidatorFacts(codes: [IssueCode(rawValue: "columns"): []]) }

        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {
            findings.add(IssueCode(rawValue: "columns"))
        }
    }

    @Test func problemsOfTheDefinition() {
        let odd = AnyValidator.custom("odd", message: "{min}") { _ in true }
        #expect(ValidatorHarness.problems(.integer, odd) == [.unknownPlaceholder])
        #expect(
            ValidatorHarness.problems(.integer, .custom("odd", message: " ") { _ in true }) == [
                .emptyText
            ])
    }
}
