import FormModel
import FormValidation
import Testing

/// Requested names that the form does not have.
@Suite struct ScopedNameTests {
    private func form(_ policy: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: policy,
            items: [
                .input("email", title: "E-mail", validators: [.required]),
                .input("phone", title: "Phone"),
                .group("people", title: "People", items: [.input("age", title: "Age")]),
                .button("send", title: "Send", action: .submit),
            ])
    }

    /// The path, code and nearest name of each issue.
    private func facts(_ issues: [FormIssue]) -> [String] {
        issues.map { issue in
            let nearest = issue.parameters["nearest"].map { " \($0)" } ?? ""
            return "\(issue.path) \(issue.code)\(nearest)"
        }
    }

    @Test(
        arguments: [
            (["phone"], []),
            (["emial"], ["/emial unknownField email"]),
            (["zip", "emial"], ["/zip unknownField", "/emial unknownField email"]),
            (["emial", "zip", "emial"], ["/emial unknownField email", "/zip unknownField"]),
            // After all other issues.
            (["emial", "email"], ["/email required", "/emial unknownField email"]),
            // Fields of rows are no fields of the form.
            (["age"], ["/age unknownField"]),
            // A page has buttons as well.
            (["phone", "send"], []),
            ([], []),
        ] as [([FieldName], [String])],
        [Form.UnknownFields.reject, .ignore])
    func theyAreReported(
        _ row: (names: [FieldName], issues: [String]), _ policy: Form.UnknownFields
    ) throws {
        let validator = FormValidator(try form(policy))
        let submissions: [Submission] = [
            .json(Array("{}".utf8)), .urlEncoded([]), .values([:]),
            .multipart(Array("--b--".utf8), boundary: "b"),
        ]
        for submission in submissions {
            let report = validator.validate(submission, scope: .fields(row.names))
            #expect(facts(report.issues) == row.issues, "\(submission)")
            #expect(report.isValid == row.issues.isEmpty)
            #expect(report.issues.allSatisfy { $0.offset == nil && $0.severity == .error })
        }
    }

    /// A requested name that was also sent is reported once, at its offset.
    @Test func namesThatAreSentToo() throws {
        let names: [FieldName] = ["zip", "emial", "phone"]
        let json = #"{"fax":1,"emial":2,"people":[{"zip":3}]}"#
        func reported(_ policy: Form.UnknownFields, _ submission: Submission) throws -> [String] {
            let report = FormValidator(try form(policy)).validate(submission, scope: .fields(names))
            return facts(report.issues).map { String($0.prefix { $0 != " " }) }
        }
        let sent: [FieldName: FieldValue] = ["fax": .text("1"), "emial": .text("2")]
        #expect(
            try reported(.reject, .json(Array(json.utf8)))
                == ["/people/0/zip", "/emial", "/fax", "/zip"])
        #expect(try reported(.ignore, .json(Array(json.utf8))) == ["/zip", "/emial"])
        let post = Array("fax=1&emial=2&emial=3".utf8)
        #expect(try reported(.reject, .urlEncoded(post)) == ["/emial", "/fax", "/zip"])
        #expect(try reported(.ignore, .urlEncoded(post)) == ["/zip", "/emial"])
        #expect(try reported(.reject, .values(sent)) == ["/emial", "/fax", "/zip"])
        #expect(try reported(.ignore, .values(sent)) == ["/zip", "/emial"])
    }

    /// An unreadable submission has only that issue, and the next submission is not affected.
    @Test func refusedSubmissionsAndThoseBehindThem() throws {
        let form = try form()
        var submissionValidator = FormValidator(form, scope: .fields(["emial", "email"]))
            .makeSubmissionValidator()
        let refused: [(Submission, IssueCode)] = [
            (.json(Array("{".utf8)), .malformedJSON), (.json(Array("[]".utf8)), .notAnObject),
            (.json(Array(#"{"a":1,"a":2}"#.utf8)), .duplicateKey),
            (.multipart(Array("x".utf8), boundary: "b"), .malformedMultipart),
        ]
        for (submission, code) in refused {
            _ = submissionValidator.validate(submission)
            #expect(submissionValidator.findings.list.map(\.code) == [code])
            for sound in [Submission.json(Array("{}".utf8)), .urlEncoded([]), .values([:])] {
                _ = submissionValidator.validate(sound)
                #expect(
                    facts(submissionValidator.findings.list.map(form.compiled.issue))
                        == ["/email required", "/emial unknownField email"])
            }
        }
    }

    /// The nearest name is searched for a few names only, and the number of issues is limited.
    @Test func manyNames() throws {
        let names = (0..<40).map { FieldName("emai\($0 % 20)") ?? "x" }
        let form = try form()
        let issues = FormValidator(form).validate(.values([:]), scope: .fields(names)).issues
        #expect(issues.map(\.path.description) == (0..<20).map { "/emai\($0)" })
        #expect(issues.allSatisfy { $0.parameters["nearest"] == nil })
        let few = FormValidator(form).validate(.values([:]), scope: .fields(Array(names[..<16])))
            .issues
        #expect(
            few.allSatisfy {
                $0.parameters["nearest"] == .text("email") || $0.path.description.count > 6
            })
        #expect(few[0].parameters["nearest"] == .text("email"))
        let cut = FormValidator(form, maximumIssues: 3).validate(
            .values([:]), scope: .fields(names))
        #expect(
            cut.issues.map(\.code) == [.unknownField, .unknownField, .unknownField, .tooManyIssues])
        #expect(!cut.isValid)
    }

    @Test func theSentenceNamesWhatWasMeant() throws {
        let validator = FormValidator(try form())
        let issue = try #require(
            validator.validate(.values([:]), scope: .fields(["emial"])).issues.first)
        #expect(
            validator.message(for: issue)
                == "There is no field \"emial\" in this form; did you mean \"email\"?")
    }
}
