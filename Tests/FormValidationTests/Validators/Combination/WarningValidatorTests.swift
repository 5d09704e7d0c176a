import FormModel
@testable import FormValidation
import TestSupport
import Testing

@Suite struct WarningValidatorTests {
    @Test(
        arguments: [
            (#"{"warning":{"length":{"min":5}}}"#, #""abc""#, ["warning /a tooShort"]),
            (#"{"warning":{"length":{"min":5}}}"#, #""abcdef""#, []),
            (#"{"warning":{"length":{"min":5}}}"#, "null", []),
            (#"{"warning":"required"}"#, "null", ["warning /a required"]),
            (
                #"{"warning":{"length":{"min":5}}},{"length":{"min":4}}"#, #""abc""#,
                ["warning /a tooShort", "/a tooShort"]
            ),
            (
                #"{"length":{"min":4}},{"warning":"email"},{"pattern":"x"}"#, #""abc""#,
                ["/a tooShort", "warning /a email", "/a pattern"]
            ),
            (
                #"{"warning":{"anyOf":["email"]}},{"anyOf":["email"]}"#, #""abc""#,
                ["warning /a anyOf", "/a anyOf"]
            ),
        ] as [(String, String, [String])])
    func reports(_ row: (validators: String, json: String, codes: [String])) throws {
        #expect(try CombinationTests.codes(row.validators, row.json) == row.codes)
    }

    private let form = Result {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "A",
                    validators: [.warning(.required), .warning(.length(min: 5)), .length(min: 2)]),
                .input(
                    "b", title: "B", default: .text("x"), validators: [.warning(.length(min: 5))]),
            ])
    }

    @Test func leavesTheSubmissionValid() throws {
        let validator = FormValidator(try form.get())
        let report = validator.validate(.json(Array(#"{"a":"abc","b":"xy"}"#.utf8)))
        #expect(report.isValid && report.issues.map(\.severity) == [.warning, .warning])
        #expect(report.issues.map(\.offset) == [5, 15])
        #expect(
            String(decoding: validator.json(of: report), as: UTF8.self)
                == #"{"valid":true,"issues":[{"path":"/a","code":"tooShort","severity":"warning","params":{"min":5,"actual":3},"message":"A must have at least 5 characters."},{"path":"/b","code":"tooShort","severity":"warning","params":{"min":5,"actual":2},"message":"B must have at least 5 characters."}]}"#
        )
        let worse = validator.validate(.json(Array(#"{"a":"a"}"#.utf8)))
        #expect(!worse.isValid && worse.issues.map(\.severity) == [.warning, .error])
        #expect(
            !String(decoding: validator.json(of: worse), as: UTF8.self).contains(
                #""code":"tooShort","severity":"error""#))
    }

    @Test func oneJudgeAfterTheOtherForgetsTheSeverity() throws {
        var submissionValidator = SubmissionValidator(form: try form.get(), limits: .submission)
        _ = submissionValidator.validate(Array(#"{"a":"abc"}"#.utf8).span)
        #expect(
            submissionValidator.findings.errorCount == 0
                && submissionValidator.findings.list.count == 1)
        _ = submissionValidator.validate(Array(#"{"a":"a","c":1}"#.utf8).span)
        #expect(
            submissionValidator.findings.errorCount == 2
                && submissionValidator.findings.list.count == 3)
        _ = submissionValidator.validate(Array(#"{"a":"abcde"}"#.utf8).span)
        #expect(
            submissionValidator.findings.errorCount == 0
                && submissionValidator.findings.list.isEmpty)
    }

    @Test func theDataSourceIsValid() throws {
        let source = FormDataSource(form: try form.get())
        #expect(source.isValid && source.issues.map(\.severity) == [.warning, .warning])
        #expect(source.attemptSubmission() && source.reportedIssues.count == 2)
        try source.updateValue(of: "a", to: .text("a"), userInitiated: true)
        #expect(!source.isValid)
        try source.updateValue(of: "a", to: .text("abcde"), userInitiated: true)
        #expect(source.issues.map(\.path.description) == ["/b"])
    }

    @Test func aRecommendedAnswerIsNotNeeded() throws {
        #expect(try form.get().items.map(\.isRequired) == [false, false])
    }

    /// Additional warnings never change the result.
    @Test func warningsNeverChangeTheVerdict() throws {
        var random = SeededNumbers(seed: 23)
        let pool: [any Validator] = [
            .length(min: 3), .email, .pattern("[a-z@.]+"), .not(.oneOf(["abc"])),
            .anyOf([.email, .length(max: 2)]), .stopOnFirst,
        ]
        for _ in Laws.rounds(200, share: 3) {
            let errors = pool.filter { _ in random.below(3) == 0 }
            let warnings = pool.filter { !$0.stopsOnFirst && random.below(2) == 0 }.map {
                WarningValidator($0) as any Validator
            }
            let json = "\"" + ["a", "abc", "a@b.co", "A1", "abcdef", ""][random.below(6)] + "\""
            let plain = try ValidatorHarness(errors).validator
            let warned = try ValidatorHarness(warnings + errors + warnings).validator
            let bytes = Array(#"{"a":\#(json)}"#.utf8)
            let report = warned.validate(.json(bytes))
            #expect(report.isValid == plain.validate(.json(bytes)).isValid)
            #expect(
                report.issues.filter { $0.severity == .error }.map(\.code)
                    == plain.validate(.json(bytes)).issues.map(\.code))
        }
    }
}
