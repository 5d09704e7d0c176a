import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

/// A dialogue with asynchronous checks.
@Suite struct DialogueChecksTests {
    static let form = """
        { "formrun": 1, "id": "u", "title": "User",
          "items": [
            { "type": "input", "name": "user", "title": "User",
              "validators": ["required", { "length": { "max": 9 } }, { "remote": "free" }] },
            { "type": "input", "name": "nick", "title": "Nick",
              "validators": [{ "warning": { "remote": "nice" } }] },
            { "type": "secureInput", "name": "pin", "title": "PIN", "validators": [{ "remote": "free" }] }
          ] }
        """

    private static let names: Set<String> = ["free", "nice"]

    private func started(set: [String] = []) throws -> DialogueHarness {
        try DialogueHarness(Self.form, set: set, checks: Self.names)
    }

    /// Answers all pending questions.
    private func answer(
        _ dialogue: inout DialogueHarness, _ answer: RemoteAnswer, _ failure: String? = nil
    ) -> [String] {
        dialogue.on(
            .answered(
                dialogue.checking.map {
                    .answer(answer, to: $0, failures: [failure].compactMap(\.self))
                }))
    }

    @Test func aRefusalAsksAgainWithTheMessage() throws {
        var dialogue = try started()
        #expect(dialogue.type("toolongauser").last == "  ✗ User must have at most 9 characters.")
        #expect(dialogue.checking.isEmpty)
        #expect(dialogue.type("ada") == ["  Checking; Ctrl-C leaves."])
        #expect(dialogue.checking.map { "\($0)" } == ["1: free of /user"])
        #expect(
            answer(&dialogue, .refused(message: "Taken already."))
                == ["? User: ada", "  ✗ Taken already."])
        // The result is known, so the check does not run again.
        #expect(dialogue.type("ada") == ["? User: ada", "  ✗ Taken already."])
        #expect(dialogue.type("eve") == ["  Checking; Ctrl-C leaves."])
        #expect(answer(&dialogue, .accepted) == ["User: eve", "? Nick (optional): "])
    }

    @Test func aFailureSaysWhyAndIsTriedAgainByEnter() throws {
        var dialogue = try started()
        dialogue.type("ada")
        for (failure, sentence) in [
            (RemoteAnswer.failed, "could not be checked just now; please try again."),
            (.timedOut, "could not be checked in time; please try again."),
        ] {
            #expect(
                answer(&dialogue, failure, "no network")
                    == ["? User: ada", "  ✗ User \(sentence)", "    (no network)"])
            #expect(dialogue.type("ada") == ["  Checking; Ctrl-C leaves."])
        }
        #expect(answer(&dialogue, .accepted).first == "User: ada")
    }

    @Test func aWarningIsSaidAndGoneOnFrom() throws {
        var dialogue = try started()
        dialogue.type("ada")
        _ = answer(&dialogue, .accepted)
        #expect(dialogue.type("x") == ["  Checking; Ctrl-C leaves."])
        #expect(
            answer(&dialogue, .failed, "why") == [
                "Nick: x", "  ! Nick could not be checked just now; please try again.",
                "    (why)", "? PIN (optional): ",
            ])
    }

    @Test func aSecretIsInNoEffect() throws {
        var dialogue = try started(set: ["user=ada", "nick=x"])
        _ = answer(&dialogue, .accepted)
        dialogue.type("CANARY")
        #expect(dialogue.checking.map(\.value) == [.text("CANARY")])
        #expect(
            answer(&dialogue, .refused(message: "CANARY is known.")).last
                == "  ✗ PIN is not accepted.")
        dialogue.type("CANARY2")
        #expect(answer(&dialogue, .failed).last?.hasPrefix("  ✗ PIN could not") == true)
        // A failed check runs again; an empty line keeps the secret.
        #expect(dialogue.type("") == ["  Checking; Ctrl-C leaves."])
        _ = answer(&dialogue, .accepted)
        dialogue.type("")
        #expect(dialogue.status == .success && !dialogue.everything.contains("CANARY"))
    }

    /// Supplied values are checked before the first question.
    @Test func whatWasSuppliedIsChecked() throws {
        var dialogue = try started(set: ["user=ada", "nick=x"])
        #expect(dialogue.checking.map { "\($0)" } == ["1: free of /user", "2: nice of /nick"])
        let effects = dialogue.on(
            .answered([
                .answer(.refused(message: "Taken."), to: dialogue.checking[0]),
                .answer(.failed, to: dialogue.checking[1], failures: ["why"]),
            ]))
        #expect(effects == ["    (why)", "? User: ada", "  ✗ Taken."])
    }

    /// Checks of values changed in the review run before anything is submitted.
    @Test func submittedOnlyOnceChecked() throws {
        var dialogue = try started()
        dialogue.type("ada")
        _ = answer(&dialogue, .accepted)
        dialogue.type(lines: "", "")
        try dialogue.dataSource.updateValue(of: "user", to: .text("eve"), userInitiated: false)
        #expect(dialogue.type("") == ["  Checking; Ctrl-C leaves."] && dialogue.status == nil)
        let effects = answer(&dialogue, .failed, "why")
        #expect(effects.contains("    (why)") && effects.contains("? User: eve"))
        #expect(dialogue.type("eve") == ["  Checking; Ctrl-C leaves."])
        _ = answer(&dialogue, .accepted)
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    /// A group cannot be typed again, so submitting repeats its checks.
    @Test func aGroupThatCouldNotBeChecked() throws {
        var dialogue = try DialogueHarness(
            CheckForms.rows, set: ["list.0.mail=a"], checks: ["all", "free", "tag"])
        #expect(dialogue.checking.map { "\($0.path)" } == ["/list", "/list/0/mail"])
        _ = answer(&dialogue, .accepted)
        dialogue.type(lines: "n", "")
        try dialogue.dataSource.addRow(to: FieldPath("list"), userInitiated: false)
        for _ in 0..<2 {
            #expect(dialogue.type("") == ["  Checking; Ctrl-C leaves."])
            #expect(dialogue.checking.map { "\($0.path)" } == ["/list"])
            #expect(answer(&dialogue, .failed, "why").contains("    (why)"))
            dialogue.type("")
        }
        dialogue.type("")
        _ = answer(&dialogue, .accepted)
        #expect(dialogue.status == .success)
    }

    @Test func leavingWhileItIsChecked() throws {
        for (event, status): (SessionEvent, Status) in [
            (.interrupted, .interrupted), (.ended(signal: 15), .terminated), (.hungUp, .hungUp),
        ] {
            var dialogue = try started()
            dialogue.type("ada")
            dialogue.on(event)
            #expect(dialogue.status == status)
        }
    }

    // MARK: Key by key

    /// A check that ends after a number of polls.
    private final class Slow: RunningRequest {
        private let outcome: RemoteOutcome
        private var rounds: Int
        private let onCancel: () -> Void

        init(_ outcome: RemoteOutcome, rounds: Int, onCancel: @escaping () -> Void = {}) {
            self.outcome = outcome
            self.rounds = rounds
            self.onCancel = onCancel
        }

        func advance(for seconds: Double) -> RemoteOutcome? {
            rounds -= 1
            return rounds < 0 ? outcome : nil
        }

        func cancel() { onCancel() }
    }

    private static func accepted(_ request: RemoteRequest) -> RemoteOutcome {
        if case .check(let question) = request {
            .answer(.accepted, to: question)
        } else {
            .unknown(request)
        }
    }

    private func run(
        _ terminal: ScriptedTerminal, begin: @escaping (RemoteRequest) -> any RunningRequest
    ) throws -> Status {
        let source = FormDataSource(form: try TestForms.form(Self.form), checks: Self.names)
        let session = FormSession(source, catalog: .english)
        let look = SessionLook(style: .plain, catalog: .english, layout: .lines)
        var run = SessionRun(
            session, at: ScreenSurface(terminal, session, look), work: RunWork(begin: begin))
        return Status(run.run())
    }

    @Test func whatIsTypedMeanwhileIsKept() throws {
        var cancelled = 0
        let keys: [TerminalEvent] = [.key(.enter), .timedOut]
        let terminal = ScriptedTerminal(
            columns: 60,
            ScriptedTerminal.typing("ada") + keys + ScriptedTerminal.typing("xyz") + keys
                + [.timedOut, .timedOut, .timedOut, .resized, .timedOut])
        let status = try run(terminal) { request in
            Slow(Self.accepted(request), rounds: 3) { cancelled += 1 }
        }
        #expect(status == .hungUp && cancelled == 2)
        #expect(terminal.screens.joined().contains { $0.hasSuffix(" Checking; Ctrl-C leaves.") })
        #expect(terminal.screen.lines.contains("✓ User: ada"))
        #expect(terminal.screen.lines.contains("✓ Nick: xyz"))
        #expect(terminal.screen.unknown.isEmpty)
    }

    /// An interrupt takes precedence over typed text.
    @Test func interruptedBehindWhatWasTyped() throws {
        var rounds = 0
        let terminal = ScriptedTerminal(
            ScriptedTerminal.typing("ada") + [.key(.enter)]
                + ScriptedTerminal.typing(String(repeating: "x", count: 50)) + [.key(.interrupt)])
        let status = try run(terminal) { request in
            Slow(Self.accepted(request), rounds: 9) { rounds += 1 }
        }
        #expect(status == .interrupted && rounds == 1 && terminal.wasLeft)
    }

    @Test func checksThatCannotStart() throws {
        let terminal = ScriptedTerminal(lines: ["ada"])
        #expect(try run(terminal) { AnsweredRequest(.unknown($0)) } == .hungUp)
        #expect(
            terminal.screens.last?.contains {
                $0.contains("User cannot be checked here, because there is no check")
            } == true)
    }
}
