import Foundation
import Glibc
import TestSupport
import Testing

/// The path of a file, completed by the built command at a terminal.
@Suite(.timeLimit(.minutes(60))) struct FilePathTerminalTests {
    private static let form = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "f", "title": "File", "value": "file" } ] }
        """#

    /// Only what can be an answer is offered, what cannot be read is said, and ↑ stays in the open list.
    @Test func completion() throws {
        let folder = try TemporaryFolder()
        for name in ["one.txt", "one.pdf", " lead"] {
            try Data("1".utf8).write(to: URL(filePath: folder.path(name)))
        }
        let made = unsafe mkfifo(folder.path("one.fifo"), 0o600)
        #expect(made == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("one.link"), withDestinationPath: folder.path("nosuch"))
        let terminal = try PseudoTerminal(
            form: Self.form, shell: #"cd "$HOME" && exec "$@""#,
            variables: ["HOME": folder.path("")])
        try terminal.expectQuestion("File")
        terminal.type("none/\t")
        try terminal.expect(#"There is no folder "none/", or it cannot be read."#)
        terminal.type("\u{15}o\t")
        try terminal.expectScreen { $0.lines.contains { $0.contains("one.txt") } }
        #expect(terminal.screen.lines.contains { $0.contains("❯ one.") })
        #expect(!terminal.screen.lines.contains { $0.contains("fifo") || $0.contains("link") })
        // From the line to the last name, and from the first to the line.
        terminal.type("\u{1B}[A")
        try terminal.expectScreen { $0.lines.contains { $0.contains("  ❯ one.txt") } }
        terminal.type("\u{1B}[A\u{1B}[A\u{15} l\t")
        try terminal.expectScreen { $0.lines.contains { $0.contains("❯ ./ lead") } }
        terminal.type("\r")
        try terminal.expect("Review")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output.contains(#""path":"./ lead""#), "\(terminal.output)")
    }
}
