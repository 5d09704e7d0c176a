import FormModel
import Testing

@Suite struct FormDataSourceTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .label("Read this"),
                .input("plain", title: "Plain", validators: [Needed(), Short(max: 5)]),
                .input("dashed", title: "Dashed", formatter: Dashes()),
                .input("cents", title: "Cents", value: .decimal, formatter: Cents()),
                .input("count", title: "Count", value: .integer, default: .integer(3)),
                .input(
                    "pick", title: "Pick", value: .choice,
                    choices: [Choice("us", title: "United States"), "ca"]),
                .secureInput("first", title: "First"),
                .secureInput(
                    "second", title: "Second", validators: [Same(other: "first")], isOutput: false),
                .button("go", title: "Go", action: .submit),
            ])
    }

    init() throws {
        source = FormDataSource(form: try FormDataSourceTests.form())
        source.delegate = delegate
    }

    private func type(_ name: FieldName, _ text: String) throws {
        try source.updateValue(of: name, to: .text(text), userInitiated: true)
    }

    private func set(_ name: FieldName, _ value: FieldValue) throws {
        try source.updateValue(of: name, to: value, userInitiated: false)
    }

    @Test func startsWithDefaultsAndTellsNobody() {
        #expect(source.value(of: "count") == .integer(3) && source.value(of: "plain") == .empty)
        #expect(source.count == 9 && source.item(at: 4).name == "count")
        #expect(source.item(withFieldName: "plain")?.title == "Plain")
        #expect(source.item(withFieldName: "go")?.title == "Go")
        #expect(
            source.item(withFieldName: "nowhere") == nil && source.value(of: "nowhere") == .empty)
        #expect(!source.isEntered("count") && source.values.map(\.name) == ["count"])
        #expect(source.issues.map(\.code) == [.required] && source.reportedIssues.isEmpty)
        #expect(delegate.calls.isEmpty)
    }

    @Test func anEqualValueTellsNobody() throws {
        try set("count", .integer(3))
        try set("count", .text(" 3 "))
        try set("plain", .text("  "))
        #expect(delegate.calls.isEmpty && !source.isEntered("count"))
        try set("plain", .text("x"))
        delegate.calls = []
        try set("plain", .text("x "))
        try type("plain", "x")
        #expect(delegate.calls.isEmpty)
    }

    @Test func aUsersUpdateIsNotTold() throws {
        try type("plain", "abc")
        #expect(delegate.calls.isEmpty && source.value(of: "plain") == .text("abc"))
        #expect(source.isEntered("plain") && source.isValid)
    }

    @Test(
        arguments: [
            ("dashed", "ab", "update dashed@2 user"), ("dashed", "A-B", nil),
            ("plain", " abc ", "update plain@1 user"), ("cents", "1.5", "update cents@3 user"),
            ("cents", "$1.50", nil), ("cents", "x", nil), ("pick", "US", "update pick@5 user"),
            ("pick", "United States", nil), ("count", "007", "update count@4 user"),
            ("count", "x", nil),
            ("first", " x ", nil),
        ] as [(FieldName, String, String?)])
    func aUsersUpdateIsToldWhereTheDisplayDiffers(
        _ row: (name: FieldName, text: String, call: String?)
    ) throws {
        try type(row.name, row.text)
        #expect(delegate.calls == (row.call.map { ["will", $0, "did"] } ?? []))
    }

    @Test func aProgramsUpdateIsTold() throws {
        try set("plain", .text("abc"))
        #expect(delegate.calls == ["will", "update plain@1 program", "did"])
        delegate.calls = []
        try type("plain", "abcd")
        try set("plain", .text("x"))
        #expect(delegate.calls == ["will", "update plain@1 program replaces", "did"])
        delegate.calls = []
        try set("plain", .text("y"))
        try type("dashed", "A")
        try type("dashed", "")
        try set("dashed", .text("b"))
        #expect(
            delegate.calls == [
                "will", "update plain@1 program", "did", "will", "update dashed@2 program", "did",
            ])
    }

    @Test func theOldValueHoldsUntilTold() throws {
        final class Watcher: FormDataSourceDelegate {
            var seen: [FieldValue] = []
            func formDataSourceWillChange(_ source: FormDataSource) {
                seen.append(source.value(of: "plain"))
            }
            func formDataSource(
                _ source: FormDataSource, didChange item: FormItem, at index: Int,
                for change: FormChange
            ) { seen.append(source.value(of: "plain")) }
            func formDataSourceDidChange(_ source: FormDataSource) {
                seen.append(source.value(of: "plain"))
            }
        }
        let watcher = Watcher()
        source.delegate = watcher
        try set("plain", .text("abc"))
        #expect(watcher.seen == [.empty, .text("abc"), .text("abc")])
    }

    @Test func whatAnUpdateCausesElsewhereIsTheProgramsDoing() throws {
        try type("second", "x")
        #expect(delegate.calls.isEmpty && source.issues(of: "second").map(\.code) == [.notTheSame])
        try type("first", "x")
        #expect(delegate.calls == ["will", "update second@7 program", "did"])
        #expect(source.issues(of: "second").isEmpty)
        delegate.calls = []
        try type("first", "y")
        try type("first", "z")
        #expect(delegate.calls == ["will", "update second@7 program", "did"])
    }

    @Test func aBatchIsToldOnceInItemOrder() throws {
        try source.updateValues(
            [
                ("first", .text("x")), ("count", .integer(1)), ("plain", .text("a")),
                ("count", .integer(2)),
            ],
            userInitiated: false)
        #expect(source.value(of: "count") == .integer(2))
        #expect(
            delegate.calls == [
                "will", "update plain@1 program", "update count@4 program",
                "update first@6 program", "did",
            ])
        #expect(throws: FormPathError.self) {
            try source.updateValues([("count", .integer(9)), ("no", .empty)], userInitiated: false)
        }
        #expect(source.value(of: "count") == .integer(2))
        #expect(throws: FormPathError.self) {
            try source.updateValue(of: "go", to: .text("x"), userInitiated: true)
        }
    }

    @Test func inputsAreTrimmedAndSecretsAreNot() throws {
        try type("plain", " \u{3000}a\n")
        try type("first", " a ")
        #expect(
            source.value(of: "plain") == .text("a") && source.value(of: "first") == .text(" a "))
        try type("first", "  ")
        #expect(source.value(of: "first") == .text("  "))
    }

    @Test func allIssuesInFormOrder() throws {
        try type("second", "s")
        try type("pick", "nowhere")
        try type("cents", "1.234")
        try type("count", "many")
        try type("dashed", "12")
        let expected = [
            "/plain required", "/dashed phone", "/cents tooManyDecimals", "/count wrongType",
            "/pick notAChoice", "/second notTheSame",
        ]
        #expect(source.issues.map { "\($0.path) \($0.code)" } == expected)
        #expect(source.value(of: "count") == .text("many"))
        #expect(source.displayText(of: "cents") == "1.234" && !source.isValid)
    }

    @Test func theFormatterJudgesWhatWasTyped() throws {
        try type("cents", "$x")
        #expect(source.issues(of: "cents").map(\.code) == [.currency])
        try type("cents", "$1.5")
        #expect(source.value(of: "cents") == .decimal(ExactDecimal(150, exponent: -2)))
        #expect(source.issues(of: "cents").isEmpty && source.displayText(of: "cents") == "$1.50")
    }

    @Test func issuesAreReportedOnceAFieldWasLeft() throws {
        try type("count", "many")
        #expect(source.reportedIssues.isEmpty)
        try source.leave("count")
        #expect(source.reportedIssues.map(\.code) == [.wrongType])
        #expect(!source.attemptSubmission())
        #expect(source.reportedIssues == source.issues && source.issues.count == 2)
        try set("count", .empty)
        try set("plain", .text("x"))
        #expect(source.attemptSubmission() && source.reportedIssues.isEmpty)
    }

    @Test func holdsNoSecondAnswerBack() throws {
        try source.updateValues(
            [("first", .text("x")), ("second", .text("x"))], userInitiated: true)
        #expect(source.values.map(\.name) == ["count", "first"])
        #expect(source.displayText(of: "first") == DisplayValue.mask)
        #expect(source.displayText(of: "second") == DisplayValue.mask)
        #expect(source.displayText(of: "nowhere") == "")
    }
}
