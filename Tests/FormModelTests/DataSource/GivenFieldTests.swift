import FormModel
import Testing

/// Fields that the program sets, items that are not shown, and endings, in a filling-in.
@Suite struct GivenFieldTests {
    private func form() throws -> Form {
        try Form(
            id: "f", title: "F", values: ["known": "present(mail)"],
            endings: [FormEnding("stop", when: "age < 18", text: "Bye.", isAccepted: false)],
            pages: [
                Page(items: [
                    .input("age", title: "Age", value: .integer),
                    .input(
                        "mail", title: "Mail", requiredWhen: "true", setBy: .program),
                    .input("token", title: "Token", isShown: false),
                    .input(
                        "double", title: "Double", value: .integer, computed: "age * 2",
                        isShown: false),
                ]),
                Page(items: [.input("note", title: "Note", visibleWhen: "known")]),
            ])
    }

    @Test func aPersonCannotChangeWhatTheProgramSets() throws {
        let source = FormDataSource(form: try form(), given: ["mail": .text("a@example.com")])
        let delegate = RecordingDelegate()
        source.delegate = delegate
        #expect(source.value(of: "mail") == .text("a@example.com"))
        #expect(source.isVisible("mail") && !source.isEnabled("mail") && !source.isEntered("mail"))
        let error = #expect(throws: FormPathError.self) {
            try source.updateValue(of: "mail", to: .text("b@example.com"), userInitiated: true)
        }
        #expect(
            error?.description
                == "The program sets the field \"/mail\"; a person cannot change it.")
        #expect(throws: FormPathError.self) {
            try source.updateValue(at: FieldPath("mail"), to: .text("b"), userInitiated: true)
        }
        // Nothing of an update with such a field is applied.
        #expect(throws: FormPathError.self) {
            try source.updateValues(
                [("age", .integer(20)), ("mail", .text("b"))], userInitiated: true)
        }
        #expect(source.value(of: "age").isEmpty && delegate.calls.isEmpty)
        // The program can, and the delegate is notified of it and of its consequences.
        try source.updateValue(of: "mail", to: .empty, userInitiated: false)
        #expect(
            delegate.calls == ["will", "update mail@1 program", "delete note@2 program", "did"])
        #expect(source.issues(of: "mail").map(\.code) == [.required])
        delegate.calls = []
        try source.updateValue(of: "mail", to: .text("c@example.com"), userInitiated: false)
        #expect(
            delegate.calls == ["will", "update mail@1 program", "insert note@2 program", "did"])
        #expect(source.isValid)
        source.reset(userInitiated: true)
        #expect(source.value(of: "mail") == .text("c@example.com"), "a reset keeps it")
    }

    @Test func namesThatTheProgramDoesNotSet() throws {
        let source = FormDataSource(
            form: try form(), given: ["mail": .text("a"), "age": .integer(1), "nobody": .text("x")])
        #expect(
            source.issues.map { "\($0.path) \($0.code)" }
                == ["/age unknownField", "/nobody unknownField"])
        #expect(source.value(of: "age").isEmpty)
    }

    @Test func whatIsNotShown() throws {
        let source = FormDataSource(form: try form(), given: ["mail": .text("a")])
        #expect(source.items.compactMap(\.name?.text) == ["age", "mail", "note"])
        #expect(source.count == 3 && source.item(at: 2).name == "note")
        #expect(!source.isVisible("token") && !source.isVisible(at: FieldPath("token")))
        let delegate = RecordingDelegate()
        source.delegate = delegate
        try source.updateValue(of: "token", to: .text("t"), userInitiated: false)
        try source.updateValue(of: "age", to: .integer(20), userInitiated: true)
        #expect(delegate.calls.isEmpty, "no screen shows these fields")
        #expect(source.values.map(\.name) == ["age", "mail", "token", "double"])
        #expect(source.value(of: "double") == .integer(40))
        // A named value is no field.
        #expect(source.value(of: "known").isEmpty && !source.isVisible("known"))
        #expect(throws: FormPathError.self) {
            try source.updateValue(of: "known", to: .boolean(true), userInitiated: false)
        }
    }

    @Test func anEndingHidesThePagesBehindIt() throws {
        let source = FormDataSource(form: try form(), given: ["mail": .text("a")])
        let delegate = RecordingDelegate()
        source.delegate = delegate
        try source.updateValue(of: "note", to: .text("kept"), userInitiated: true)
        #expect(source.ending == nil && source.isValid)
        try source.updateValue(of: "age", to: .integer(17), userInitiated: true)
        #expect(delegate.calls == ["will", "delete note@2 program", "did"])
        #expect(source.ending?.name == "stop" && !source.isVisible(page: 1))
        #expect(source.isVisible(page: 0) && !source.isValid)
        #expect(source.issues.map(\.code) == [.ended] && !source.attemptSubmission())
        // The hidden value counts again when the condition no longer holds.
        try source.updateValue(of: "age", to: .integer(18), userInitiated: true)
        #expect(source.ending == nil && source.value(of: "note") == .text("kept"))
        #expect(source.isValid && source.values.contains { $0.name == "note" })
    }
}
