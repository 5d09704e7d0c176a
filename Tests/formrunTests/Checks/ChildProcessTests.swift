import Foundation
import Glibc
import Testing

@testable import formrun

/// Misbehaving commands, none of which blocks the caller.
@Suite(.timeLimit(.minutes(60))) struct ChildProcessTests {
    static let large = [UInt8](repeating: UInt8(ascii: "v"), count: 1_000_000)

    static func run(
        _ command: String, _ input: [UInt8] = [], timeout: Double = 20, limit: Int = 4_096
    ) -> ChildProcess {
        let child = ChildProcess(command, input: input, timeout: timeout, limit: limit)
        while child.advance(for: 5) == nil {}
        return child
    }

    static let rows: [(command: String, input: [UInt8], end: ChildProcess.End, output: String)] = [
        ("exit 0", [], .exited(0), ""), ("exit 1", [], .exited(1), ""),
        ("exit 255", [], .exited(255), ""), ("kill -9 $$", [], .killed(by: 9), ""),
        ("kill -TERM $$", [], .killed(by: 15), ""), ("/no/such/thing", [], .exited(127), ""),
        ("cat", Array("a\u{0}ä\n\n".utf8), .exited(0), "a\u{0}ä\n\n"),
        ("cat", [], .exited(0), ""), ("wc -c", large, .exited(0), "1000000\n"),
        ("exit 3", large, .exited(3), ""),
        ("exec <&-; sleep 0.03; echo x", large, .exited(0), "x\n"),
        ("head -c 3", large, .exited(0), "vvv"),
        ("head -c 300000 /dev/zero | tr '\\0' x >&2; echo end; exit 1", [], .exited(1), "end\n"),
        ("exec <&- >&- 2>&-; sleep 0.03; exit 1", [1], .exited(1), ""),
        // Descendants keep the output open.
        ("sleep 300 & echo x; exit 1", [], .exited(1), "x\n"),
        ("setsid sleep 1 & echo x; exit 1", large, .exited(1), "x\n"),
        ("sh -c 'trap \"\" TERM HUP; sleep 300' & exit 0", [], .exited(0), ""),
    ]

    @Test(arguments: rows.indices) func ends(_ index: Int) {
        let row = Self.rows[index]
        let child = Self.run(row.command, row.input)
        #expect(child.end == row.end, "\(row.command)")
        #expect(String(decoding: child.output, as: UTF8.self) == row.output)
    }

    @Test func ofOutputTheBeginningIsKept() {
        let child = Self.run("head -c 1000000 /dev/zero | tr '\\0' x; echo y >&2; exit 1")
        #expect(child.end == .exited(1) && child.errors == Array("y\n".utf8))
        #expect(child.output == [UInt8](repeating: UInt8(ascii: "x"), count: 4_096))
    }

    static let endless = [
        "yes", "sleep 300", "exec <&- >&- 2>&-; sleep 300", "cat; sleep 300", "yes >&2",
        "trap '' TERM INT HUP; sleep 300",
    ]

    @Test(arguments: endless) func endsInTime(_ command: String) {
        let child = Self.run(command, Self.large, timeout: 0.05)
        #expect(child.end == .timedOut)
    }

    /// No process that it started remains, and no zombie, with or without a timeout.
    @Test(arguments: ["wait", "exit 0", "cancel", "forget"])
    func killsAllItStarted(_ last: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("pids")
        let started =
            "sleep 300 & sh -c 'sleep 300' & echo $$ $! $(jobs -p) >\(file).new; mv \(file).new \(file)"
        let command = last == "exit 0" ? "exit 0" : "wait"
        var timeout = last == "wait" ? 0.1 : 120
        repeat {
            let child = ChildProcess("\(started); \(command)", input: [], timeout: timeout)
            while folder.text("pids") == nil, child.end == nil { _ = child.advance(for: 0.01) }
            if last == "cancel" { child.cancel() }
            if last == "wait" || last == "exit 0" { while child.advance(for: 1) == nil {} }
            timeout *= 2
            // On a busy machine, the command may be ended before it has started the others.
        } while folder.text("pids") == nil && timeout < 120
        #expect(try folder.untilEnded("pids") >= 2)
        let processes = try folder.words(of: "pids")
        #expect(!FileManager.default.fileExists(atPath: "/proc/\(processes[0])"), "a zombie")
    }

    @Test func theValueIsInNoCommandLineAndNoEnvironment() {
        let child = Self.run(
            "read v; cat /proc/$$/cmdline /proc/self/cmdline /proc/$$/environ; [ \"$v\" = CANARY ]",
            Array("CANARY\n".utf8), limit: 1 << 20)
        #expect(child.end == .exited(0) && !child.output.isEmpty)
        let shown = String(decoding: child.output, as: UTF8.self)
        #expect(shown.replacing("\"$v\" = CANARY", with: "").contains("CANARY") == false)
    }

    /// A command has no access to the terminal.
    @Test func hasNoTerminal() {
        #expect(Self.run("exec 2>/dev/null; : </dev/tty && exit 3; exit 4").end == .exited(2))
    }

    @Test func advancesForTheGivenTimeAtMost() {
        let child = ChildProcess("sleep 300", input: [], timeout: 300)
        // After the end or the timeout, there would be a result.
        #expect(child.advance(for: 0) == nil && child.advance(for: 0.02) == nil)
        child.cancel()
        #expect(child.end == .killed(by: 9) && child.advance(for: 1) == .killed(by: 9))
    }
}
