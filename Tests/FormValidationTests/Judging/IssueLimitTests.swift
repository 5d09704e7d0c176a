import FormModel
import FormValidation
import Testing

/// A small submission does not cause a report of unlimited size.
@Suite struct IssueLimitTests {
    private static func form(
        _ validators: [any Validator], width: Int = 50
    ) throws -> Form {
        let cells = try (0..<width).map {
            FormItem.input(try #require(FieldName("c\($0)")), title: "C", validators: validators)
        }
        return try Form(
            id: "f", title: "F", items: [.group("g", title: "G", max: 1_000, items: cells)])
    }

    private static func rows(_ count: Int, _ row: String = "{}") -> Submission {
        let rows = [String](repeating: row, count: count).joined(separator: ",")
        return .json(Array(#"{"g":[\#(rows)]}"#.utf8))
    }

    @Test(arguments: [1, 7, 50, 51, 999]) func asManyAsAreAllowed(_ most: Int) throws {
        let validator = FormValidator(
            try IssueLimitTests.form([.required]), maximumIssues: most)
        let all = FormValidator(
            try IssueLimitTests.form([.required]), maximumIssues: .max
        ).validate(IssueLimitTests.rows(20))
        #expect(all.issues.count == 1_000)
        let report = validator.validate(IssueLimitTests.rows(20))
        #expect(
            !report.isValid && Array(report.issues.dropLast()) == Array(all.issues.prefix(most)))
        let last = try #require(report.issues.last)
        #expect(
            last == FormIssue(.tooManyIssues, at: FieldPath(), parameters: ["max": .integer(most)]))
    }

    @Test func aThousandUnlessSaidOtherwise() throws {
        let validator = FormValidator(try IssueLimitTests.form([.required]))
        #expect(validator.validate(IssueLimitTests.rows(20)).issues.count == 1_000)
        #expect(validator.validate(IssueLimitTests.rows(1_000)).issues.count == 1_001)
    }

    /// A data source has the same limit for each field.
    @Test func aThousandOfEachFieldOfADataSource() throws {
        let form = try IssueLimitTests.form([.required])
        let source = FormDataSource(form: form)
        for (rows, count) in [(20, 1_000), (21, 1_001), (500, 1_001), (1, 50)] {
            let given = [FormRow](repeating: FormRow(), count: rows)
            try source.updateValue(of: "g", to: .rows(given), userInitiated: true)
            let issues = source.issues(of: "g")
            #expect(
                issues.count == count
                    && issues.contains { $0.code == .tooManyIssues } == (count > 1_000))
            let report = FormValidator(form).validate(IssueLimitTests.rows(rows))
            #expect(issues.prefix(1_000).map(\.path) == report.issues.prefix(1_000).map(\.path))
        }
    }

    /// Warnings beyond the limit do not make a submission invalid.
    @Test func warningsDoNotDecide() throws {
        let form = try Form(
            id: "f", title: "F",
            items: ["a", "b", "c"].map {
                .input($0, title: "T", validators: [.warning(.length(min: 3)), .length(max: 5)])
            })
        let validator = FormValidator(form, maximumIssues: 1)
        let warned = validator.validate(.json(Array(#"{"a":"x","b":"x"}"#.utf8)))
        #expect(warned.isValid && warned.issues.map(\.code) == [.tooShort, .tooManyIssues])
        let wrong = validator.validate(.json(Array(#"{"a":"x","b":"x","c":"xxxxxx"}"#.utf8)))
        #expect(!wrong.isValid && wrong.issues.map(\.code) == [.tooShort, .tooManyIssues])
    }

    /// Nested validators give the same result beyond the limit.
    @Test func combinationsHoldBehindTheLimit() throws {
        let either: any Validator = .anyOf([.length(min: 9), .not(.length(min: 2))])
        let form = try Form(
            id: "f", title: "F",
            items: ["a", "b", "c", "d"].map {
                .input($0, title: "T", validators: [.warning(.length(min: 3)), either])
            })
        let validator = FormValidator(form, maximumIssues: 1)
        let right = validator.validate(.json(Array(#"{"a":"x","b":"x","c":"x","d":"x"}"#.utf8)))
        #expect(right.isValid && right.issues.count == 2)
        let wrong = validator.validate(.json(Array(#"{"a":"x","b":"x","c":"x","d":"xx"}"#.utf8)))
        #expect(!wrong.isValid && wrong.issues.count == 2)
    }

    @Test func unknownFieldsCount() throws {
        let form = try Form(id: "f", title: "F", items: [.input("a", title: "A")])
        let keys = (0..<50).map { #""x\#($0)":1"# }.joined(separator: ",")
        let report = FormValidator(form, maximumIssues: 5).validate(.json(Array("{\(keys)}".utf8)))
        #expect(
            report.issues.map(\.code) == [IssueCode](repeating: .unknownField, count: 5) + [
                .tooManyIssues
            ])
    }

    /// A check whose issue is beyond the limit runs if there is no error.
    @Test func everyCheckIsAsked() async throws {
        let form = try Form(
            id: "f", title: "F",
            items: ["a", "b", "c"].map { .input($0, title: "T", validators: [.remote("free")]) })
        let validator = FormValidator(form, maximumIssues: 1)
        let sent = Submission.json(Array(#"{"a":"x","b":"x","c":"no"}"#.utf8))
        var checks = RemoteChecks()
        checks.add("free") { $0 == .text("no") ? .refused(message: "") : .accepted }
        let report = await validator.validate(sent, checks: checks)
        #expect(!report.isValid && report.issues.count == 1)
    }
}
