import Foundation
import Glibc
import Testing

/// What a person sees before, during and after a run of the built command at a terminal with a scrollback.
@Suite(.timeLimit(.minutes(2))) struct TerminalScreenTests {
    static let form = #"""
        { "formrun": 1, "id": "trip", "title": "Trip", "items": [
          { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
          { "type": "input", "name": "city", "title": "City", "value": "choice",
            "choices": ["Oslo", "東京", "São Paulo", "Lagos", "Quito", "Hà Nội", "Zürich", "Turin",
              "Lima", "Osaka", "Pune", "Cairo", "Accra", "Perth"] },
          { "type": "input", "name": "note", "title": "Note", "value": "multiline" },
          { "type": "secureInput", "name": "pin", "title": "PIN" } ] }
        """#

    /// Starts a run below lines of another program, more than fit on the screen or a few.
    static func start(
        _ form: String = TerminalScreenTests.form, _ arguments: [String] = [], lines: Int = 30,
        columns: UInt16 = 80, rows: UInt16 = 24
    ) throws -> PseudoTerminal {
        // Keys that come too late are not shown behind the run.
        try PseudoTerminal(
            form: form, arguments, columns: columns, rows: rows, echoes: false,
            shell: """
                i=0; while [ $i -lt \(lines) ]; do i=$((i+1)); echo "#$i above" >&2; done; exec "$@"
                """)
    }

    static func before(_ lines: Int) -> [String] { (0..<lines).map { "#\($0 + 1) above" } }

    /// Checks what holds after every end.
    static func expectRest(
        _ terminal: PseudoTerminal, lines: Int = 30, _ comment: Comment = "",
        at location: SourceLocation = #_sourceLocation
    ) {
        let screen = terminal.screen
        #expect(
            Array(screen.history.prefix(lines)) == before(lines), comment, sourceLocation: location)
        #expect(
            screen.history.dropFirst(lines).allSatisfy { !$0.hasSuffix(" above") },
            "\(comment): \(screen.history.joined(separator: "\n"))",
            sourceLocation: location)
        #expect(
            screen.isAtRest,
            "\(comment): \(screen.row), \(screen.column), \(screen.modes), \(screen.lines)",
            sourceLocation: location)
        #expect(screen.unknown.isEmpty, "\(comment): \(screen.unknown)", sourceLocation: location)
        #expect(terminal.settings == terminal.settingsBefore, comment, sourceLocation: location)
    }

    private func fillIn(_ terminal: PseudoTerminal) throws {
        try terminal.expectScreen { $0.lines.contains { $0.contains("Name *") } }
        terminal.type("Ada 日本\r")
        try terminal.expectScreen {
            $0.lines.contains { $0.contains("(•) Oslo") || $0.contains("( ) Oslo") }
        }
        terminal.type("東京\r")
        try terminal.expectScreen { $0.lines.contains { $0.contains("┃") } }
        terminal.type("one\rtwo\u{1B}\r")
        try terminal.expectScreen { $0.lines.contains { $0.contains("PIN") } }
        terminal.type("1234\r")
        try terminal.expectScreen { $0.lines.contains { $0.contains("Enter submits") } }
        terminal.rest()
    }

    /// The record of a run in both styles, with the lines above it intact and each entry there once.
    @Test(arguments: [("card", 30), ("lines", 30), ("card", 2), ("lines", 2)])
    func aWholeRun(_ style: String, _ lines: Int) throws {
        let terminal = try Self.start(Self.form, ["--style", style], lines: lines)
        try fillIn(terminal)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        Self.expectRest(terminal, lines: lines)
        let record = terminal.screen.history.dropFirst(lines).joined(separator: "\n")
        for entry in ["Ada 日本", "東京", "Submitted."] {
            #expect(record.components(separatedBy: entry).count == 2, "\(entry) in \(record)")
        }
    }
}
