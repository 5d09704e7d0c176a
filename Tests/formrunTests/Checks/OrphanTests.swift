import Foundation
import Glibc
import Testing

/// Processes of a check's command in a session of their own, outside its process group.
@Suite(.timeLimit(.minutes(60))) struct OrphanTests {
    private func run(_ command: String, _ input: [String], signal: Int32? = nil) throws -> (
        folder: TemporaryFolder, status: Int32
    ) {
        let folder = try TemporaryFolder()
        try Data(CheckForms.user.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["--default-signal=TERM,SEGV", "-C", folder.path(""), PseudoTerminal.command]
            + input + ["--check", "free=" + command, "--check-timeout", "3600"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        if let signal {
            _ = try folder.words(of: "pid")
            kill(process.processIdentifier, signal)
        }
        process.waitUntilExit()
        return (folder, process.terminationStatus)
    }

    private static let left =
        #"setsid sh -c 'echo $$ >pid.new; mv pid.new pid; exec sleep 300' </dev/null >/dev/null 2>&1 & "#

    @Test func isKilledWithTheCheck() throws {
        let wait = "until [ -e pid ]; do sleep 0.01; done; exit 0"
        let (folder, status) = try run(
            Self.left + wait, ["run", "form", "--no-input", "--set", "user=ada"])
        #expect(status == 0)
        #expect(try folder.untilEnded("pid") == 1)
    }

    @Test func isKilledWithTheProcess() throws {
        let (folder, status) = try run(
            Self.left + "wait", ["run", "form", "--no-input", "--set", "user=ada"], signal: SIGTERM)
        #expect(status == SIGTERM)
        #expect(try folder.untilEnded("pid") == 1)
    }

    /// In a program in which some command runs at all times, what a command left is killed when those have ended that ran beside
    /// it.
    @Test func isKilledWhileOthersRun() throws {
        let folder = try TemporaryFolder()
        try Data(CheckForms.user.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let check =
            #"v=$(cat); if [ $v = leave ]; then \#(Self.left) until [ -e pid ]; do sleep 0.01; done; exit 0; fi; "#
            + "echo >began$v; until [ -e go$v ]; do sleep 0.01; done; exit 0"
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "-C", folder.path(""), PseudoTerminal.command, "pages", "form", "--check",
            "free=" + check, "--check-timeout", "3600",
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        func ask(_ user: String) throws {
            let type = "application/x-www-form-urlencoded"
            let line =
                #"{"id":"\#(user)","post":"user=\#(user)&form-button=submit","contentType":"\#(type)"}"#
            try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        }
        try ask("one")
        _ = try folder.words(of: "beganone")
        try ask("leave")
        let answer = output.fileHandleForReading.availableData
        #expect(String(decoding: answer, as: UTF8.self).contains(#""id":"leave""#))
        try ask("two")
        _ = try folder.words(of: "begantwo")
        // There is a second between two looks.
        usleep(1_100_000)
        try Data().write(to: URL(fileURLWithPath: folder.path("goone")))
        #expect(try folder.untilEnded("pid") == 1)
        #expect(folder.text("gotwo") == nil)
        try Data().write(to: URL(fileURLWithPath: folder.path("gotwo")))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Children of a shell that was replaced by `exec` do not belong to a check.
    @Test func childrenOfTheShellLive() throws {
        let folder = try TemporaryFolder()
        try Data(CheckForms.user.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let inner = #"sleep 300 & echo $! >pid; exec "$@""#
        let outer =
            #"cd "$0"; inner=$1; shift; sh -c "$inner" sh "$@"; echo $? >status; "#
            + #"kill $(cat pid) && echo alive >verdict"#
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", outer, folder.path(""), inner, PseudoTerminal.command, "run", "form",
            "--no-input", "--set", "user=ada", "--check", "free=exit 0",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(folder.text("status") == "0\n" && folder.text("verdict") == "alive\n")
    }
}
