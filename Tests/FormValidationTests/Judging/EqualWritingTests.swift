import FormModel
import FormValidation
import Testing

/// A computed or disabled field accepts every notation of its value, in submissions and in supplied
/// answers.
@Suite struct EqualWritingTests {
    private static let items: [FormItem] = [
        .input("m", title: "M", value: .dateTime), .input("d", title: "D", value: .duration),
        .input("n", title: "N", value: .decimal), .input("s", title: "S"),
        .input("cm", title: "M", value: .dateTime, computed: "m"),
        .input("cd", title: "D", value: .duration, computed: "d"),
        .input("cn", title: "N", value: .decimal, computed: "n"),
        .input("cs", title: "S", computed: "s"),
        .input(
            "od", title: "D", value: .duration, default: .text("PT1H"), enabledWhen: "present(s)"),
        .group(
            "g", title: "G",
            items: [
                .input("m", title: "M", value: .dateTime),
                .input("c", title: "C", value: .dateTime, computed: "m"),
            ]),
    ]

    private static let moment = #""m":"2026-01-01T10:00:00Z""#

    static let rows: [(json: String, issues: [String])] = [
        (#"{\#(moment),"cm":"2026-01-01T11:00:00+01:00"}"#, []),
        (#"{\#(moment),"cm":"2026-01-01T11:00:01+01:00"}"#, ["/cm notComputed"]),
        (#"{"d":"PT60M","cd":"PT1H"}"#, []), (#"{"d":"PT60M","cd":"PT61M"}"#, ["/cd notComputed"]),
        (#"{"n":1.5,"cn":1.50}"#, []), (#"{"n":1.5,"cn":1.51}"#, ["/cn notComputed"]),
        (#"{"s":"é","cs":"e\u0301"}"#, ["/cs notComputed"]),
        (#"{"s":"x","cs":" x "}"#, []),
        (#"{"od":"PT60M"}"#, []), (#"{"od":"PT59M"}"#, ["/od disabledField"]),
        (#"{"g":[{\#(moment),"c":"2026-01-01T09:00:00-01:00"}]}"#, []),
        (#"{"g":[{\#(moment),"c":"2026-01-01T09:00:00Z"}]}"#, ["/g/0/c notComputed"]),
    ]

    @Test(arguments: rows.indices) func submissions(_ index: Int) throws {
        let row = Self.rows[index]
        let validator = FormValidator(try Form(id: "f", title: "F", items: Self.items))
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(FormValidatorTests.facts(report) == row.issues)
    }

    @Test func suppliedAnswers() throws {
        let source = FormDataSource(form: try Form(id: "f", title: "F", items: Self.items))
        try source.updateValue(of: "m", to: .text("2026-01-01T10:00:00Z"), userInitiated: true)
        try source.updateValue(of: "d", to: .text("PT60M"), userInitiated: true)
        let given: [(FieldName, String, [IssueCode])] = [
            ("cm", "2026-01-01T11:00:00+01:00", []), ("cm", "2026-01-01T11:00:00Z", [.notComputed]),
            ("cd", "PT1H", []), ("cd", "PT2H", [.notComputed]), ("od", "PT3600S", []),
            ("od", "PT3601S", [.disabledField]),
        ]
        for (name, text, codes) in given {
            let issues = source.strayIssues(of: name, given: .value(.text(text)))
            #expect(issues.map(\.code) == codes, "\(name) \(text)")
        }
    }

    @Test func sameValues() {
        let row: FormRow = ["a": .decimal(ExactDecimal(15, exponent: -1)), "b": .text("x")]
        let same: FormRow = ["b": .text("x"), "a": .decimal(ExactDecimal(150, exponent: -2))]
        let other: FormRow = ["a": .decimal(ExactDecimal(15, exponent: -1))]
        #expect(FieldValue.rows([row]).isSameValue(as: .rows([same])))
        #expect(!FieldValue.rows([row]).isSameValue(as: .rows([other])))
        #expect(!FieldValue.rows([other]).isSameValue(as: .rows([row])))
        #expect(!FieldValue.rows([row]).isSameValue(as: .rows([row, row])))
        #expect(FieldValue.empty.isSameValue(as: .empty))
        #expect(!FieldValue.text("1").isSameValue(as: .integer(1)))
    }
}
