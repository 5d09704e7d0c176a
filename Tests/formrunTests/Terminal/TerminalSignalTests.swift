import Foundation
import Glibc
import TestSupport
import Testing

/// Signals during a dialogue, and readers that block the output of answers.
@Suite(.timeLimit(.minutes(60))) struct TerminalSignalTests {
    static let ending =
        [
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGPOLL, SIGPWR, SIGSTKFLT,
            SIGQUIT, 34, 64,
        ] + [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

    /// The terminal is restored, the command of a check is ended, and the process ends by the
    /// signal.
    @Test(arguments: ending) func ends(_ signal: Int32) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("pids")
        let command = "sleep 300 & echo $$ $! >\(file).new; mv \(file).new \(file); wait"
        let terminal = try PseudoTerminal(
            form: CheckForms.user, ["--check", "free=" + command, "--check-timeout", "3600"])
        try terminal.expect("User")
        terminal.type("ada\r")
        try terminal.expect("Checking; Ctrl-C leaves.")
        _ = try folder.words(of: "pids")
        // A fault kills the commands that the program knows, and it may learn later than the command that it has started.
        try terminal.untilAsleep()
        #expect(terminal.settings != terminal.settingsBefore)
        terminal.send(signal)
        #expect(try terminal.end() == 128 + signal && terminal.wasKilled)
        #expect(terminal.settings == terminal.settingsBefore && terminal.output.isEmpty)
        #expect(terminal.text.contains("\u{1B}[?2004l"))
        let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
        #expect(terminal.text.contains("\u{1B}[999B\r") == faults.contains(signal))
        #expect(try folder.untilEnded("pids") == 2)
    }

    /// Stopped by a signal under a shell with job control: the terminal is restored until the
    /// process continues.
    @Test(arguments: [SIGTSTP, SIGTTIN, SIGTTOU]) func stops(_ signal: Int32) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("pid")
        let terminal = try PseudoTerminal(
            form: TestForms.two,
            shell: """
                set -m; sh -c 'echo $$ >\(file); exec "$@"' sh "$@"
                echo "stopped" >&2; read x; fg >/dev/null
                """)
        try terminal.expect("A *")
        terminal.type("one")
        try terminal.expect("one")
        let text = try #require(folder.text("pid"))
        let process = try #require(Int32(text.dropLast()))
        kill(process, signal)
        try terminal.expect("stopped")
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(terminal.text.contains("\u{1B}[?2004l"))
        terminal.type("\n")
        try terminal.expect("one")
        #expect(terminal.settings != terminal.settingsBefore)
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    static let hanging: [(name: String, act: @Sendable (PseudoTerminal) -> Void, status: Int32)] = [
        ("Ctrl-C", { $0.type("\u{3}") }, 130), ("INT", { $0.send(SIGINT) }, 130),
        ("TERM", { $0.send(SIGTERM) }, 143), ("HUP", { $0.send(SIGHUP) }, 129),
        ("USR1", { $0.send(SIGUSR1) }, 128 + SIGUSR1),
    ]

    /// Each way of leaving with one reader; with many rounds, with both.
    private static let readers: [(index: Int, what: String)] = hanging.indices.flatMap { index in
        ["file", "output"].enumerated().filter { Laws.areMany || $0.offset == index % 2 }
            .map { (index, $0.element) }
    }

    /// A named pipe without a reader, and standard output with a full pipe.
    @Test(arguments: readers)
    func aReaderThatHangs(_ index: Int, _ what: String) throws {
        let row = Self.hanging[index]
        let folder = try TemporaryFolder()
        let (pipe, answers) = (folder.path("pipe"), folder.path("answers"))
        let status = unsafe mkfifo(pipe, 0o600)
        #expect(status == 0)
        // More than the capacity of a pipe, in secrets, which are not drawn.
        let text = String(repeating: "x", count: 60_000)
        try Data("{\"a\":\"\(text)\",\"c\":\"\(text)\"}".utf8)
            .write(to: URL(fileURLWithPath: answers))
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "secureInput", "name": "a", "title": "A" },
              { "type": "secureInput", "name": "c", "title": "C" },
              { "type": "input", "name": "b", "title": "B" } ] }
            """#
        let arguments = ["--answers", answers] + (what == "file" ? ["--output-file", pipe] : [])
        let terminal = try PseudoTerminal(
            form: form, arguments,
            shell: what == "file" ? nil : "exec 9<>\(pipe); exec \"$@\" >&9")
        try terminal.expect("❯")
        terminal.type("\r")
        try terminal.expect("Enter submits")
        try terminal.untilIdle()
        terminal.type("\r")
        try terminal.expect("Writing the answers; Ctrl-C leaves.")
        row.act(terminal)
        #expect(try terminal.end() == row.status && terminal.wasKilled, "\(row.name)")
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(!terminal.text.contains("Submitted"))
    }

    /// A late reader receives the answers.
    @Test func aReaderThatComesLate() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("pipe")
        let status = unsafe mkfifo(pipe, 0o600)
        #expect(status == 0)
        let terminal = try PseudoTerminal(
            form: TestForms.two, ["--set", "a=x", "--set", "b=5", "--output-file", pipe])
        try terminal.expect("Enter submits")
        try terminal.untilIdle()
        terminal.type("\r")
        try terminal.expect("Writing the answers; Ctrl-C leaves.")
        let reader = Process()
        reader.executableURL = URL(fileURLWithPath: "/bin/sh")
        reader.arguments = ["-c", "cat \"$0\" >\"$0.read\"", pipe]
        try reader.run()
        try terminal.expect("Submitted.")
        #expect(try terminal.end() == 0)
        reader.waitUntilExit()
        #expect(folder.text("pipe.read") == "{\"a\":\"x\",\"b\":5}\n")
    }

    /// Ctrl-C ends a loop of a script, as in line mode.
    @Test(arguments: ["sh", "bash"]) func aLoopOfAShellEnds(_ shell: String) throws {
        let terminal = try PseudoTerminal(
            form: TestForms.two,
            shell: """
                exec \(shell) -c 'for i in 1 2 3; do echo "round $i" >&2; "$@"; done' \(shell) "$@"
                """)
        try terminal.expect("round 1")
        try terminal.expect("A *")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130 && terminal.wasKilled)
        #expect(!terminal.text.contains("round 2"))
        #expect(terminal.settings == terminal.settingsBefore)
    }

    /// A terminal that accepts no more output, because nobody reads it, does not prevent leaving.
    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func endsWhereNothingIsShown(_ signal: Int32) throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        // Each size is drawn anew.
        var columns: UInt16 = 100
        while terminal.acceptsOutput {
            columns = columns == 100 ? 200 : 100
            terminal.resize(columns, rows: 60)
            try terminal.untilIdle(reading: false)
        }
        terminal.send(signal)
        #expect(try terminal.end(reading: false) == 128 + signal && terminal.wasKilled)
        #expect(terminal.settings == terminal.settingsBefore)
    }
}
