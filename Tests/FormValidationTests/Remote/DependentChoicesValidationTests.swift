import FormModel
import FormValidation
import Testing

/// Submissions whose choices are fetched for their values.
@Suite(.timeLimit(.minutes(60))) struct DependentChoicesValidationTests {
    private struct Broken: Error {}

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("region", title: "R", value: .choice, choices: ["x", "y"]),
                .input(
                    "village", title: "V", value: .choice,
                    choicesOf: .remote("villages", with: ["region"])),
                .input(
                    "plot", title: "P", value: .choice,
                    choicesOf: .remote("plots", with: ["village"]), validators: [.required]),
            ])
    }

    private static func choices(_ log: Log) -> RemoteChoices {
        var choices = RemoteChoices()
        choices.add("villages") { values in
            log.add("villages")
            return values["region"] == .choice("x") ? ["north", "empty", "broken"] : ["south"]
        }
        choices.add("plots") { values in
            guard case .choice(let village)? = values["village"] else { return [] }
            log.add(village)
            if village == "broken" { throw Broken() }
            return village == "empty" ? [] : [Choice(village + "1")]
        }
        return choices
    }

    @Test(
        arguments: [
            ("{}", [], []),
            (#"{"region":"x"}"#, ["villages"], []),
            (#"{"region":"x","village":"north","plot":"north1"}"#, ["north", "villages"], []),
            (#"{"region":"x","village":"north"}"#, ["north", "villages"], ["/plot required"]),
            (#"{"region":"x","village":"empty"}"#, ["empty", "villages"], []),
            (
                #"{"region":"x","village":"empty","plot":"p"}"#, ["empty", "villages"],
                ["/plot hiddenField"]
            ),
            (
                // No program gets a value that is refused.
                #"{"region":"y","village":"north","plot":"p"}"#, ["villages"],
                ["/village notAChoice", "/plot hiddenField"]
            ),
            (
                #"{"region":"x","village":"broken","plot":"p"}"#, ["broken", "villages"],
                ["/plot choicesUnknown"]
            ),
        ] as [(String, [String], [String])])
    func submissions(_ row: (text: String, asked: [String], issues: [String])) async throws {
        let log = Log()
        let validator = FormValidator(try Self.form())
        let submission = Submission.json(Array(row.text.utf8))
        let report = await validator.validate(submission, choices: Self.choices(log))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        #expect(log.entries.sorted() == row.asked)
        // Nothing is kept for the next submission, which may be that of another person.
        if row.text.contains("plot") {
            let unknown = validator.validate(submission).issues.map(\.code)
            #expect(unknown.allSatisfy { $0 == .choicesUnknown } && !unknown.isEmpty)
        }
    }

    /// A command that is asked for choices reads the same text for the same answers.
    @Test func theFieldsOfAQuestionAreInTheOrderOfTheForm() async throws {
        let names: [FieldName] = ["e", "b", "d", "a", "c"]
        let form = try Form(
            id: "f", title: "F",
            items: names.map { FormItem.input($0, title: "T") } + [
                FormItem.input(
                    "plot", title: "P", value: .choice, choicesOf: .remote("plots", with: names))
            ])
        let log = Log()
        var choices = RemoteChoices()
        choices.add(
            "plots",
            timed: { question, _ in
                log.add(String(decoding: question.json, as: UTF8.self))
                return ["p"]
            })
        let json = #"{"a":"1","b":"2","c":"3","d":"4","e":"5","plot":"p"}"#
        let report = await FormValidator(form).validate(
            .json(Array(json.utf8)), choices: choices)
        #expect(report.isValid)
        #expect(log.entries == [#"{"e":"5","b":"2","d":"4","a":"1","c":"3"}"#])
    }

    @Test func aDataSourceIsAnswered() async throws {
        let log = Log()
        let source = FormDataSource(form: try Self.form())
        let choices = Self.choices(log)
        try source.updateValue(of: "region", to: .text("x"), userInitiated: true)
        try source.updateValue(of: "village", to: .text("north"), userInitiated: true)
        try source.updateValue(of: "plot", to: .text("north1"), userInitiated: true)
        await choices.answerPending(source)
        #expect(source.pendingChoices.isEmpty && source.issues.isEmpty)
        try source.updateValue(of: "village", to: .text("broken"), userInitiated: true)
        await choices.answerPending(source)
        #expect(source.pendingChoices.count == 1)
        #expect(source.issues.map(\.code) == [.choicesUnknown])
    }
}
