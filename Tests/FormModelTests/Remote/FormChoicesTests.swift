import FormModel
import Testing

/// Fetched choices in form files and in Swift, and their effects on the form.
@Suite struct FormChoicesTests {
    private static func document(_ item: String) -> MarkedForm {
        MarkedForm(
            #"{ "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "input", "name": "a", "title": "A", \#(item) }] }"#
        )
    }

    @Test(
        arguments: [
            #""value": "choice", "choices": { "remote": "plans" }"#,
            #""value": "choices", "choices": { "remote": "plans" }"#,
            #""value": "choice", "choices": { "remote": "plans" }, "default": "anything""#,
            #""value": "choice", "choices": { "remote": "plans" }, "messages": { "choicesUnknown": "{title}?" }"#,
            #""value": "choice", "choices": { "remote": "plans" }, "requiredWhen": "a == 'whatever'""#,
            #""value": "choice", "choices": { "remote": ⟦badListName⟧"my plans" }"#,
            #""value": "choice", "choices": { "remote": ⟦badListName⟧"" }"#,
            #""value": "choice", "choices": { "remote": ⟦wrongType⟧1 }"#,
            #""value": "choice", "choices": ⟦missingKey⟧{}"#,
            #""value": "choice", "choices": ⟦missingKey⟧{ ⟦unknownKey⟧"remotes": "plans" }"#,
            #""value": "choice", "choices": { ⟦misplacedKey⟧"remote": "plans", "list": ⟦wrongType⟧["a"] }"#,
            #""value": "choice", "choices": ⟦wrongType⟧"plans""#,
            #""value": "text", "choices": { "remote": ⟦misplacedKey⟧"plans" }"#,
            #""value": "choice", "choices": ["a"], "messages": { ⟦unknownMessageCode⟧"choicesUnknown": "?" }"#,
        ])
    func documents(_ item: String) {
        // Choices of the wrong type have their own position, and also cause a diagnostic about
        // missing choices.
        var form = Self.document(item)
        if item.contains(#"⟦wrongType⟧"plans""#) {
            form = MarkedForm(
                String(decoding: form.bytes, as: UTF8.self)
                    .replacing(#""choice", "#, with: #"⟦noChoices⟧"choice", "#)
                    .replacing(#""plans""#, with: #"⟦wrongType⟧"plans""#))
        }
        form.check()
    }

    @Test func namesAreThoseOfRowsTooEachOnce() throws {
        let form = try Self.order()
        #expect(form.remoteChoices == ["plans", "extras"])
        #expect(try form.withChoices(Self.choices).remoteChoices == ["plans", "extras"])
        let bytes = Self.document(#""value": "choice", "choices": { "remote": "plans" }"#).bytes
        let read = try FormDocument.read(bytes, vocabulary: .words)
        #expect(read.remoteChoices == ["plans"] && read.input("a")?.choices == [])
        #expect(read.input("a")?.choicesFrom == "plans" && read.input("a")?.awaitsChoices == true)
    }

    @Test func theyAreFilledInWhereverTheyAreNamed() throws {
        let form = try Self.order()
        let half = try form.withChoices(["plans": ["basic", "pro"], "others": []])
        #expect(half.input("plan")?.choices.map(\.value) == ["basic", "pro"])
        #expect(half.input("seats")?.items.first?.choices.map(\.value) == ["basic", "pro"])
        #expect(half.input("extras")?.awaitsChoices == true)
        #expect(
            half.input("seats")?.awaitsChoices == false
                && half.input("plan")?.choicesFrom == "plans")
        let whole = try half.withChoices(["extras": ["a"]])
        #expect(whole.items.allSatisfy { !$0.awaitsChoices })
        // They may change later.
        let later = try whole.withChoices(["plans": ["basic", "free", "pro"]])
        #expect(later.input("plan")?.choices.count == 3 && later.input("extras")?.choices == ["a"])
        #expect(form.input("plan")?.choices == [])
    }

    static let wrong: [(plans: [Choice], problems: [String])] = [
        ([], ["plan noChoices value", "seats kind noChoices value"]),
        (
            ["pro", "pro"],
            ["plan duplicateChoice choice(1)", "seats kind duplicateChoice choice(1)"]
        ),
        (["pro", ""], ["plan emptyText choice(1)", "seats kind emptyText choice(1)"]),
        (
            ["pro", Choice("x", title: " ")],
            ["plan emptyText choice(1)", "seats kind emptyText choice(1)"]
        ),
        (["basic"], ["plan invalidDefault defaultValue"]),
        (["pro", " x"], ["plan invalidChoice choice(1)", "seats kind invalidChoice choice(1)"]),
        (
            (0...Choice.maximumFetched).map { Choice("\($0)") },
            [
                #"plan tooManyChoices key("choices")"#,
                #"seats kind tooManyChoices key("choices")"#,
            ]
        ),
        (
            ["pro", Choice(String(repeating: "x", count: Choice.maximumBytes + 1), title: "X")],
            ["plan choiceTooLong choice(1)", "seats kind choiceTooLong choice(1)"]
        ),
        (
            [
                "pro",
                Choice("x", title: ["en": "X", "de": String(repeating: "ä", count: 501)]),
            ],
            ["plan choiceTooLong choice(1)", "seats kind choiceTooLong choice(1)"]
        ),
        (
            [
                "pro", Choice("a\0b", title: "A"), Choice("b", title: "\u{1B}[31mB"),
                Choice("c", title: ["en": "C", "de": "C\u{9B}"]),
                Choice("d", title: "D", description: "D\r"),
                Choice("e", title: "E", columns: ["fee": "1\n"]),
            ],
            (1...5).map { "plan controlInChoice choice(\($0))" }
                + (1...5).map { "seats kind controlInChoice choice(\($0))" }
        ),
        (
            ["pro"] + (1..<Choice.maximumFetched).map { Choice("\($0)") }, []
        ),
        (["pro", Choice(String(repeating: "x", count: Choice.maximumBytes))], []),
    ]

    @Test(arguments: wrong.indices) func whatIsNoChoiceIsReportedOfAllFields(_ index: Int) throws {
        let row = Self.wrong[index]
        let form = try Self.order()
        do throws(FormDefinitionError) {
            _ = try form.withChoices(["plans": row.plans])
            #expect(row.problems.isEmpty)
        } catch {
            let found = error.problems.map { problem in
                let outer = problem.item.map { form.items[$0] }
                let inner = problem.inner.first.flatMap { outer?.items[$0] }
                let names = [outer, inner].compactMap { $0?.name?.text }.joined(separator: " ")
                return "\(names) \(problem.code) \(problem.part)"
            }
            #expect(found == row.problems)
            #expect(error.problems.allSatisfy { $0.message.hasSuffix(".") })
        }
    }

    /// Choices listed in the form have the same limits as before.
    @Test func limitsAreThoseOfWhatIsFetched() throws {
        let long = Choice(String(repeating: "x", count: Choice.maximumBytes + 1))
        let many = (0...Choice.maximumFetched).map { Choice("\($0)") }
        _ = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: .choice, choices: [long] + many)])
    }

