import FormCards
import Foundation
import Glibc
import Testing
import formrun

/// The file of `--record`: the keys of a person, which nobody else reads.
@Suite struct RecordRunTests {
    private static func run(_ path: String) -> (status: Status, console: RecordingConsole) {
        let console = TestForms.console(TestForms.two)
        console.isInputTerminal = true
        console.scripted = ScriptedTerminal(lines: ["one", "2", ""])
        return (console.run("run", "form.json", "--record", path), console)
    }

    /// The mode is 0600 whatever was there before, and other names of the old file keep their contents.
    @Test func isPrivate() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        let file = folder.path("keys")
        #expect(Self.run(file).status == .success)
        #expect(folder.text("keys")?.contains("type one") == true)
        #expect(try DraftTerminalTests.mode(of: file) == 0o600)

        try Data("old".utf8).write(to: URL(fileURLWithPath: file))
        try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        try manager.linkItem(atPath: file, toPath: folder.path("other"))
        #expect(Self.run(file).status == .success)
        #expect(folder.text("keys")?.contains("type one") == true && folder.text("other") == "old")
        #expect(try DraftTerminalTests.mode(of: file) == 0o600)
    }

    /// The full stop that ends a text of several lines in plain lines is none of its lines in a replay.
    @Test func aTextInPlainLinesIsReplayed() throws {
        let form = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "t", "title": "Text", "value": "multiline" } ] }
            """
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            form: form, ["--accessible", "--record", folder.path("keys")])
        try terminal.expect("Text")
        terminal.type("one\rtwo\r.\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"t":"one\ntwo"}"# + "\n")

        let console = TestForms.console(form)
        console.files["keys"] = Array(try #require(folder.text("keys")).utf8)
        #expect(console.run("run", "form.json", "--script", "keys") == .success)
        #expect(console.outputText == terminal.output)
    }

    @Test(arguments: ["link", "pipe", "folder"]) func trapsAreRefused(_ name: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path(name)
        try Data("precious".utf8).write(to: URL(fileURLWithPath: folder.path("target")))
        switch name {
        case "link":
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: folder.path("target"))
        case "pipe":
            let status = unsafe mkfifo(path, 0o600)
            #expect(status == 0)
        default:
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        }
        let (status, console) = Self.run(path)
        #expect(status == .unusableFile && console.outputText.isEmpty)
        #expect(console.scripted?.isEntered == false, "nobody was asked")
        #expect(folder.text("target") == "precious")
    }
}
