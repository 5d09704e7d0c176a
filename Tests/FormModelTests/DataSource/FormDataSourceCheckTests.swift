import Testing

@testable import FormModel

/// Asynchronous checks in a data source: requests, and the effects of results.
@Suite struct FormDataSourceCheckTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    static let names: Set<String> = ["free", "nice", "open", "lives", "one", "two"]

    init() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("user", title: "User", validators: [Short(max: 5), Asks("free")]),
                .input("nick", title: "Nick", validators: [Asks("nice", isWarning: true)]),
                .input("kind", title: "Kind"),
                .input(
                    "shop", title: "Shop", validators: [Asks("open")], visibleWhen: "kind == 'x'"),
                .group(
                    "list", title: "List", max: 2_000,
                    items: [
                        .input("mail", title: "Mail", validators: [Short(max: 5), Asks("lives")]),
                        .input("note", title: "Note"),
                    ]),
                .input(
                    "both", title: "Both", validators: [Stops(), Asks("one"), Asks("two")]),
                .input("lost", title: "Lost", validators: [Asks("nobody")]),
            ])
        source = FormDataSource(form: form, checks: Self.names)
        source.delegate = delegate
    }

    private func type(_ path: String, _ text: String) throws {
        try source.updateValue(at: path.path, to: .text(text), userInitiated: true)
    }

    private var pending: [String] {
        source.pendingChecks.map { question in
            guard case .text(let text) = question.value else { return "?" }
            return "\(question.path) \(question.check) \(text)"
        }
    }

    private var issues: [String] {
        source.issues.map { issue in
            let message = issue.parameters["message"].map { " \($0)" } ?? ""
            return
                "\(issue.severity == .warning ? "warning " : "")\(issue.path) \(issue.code)\(message)"
        }
    }

    private func question(_ path: String) throws -> RemoteQuestion {
        try #require(source.pendingChecks.first { $0.path == path.path })
    }

    /// Answers the first question about a field.
    private func answer(_ path: String, _ answer: RemoteAnswer) throws {
        #expect(try source.receive(answer, to: try question(path)))
    }

    static let answers: [(RemoteAnswer, issues: [String])] = [
        (.accepted, []),
        (.refused(message: nil), ["/user remote"]),
        (.refused(message: ""), ["/user remote"]),
        (.refused(message: "Taken."), ["/user remote Taken."]),
        (.timedOut, ["/user remoteTimeout"]),
        (.failed, ["/user remoteFailed"]),
        (.unknown, ["/user remoteUnknown"]),
    ]

    @Test(arguments: answers.indices) func anAnswer(_ index: Int) throws {
        let row = Self.answers[index]
        try type("/user", "ada")
        #expect(pending == ["/user free ada"] && issues == [])
        #expect(source.isChecking(at: "/user".path) && !source.isChecking(at: "/nick".path))
        #expect(!source.isValid && !source.attemptSubmission())
        try answer("/user", row.0)
        #expect(pending == [] && issues == row.issues)
        #expect(source.isValid == row.issues.isEmpty && !source.isChecking(at: "/user".path))
    }

    @Test func nothingIsAskedAboutWhatIsEmptyOrWrongOrNobodysBusiness() throws {
        #expect(pending == [] && source.isValid)
        try type("/user", "toolong")
        #expect(pending == [] && issues == ["/user tooLong"])
        try type("/user", "")
        try type("/lost", "x")
        #expect(pending == [] && issues == ["/lost remoteUnknown"])
    }

    @Test func anAnswerAboutWhatHasChangedIsDropped() throws {
        try type("/user", "ada")
        let old = try question("/user")
        try type("/user", "eve")
        #expect(pending == ["/user free eve"])
        #expect(try !source.receive(.refused(message: "Taken."), to: old) && issues == [])
        // The previous result for the restored value is not known any more.
        try type("/user", "ada")
        #expect(try question("/user").number != old.number)
        #expect(try !source.receive(.accepted, to: old) && pending == ["/user free ada"])
        let last = try question("/user")
        #expect(try source.receive(.accepted, to: last) && !source.receive(.failed, to: last))
        #expect(issues == [])
    }

    @Test func anEqualValueIsNotAskedAgain() throws {
        try type("/user", "ada")
        let number = try question("/user").number
        try type("/user", " ada ")
        try type("/kind", "y")
        #expect(try question("/user").number == number)
        try answer("/user", .refused(message: nil))
        try type("/user", "ada")
        #expect(pending == [] && issues == ["/user remote"])
    }

    @Test func onlyWhatFailedIsAskedAgain() throws {
        for (answer, isAskedAgain) in [
            (RemoteAnswer.failed, true), (.timedOut, true), (.accepted, false),
            (.refused(message: nil), false), (.unknown, false),
        ] {
            try type("/user", "")
            try type("/user", "ada")
            #expect(try !source.recheck(at: "/user".path), "it is awaited")
            try self.answer("/user", answer)
            let before = issues
            #expect(try !source.recheck(at: "/nick".path))
            #expect(try source.recheck(at: "/user".path) == isAskedAgain)
            #expect(pending == (isAskedAgain ? ["/user free ada"] : []))
            #expect(issues == (isAskedAgain ? [] : before))
        }
    }

    @Test func aWarningHoldsNothingUp() throws {
        try type("/nick", "x")
        #expect(pending == ["/nick nice x"] && source.isValid && source.attemptSubmission())
        try answer("/nick", .refused(message: "Odd."))
        #expect(issues == ["warning /nick remote Odd."] && source.isValid)
    }

    @Test func aHiddenFieldIsNotAskedAbout() throws {
        try type("/kind", "x")
        try type("/shop", "abc")
        let first = try question("/shop")
        try type("/kind", "y")
        #expect(pending == [] && source.isValid)
        #expect(try !source.receive(.failed, to: first))
        try type("/kind", "x")
        #expect(pending == ["/shop open abc"])
        try answer("/shop", .refused(message: nil))
        try type("/kind", "y")
        #expect(issues == [])
    }

    @Test func theDelegateIsTold() throws {
        try type("/user", "ada")
        try type("/nick", "x")
        delegate.calls = []
        try answer("/user", .accepted)
        #expect(delegate.calls == ["will", "update user@0 program", "did"])
        delegate.calls = []
        try type("/user", "eve")
        #expect(delegate.calls.isEmpty, "what a person typed is shown already")
        let questions = source.pendingChecks
        #expect(try source.receive(questions.map { ($0, .failed) }) == 2)
        #expect(
            delegate.calls == ["will", "update user@0 program", "update nick@1 program", "did"])
        delegate.calls = []
        #expect(try source.receive(questions.map { ($0, .accepted) }) == 0)
        #expect(try source.recheck(at: "/user".path))
        #expect(delegate.calls == ["will", "update user@0 program", "did"])
    }

    /// An answer inside a callback is queued, and may be too late.
    @Test func anAnswerInsideACallbackIsQueued() throws {
        try type("/user", "ada")
        let question = try question("/user")
        let delegate = delegate
        delegate.answer = { source, _ in
            delegate.answer = { _, _ in }
            try source.updateValue(of: "user", to: .text("eve"), userInitiated: false)
            #expect(try source.receive(.refused(message: nil), to: question))
        }
        try source.updateValue(of: "kind", to: .text("z"), userInitiated: false)
        #expect(pending == ["/user free eve"] && issues == [])
    }

    @Test func firstErrorOfSeveralChecks() throws {
        try type("/both", "a")
        #expect(pending == ["/both one a", "/both two a"])
        let questions = source.pendingChecks
        #expect(try source.receive(.refused(message: "Two."), to: questions[1]))
        #expect(issues == ["/both remote Two."])
        #expect(try source.receive(.refused(message: "One."), to: questions[0]))
        #expect(issues == ["/both remote One."], "the first by its place, not in time")
    }

    @Test func whatAReportSaysTakesThePlaceOfChecks() throws {
        try type("/user", "ada")
        source.report([FormIssue(.wrongType, at: "/user".path)])
        #expect(pending == [] && issues == ["/user wrongType"])
        try type("/user", "eve")
        #expect(pending == ["/user free eve"] && issues == [])
    }

    @Test func resetForgetsThem() throws {
        try type("/user", "ada")
        try type("/nick", "x")
        try answer("/nick", .refused(message: nil))
        source.reset(userInitiated: true)
        #expect(pending == [] && issues == [] && source.isValid)
    }

    // MARK: Rows

    private func fill(_ mails: String...) throws {
        for (index, mail) in mails.enumerated() {
            try source.addRow(to: "/list".path, userInitiated: true)
            try type("/list/\(index)/mail", mail)
        }
    }

    @Test func aCellIsAskedAboutWhereItStands() throws {
        try fill("a", "toolong", "c")
        #expect(pending == ["/list/0/mail lives a", "/list/2/mail lives c"])
        try answer("/list/2/mail", .refused(message: "Gone."))
        #expect(issues == ["/list/1/mail tooLong", "/list/2/mail remote Gone."])
        #expect(source.isChecking(at: "/list/0".path) && source.isChecking(at: "/list".path))
        #expect(!source.isChecking(at: "/list/2".path))
        // Other cells of the row have no influence.
        try type("/list/2/note", "n")
        try type("/list/1/mail", "b")
        #expect(pending == ["/list/0/mail lives a", "/list/1/mail lives b"])
    }

    @Test func rowsTakeTheirAnswersWithThem() throws {
        try fill("a", "b", "c", "d")
        let b = try question("/list/1/mail")
        try answer("/list/0/mail", .refused(message: nil))
        try answer("/list/2/mail", .failed)
        try answer("/list/3/mail", .accepted)
        try source.moveRow(at: "/list/0".path, to: 3, userInitiated: true)
        #expect(pending == ["/list/0/mail lives b"])
        #expect(issues == ["/list/1/mail remoteFailed", "/list/3/mail remote"])
        // Requested at one position, answered at another.
        try source.moveRow(at: "/list/0".path, to: 2, userInitiated: true)
        #expect(try source.receive(.refused(message: "B."), to: b))
        #expect(
            issues == [
                "/list/0/mail remoteFailed", "/list/2/mail remote B.", "/list/3/mail remote",
            ])
        #expect(try source.recheck(at: "/list/0/mail".path) && !source.recheck(at: "/list/1".path))
        #expect(pending == ["/list/0/mail lives c"])
        try source.removeRow(at: "/list/0".path, userInitiated: true)
        #expect(pending == [] && issues == ["/list/1/mail remote B.", "/list/2/mail remote"])
        #expect(
            try source.addRow(to: "/list".path, at: 0, ["mail": .text("a")], userInitiated: true))
        #expect(pending == [] && issues.first == "/list/0/mail remote", "of that value it is known")
    }

    @Test func elementsOfAList() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "tags", title: "T", value: .choices, choices: ["a", "b", "c"],
                    validators: [AsksEach("lives")])
            ])
        let source = FormDataSource(form: form, checks: ["lives"])
        try source.updateValue(of: "tags", to: .choices(["c", "b"]), userInitiated: true)
        let questions = source.pendingChecks
        #expect(questions.map { "\($0)" } == ["1: lives of /tags/0", "2: lives of /tags/1"])
        #expect(source.isChecking(at: "/tags".path) && source.isChecking(at: "/tags/1".path))
        #expect(try source.receive(questions.map { ($0, .failed) }) == 2 && !source.isValid)
        #expect(try source.recheck(at: "/tags/1".path) && source.pendingChecks.count == 1)
    }

    @Test func twoRowsOfTheSameValue() throws {
        try fill("a", "a")
        let questions = source.pendingChecks
        #expect(Set(questions.map(\.number)).count == 2)
        #expect(try source.receive(.refused(message: nil), to: questions[1]))
        #expect(pending == ["/list/0/mail lives a"] && issues == ["/list/1/mail remote"])
        #expect(try source.receive(.refused(message: nil), to: questions[0]))
        try type("/list/0/mail", "b")
        #expect(pending == ["/list/0/mail lives b"])
        #expect(issues == ["/list/1/mail remote"])
        // A result for a value applies to it in every row.
        try type("/list/0/mail", "a")
        #expect(pending == [] && issues == ["/list/0/mail remote", "/list/1/mail remote"])
    }

    /// A failed check has no result to share.
    @Test func anotherRowOfAValueThatCouldNotBeChecked() throws {
        try fill("a")
        try answer("/list/0/mail", .failed)
        try source.addRow(to: "/list".path, ["mail": .text("a")], userInitiated: true)
        #expect(pending == ["/list/1/mail lives a"] && issues == ["/list/0/mail remoteFailed"])
    }

    @Test func aThousandRows() throws {
        let rows = (0..<1_000).map { FormRow([("mail", .text("\($0 % 700)"))]) }
        try source.updateValue(of: "list", to: .rows(rows), userInitiated: false)
        let questions = source.pendingChecks
        #expect(questions.count == 1_000)
        delegate.calls = []
        #expect(
            try source.receive(
                questions.map {
                    ($0, $0.path == "/list/77/mail".path ? .failed : .accepted)
                }) == 1_000)
        #expect(delegate.calls == ["will", "update list@3 program", "did"])
        #expect(pending == [] && issues == ["/list/77/mail remoteFailed"])
        // In reverse order, each row keeps its result, or that of another row with the same value.
        try source.updateValue(of: "list", to: .rows(rows.reversed()), userInitiated: false)
        #expect(pending == [] && source.issues.count == 1)
        try source.removeRow(at: "/list/500".path, userInitiated: true)
        try type("/list/0/mail", "new")
        #expect(pending == ["/list/0/mail lives new"])
    }

    /// Pending checks are recorded by field, for every way in which they begin and end.
    @Test func whatWaitsIsKnownByItsFields() throws {
        var waitingFields: Set<Int> { source.filling.reports.waitingFields }
        func agrees() -> Bool {
            let waiting = source.form.compiled.fields.indices.filter {
                source.filling.reports[$0].checks.contains(where: \.isPending)
            }
            return waitingFields == Set(waiting)
        }
        #expect(agrees() && waitingFields.isEmpty)
        try source.addRow(to: "/list".path, userInitiated: true)
        for (path, text) in [
            ("/user", "ada"), ("/nick", "a"), ("/list/0/mail", "m"), ("/kind", "x"),
            ("/shop", "s"), ("/both", "b"), ("/kind", "y"), ("/user", "ad"),
        ] {
            try type(path, text)
            #expect(agrees() && !waitingFields.isEmpty)
        }
        try answer("/user", .accepted)
        #expect(agrees())
        source.report([])
        #expect(agrees())
        try source.removeRow(at: "/list/0".path, userInitiated: true)
        #expect(agrees())
        source.reset(userInitiated: true)
        #expect(agrees() && waitingFields.isEmpty && source.pendingChecks.isEmpty)
    }
}
