import FormModel
import Testing

/// Updates inside callbacks, resets, streams, and states that must not be visible.
@Suite struct FormDataSourceRoundTests {
    let delegate = RecordingDelegate()

    private func source(_ names: [FieldName] = ["a", "b", "c"]) throws -> FormDataSource {
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: names.map { .input($0, title: "T", value: .integer, default: .integer(0)) }))
        source.delegate = delegate
        return source
    }

    private func raise(_ source: FormDataSource, _ name: FieldName) throws {
        guard case .integer(let number) = source.value(of: name) else { return }
        try source.updateValue(of: name, to: .integer(number + 1), userInitiated: false)
    }

    @Test func anUpdateInsideACallbackIsDoneAfterTheLast() throws {
        let source = try source()
        delegate.answer = { source, change in
            guard change.name == "a" else { return }
            try source.updateValue(of: "b", to: .integer(7), userInitiated: false)
            #expect(source.value(of: "b") == .integer(0))
        }
        try source.updateValues([("a", .integer(1)), ("c", .integer(1))], userInitiated: false)
        #expect(
            delegate.calls == [
                "will", "update a@0 program", "update c@2 program", "did", "will",
                "update b@1 program", "did",
            ])
        #expect(source.value(of: "b") == .integer(7))
    }

    @Test func twoFieldsThatSetEachOtherSettle() throws {
        let source = try source()
        delegate.answer = { source, change in
            let other: FieldName = change.name == "a" ? "b" : "a"
            try source.updateValue(
                of: other, to: source.value(of: change.name ?? "a"), userInitiated: false)
        }
        try source.updateValue(of: "a", to: .integer(5), userInitiated: false)
        #expect(source.value(of: "b") == .integer(5) && source.isValid)
        #expect(delegate.calls.filter { $0 == "will" }.count == 2)
    }

    @Test func twoFieldsThatNeverSettleStopWithAnIssue() throws {
        let source = try source()
        delegate.answer = { source, change in try raise(source, change.name == "a" ? "b" : "a") }
        var isTold = false
        source.observe { [unowned source] in isTold = !source.isValid }
        try source.updateValue(of: "a", to: .integer(1), userInitiated: false)
        let limit = 100
        #expect(
            source.issues == [
                FormIssue(
                    .unsettled, at: FieldPath("a"), parameters: ["max": .integer(limit)])
            ])
        #expect(source.reportedIssues == source.issues && !source.isValid && isTold)
        #expect(source.value(of: "a") == .integer(limit))
        // The limit applies again to the next update.
        delegate.answer = { _, _ in }
        try source.updateValue(of: "c", to: .integer(1), userInitiated: false)
        #expect(source.issues.isEmpty && source.value(of: "a") == .integer(limit))
    }

    @Test func manyFieldsSetInOneAnswerAreNotLost() throws {
        let names = (0..<300).compactMap { FieldName("n\($0)") }
        let source = try source(names)
        delegate.answer = { source, change in
            guard change.name == "n0" else { return }
            for name in names.dropFirst() { try raise(source, name) }
        }
        try source.updateValue(of: "n0", to: .integer(1), userInitiated: false)
        #expect(names.allSatisfy { source.value(of: $0) == .integer(1) } && source.isValid)
    }

    @Test func answersThatMultiplyStopToo() throws {
        let source = try source()
        delegate.answer = { source, _ in
            for name in ["a", "b", "c"] as [FieldName] { try raise(source, name) }
        }
        try source.updateValue(of: "a", to: .integer(1), userInitiated: false)
        #expect(source.issues.map(\.code) == [.unsettled])
    }

    @Test(arguments: [true, false])
    func resetGoesBackToTheDefaults(_ isUser: Bool) throws {
        let source = try source()
        try source.updateValue(of: "b", to: .integer(8), userInitiated: true)
        try source.updateValue(of: "c", to: .text("x"), userInitiated: false)
        source.attemptSubmission()
        delegate.calls = []
        source.reset(userInitiated: isUser)
        let origin = isUser ? "user" : "program"
        let replaces = isUser ? "" : " replaces"
        #expect(
            delegate.calls == [
                "will", "update b@1 \(origin)\(replaces)", "update c@2 \(origin)", "did",
            ])
        #expect(source.value(of: "b") == .integer(0) && !source.isEntered("b"))
        try source.updateValue(of: "c", to: .text("x"), userInitiated: true)
        #expect(source.reportedIssues.isEmpty && source.isEntered("c"))
    }

    @Test func resetKeepsWhatTheDelegateAnswers() throws {
        let source = try source()
        try source.updateValue(of: "a", to: .integer(8), userInitiated: true)
        delegate.answer = { source, change in
            guard change.name == "a" else { return }
            try source.updateValue(of: "b", to: .integer(2), userInitiated: false)
        }
        source.reset(userInitiated: false)
        #expect(source.isEntered("b") && !source.isEntered("a"))
    }

    @Test func resetInsideACallbackIsQueued() throws {
        let source = try source()
        try source.leave("b")
        delegate.answer = { source, change in
            guard change.name == "a", source.value(of: "a") == .integer(1) else { return }
            source.reset(userInitiated: false)
            #expect(source.isEntered("a"))
        }
        try source.updateValue(of: "a", to: .integer(1), userInitiated: false)
        #expect(source.value(of: "a") == .integer(0) && !source.isEntered("a"))
    }

    @Test func observersMayAskForMoreAndUpdate() throws {
        let source = try source()
        var rounds = 0
        source.observe { [unowned source] in
            rounds += 1
            _ = source.changes()
            if rounds == 1 { source.observe {} }
            #expect(throws: Never.self) {
                try source.updateValue(of: "c", to: .integer(4), userInitiated: false)
            }
        }
        try source.leave("a")
        #expect(source.value(of: "c") == .integer(4) && rounds == 2)
        source.reset(userInitiated: true)
        source.attemptSubmission()
        #expect(rounds > 3)
    }

    @Test func watchersMayAskForStreamsAndForOtherWatchers() throws {
        let source = try source()
        var (calls, later) = (0, 0)
        source.watch { [unowned source] in
            calls += 1
            _ = source.changes()
            source.watch {
                later += 1
                return true
            }
            return calls < 2
        }
        for name in ["a", "b", "c"] as [FieldName] { try source.leave(name) }
        #expect(calls == 2 && later == 3)
    }

    @Test func streamsCarryEveryChangeWithItsOrigin() async throws {
        var source: FormDataSource? = try source()
        let other = try self.source()
        let first = try #require(source).changes()
        let second = try #require(source).changes()
        let unconcerned = other.changes()
        try source?.updateValue(of: "b", to: .text("1"), userInitiated: true)
        try source?.updateValues([("c", .integer(1)), ("b", .integer(2))], userInitiated: false)
        source = nil
        let expected = ["b@1 user false", "b@1 program true", "c@2 program false"]
        for stream in [first, second] {
            var seen: [String] = []
            for await change in stream {
                seen.append(
                    "\(change.name?.text ?? "?")@\(change.index) \(change.origin) \(change.replacesUserInput)"
                )
            }
            #expect(seen == expected)
        }
        withExtendedLifetime(other) {
            #expect(other.value(of: "b") == .integer(0))
        }
        _ = unconcerned
    }

    @Test func twoDataSourcesNeverHearEachOther() throws {
        let one = try source()
        let two = FormDataSource(form: one.form)
        let ear = RecordingDelegate()
        two.delegate = ear
        try one.updateValue(of: "a", to: .integer(1), userInitiated: false)
        #expect(ear.calls.isEmpty && two.value(of: "a") == .integer(0) && !delegate.calls.isEmpty)
    }

    @Test func readingChangesNothing() throws {
        let source = FormDataSource(form: try FormDataSourceTests.form())
        source.delegate = delegate
        try source.updateValue(of: "dashed", to: .text("ab"), userInitiated: false)
        delegate.calls = []
        func look() -> String {
            let values = source.values.map { "\($0.name)=\($0.value)" }
            let shown = source.items.compactMap(\.name).map { source.displayText(of: $0) }
            return "\(values) \(shown) \(source.issues) \(source.reportedIssues) \(source.isValid)"
        }
        let before = look()
        for _ in 0..<3 { #expect(look() == before) }
        #expect(delegate.calls.isEmpty)
        let display = source.displayText(of: "dashed")
        try source.updateValue(of: "dashed", to: .text(display), userInitiated: false)
        #expect(source.displayText(of: "dashed") == display && delegate.calls.isEmpty)
    }

    @Test func secretsAreInNoDescription() throws {
        let canary = "CANARY-7341"
        let source = FormDataSource(form: try FormDataSourceTests.form())
        var changes: [FormChange] = []
        delegate.answer = { _, change in changes.append(change) }
        source.delegate = delegate
        try source.updateValues(
            [("first", .text(canary)), ("second", .text(canary + "!"))], userInitiated: false)
        struct Holder { let source: FormDataSource }
        var dumped = ""
        dump(source, to: &dumped)
        dump(Holder(source: source), to: &dumped)
        dump(changes, to: &dumped)
        dump(source.issues, to: &dumped)
        dumped +=
            String(describing: source) + String(reflecting: source) + "\(Holder(source: source))"
        dumped += source.displayText(of: "first") + "\(source.issues)"
        #expect(!dumped.contains("CANARY") && !changes.isEmpty && source.issues.count == 2)
        #expect(source.description.contains("first"))
    }
}
