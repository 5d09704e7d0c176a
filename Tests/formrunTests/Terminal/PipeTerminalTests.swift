import Foundation
import Testing
import formrun

/// Named pipes in place of files that the built command reads.
@Suite(.timeLimit(.minutes(60))) struct PipeTerminalTests {
    /// Starts a run that reads answers from a pipe to which nobody writes.
    private func start(in folder: TemporaryFolder) throws -> PseudoTerminal {
        let pipe = folder.path("pipe")
        let terminal = try PseudoTerminal(
            form: TestForms.two, ["--answers", pipe], shell: "mkfifo '\(pipe)'; exec \"$@\"")
        try terminal.expect("formrun: waiting for the pipe")
        return terminal
    }

    @Test func itWaitsAndSaysSo() throws {
        let folder = try TemporaryFolder()
        let terminal = try start(in: folder)
        let writer = try #require(FileHandle(forWritingAtPath: folder.path("pipe")))
        try writer.write(contentsOf: Data(#"{"a":"x"}"#.utf8))
        try writer.close()
        try terminal.expectQuestion("B")
        terminal.type("5\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"a":"x","b":5}"# + "\n")
    }

    @Test func aSignalEndsTheWait() throws {
        let terminal = try start(in: try TemporaryFolder())
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }
}