    @Test func aNameOnAFieldThatOffersNothing() {
        for (type, name, code) in [
            (ValueType.text, "plans", DefinitionCode.misplacedKey),
            (.choice, "my plans", .badListName),
        ] {
            let error = #expect(throws: FormDefinitionError.self) {
                try Form(
                    id: "f", title: "F",
                    items: [.input("a", title: "A", value: type, choicesFrom: name)])
            }
            #expect(error?.problems.map(\.code) == [code])
        }
    }

    /// Expressions may use values that are no fetched choice; listed choices are still checked.
    @Test func expressionsAreNotHeldToWhatIsFetched() throws {
        _ = try Self.order().withChoices(["plans": ["pro"], "extras": ["a"]])
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: "A", value: .choice, choices: ["x"]),
                    .input("b", title: "B", visibleWhen: "a == 'y'"),
                ])
        }
        #expect(error?.problems.map(\.code) == [.unknownChoice])
    }

    // MARK: Forms

    /// A form with two names of choices, one also in rows.
    static func order() throws -> Form {
        try Form(
            id: "order", title: "Order",
            items: [
                .input(
                    "plan", title: "Plan", value: .choice, default: .choice("pro"),
                    choicesFrom: "plans", validators: [Needed()]),
                .input(
                    "extras", title: "Extras", value: .choices, choicesFrom: "extras",
                    visibleWhen: "plan == 'basic' || plan == 'gone'"),
                .input("why", title: "Why", requiredWhen: "'a' in extras"),
                .group(
                    "seats", title: "Seats",
                    items: [
                        .input("kind", title: "Kind", value: .choice, choicesFrom: "plans"),
                        .input("note", title: "Note", visibleWhen: "kind == 'basic'"),
                    ]),
                .input("shout", title: "Shout", computed: "lower(plan)"),
            ])
    }

    static let choices: [String: [Choice]] = [
        "plans": [Choice("basic", title: "Basic plan"), "pro"], "extras": ["a", "b"],
    ]
}
