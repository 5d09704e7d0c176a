import FormModel
import FormValidation
import Testing

/// Messages with values of the form: the same from a submission, from a line, and while the form is filled in.
@Suite struct IssueTextTests {
    private func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            rules: [.check("low <= high", message: "{low} is above {high}, {name|you}.")],
            items: [
                .input("name", title: "Name"),
                .input(
                    "low", title: "Low of {name|you}", value: .integer, validators: [.range(min: 3)]
                ),
                .input(
                    "high", title: "High", value: .decimal, validators: [.required],
                    messages: [
                        .required: [
                            "en": "{title} of {name} is {min|missing}.",
                            "de": "Es fehlt {title} von {name}.",
                        ]
                    ]),
                .input(
                    "min", title: "At least {min}", value: .integer, validators: [.range(min: 10)],
                    messages: [.tooSmall: "{title}: not {min} but more"]),
                .group(
                    "g", title: "G",
                    items: [
                        .input("a", title: "A {row}"),
                        .input(
                            "b", title: "B of {a} of {name}", value: .integer,
                            validators: [.check("b > 1", message: "{b} of {a}: {= b + 1}")]),
                    ]),
            ])
    }

    private func messages(_ json: String, _ language: LanguageTag = "en") throws -> [String] {
        let form = try form()
        let catalog = MessageCatalog(for: language, of: form)
        let report = FormValidator(form, catalog: catalog).validate(.json(Array(json.utf8)))
        let filled = FormDataSource(form: form)
        for (name, value) in report.values {
            try filled.updateValue(of: name, to: value, userInitiated: false)
        }
        let sentences = report.issues.map { catalog.message(for: $0, in: form) }
        let issues = filled.issues.filter { issue in
            report.issues.contains { $0.path == issue.path }
        }
        #expect(issues.map { catalog.message(for: $0, in: form) } == sentences)
        #expect(issues.map(\.parameters) == report.issues.map(\.parameters))
        return sentences
    }

    /// Equal texts of a list, a row and a group name the fields of their own records.
    @Test func equalTextsOfSeveralRecords() throws {
        let words: LocalizedText = "Hi {name|you}"
        let form = try Form(
            id: "f", title: "F",
            lists: [
                ChoiceList(
                    "l",
                    choices: [
                        Choice("p", title: words, isExclusive: true), Choice("q"),
                        Choice("off", enabledWhen: "name == 'nobody'", reason: words),
                    ])
            ],
            items: [
                .input("name", title: "Name"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("name", title: words, validators: [.length(max: 2)]),
                        .input("li", title: "L", value: .choices, choicesOf: .list("l")),
                        .input(
                            "n", title: "N", value: .integer,
                            validators: [.check("n > 1", message: words)]),
                    ]),
            ])
        let catalog = MessageCatalog(for: "en", of: form)
        let json =
            #"{"name": "Ada", "g": [{"name": "Bob", "li": ["p", "off"], "n": 1}, {"li": ["off"]}]}"#
        let report = FormValidator(form, catalog: catalog).validate(.json(Array(json.utf8)))
        let said = report.issues.map { "\($0.path) \(catalog.message(for: $0, in: form))" }
        #expect(
            said == [
                "/g/0/name Hi Bob must have at most 2 characters.",
                "/g/0/li L: \"Hi Ada\" cannot be chosen together with other answers.",
                "/g/0/li/1 Hi Ada", "/g/0/n Hi Bob", "/g/1/li/0 Hi Ada",
            ])
        let source = FormDataSource(form: form)
        for (name, value) in report.values {
            try source.updateValue(of: name, to: value, userInitiated: false)
        }
        func shown() -> [String] {
            source.issues.map { "\($0.path) \(catalog.message(for: $0, in: form))" }
        }
        #expect(shown() == said)
        try source.updateValue(of: "name", to: .text("Eve"), userInitiated: false)
        #expect(shown() == said.map { $0.replacing("Ada", with: "Eve") })
    }

    @Test func saidInEveryLanguage() throws {
        let json = #"{"name": "Ada", "low": 2}"#
        #expect(
            try messages(json) == ["Low of Ada must be at least 3.", "High of Ada is missing."])
        #expect(
            try messages(json, "de") == [
                "„Low of Ada“ muss mindestens 3 betragen.", "Es fehlt High von Ada.",
            ])
    }

    @Test func aParameterWinsInAMessageAndAFieldInATitle() throws {
        #expect(try messages(#"{"high": 1, "min": 4}"#) == ["At least 4: not 10 but more"])
    }

    @Test func aRuleNamesFields() throws {
        #expect(try messages(#"{"low": 5, "high": 4.5}"#) == ["5 is above 4.5, you."])
        #expect(try messages(#"{"low": 5, "high": 4.5}"#, "de") == ["5 is above 4,5, you."])
    }

    @Test func inRows() throws {
        #expect(
            try messages(
                #"{"high": 1, "name": "Bo", "g": [{"a": "x", "b": 7}, {"a": "y", "b": 1}, {"b": 0}]}"#
            )
                == ["1 of y: 2", "0 of : 1"])
    }

    @Test func jsonHasTheValuesAmongTheParameters() throws {
        let validator = FormValidator(try form())
        let report = validator.validate(
            .json(Array(#"{"name": "A\u0007{x}", "high": 1, "g": [{"a": "y", "b": 1}]}"#.utf8)))
        let json = String(decoding: validator.json(of: report), as: UTF8.self)
        #expect(
            json.contains(#""params":{"b":1,"a":"y","= b + 1":2},"message":"1 of y: 2""#), "\(json)"
        )
    }

    /// An issue follows the fields that its texts name.
    @Test func aChangeOfANamedFieldChangesTheIssue() throws {
        let form = try form()
        let source = FormDataSource(form: form)
        source.attemptSubmission()
        func message() -> String? {
            source.issues(at: FieldPath("high")).first.map {
                MessageCatalog.english.message(for: $0, in: form)
            }
        }
        #expect(message() == "High of  is missing.")
        try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
        #expect(message() == "High of Ada is missing.")
    }

    @Test func aSchemaHasTheWordsForEmpty() throws {
        let json = String(decoding: FormSchema(try form()).json, as: UTF8.self)
        #expect(
            json.contains(#""Low of you""#) && json.contains(#""At least …""#)
                && !json.contains("{name"))
    }

    @Test func anImportedTextIsLiteral() throws {
        let schema =
            #"{"type": "object", "title": "T {x}", "description": "{", "properties": {"a": {"type": "string", "title": "A }", "description": "{a}", "examples": ["{b}"]}}}"#
        let made = try SchemaImport(Array(schema.utf8))
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        let source = FormDataSource(form: form)
        let item = form.items[0]
        #expect(source.text(form.title) == "T {x}" && form.help.map { source.text($0) } == "{")
        #expect(source.text(item.title) == "A }" && item.help.map { source.text($0) } == "{a}")
        #expect(item.placeholder.map { source.text($0) } == "{b}")
    }

    /// A value that a condition refuses has the same message from a submission and from a data source.
    @Test func aRefusedValueNamesFields() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "Name"),
                .input("x", title: "X of {name}", visibleWhen: "name == 'Bo'"),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
        let stray = source.strayIssues(of: "x", given: .value(.text("y")))
        let report = FormValidator(form).validate(
            .values(["name": .text("Ada"), "x": .text("y")]))
        let messages = [stray, report.issues].map { issues in
            issues.map { MessageCatalog.english.message(for: $0, in: form) }
        }
        #expect(messages[0] == messages[1])
        #expect(messages[0].first?.hasPrefix("X of Ada does not belong") == true, "\(messages)")
    }

    /// A long value makes neither the parameters nor the messages long.
    @Test func longValuesAreCut() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .multiline), .input("l", title: "L", value: .texts),
                .input(
                    "b", title: "B of {a}", validators: [.required],
                    messages: [.required: "{title} {a} {l}"]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(
            of: "a", to: .text(String(repeating: "x", count: 60_000)), userInitiated: true)
        try source.updateValue(
            of: "l", to: .texts(Array(repeating: "yy", count: 1_000)), userInitiated: true)
        let issue = try #require(source.issues.first { $0.code == .required })
        let shown = String(repeating: "x", count: 200) + "…"
        #expect(issue.parameters["a"] == .text(shown))
        #expect(issue.parameters["l"] == .list(Array(repeating: "yy", count: 100) + ["…"]))
        let message = MessageCatalog(for: "en").message(for: issue, in: form)
        #expect(message.hasPrefix("B of \(shown) \(shown) yy, yy") && message.count < 700)
    }

    /// The titles of choices that a message names have the values of the same record.
    @Test func titlesOfChoicesAreFilledIn() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "N"),
                .input(
                    "m", title: "M", value: .choices,
                    choices: [
                        Choice("a", title: "A"),
                        Choice("none", title: "None, {name|sorry}", isExclusive: true),
                    ]),
            ])
        let report = FormValidator(form).validate(
            .json(Array(#"{"name":"Ada","m":["a","none"]}"#.utf8)))
        let issue = try #require(report.issues.first)
        #expect(
            MessageCatalog(for: "en").message(for: issue, in: form)
                == "M: \"None, Ada\" cannot be chosen together with other answers.")
    }
}
