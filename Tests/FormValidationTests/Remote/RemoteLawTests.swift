import FormModel
import FormValidation
import TestSupport
import Testing

/// Submissions, data sources and bulk validation have the same result.
@MainActor @Suite(.timeLimit(.minutes(60))) struct RemoteLawTests {
    private struct Broken: Error {}

    static func form() throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: .ignore, rules: [.atLeastOneOf(["a", "b"])],
            items: [
                .input("a", title: "A", validators: [.length(max: 4), .remote("one")]),
                .input(
                    "b", title: "B",
                    validators: [
                        .stopOnFirst, .warning(.remote("two")), .remote("one"), .remote("two"),
                        .warning(.length(max: 3)),
                    ]),
                .secureInput("pin", title: "PIN", validators: [.remote("one")]),
                .input(
                    "tags", title: "T", value: .choices, choices: ["yes", "no", "say"],
                    validators: [.each([.remote("two")])]),
                .input(
                    "shop", title: "S", validators: [.sameAs("a"), .remote("two")],
                    visibleWhen: "a != 'hide'"),
                .group(
                    "list", title: "L", max: 3,
                    items: [
                        .input("x", title: "X", validators: [.required, .remote("one")]),
                        .input("y", title: "Y", validators: [.warning(.remote("none"))]),
                    ], validators: [.unique(by: "x"), .remote("rows")]),
            ])
    }

    nonisolated static func verdict(_ name: String, _ value: FieldValue) throws -> CheckResult {
        switch value {
        case .rows(let rows):
            return rows.count == 2 ? .refused(message: "Not two.") : .accepted
        case .text("no"): return .refused(message: "")
        case .text("say"): return .refused(message: "\(name) of say")
        case .text("bad"): throw Broken()
        default: return .accepted
        }
    }

    static func answer(_ question: RemoteQuestion) -> RemoteAnswer {
        guard ["one", "two", "rows"].contains(question.check) else { return .unknown }
        switch try? verdict(question.check, question.value) {
        case .accepted?: return .accepted
        case .refused(let message)?: return .refused(message: message)
        case nil: return .failed
        }
    }

    @Test func oneVerdict() async throws {
        let form = try Self.form()
        let validator = FormValidator(form)
        var checks = RemoteChecks(limit: 3)
        for name in ["one", "two", "rows"] {
            checks.add(name) { try RemoteLawTests.verdict(name, $0) }
        }
        var bulk = validator.makeSubmissionValidator(checks: checks.names)
        var numbers = SeededNumbers(seed: 91)
        let texts = ["", "yes", "no", "say", "bad", "toolong", "hide"]
        func text() -> FieldValue { .text(texts[numbers.below(texts.count)]) }
        var codes: Set<IssueCode> = []
        var valid = 0
        for _ in Laws.rounds(40) {
            var values: [(name: FieldName, value: FieldValue)] = [
                ("a", text()), ("b", text()), ("pin", text()), ("shop", text()),
                ("tags", .choices(["yes", "no", "say"].filter { _ in numbers.below(4) == 0 })),
                (
                    "list",
                    .rows(
                        (0..<numbers.below(4)).map { _ in FormRow([("x", text()), ("y", text())]) })
                ),
            ]
            values.removeAll { _ in numbers.below(3) == 0 }
            var writer = JSONWriter()
            writer.object(values)
            let given = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })

            let report = await validator.validate(.values(given), checks: checks)
            let sent = await validator.validate(.json(writer.bytes), checks: checks)
            let source = FormDataSource(form: form, checks: checks.names)
            try source.updateValues(values, userInitiated: numbers.below(2) == 0)
            await checks.answerPending(source)
            _ = bulk.validate(writer.bytes.span)
            let questions = bulk.takeQuestions(writer.bytes.span)
            let isClean = bulk.resolve(questions, Self.answer)

            #expect(source.issues == report.issues)
            #expect(source.isValid == report.isValid && isClean == report.issues.isEmpty)
            #expect(bulk.findings.list.map(form.compiled.issue) == sent.issues)
            #expect(bulk.findings.errorCount == sent.issues.count { $0.severity == .error })
            #expect(sent.issues.map(Self.fact) == report.issues.map(Self.fact))
            codes.formUnion(report.issues.map(\.code))
            if report.isValid { valid += 1 }
        }
        #expect(valid > Laws.cases(20))
        #expect(
            codes.isSuperset(of: [
                .remote, .remoteFailed, .remoteUnknown, .tooLong, .unique, .required, .notTheSame,
                .atLeastOneOf,
            ]))
    }

    private static func fact(_ issue: FormIssue) -> String {
        "\(issue.path) \(issue.code) \(issue.severity) \(issue.parameters.pairs)"
    }

    /// For a page or a PATCH, only the checks of validated fields run.
    @Test func onlyWhatIsValidatedIsAsked() async throws {
        let log = Log()
        var checks = RemoteChecks()
        for name in ["one", "two", "rows"] {
            checks.add(name) { value in
                log.add("\(value)")
                return .accepted
            }
        }
        let validator = FormValidator(try Self.form(), scope: .fields(["b"]))
        _ = await validator.validate(.values(["a": .text("A"), "b": .text("B")]), checks: checks)
        #expect(log.entries == Array(repeating: "\(FieldValue.text("B"))", count: 3))
    }
}
