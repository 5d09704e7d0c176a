import Foundation
import Testing

/// Checks at a pseudo-terminal.
@Suite(.timeLimit(.minutes(60))) struct TerminalChecksTests {
    private func start(_ command: String, timeout: String = "3600") throws -> PseudoTerminal {
        try PseudoTerminal(
            form: CheckForms.user, ["--check", "free=" + command, "--check-timeout", timeout])
    }

    @Test func aRefusalAndTypeAhead() throws {
        let folder = try TemporaryFolder()
        let terminal = try start(
            #"read v; [ "$v" != ada ] || { echo Taken already; exit 1; };"#
                + " until [ -e \(folder.path("go")) ]; do sleep 0.01; done")
        try terminal.expect("User")
        terminal.type("ada\r")
        try terminal.expect("Checking; Ctrl-C leaves.")
        try terminal.expect("Taken already")
        terminal.type("x\r")
        try terminal.expect("Checking; Ctrl-C leaves.")
        terminal.type("later\r")
        try terminal.untilRead()
        try Data().write(to: URL(fileURLWithPath: folder.path("go")))
        try terminal.expect("later")
        try terminal.expect("Review")
        try terminal.untilIdle()
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"user":"adax","note":"later"}"# + "\n")
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func aFailureIsTriedAgainByEnter() throws {
        let folder = try TemporaryFolder()
        let terminal = try start(
            "[ -e \(folder.path("up")) ] && exit 0; echo the network is down >&2; exit 9")
        try terminal.expect("User")
        terminal.type("ada\r")
        try terminal.expect("User could not be checked just now; please try again.")
        try terminal.expect("(the check free of /user ended with status 9: the network is down)")
        try Data().write(to: URL(fileURLWithPath: folder.path("up")))
        terminal.type("\r")
        try terminal.expect("Note")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    /// Leaving during a check leaves no process, and restores the terminal.
    @Test(arguments: ["key", "signal"]) func interrupted(_ how: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("pids")
        let terminal = try start(
            "sleep 300 & echo $$ $! >\(file).new; mv \(file).new \(file); wait")
        try terminal.expect("User")
        terminal.type("ada\r")
        try terminal.expect("Checking; Ctrl-C leaves.")
        _ = try folder.words(of: "pids")
        if how == "key" { terminal.type("\u{3}") } else { terminal.send(SIGTERM) }
        #expect(try terminal.end() == (how == "key" ? 130 : 143))
        #expect(terminal.settings == terminal.settingsBefore && terminal.output.isEmpty)
        #expect(try folder.untilEnded("pids") == 2)
    }

    /// A check has no terminal, so it cannot change the screen.
    @Test func aCheckWritesNothingToTheScreen() throws {
        let terminal = try start(
            "(printf 'NOISE' >/dev/tty) 2>/dev/null; printf NOISE; printf NOISE >&2; exit 0")
        try terminal.expect("User")
        terminal.type("ada\r")
        try terminal.expect("Note")
        try terminal.untilIdle()
        #expect(!terminal.text.contains("NOISE"))
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }
}
