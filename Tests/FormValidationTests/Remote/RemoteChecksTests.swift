import FormModel
import FormValidation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(60))) struct RemoteChecksTests {
    private struct Broken: Error {}

    private static func validator(
        _ validators: [any Validator] = [.remote("free")], count: Int = 1
    ) throws -> FormValidator {
        FormValidator(
            try Form(
                id: "f", title: "F",
                items: (0..<count).map {
                    .input(FieldName("a\($0)") ?? "a", title: "A\($0)", validators: validators)
                }))
    }

    private static func submission(_ values: String...) -> Submission {
        let members = values.enumerated().map { #""a\#($0.offset)":"\#($0.element)""# }
        return .json(Array("{\(members.joined(separator: ","))}".utf8))
    }

    private static func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { issue in
            let message = issue.parameters["message"].map { " \($0)" } ?? ""
            return
                "\(issue.severity == .warning ? "warning " : "")\(issue.path) \(issue.code)\(message)"
        }
    }

    static let verdicts: [(value: String, issues: [String], sentence: String?)] = [
        ("good", [], nil),
        ("taken", ["/a0 remote It is taken."], "It is taken."),
        ("bad", ["/a0 remote"], "A0 is not accepted."),
        ("broken", ["/a0 remoteFailed"], "A0 could not be checked just now; please try again."),
    ]

    @Test(arguments: verdicts)
    func whatACheckSays(_ row: (value: String, issues: [String], sentence: String?)) async throws {
        var checks = RemoteChecks()
        checks.add("free") { value in
            switch value {
            case .text("good"): return .accepted
            case .text("taken"): return .refused(message: "It is taken.")
            case .text("bad"): return .refused(message: "")
            default: throw Broken()
            }
        }
        let validator = try Self.validator()
        let report = await validator.validate(Self.submission(row.value), checks: checks)
        #expect(Self.facts(report) == row.issues && report.isValid == row.issues.isEmpty)
        #expect(report.issues.first.map(validator.message) == row.sentence)
        #expect(report["a0"] == .text(row.value))
    }

    @Test func nobodyMakesIt() async throws {
        var checks = RemoteChecks()
        checks.add("other") { _ in .accepted }
        let validator = try Self.validator()
        let report = await validator.validate(Self.submission("x"), checks: checks)
        #expect(Self.facts(report) == ["/a0 remoteUnknown"])
        #expect(
            report.issues.map(validator.message)
                == [#"A0 cannot be checked here, because there is no check "free"."#])
    }

    /// A check that ignores its cancellation is not awaited.
    @Test(arguments: [true, false]) func noAnswerInTime(heeds: Bool) async throws {
        let clock = ManualClock()
        let gate = Gate()
        let log = Log()
        var checks = RemoteChecks(timeout: .seconds(3), clock: clock)
        checks.add("free") { _ in
            await withTaskCancellationHandler {
                log.add("asked")
                await gate.pass()
            } onCancel: {
                log.add("cancelled")
                if heeds { gate.open() }
            }
            return .accepted
        }
        let validator = try Self.validator()
        async let report = validator.validate(Self.submission("x"), checks: checks)
        #expect(await until { clock.sleeperCount == 1 && log.entries == ["asked"] })
        clock.advance(by: .seconds(2))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(1))
        #expect(await Self.facts(report) == ["/a0 remoteTimeout"])
        #expect(log.entries == ["asked", "cancelled"])
        gate.open()
    }

    @Test func theClockIsNotWaitedFor() async throws {
        let clock = ManualClock()
        var checks = RemoteChecks(clock: clock)
        checks.add("free") { _ in .accepted }
        let validator = try Self.validator()
        #expect(await validator.validate(Self.submission("x"), checks: checks).isValid)
        #expect(await until { clock.sleeperCount == 0 })
    }

    /// All checks of a request end after twice the time limit of one; what was answered before is remembered.
    ///
    /// A check that does not suspend needs no time, and is made when none is left.
    @Test(arguments: [true, false]) func aRequestEnds(suspends: Bool) async throws {
        let clock = ManualClock()
        let log = Log()
        var checks = RemoteChecks(timeout: .seconds(3), limit: 1, clock: clock)
        checks.add("free") { value in
            log.add("\(value)")
            clock.advance(by: .seconds(2))
            if suspends { await Task.yield() }
            return .accepted
        }
        let validator = try Self.validator(count: 5)
        let submission = Self.submission("0", "1", "2", "3", "0")
        let issues = suspends ? ["/a3 remoteTimeout"] : []
        let request = checks.remembering()
        var report = await validator.validate(submission, checks: request)
        #expect(Self.facts(report) == issues)
        #expect(log.entries.count == 4)
        report = await validator.validate(submission, checks: request)
        #expect(Self.facts(report) == issues)
        #expect(log.entries.count == 4)
        let next = checks.remembering()
        #expect(await validator.validate(Self.submission("3"), checks: next).isValid)
        // A check that keeps to its time by itself is told how much is left.
        var timed = RemoteChecks(timeout: .seconds(3), clock: clock)
        timed.add(
            "free",
            timed: { question, time in
                log.add("\(question.path) \(time)")
                clock.advance(by: .seconds(4))
                return .timedOut
            })
        _ = await validator.validate(submission, checks: timed.remembering())
        #expect(log.entries.suffix(2) == ["/a0 3.0 seconds", "/a1 2.0 seconds"])
    }

    /// A value that several fields have is asked about once in a request, also while its answer is awaited.
    @Test func equalQuestionsAtOnce() async throws {
        let log = Log()
        let gate = Gate()
        var checks = RemoteChecks(clock: ManualClock())
        checks.add("free") { value in
            log.add("\(value)")
            await gate.pass()
            return value == .text("b") ? .refused(message: "Not b.") : .accepted
        }
        let validator = try Self.validator(count: 5)
        let request = checks.remembering()
        async let report = validator.validate(
            Self.submission("a", "b", "b", "a", "b"), checks: request)
        #expect(await until { log.entries.count == 2 })
        for _ in 0..<20 { await Task.yield() }
        gate.open()
        #expect(
            await Self.facts(report) == ["/a1", "/a2", "/a4"].map { "\($0) remote Not b." })
        #expect(log.entries.sorted() == [#"text("a")"#, #"text("b")"#])
    }

    @Test func cancelled() async throws {
        let gate = Gate()
        let log = Log()
        var checks = RemoteChecks(limit: 2, clock: ManualClock())
        checks.add("free") { value in
            if value == .text("0") { return .accepted }
            log.add("asked")
            await gate.pass()
            return .accepted
        }
        let validator = try Self.validator(count: 4)
        let task = Task { [checks] in
            await validator.validate(Self.submission("0", "1", "2", "3"), checks: checks)
        }
        #expect(await until { log.entries.count == 2 })
        task.cancel()
        let report = await task.value
        // The finished check keeps its result; the others fail, and no more are started.
        #expect(
            Self.facts(report) == ["/a1 remoteFailed", "/a2 remoteFailed", "/a3 remoteFailed"])
        #expect(log.entries.count == 2)
        gate.open()
    }

    /// Counts simultaneous checks.
    private final class Meter: Sendable {
        private let state = Mutex((running: 0, begun: 0))
        var running: Int { state.withLock(\.running) }
        var begun: Int { state.withLock(\.begun) }

        func begin() {
            state.withLock {
                $0.running += 1
                $0.begun += 1
            }
        }

        func end() { state.withLock { $0.running -= 1 } }
    }

    @Test(arguments: [-1, 1, 3, .max]) func noMoreAtOnceThanAllowed(_ limit: Int) async throws {
        let values = (0..<7).map { "\($0)" }
        let gates = Dictionary(uniqueKeysWithValues: values.map { (FieldValue.text($0), Gate()) })
        let meter = Meter()
        var checks = RemoteChecks(limit: limit, clock: ManualClock())
        checks.add("free") { value in
            meter.begin()
            await gates[value]?.pass()
            meter.end()
            return .refused(message: "no")
        }
        let validator = try Self.validator(count: values.count)
        let most = min(values.count, max(1, limit))
        async let report = validator.validate(
            Self.submission(
                values[0], values[1], values[2], values[3], values[4], values[5], values[6]),
            checks: checks)
        for (ended, value) in values.enumerated() {
            let wanted = min(values.count, most + ended)
            #expect(await until { meter.begun == wanted && meter.running == wanted - ended })
            for _ in 0..<20 { await Task.yield() }
            #expect(meter.begun == wanted)
            gates[.text(value)]?.open()
        }
        #expect(await Self.facts(report) == (0..<7).map { "/a\($0) remote no" })
    }

    /// The report does not depend on the order in which checks end.
    @Test func theOrderOfAnswersDoesNotShow() async throws {
        let validator = try Self.validator([.remote("one"), .warning(.remote("two"))], count: 3)
        var numbers = SeededNumbers(seed: 90)
        var reports: Set<[String]> = []
        for _ in 0..<12 {
            let keys = ["one", "two"].flatMap { name in (0..<3).map { "\(name) \($0)" } }
            let gates = Dictionary(uniqueKeysWithValues: keys.map { ($0, Gate()) })
            let log = Log()
            var checks = RemoteChecks(clock: ManualClock())
            for name in ["one", "two"] {
                checks.add(name) { value in
                    guard case .text(let text) = value else { return .accepted }
                    await gates["\(name) \(text)"]?.pass()
                    log.add(name + text)
                    return .refused(message: "\(name) says no to \(text)")
                }
            }
            async let report = validator.validate(Self.submission("0", "1", "2"), checks: checks)
            for (index, key) in keys.shuffled(using: &numbers).enumerated() {
                gates[key]?.open()
                #expect(await until { log.entries.count == index + 1 })
            }
            reports.insert(await Self.facts(report))
        }
        let expected = (0..<3).flatMap {
            ["/a\($0) remote one says no to \($0)", "warning /a\($0) remote two says no to \($0)"]
        }
        #expect(reports == [expected])
    }

    /// An invalid value is not checked.
    static let alone:
        [(validators: [any Validator], json: String, asked: [String], issues: [String])] = [
            ([.remote("free")], #""x""#, ["x"], ["/a0 remote x!"]),
            ([.remote("free"), .required], "null", [], ["/a0 required"]),
            ([.remote("free")], #""""#, [], []),
            ([.remote("free")], "7", [], ["/a0 wrongType"]),
            ([.remote("free"), .length(min: 2)], #""x""#, [], ["/a0 tooShort"]),
            ([.length(min: 2), .remote("free")], #""x""#, [], ["/a0 tooShort"]),
            (
                [.warning(.length(min: 2)), .remote("free")], #"" x ""#, ["x"],
                ["warning /a0 tooShort", "/a0 remote x!"]
            ),
            (
                [.stopOnFirst, .remote("free"), .remote("free")], #""x""#, ["x", "x"],
                ["/a0 remote x!"]
            ),
            (
                [.stopOnFirst, .warning(.remote("free")), .remote("free")], #""x""#, ["x", "x"],
                ["warning /a0 remote x!", "/a0 remote x!"]
            ),
            ([.when("a0 == 'x'", then: [.remote("free")])], #""x""#, ["x"], ["/a0 remote x!"]),
            ([.when("a0 == 'y'", then: [.remote("free")])], #""x""#, [], []),
            ([.remote("free"), .remote("nobody")], #""x""#, [], ["/a0 remoteUnknown"]),
            // With another error, no check runs, and an unknown check is not reported.
            ([.remote("nobody"), .length(min: 2)], #""x""#, [], ["/a0 tooShort"]),
            ([.remote("free"), .remote("nobody"), .length(min: 2)], #""x""#, [], ["/a0 tooShort"]),
            ([.stopOnFirst, .remote("nobody"), .length(min: 2)], #""x""#, [], ["/a0 tooShort"]),
            ([.warning(.remote("nobody")), .length(min: 2)], #""x""#, [], ["/a0 tooShort"]),
            (
                [.stopOnFirst, .remote("nobody"), .remote("none")], #""x""#, [],
                ["/a0 remoteUnknown"]
            ),
            (
                [.warning(.length(min: 2)), .remote("nobody")], #""x""#, [],
                ["warning /a0 tooShort", "/a0 remoteUnknown"]
            ),
            (
                [.warning(.remote("nobody")), .remote("free")], #""x""#, ["x"],
                ["warning /a0 remoteUnknown", "/a0 remote x!"]
            ),
        ]

    @Test(arguments: alone.indices) func whatIsAsked(_ index: Int) async throws {
        let row = Self.alone[index]
        let log = Log()
        var checks = RemoteChecks()
        checks.add("free") { value in
            guard case .text(let text) = value else { return .accepted }
            log.add(text)
            return .refused(message: text + "!")
        }
        let validator = try Self.validator(row.validators)
        let report = await validator.validate(
            .json(Array(#"{"a0":\#(row.json)}"#.utf8)), checks: checks)
        #expect(Self.facts(report) == row.issues && log.entries == row.asked)
    }

    @Test func eachElementOfAList() async throws {
        var checks = RemoteChecks()
        checks.add("free") { $0 == .text("b") ? .refused(message: "Not b.") : .accepted }
        let validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .input(
                        "a0", title: "A", value: .choices, choices: ["a", "b", "c"],
                        validators: [.each([.remote("free")])])
                ]))
        let report = await validator.validate(
            .json(Array(#"{"a0":["c","b"]}"#.utf8)), checks: checks)
        #expect(Self.facts(report) == ["/a0/1 remote Not b."])
        #expect(report.issues.map(\.offset) == [6])
    }

    @Test func fieldsOfRows() async throws {
        var checks = RemoteChecks()
        checks.add("free") { $0 == .text("b") ? .refused(message: "Not b.") : .accepted }
        let validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .group(
                        "list", title: "L", max: 2_000,
                        items: [
                            .input("a", title: "A", validators: [.length(max: 4), .remote("free")])
                        ])
                ]))
        let rows = (0..<1_000).map { #"{"a":"\#($0 == 77 ? "b" : $0 == 78 ? "toolong" : "c")"}"# }
        let report = await validator.validate(
            .json(Array(#"{"list":[\#(rows.joined(separator: ","))]}"#.utf8)), checks: checks)
        #expect(Self.facts(report) == ["/list/77/a remote Not b.", "/list/78/a tooLong"])
    }

    /// A check must not reveal a secret.
    @Test func aMessageThatRepeatsASecretIsDropped() async throws {
        var checks = RemoteChecks()
        checks.add("free") { value in
            guard case .text(let text) = value else { return .accepted }
            return .refused(message: "\(text) is in a list of passwords")
        }
        let validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .secureInput("pin", title: "PIN", validators: [.remote("free")]),
                    .input("name", title: "Name", validators: [.remote("free")]),
                ]))
        let report = await validator.validate(
            .json(Array(#"{"pin":"CANARY","name":"Ada"}"#.utf8)), checks: checks)
        #expect(
            Self.facts(report) == ["/pin remote", "/name remote Ada is in a list of passwords"])
        #expect(!String(decoding: validator.json(of: report), as: UTF8.self).contains("CANARY"))
    }
}
