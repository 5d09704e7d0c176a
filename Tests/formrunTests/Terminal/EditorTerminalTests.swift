import FormCards
import Foundation
import Glibc
import Testing
import formrun

/// The editor program of the built command at a terminal: whatever it does, the text, the terminal and the disk are as they
/// should be.
@Suite(.timeLimit(.minutes(60))) struct EditorTerminalTests {
    private static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "t", "title": "T", "value": "multiline" } ] }
        """

    /// Starts a run whose editor is a script with the file as `$1`, types a text, and opens the editor.
    private func start(
        _ editor: String, in folder: TemporaryFolder, _ arguments: [String] = []
    ) throws -> PseudoTerminal {
        let path = folder.path("editor")
        try Data("\(editor)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.createDirectory(
            atPath: folder.path("tmp"), withIntermediateDirectories: true)
        let terminal = try PseudoTerminal(
            form: Self.form, arguments,
            // As a program, the file could still be open for writing in a process that another test starts.
            shell: "EDITOR='sh \(path)' TMPDIR=\(folder.path("tmp")) exec \"$@\"")
        try terminal.expect("F2")
        terminal.type("typed")
        try terminal.expect("typed")
        terminal.type("\u{1B}OQ")
        return terminal
    }

    private func leftovers(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func aSignalKeepsTheTextAndRemovesTheFile(
        _ signal: Int32
    ) throws {
        let folder = try TemporaryFolder()
        let terminal = try start(
            "printf saved >\"$1\"; stty raw -echo; echo ready; sleep 60; echo more", in: folder,
            ["--draft", folder.path("draft")])
        try terminal.expect("ready")
        terminal.send(signal)
        #expect(try terminal.end() == 128 + signal && terminal.wasKilled)
        #expect(try leftovers(in: folder) == [])
        #expect(folder.text("draft")?.contains(#""/t":"saved""#) == true)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    /// The terminal is as it was before the run, whatever the editor left.
    @Test func theTerminalIsRestored() throws {
        let folder = try TemporaryFolder()
        let terminal = try start(
            "stty raw -echo; echo edited >\"$1\"; printf '\\033[?25l\\033[31m\\033[?1047h'",
            in: folder)
        try terminal.expect("\u{1B}[?1047l\u{1B}[?25h\u{1B}[m")
        try terminal.expect("edited")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(terminal.screen.modes.isDisjoint(with: [1047, 2004]))
    }

    @Test func theFileIsPrivate() throws {
        let folder = try TemporaryFolder()
        let terminal = try start(#"stat -c "mode %a" "$1" >"$1".new; mv "$1".new "$1""#, in: folder)
        try terminal.expect("mode 600")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(try leftovers(in: folder) == [])
    }

    /// What an editor puts in the place of its file is neither followed nor waited for, and is removed.
    @Test(arguments: [
        #"rm "$1"; ln -s /etc/passwd "$1""#, #"rm "$1"; mkfifo "$1""#, #"rm "$1"; mkdir "$1""#,
        #"rm "$1""#, #"printf '\377' >"$1""#, "exit 1",
    ])
    func onlyATextIsRead(_ editor: String) throws {
        let folder = try TemporaryFolder()
        let terminal = try start(editor, in: folder)
        try terminal.expect("could not be used")
        try terminal.expectScreen { $0.lines.contains { $0.contains("typed") } }
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(try leftovers(in: folder) == [])
    }
}
