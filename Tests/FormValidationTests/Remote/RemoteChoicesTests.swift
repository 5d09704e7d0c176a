import FormModel
import FormValidation
import Testing

@Suite(.timeLimit(.minutes(60))) struct RemoteChoicesTests {
    private struct Broken: Error {}

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .choice, choicesFrom: "one"),
                .input("b", title: "B", value: .choices, choicesFrom: "two"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("c", title: "C", value: .choice, choicesFrom: "one"),
                        .input("d", title: "D", value: .choice, choicesFrom: "three"),
                    ]),
            ])
    }

    private static func facts(_ form: Form, _ submission: String) -> [String] {
        FormValidator(form).validate(.json(Array(submission.utf8))).issues.map {
            "\($0.path) \($0.code)"
        }
    }

    private static func failures(_ error: RemoteChoicesError?) -> [String] {
        error?.failures.map { "\($0.name) \($0.reason)" } ?? []
    }

    /// Choices in memory, such as those of a file, are there when the time of a request is over; those that are waited for are not.
    @Test func theTimeOfARequest() async throws {
        let clock = ManualClock()
        let gate = Gate()
        var choices = RemoteChoices(timeout: .seconds(3), clock: clock)
        choices.add("memory") { ["x"] }
        choices.add("slow") {
            clock.advance(by: .seconds(6))
            return ["x"]
        }
        choices.add("never") {
            await gate.pass()
            return ["x"]
        }
        choices.add("process", timed: { _, _ in ["x"] })
        let request = choices.remembering()
        for (name, isThere) in [
            ("process", true), ("slow", true), ("never", false), ("memory", true),
        ] {
            #expect(
                (await request.answer(to: ChoiceQuestion(name, [], [])) != nil) == isThere,
                "\(name)")
        }
        let second = choices.remembering()
        _ = await second.answer(to: ChoiceQuestion("slow", [], []))
        #expect(await second.answer(to: ChoiceQuestion("process", [], [])) == nil)
        gate.open()
    }

    @Test func eachIsAskedOnceAllAtTheSameTime() async throws {
        let log = Log()
        let gate = Gate()
        var choices = RemoteChoices()
        for name in ["three", "one", "two", "four"] {
            choices.add(name) {
                log.add(name)
                await gate.pass()
                return ["x", Choice(name)]
            }
        }
        async let fetched = Self.form().fetchingChoices(by: choices)
        #expect(await until { log.entries.count == 3 })
        gate.open()
        let form = try await fetched
        #expect(log.entries.sorted() == ["one", "three", "two"])
        #expect(form.input("a")?.choices.map(\.value) == ["x", "one"])
        #expect(form.input("b")?.choices.map(\.value) == ["x", "two"])
        #expect(form.input("g")?.items.map { $0.choices.last?.value } == ["one", "three"])
    }

    @Test func allThatFailAreReported() async throws {
        let clock = ManualClock()
        let (failure, gate) = (Gate(), Gate())
        var choices = RemoteChoices(timeout: .seconds(3), clock: clock)
        choices.add("one") {
            await failure.pass()
            throw Broken()
        }
        choices.add("two") {
            await gate.pass()
            return ["x"]
        }
        let fetched = Task { [choices] in try await Self.form().fetchingChoices(by: choices) }
        #expect(await until { clock.sleeperCount == 2 })
        // A failed fetch waits for no clock, and a fetch that ignores cancellation is not awaited.
        failure.open()
        #expect(await until { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(3))
        let error = await #expect(throws: RemoteChoicesError.self) { try await fetched.value }
        #expect(Self.failures(error) == ["one failed", "two timedOut", "three unknown"])
        #expect(
            error?.description == """
                the choices one could not be fetched
                the choices two were not fetched in time
                there is no source of the choices three
                """)
        gate.open()
    }

    @Test func whatIsWrongWithThemIsOfTheDefinition() async throws {
        var choices = RemoteChoices()
        for name in ["one", "two", "three"] { choices.add(name) { ["x", "x"] } }
        let error = await #expect(throws: FormDefinitionError.self) {
            try await Self.form().fetchingChoices(by: choices)
        }
        #expect(error?.problems.map(\.code) == Array(repeating: .duplicateChoice, count: 4))
    }

    @Test func cancelledItGivesNothing() async throws {
        let gate = Gate()
        let log = Log()
        var choices = RemoteChoices()
        choices.add("one") {
            log.add("begun")
            await gate.pass()
            return ["x"]
        }
        let task = Task { [choices] in try await choices.fetch(["one"]) }
        #expect(await until { log.entries == ["begun"] })
        task.cancel()
        let error = await #expect(throws: RemoteChoicesError.self) { try await task.value }
        #expect(Self.failures(error) == ["one failed"])
        gate.open()
    }

    @Test func aFormWithoutAnyIsAsItWas() async throws {
        let form = try Form(id: "f", title: "F", items: [.input("a", title: "A")])
        #expect(try await form.fetchingChoices(by: RemoteChoices()).input("a") != nil)
    }

    static let verdicts: [(submission: String, before: [String], after: [String])] = [
        ("{}", [], []), (#"{"a":"","b":[],"g":[{}]}"#, [], []),
        (#"{"a":"x"}"#, ["/a choicesUnknown"], []),
        (#"{"a":" x "}"#, ["/a choicesUnknown"], []),
        (#"{"a":"z"}"#, ["/a choicesUnknown"], ["/a notAChoice"]),
        (#"{"a":1}"#, ["/a wrongType"], ["/a wrongType"]),
        (#"{"b":["x","z"]}"#, ["/b choicesUnknown"], ["/b/1 notAChoice"]),
        (#"{"b":["x",1,"z"]}"#, ["/b choicesUnknown"], ["/b/1 wrongType", "/b/2 notAChoice"]),
        (
            #"{"a":"x","g":[{"c":"x"},{"c":"z","d":"y"}]}"#,
            ["/a choicesUnknown", "/g/0/c choicesUnknown", "/g/1/c choicesUnknown"]
                + ["/g/1/d choicesUnknown"], ["/g/1/c notAChoice"]
        ),
    ]

    @Test(arguments: verdicts)
    func beforeTheyAreKnownNoneIsTaken(
        _ row: (submission: String, before: [String], after: [String])
    ) throws {
        let form = try Self.form()
        #expect(Self.facts(form, row.submission) == row.before)
        let known = try form.withChoices(["one": ["x"], "two": ["x", "y"], "three": ["y"]])
        #expect(Self.facts(known, row.submission) == row.after)
    }

    @Test func aFormPostIsValidatedAlike() throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(
            .urlEncoded(Array("a=x&b=x&b=z&g[0][c]=x".utf8)))
        #expect(
            report.issues.map { "\($0.path) \($0.code)" } == [
                "/a choicesUnknown", "/b choicesUnknown", "/g/0/c choicesUnknown",
            ])
        #expect(report.issues.first.map(validator.message) == "The choices of A are not known.")
    }

    /// The schema omits constraints that depend on unknown choices.
    @Test func theSchemaSaysNothingOfWhatDependsOnThem() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .choice, choicesFrom: "one"),
                .input("b", title: "B", requiredWhen: "a == 'x'"),
            ])
        let field = FormSchema(form).value["properties"]?["b"]
        #expect(field?["$comment"] != nil && FormSchema(form).value["allOf"] == nil)
        let known = FormSchema(try form.withChoices(["one": ["x"]])).value
        #expect(known["properties"]?["b"]?["$comment"] == nil && known["allOf"] != nil)
    }

    @Test func theSchemaSaysThatTheyAreFetched() throws {
        func text(_ form: Form, _ name: String) -> String {
            let field = FormSchema(form).value["properties"]?[name] ?? [:]
            return String(decoding: field.json, as: UTF8.self).filter { !$0.isWhitespace }
        }
        let form = try Self.form()
        let comment =
            ##""$comment":"Validated,butnotexpressedinthisschema:thechoices\"one\",whicharefetched.","##
        #expect(
            text(form, "a")
                == ##"{"title":"A",\##(comment)"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/empty"}]}"##
        )
        #expect(text(form, "b").contains(##""items":{"type":"string","minLength":1}"##))
        for name in ["a", "b", "g"] { #expect(!text(form, name).contains("enum")) }
        let known = try form.withChoices(["one": ["x"], "two": ["x"], "three": ["y"]])
        let listed = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .choice, choices: ["x"]),
                .input("b", title: "B", value: .choices, choices: ["x"]),
            ])
        for name in ["a", "b"] { #expect(text(known, name) == text(listed, name)) }
    }
}
