import FormModel
import FormValidation
import Testing

/// Checks of a data source follow its values.
@MainActor @Suite(.timeLimit(.minutes(60))) struct RemoteDataSourceTests {
    private let log = Log()
    private let form = Result {
        try Form(
            id: "f", title: "F",
            items: [
                .input("user", title: "User", validators: [.length(max: 5), .remote("free")]),
                .input("other", title: "Other", validators: [.remote("free")]),
                .group(
                    "list", title: "L", max: 50,
                    items: [.input("a", title: "A", validators: [.remote("free")])]),
            ])
    }

    /// Checks that wait at the gate of their value, if there is one.
    private func checks(limit: Int = 8, _ gates: [String: Gate] = [:]) -> RemoteChecks {
        var checks = RemoteChecks(limit: limit, clock: ManualClock())
        checks.add("free") { [log] value in
            guard case .text(let text) = value else { return .accepted }
            log.add("ask \(text)")
            await withTaskCancellationHandler {
                await gates[text]?.pass()
            } onCancel: {
                log.add("cancel \(text)")
            }
            return text.hasPrefix("x") ? .refused(message: "Not \(text).") : .accepted
        }
        return checks
    }

    private func facts(_ source: FormDataSource) -> [String] {
        source.issues.map {
            "\($0.path) \($0.parameters["message"].map { "\($0)" } ?? "\($0.code)")"
        }
    }

    @Test func restartsAsTheValueChanges() async throws {
        let gates = ["a": Gate(), "xb": Gate()]
        let checks = checks(gates)
        let source = FormDataSource(form: try form.get(), checks: checks.names)
        let task = Task { await checks.answer(source) }
        try source.updateValue(of: "user", to: .text("a"), userInitiated: true)
        #expect(await until { log.entries == ["ask a"] })
        try source.updateValue(of: "user", to: .text("xb"), userInitiated: true)
        #expect(await until { Set(log.entries) == ["ask a", "cancel a", "ask xb"] })
        // The check ignores cancellation, and its answer is too late.
        gates["a"]?.open()
        for _ in 0..<50 { await Task.yield() }
        #expect(source.isChecking(at: FieldPath("user")) && facts(source) == [])
        gates["xb"]?.open()
        #expect(await until { facts(source) == ["/user Not xb."] })
        // An invalid value is not checked.
        try source.updateValue(of: "user", to: .text("toolong"), userInitiated: true)
        try source.updateValue(of: "other", to: .text("c"), userInitiated: true)
        #expect(await until { source.pendingChecks.isEmpty })
        #expect(log.entries.count == 4 && log.entries.last == "ask c")
        task.cancel()
        await task.value
        try source.updateValue(of: "user", to: .text("d"), userInitiated: true)
        for _ in 0..<50 { await Task.yield() }
        #expect(log.entries.count == 4 && source.isChecking(at: FieldPath("user")))
    }

    @Test func cancellingStopsWhatIsUnderWay() async throws {
        let gates = ["a": Gate()]
        let checks = checks(gates)
        let source = FormDataSource(form: try form.get(), checks: checks.names)
        try source.updateValue(of: "user", to: .text("a"), userInitiated: true)
        for waits in [true, false] {
            let task = Task {
                waits ? await checks.answerPending(source) : await checks.answer(source)
            }
            #expect(await until { log.entries.last == "ask a" })
            task.cancel()
            await task.value
            #expect(await until { log.entries.last == "cancel a" })
            #expect(source.isChecking(at: FieldPath("user")) && !source.isValid)
        }
        gates["a"]?.open()
    }

    @Test(arguments: [1, 3, .max]) func waits(_ limit: Int) async throws {
        let checks = checks(limit: limit)
        let source = FormDataSource(form: try form.get(), checks: checks.names)
        await checks.answerPending(source)
        #expect(source.isValid && log.entries.isEmpty)
        let rows = (0..<40).map { FormRow([("a", .text($0 == 7 ? "x7" : "\($0)"))]) }
        try source.updateValues(
            [("user", .text("xa")), ("list", .rows(rows))], userInitiated: false)
        await checks.answerPending(source)
        #expect(facts(source) == ["/user Not xa.", "/list/7/a Not x7."])
        #expect(log.entries.count == 41)
        try source.moveRow(at: FieldPath([.key("list"), .index(7)]), to: 0, userInitiated: true)
        await checks.answerPending(source)
        #expect(facts(source) == ["/user Not xa.", "/list/0/a Not x7."])
        #expect(log.entries.count == 41, "nothing is asked twice")
    }

    /// The cost is about linear in the number of rows: each delivery of answers validates the group
    /// once.
    @Test func manyRowsAreValidatedFewTimes() async throws {
        let checks = checks()
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "list", title: "L", max: 1_000,
                    items: [.input("a", title: "A", validators: [.remote("free")])])
            ])
        let source = FormDataSource(form: form, checks: checks.names)
        let rows = (0..<300).map { FormRow([("a", .text($0 == 7 ? "x7" : "\($0)"))]) }
        try source.updateValue(of: "list", to: .rows(rows), userInitiated: false)
        var rounds = 0
        source.observe { rounds += 1 }
        await checks.answerPending(source)
        #expect(facts(source) == ["/list/7/a Not x7."] && log.entries.count == 300)
        #expect(rounds < 80)
    }

    @Test func anUnregisteredCheckOfTheDataSource() async throws {
        let source = FormDataSource(form: try form.get(), checks: ["free"])
        try source.updateValue(of: "user", to: .text("a"), userInitiated: true)
        await RemoteChecks().answerPending(source)
        #expect(facts(source) == ["/user remoteUnknown"])
    }

    /// An answered data source is released.
    @Test func nothingIsHeldAfterwards() async throws {
        weak var gone: FormDataSource?
        do {
            let source = FormDataSource(form: try form.get(), checks: ["free"])
            try source.updateValue(of: "user", to: .text("a"), userInitiated: true)
            await checks().answerPending(source)
            gone = source
        }
        #expect(gone == nil)
    }
}
