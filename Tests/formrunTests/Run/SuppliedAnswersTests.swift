@testable import FormCards
import FormModel
import TestSupport
import Testing

@testable import formrun

@Suite struct SuppliedAnswersTests {
    private func supplied(_ files: [String], _ settings: [String] = []) throws -> (
        SuppliedAnswers, FormDataSource
    ) {
        let form = try TestForms.form(TestForms.signUp)
        var supplied = SuppliedAnswers(form: form)
        for file in files { supplied.add(json: Array(file.utf8)) }
        for setting in settings { try supplied.add(setting: setting) }
        let source = FormDataSource(form: form)
        supplied.fill(source)
        return (supplied, source)
    }

    @Test func aFileIsValidatedAsValidateValidatesIt() throws {
        // A person may type 36 as text, but a file has types.
        let (_, file) = try supplied([#"{"age":"thirty","name":7}"#])
        #expect(file.issues(of: "age").map(\.code) == [.wrongType])
        #expect(file.value(of: "age") == .text("thirty"), "what was sent is there to edit")
        #expect(file.issues(of: "name").map(\.code) == [.wrongType])
        let (_, typed) = try supplied([], ["age=36"])
        #expect(typed.value(of: "age") == .integer(36))
    }

    /// For an expression, a number in quotation marks is no number, in files and submissions.
    @Test func aValueOfTheWrongTypeCountsNowhere() {
        for (json, codes) in [
            (#"{"n":"36","x":"a"}"#, ["[wrongType]", "[hiddenField]"]),
            (#"{"n":36,"x":"a"}"#, []), (#"{"n":["36"]}"#, ["[wrongType]"]),
            (#"{"rows":[{"k":"true"}]}"#, ["[wrongType]"]),
            (#"{"rows":["k"]}"#, ["[wrongType]"]), (#"{"c":"36"}"#, ["[notAChoice]"]),
        ] {
            let console = TestForms.console(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "n", "title": "N", "value": "integer" },
                  { "type": "input", "name": "x", "title": "X", "visibleWhen": "n > 5" },
                  { "type": "input", "name": "c", "title": "C", "value": "choice",
                    "choices": [{ "value": "a", "title": "36" }] },
                  { "type": "group", "name": "rows", "title": "Rows", "items": [
                    { "type": "input", "name": "k", "title": "K", "value": "boolean" },
                    { "type": "input", "name": "l", "title": "L", "visibleWhen": "k",
                      "validators": ["required"] } ] } ] }
                """#)
            console.files["a.json"] = Array(json.utf8)
            let status = console.run("run", "form.json", "--no-input", "--answers", "a.json")
            #expect(status == (codes.isEmpty ? .success : .invalid))
            #expect(
                console.said.compactMap { $0.split(separator: " ").last.map(String.init) } == codes)
        }
    }

    /// A value in a default row leaves all others to what the rows have, to the defaults of their fields, and to conditions.
    @Test(
        arguments: [
            ([], #"{"g":[{"qty":3,"twice":6,"vis":"v"},{"qty":1,"twice":2}]}"#),
            (
                ["g.0.name=x"],
                #"{"g":[{"name":"x","qty":3,"twice":6,"vis":"v"},{"qty":1,"twice":2}]}"#
            ),
            (
                ["g.1.qty=4", "g.2.qty=5"],
                #"{"g":[{"qty":3,"twice":6,"vis":"v"},{"qty":4,"twice":8,"vis":"v"},{"qty":5}]}"#
            ),
        ])
    func defaultRows(_ row: (settings: [String], answers: String)) throws {
        let console = TestForms.console(TestForms.defaultRows)
        let settings = row.settings.flatMap { ["--set", $0] }
        #expect(console.run(["run", "form.json", "--no-input"] + settings) == .success)
        #expect(console.outputText == row.answers + "\n", "\(console.saidText)")
    }

    /// A draft keeps what a row of a default began with once the group has another answer.
    @Test func aDraftOfDefaultRows() throws {
        let form = try TestForms.form(TestForms.defaultRows)
        let source = FormDataSource(form: form)
        func path(_ row: Int, _ field: Int) -> FieldPath {
            form.compiled.path(of: FieldPlace(0).cell(field, ofRow: row))
        }
        try source.updateValue(at: path(0, 0), to: .text("X"), userInitiated: true)
        let restored = FormDataSource(form: form)
        #expect(FormDraft(of: source).restore(into: restored) == [])
        #expect(restored.submission == source.submission)
        #expect(restored.value(at: path(1, 1)) == .integer(1))
    }

    /// A file of answers is JSON, so that it says the same as a submission: what a person may type is no value there.
    ///
    /// Everyday runs try a third of the values with each type, another third with the next type.
    @Test(arguments: ValueType.ofInputs)
    func aFileIsReadAsASubmission(_ type: ValueType) throws {
        let texts = [
            "1:30", "14:30", "2:30 pm", "9", "noon", "2026-1-5", "2026-01-05", "tomorrow",
            "5.1.2026", "2026-01-31T14:30Z",
            "2026-01-31T14:30:00Z", "2026-01-31 14:30", "2026-01-31T14:30:00", "90 minutes",
            "PT90M", "PT1H30M", "3", "1,5",
            "1.5", "1e3", "yes", "true", "a", "x", "2026-02-30", "25:00", "",
        ]
        let values =
            texts.map { "\"\($0)\"" } + texts.map { "[\"\($0)\"]" } + [
                "3", "1.5", "true", "null", "[]", "{}", "[3]", #"["a","x"]"#, #"["a",3]"#,
            ]
        for choices in type.isNumber ? ["", #","choices":[3,4]"#] : [""] {
            let choices = FormKeys.offersChoices(type) ? #","choices":["a","b","3"]"# : choices
            let form = """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "x", "title": "X", "value": "\(type.rawValue)"\(choices) }] }
                """
            let first = ValueType.ofInputs.firstIndex(of: type) ?? 0
            for (index, value) in values.enumerated()
            where Laws.tries(index + first, of: 3) {
                let console = TestForms.console(form)
                console.files["a.json"] = Array("{\"x\":\(value)}".utf8)
                let judged = console.run("validate", "form.json", "a.json")
                let other = TestForms.console(form)
                other.files["a.json"] = console.files["a.json"]
                let run = other.run("run", "form.json", "--no-input", "--answers", "a.json")
                #expect(run == judged, "\(type) \(value)")
                guard judged == .invalid else { continue }
                // The column of an entry of a list may be that of the list.
                let said = { (text: String) in
                    text.split(separator: "\n").map { $0.drop { $0 != "/" } }
                }
                #expect(said(other.saidText) == said(console.outputText), "\(type) \(value)")
            }
        }
    }

    /// JSON is the same in every language, whatever a person may type.
    @Test(arguments: [
        "1.234,50", "12,50", "1234.50", "12.5", "1,234.50", "12.50 €", "€12.50", "x", "0", "-1",
    ])
    func amountsInAFileAreThoseOfASubmission(_ text: String) {
        let form = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "m", "title": "M", "formatter": { "currency": { "code": "EUR" } } }] }
            """
        for locale in ["en", "de"] {
            func status(_ arguments: [String]) -> Status {
                let console = TestForms.console(form)
                console.files["a.json"] = Array("{\"m\":\"\(text)\"}".utf8)
                return console.run(arguments + ["--locale", locale])
            }
            let judged = status(["validate", "form.json", "a.json"])
            #expect(
                status(["run", "form.json", "--no-input", "--answers", "a.json"]) == judged,
                "\(text) \(locale)")
        }
    }

    /// A setting may correct an unreadable value; other mistakes at its position are reported.
    @Test func aSettingMendsWhatCouldNotBeRead() throws {
        let (_, source) = try rows(
            [#"{"contacts":"none"}"#], ["contacts.0.name=Ada", "contacts.0.tags.0.tag=long"])
        #expect(
            source.reportedIssues.map { "\($0.path) \($0.code)" } == [
                "/contacts/0/tags/0/tag tooLong"
            ])
        let (_, cell) = try rows([#"{"contacts":[{"name":7}]}"#], ["contacts.0.name=Ada"])
        #expect(cell.isValid)
    }

    /// Typing the same text again is accepted, because typed text is read as a number.
    @Test func theSameTypedIsTaken() throws {
        var dialogue = try DialogueHarness(
            TestForms.signUp, answers: #"{"name":"Ada","age":"36","country":["US"]}"#)
        #expect(dialogue.question?.prefill == "36")
        #expect(dialogue.question?.messages.isEmpty == false)
        dialogue.type("36")
        #expect(dialogue.dataSource.value(of: "age") == .integer(36))
        #expect(dialogue.question?.prefill == "United States")
        dialogue.type("US")
        #expect(dialogue.prompt?.hasPrefix("PIN") == true)
    }

    private static func isRefused(_ sent: Sent) -> Bool {
        if case .refused = sent { true } else { false }
    }

    /// A list that was sent for a secret is no text in its line, which Enter would take unseen.
    @Test func enterTakesNoRefusedSecret() {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "secureInput", "name": "q", "title": "Q" }] }
            """)
        console.files["a.json"] = Array(#"{"q":["ab","cd"]}"#.utf8)
        console.files["s.keys"] = Array(String(repeating: "key enter\n", count: 5).utf8)
        let status = console.run(
            "run", "form.json", "--script", "s.keys", "--answers", "a.json", "--accessible")
        #expect(status != .success && console.outputText.isEmpty)
        #expect(!console.saidText.contains("ab, cd"))
    }

    /// The reason is the same as in a submission, whatever else is entered, until the value is entered anew.
    @Test func theReasonStaysUntilTheValueIsEntered() throws {
        let (_, source) = try rows([#"{"contacts":[{"name":7},{"name":"Ada","tags":[{"tag":9}]}]}"#]
        )
        func wrong() -> [String] {
            source.issues.filter { $0.code == .wrongType }.map {
                "\($0.path) \($0.parameters["given"].map { "\($0)" } ?? "")"
            }
        }
        #expect(wrong() == ["/contacts/0/name number", "/contacts/1/tags/0/tag number"])
        let row = FieldPath("contacts").appending(.index(1))
        try source.updateValue(
            at: row.appending(.key("pin")), to: .text("1"), userInitiated: true)
        #expect(wrong() == ["/contacts/0/name number", "/contacts/1/tags/0/tag number"])
        try source.removeRow(
            at: FieldPath("contacts").appending(.index(0)), userInitiated: true)
        #expect(wrong() == ["/contacts/0/tags/0/tag number"])
        try source.updateValue(
            at: FieldPath([
                .key("contacts"), .index(0), .key("tags"), .index(0), .key("tag"),
            ]), to: .text("9"), userInitiated: true)
        #expect(wrong().isEmpty)
    }

    @Test func theLastFileCountsWholly() throws {
        let (first, source) = try supplied([#"{"name":"Ada","age":7}"#, #"{"name":7,"age":20}"#])
        #expect(source.value(of: "name") != .text("Ada"))
        #expect(source.issues(of: "name").map(\.code) == [.wrongType])
        #expect(first.values["age"].map(Self.isRefused) == false)
        #expect(source.value(of: "age") == .integer(20))
        let (twice, _) = try supplied([#"{"age":7}"#, #"{"age":8}"#])
        #expect(twice.values["age"].map(Self.isRefused) == false)
    }

    @Test func aSettingCountsBeforeAFile() throws {
        let (answers, source) = try supplied([#"{"age":7}"#], ["age=20", "name=a=b"])
        #expect(answers.values["age"].map(Self.isRefused) == false)
        #expect(source.value(of: "age") == .integer(20))
        #expect(source.value(of: "name") == .text("a=b"))
    }

    /// A key may contain the sign between name and value: the longest name counts that there is.
    @Test(arguments: [
        ("a=b=v", ["a=b": "v"]), ("a=v", ["a": "v"]), ("a=c=v", ["a": "c=v"]),
        ("a=b=", ["a=b": ""]), ("a=b=a=b=v", ["a=b": "a=b=v"]), ("g.x=y.c=v", ["g": "v"]),
        ("a=\(String(repeating: "=", count: 9_000))", ["a": String(repeating: "=", count: 9_000)]),
    ])
    func signsInKeys(_ setting: String, _ expected: [String: String]) throws {
        let form = try TestForms.form(
            #"""
            {"formrun":1,"id":"f","title":"F","items":[
             {"type":"input","name":"a","title":"A"},{"type":"input","name":"b","key":"a=b","title":"B"},
             {"type":"group","name":"g","title":"G","as":"object","rows":{"choices":["x","x=y"]},
              "items":[{"type":"input","name":"c","title":"C"}]}]}
            """#)
        var supplied = SuppliedAnswers(form: form)
        try supplied.add(setting: setting)
        let source = FormDataSource(form: form)
        supplied.fill(source)
        for (key, path) in [("a", "/a"), ("a=b", "/a=b"), ("g", "/g/x=y/c")] {
            let value = source.value(at: try #require(FieldPath(pointer: path)))
            #expect(value == (expected[key].flatMap { $0.isEmpty ? nil : .text($0) } ?? .empty))
        }
    }

    @Test func aMarkHidesNoSign() throws {
        let (_, source) = try supplied([], ["name=\u{301}a"])
        #expect(source.value(of: "name") == .text("\u{301}a"))
    }

    @Test func whatBelongsToNoField() throws {
        let (unknown, _) = try supplied([#"{"nmae":1}"#])
        #expect(unknown.formIssues.map(\.code) == [.unknownField])
        let (broken, _) = try supplied(["nonsense"])
        #expect(broken.formIssues.map(\.code) == [.malformedJSON])
        let (list, _) = try supplied(["[]"])
        #expect(list.formIssues.map(\.code) == [.notAnObject])
    }

    @Test(arguments: ["pin=x", "nobody=x", "name", "=x", ""])
    func refusedSettings(_ setting: String) throws {
        #expect(throws: UsageError.self) { try supplied([], [setting]) }
    }

    // MARK: Rows

    private func rows(_ files: [String], _ settings: [String] = []) throws -> (
        SuppliedAnswers, FormDataSource
    ) {
        let form = try TestForms.form(TestForms.contacts)
        var supplied = SuppliedAnswers(form: form)
        for file in files { supplied.add(json: Array(file.utf8)) }
        for setting in settings { try supplied.add(setting: setting) }
        let source = FormDataSource(form: form)
        supplied.fill(source)
        return (supplied, source)
    }

    @Test func rowsOfAFile() throws {
        let (answers, source) = try rows([
            #"{"contacts":[{"name":"Ada","pin":"1"},{"name":7,"tags":[{"tag":"long"},{"tag":[]}]}]}"#
        ])
        #expect(answers.formIssues.isEmpty)
        let contacts = source.value(of: "contacts")
        #expect(
            contacts
                == .rows([
                    ["name": .text("Ada"), "pin": .text("1")],
                    [
                        "name": .decimal(7),
                        "tags": .rows([["tag": .text("long")], ["tag": .text(" ")]]),
                    ],
                ]), "what was sent is there to edit")
        #expect(
            source.reportedIssues.map { "\($0.path) \($0.code)" } == [
                "/contacts/1/name wrongType", "/contacts/1/tags/0/tag tooLong",
                "/contacts/1/tags/1/tag wrongType",
            ])
    }

    @Test func rowsThatAreTooMany() throws {
        let (_, source) = try rows([#"{"contacts":[{"name":"A"},{"name":"B"},{"name":"C"}]}"#])
        #expect(source.reportedIssues.map(\.code) == [.tooMany])
        #expect(source.rowCount(of: FieldPath("contacts")) == 3)
        let (unknown, _) = try rows([#"{"contacts":[{"name":"A","x":1}]}"#])
        #expect(unknown.formIssues.map { "\($0.path)" } == ["/contacts/0/x"])
    }

    @Test func settingFieldsOfRows() throws {
        let (_, source) = try rows(
            [#"{"contacts":[{"name":"A"}]}"#],
            ["contacts.0.name=B", "contacts.1.name=C", "contacts.1.tags.0.tag=x"])
        #expect(
            source.value(of: "contacts")
                == .rows([
                    ["name": .text("B")],
                    ["name": .text("C"), "tags": .rows([["tag": .text("x")]])],
                ]))
        #expect(source.isValid)
    }

    @Test(arguments: [
        "contacts=x", "contacts.1.name=x", "contacts.0=x", "contacts.0.nobody=x", "contacts.name=x",
        "contacts.0.pin=x", "contacts.0.tags=x", "contacts.-1.name=x", "contacts.0.name.x=y",
        "contacts.00.name=x", ".contacts=x", "contacts.0.tags.1.tag=x",
    ])
    func refusedSettingsOfRows(_ setting: String) throws {
        #expect(throws: UsageError.self) { try rows([], [setting]) }
    }
}
