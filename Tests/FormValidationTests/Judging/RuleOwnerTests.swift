import FormModel
import FormValidation
import Testing

/// The issue of a rule on several fields is at the first field that a person can change, in
/// submissions and data sources.
@Suite struct RuleOwnerTests {
    private static let items: [FormItem] = [
        .input("on", title: "On", value: .boolean),
        .input("a", title: "A", value: .integer), .input("b", title: "B", value: .integer),
        .input("tot", title: "Total", value: .integer, computed: "a * 2 + b"),
        .input("half", title: "Half", value: .decimal, computed: "tot / 2"),
        .input("fix", title: "Fix", value: .integer, computed: "7"),
        .input("off", title: "Off", default: .text("x"), enabledWhen: "on"),
        .input("gone", title: "Gone", visibleWhen: "on"),
        .input("note", title: "Note"),
    ]

    static let rows: [(rule: FormRule, values: [FieldName: FieldValue], issues: [String])] = [
        (.allOrNone(["tot", "note"]), ["a": .integer(1), "b": .integer(1)], ["/note allOrNone"]),
        (
            .allOrNone(["off", "gone", "tot", "note", "a"]),
            ["a": .integer(1), "b": .integer(1)], ["/note allOrNone"]
        ),
        // The operands of a computed field own the rule.
        (.check("tot < 5"), ["a": .integer(1), "b": .integer(9)], ["/a check"]),
        (.check("half < 5"), ["a": .integer(1), "b": .integer(9)], ["/a check"]),
        (.check("half < 5"), ["a": .integer(1), "b": .integer(1)], []),
        (.check("half < b"), ["a": .integer(9), "b": .integer(1)], ["/b check"]),
        (
            .check("tot < 5 && note == 'x'"),
            ["a": .integer(1), "b": .integer(9), "note": .text("y")], ["/note check"]
        ),
        // A violated rule is reported even if no field can be changed.
        (.check("fix < 5"), [:], ["/fix check"]),
        // An unreadable field has its own issue.
        (
            .allOrNone(["a", "tot", "note"]),
            ["a": .text("x"), "b": .integer(1), "note": .text("n")],
            ["/a wrongType", "/note allOrNone"]
        ),
    ]

    @Test(arguments: rows.indices) func owner(_ index: Int) throws {
        let row = Self.rows[index]
        let form = try Form(id: "f", title: "F", rules: [row.rule], items: Self.items)
        let report = FormValidator(form).validate(.values(row.values))
        #expect(FormValidatorTests.facts(report) == row.issues)
        let source = FormDataSource(form: form)
        try source.updateValues(row.values.map { (name: $0, value: $1) }, userInitiated: true)
        #expect(source.issues.map { "\($0.path) \($0.code)" } == row.issues)
    }

    /// The owner changes as fields become editable or not.
    @Test func theOwnerFollows() throws {
        let form = try Form(
            id: "f", title: "F", rules: [.allOrNone(["gone", "tot", "note"])], items: Self.items)
        let source = FormDataSource(form: form)
        func places() -> [String] { source.issues.map(\.path.description) }
        try source.updateValue(of: "b", to: .integer(1), userInitiated: true)
        try source.updateValue(of: "a", to: .integer(1), userInitiated: true)
        #expect(places() == ["/note"])
        try source.updateValue(of: "on", to: .boolean(true), userInitiated: true)
        #expect(places() == ["/gone"])
        try source.updateValue(of: "on", to: .boolean(false), userInitiated: true)
        try source.updateValue(of: "note", to: .text("x"), userInitiated: true)
        #expect(places().isEmpty)
    }

    /// In a part of a submission, the owner is the first field that is validated.
    @Test func theOwnerOfAPart() throws {
        let form = try Form(
            id: "f", title: "F", rules: [.check("tot < 5")], items: Self.items)
        let json = Submission.json(Array(#"{"a":1,"b":9}"#.utf8))
        let validator = FormValidator(form)
        for (fields, issues) in [
            (["b"], ["/b check"]), (["b", "a"], ["/a check"]), (["note"], []),
        ] as [([FieldName], [String])] {
            #expect(
                FormValidatorTests.facts(validator.validate(json, scope: .fields(fields))) == issues
            )
        }
    }
}
