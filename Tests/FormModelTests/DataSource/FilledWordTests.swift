import FormModel
import Testing

/// Titles of yes and no, units, and texts of choices show and read the present values of the fields that they name.
@Suite struct FilledWordTests {
    private func source() throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            lists: [
                ChoiceList(
                    "l",
                    choices: [
                        Choice("p", title: ["en": "List {name|nobody}", "de": "Liste {name}"]),
                        Choice("q"),
                    ])
            ],
            items: [
                .input("name", title: "Name"),
                .input(
                    "ok", title: "OK", value: .boolean, trueTitle: "Yes, {name|I} agree",
                    falseTitle: "No {{x}}"),
                .input("weight", title: "W", value: .decimal, unit: "kg {name}"),
                .input(
                    "c", title: "C", value: .choice,
                    choices: [
                        Choice("r", title: "Red for {name|you}", description: "As {name} said"),
                        Choice("b"), Choice("{raw}"),
                    ]),
                .input("li", title: "L", value: .choice, choicesOf: .list("l")),
                .group(
                    "g", title: "G",
                    items: [
                        .input("own", title: "O"),
                        .input(
                            "pick", title: "P", value: .choices,
                            choices: [
                                Choice("r", title: "Red {own} {row}"), Choice("b", title: "Blue"),
                            ]),
                        .input("inner", title: "I", value: .choice, choicesOf: .list("l")),
                    ]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.updateValue(at: "/g/0/own".path, to: .text("x"), userInitiated: true)
        return source
    }

    /// A typed text, the value that it means, and the text that shows the value.
    static let words: [(path: String, typed: String, value: FieldValue, shown: String)] = [
        ("/ok", "yes, ada AGREE", .boolean(true), "Yes, Ada agree"),
        ("/ok", "no", .boolean(false), "No {x}"), ("/ok", "No {x}", .boolean(false), "No {x}"),
        ("/weight", "5 kg Ada", .decimal(ExactDecimal(5)), "5 kg Ada"),
        ("/weight", "5", .decimal(ExactDecimal(5)), "5 kg Ada"),
        ("/c", "Red for Ada", .choice("r"), "Red for Ada"),
        ("/c", "red", .choice("r"), "Red for Ada"),
        ("/c", "{raw}", .choice("{raw}"), "{raw}"), ("/li", "list ada", .choice("p"), "List Ada"),
        ("/g/0/pick", "red x 1, blue", .choices(["r", "b"]), "Red x 1, Blue"),
        ("/g/0/inner", "List Ada", .choice("p"), "List Ada"),
    ]

    @Test(arguments: words)
    func isShownAndTyped(
        _ row: (path: String, typed: String, value: FieldValue, shown: String)
    ) throws {
        let source = try source()
        try source.updateValue(at: row.path.path, to: .text(row.typed), userInitiated: true)
        #expect(source.value(at: row.path.path) == row.value)
        #expect(source.displayText(at: row.path.path) == row.shown)
        try source.updateValue(at: row.path.path, to: .text(row.shown), userInitiated: true)
        #expect(source.value(at: row.path.path) == row.value)
    }

    @Test func inAnotherLanguage() throws {
        let source = try source()
        try source.updateValue(of: "li", to: .choice("p"), userInitiated: true)
        #expect(source.displayText(of: "li", in: ReaderLocale("de")) == "Liste Ada")
    }

    /// A unit that looks like a part of the number is left out, so that the text can be typed.
    @Test func aUnitOfDigits() throws {
        let source = try source()
        try source.updateValues(
            [("name", .text("7")), ("weight", .text("5"))], userInitiated: true)
        #expect(source.displayText(of: "weight") == "5 kg 7")
        let form = try Form(
            id: "f", title: "F",
            items: [.input("n", title: "N"), .input("w", title: "W", value: .decimal, unit: "{n}")])
        let other = FormDataSource(form: form)
        try other.updateValues([("n", .text("7")), ("w", .text("5"))], userInitiated: true)
        let shown = other.displayText(of: "w")
        try other.updateValue(of: "w", to: .text(shown), userInitiated: true)
        #expect(other.value(of: "w") == .decimal(ExactDecimal(5)))
    }

    /// Each choice that is offered has the title that a person types.
    @Test func ofChoicesThatAreOffered() throws {
        let source = try source()
        for (path, titles) in [
            ("/c", ["Red for Ada", "b", "{raw}"]), ("/li", ["List Ada", "q"]),
            ("/g/0/pick", ["Red x 1", "Blue"]), ("/g/0/inner", ["List Ada", "q"]),
        ] {
            let offered = source.offeredChoices(at: path.path)
            #expect(offered.map { source.title(of: $0.choice, at: path.path) } == titles)
        }
    }

    /// A text of a list names fields of the form, also where the row has the same text and a field of that name.
    @Test func ofAListBesideAnEqualTextOfARow() throws {
        let greeting: LocalizedText = "Hi {name}"
        let form = try Form(
            id: "f", title: "F",
            lists: [ChoiceList("l", choices: [Choice("p", title: greeting), Choice("q")])],
            items: [
                .input("name", title: "Name"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("name", title: greeting),
                        .input("li", title: "L", value: .choice, choicesOf: .list("l")),
                        .input(
                            "own", title: "O", value: .choice,
                            choices: [Choice("p", title: greeting)]),
                    ]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.updateValue(at: "/g/0/name".path, to: .text("Bo"), userInitiated: true)
        for (path, title) in [("/g/0/li", "Hi Ada"), ("/g/0/own", "Hi Bo")] {
            let offered = try #require(source.offeredChoices(at: path.path).first)
            #expect(source.title(of: offered.choice, at: path.path) == title)
            try source.updateValue(at: path.path, to: .text(title), userInitiated: true)
            #expect(source.value(at: path.path) == .choice("p"))
            #expect(source.displayText(at: path.path) == title)
        }
        #expect(source.text(greeting, ofRow: "/g/0".path) == "Hi Bo")
    }

    @Test func fetchedTitlesAreLiteral() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "N"),
                .input("r", title: "R", value: .choice, choicesFrom: "rs"),
            ])
        let source = FormDataSource(form: form)
        try source.receive(choices: ["rs": [Choice("a", title: "A {name}")]])
        try source.updateValue(of: "r", to: .choice("a"), userInitiated: true)
        #expect(source.displayText(of: "r") == "A {name}")
        let offered = source.offeredChoices(at: "/r".path)
        #expect(offered.map { source.title(of: $0.choice, at: "/r".path) } == ["A {name}"])
    }

    @Test func messagesNameFilledTitles() throws {
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
        let source = FormDataSource(form: form)
        try source.updateValues(
            [("name", .text("Ada")), ("m", .choices(["a", "none"]))], userInitiated: true)
        let issue = try #require(source.issues.first)
        #expect(issue.code == .notAlone && issue.parameters["name"] == .text("Ada"))
    }

    @Test func fieldsWithTheWordAreUpdated() throws {
        let source = try source()
        let delegate = RecordingDelegate()
        source.delegate = delegate
        var paths: [String] = []
        delegate.answer = { _, change in paths.append("\(change.kind) \(change.path)") }
        try source.updateValue(of: "name", to: .text("Bo"), userInitiated: true)
        #expect(
            paths == ["update /ok", "update /weight", "update /c", "update /li", "update /g"])
        paths = []
        try source.updateValue(at: "/g/0/own".path, to: .text("y"), userInitiated: true)
        #expect(paths == ["update /g/0/pick"])
    }
}
