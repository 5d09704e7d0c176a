import FormCards
import FormModel
import FormValidation
import Glibc
import Testing

@testable import formrun

/// A secret that the person shows with Ctrl-R is hidden before other programs have the screen, and never in a kept screen.
@Suite struct ShownSecretTests {
    private static let form = """
        {"formrun":1,"id":"s","title":"S","items":[
          {"type":"secureInput","name":"p","title":"Pass"}]}
        """
    private static let canary = "CANARY-7"

    @Test(arguments: [
        TerminalEvent.key(.interrupt), .ended(by: SIGTERM), .ended(by: SIGHUP), .timedOut,
        .key(.suspend), .stopped(by: SIGTSTP),
    ])
    func isHiddenWhenTheScreenIsLeft(_ event: TerminalEvent) throws {
        let terminal = ScriptedTerminal(
            ScriptedTerminal.typing(Self.canary) + [.key(.control("r")), event])
        let source = FormDataSource(form: try TestForms.form(Self.form))
        let session = FormSession(source, catalog: .english)
        let look = SessionLook(style: .plain, catalog: .english)
        var run = SessionRun(session, at: ScreenSurface(terminal, session, look))
        _ = run.run()
        #expect(terminal.screens.contains { $0.contains { $0.contains(Self.canary) } })
        #expect(!terminal.screen.lines.contains { $0.contains(Self.canary) })
        #expect(!terminal.screenAtSuspension.contains { $0.contains(Self.canary) })
        // After its time the record says what happened, and the question is gone.
        let isGone = if case .timedOut = event { true } else { false }
        #expect(terminal.screen.lines.contains { $0.contains("••••••••") } != isGone)
    }

    @Test func isHiddenInTheScreensOfAScript() {
        let console = TestForms.console(Self.form)
        console.files["s.keys"] = Array(
            "type \(Self.canary)\nkey ctrl-r\ntype 9\nkey ctrl-r\nkey ctrl-r\n".utf8)
        #expect(console.run("run", "form.json", "--script", "s.keys") == .declined)
        #expect(!console.saidText.contains(Self.canary) && console.said.contains("# ••••••••"))
    }
}
