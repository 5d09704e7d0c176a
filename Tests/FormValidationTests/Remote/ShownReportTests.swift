import FormModel
import FormValidation
import Testing

/// A data source that shows a report takes over the answers of its checks: nothing is asked twice.
@MainActor @Suite(.timeLimit(.minutes(60))) struct ShownReportTests {
    private let log = Log()
    private let clock = ManualClock()

    private func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("user", title: "User", validators: [.required, .remote("free")]),
                .input("other", title: "Other", validators: [.length(max: 3)]),
                .group(
                    "rows", title: "Rows", max: 3,
                    items: [.input("who", title: "Who", validators: [.remote("free")])]),
            ])
    }

    private func checks(_ gate: Gate? = nil) -> RemoteChecks {
        var checks = RemoteChecks(timeout: .seconds(2), clock: clock)
        checks.add("free") { [log] value in
            guard case .text(let text) = value else { return .accepted }
            log.add(text)
            await gate?.pass()
            return text.hasPrefix("x") ? .refused(message: "Not \(text).") : .accepted
        }
        return checks
    }

    private func source(_ checks: RemoteChecks) throws -> FormDataSource {
        let source = FormDataSource(form: try form(), checks: checks.names)
        try source.updateValue(of: "user", to: .text("xa"), userInitiated: true)
        try source.updateValue(of: "other", to: .text("long"), userInitiated: true)
        for who in ["b", "xc"] {
            try source.addRow(
                to: FieldPath("rows"), ["who": .text(who)], userInitiated: true)
        }
        return source
    }

    private static let body = Array(
        #"{"user":"xa","other":"long","rows":[{"who":"b"},{"who":"xc"}]}"#.utf8)

    private static func facts(_ issues: [FormIssue]) -> [String] {
        issues.map { "\($0.path) \($0.code)" }
    }

    private static let expected = ["/user remote", "/other tooLong", "/rows/1/who remote"]

    @Test func asksEachValueOnce() async throws {
        let checks = checks()
        let source = try source(checks)
        let report = await FormValidator(try form()).validate(.json(Self.body), checks: checks)
        #expect(Self.facts(report.issues) == Self.expected)
        #expect(log.entries.sorted() == ["b", "xa", "xc"] && clock.sleeperCount == 0)
        source.show(report)
        #expect(source.pendingChecks.isEmpty && Self.facts(source.reportedIssues) == Self.expected)
        // Later changes of other values, and rows that move, ask nothing about the values that were judged.
        try source.updateValue(of: "other", to: .text("abc"), userInitiated: true)
        try source.moveRow(
            at: try #require(FieldPath(pointer: "/rows/1")), to: 0, userInitiated: true)
        #expect(source.pendingChecks.isEmpty)
        #expect(Self.facts(source.issues) == ["/user remote", "/rows/0/who remote"])
        await checks.answerPending(source)
        #expect(log.entries.count == 3)
        // Another value is asked about.
        try source.updateValue(of: "user", to: .text("d"), userInitiated: true)
        #expect(source.pendingChecks.map(\.value) == [.text("d")])
    }

    /// A page that is refused because a check hangs waits for its time limit once.
    @Test func waitsOnceForACheckThatHangs() async throws {
        let gate = Gate()
        let checks = checks(gate)
        let source = try source(checks)
        let validator = FormValidator(try form())
        async let judged = validator.validate(.json(Self.body), checks: checks)
        #expect(await until { clock.sleeperCount == 3 })
        clock.advance(by: .seconds(2))
        let report = await judged
        let timeouts = [
            "/user remoteTimeout", "/other tooLong", "/rows/0/who remoteTimeout",
            "/rows/1/who remoteTimeout",
        ]
        #expect(Self.facts(report.issues) == timeouts)
        source.show(report)
        await checks.answerPending(source)
        #expect(Self.facts(source.reportedIssues) == timeouts && log.entries.count == 3)
        // What failed can be asked again.
        #expect(try source.recheck(at: FieldPath("user")))
        #expect(source.pendingChecks.map(\.value) == [.text("xa")])
        gate.open()
    }

    /// A check that does not suspend needs no clock.
    @Test func startsNoClock() async throws {
        let checks = checks()
        for _ in 0..<3 {
            _ = await FormValidator(try form()).validate(.json(Self.body), checks: checks)
            #expect(clock.sleeperCount == 0)
        }
        #expect(log.entries.count == 9)
    }
}
