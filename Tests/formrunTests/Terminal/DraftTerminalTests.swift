import FormCards
import Foundation
import Glibc
import Testing
import formrun

/// Drafts of the built command at a terminal: whatever ends it, the accepted answers are there again.
@Suite(.timeLimit(.minutes(60))) struct DraftTerminalTests {
    static let form = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "a", "title": "A" },
          { "type": "secureInput", "name": "s", "title": "S" },
          { "type": "input", "name": "b", "title": "B" },
          { "type": "input", "name": "c", "title": "C" } ] }
        """#

    struct End: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The exit status; `nil` where nobody waits for it.
        let status: Int32?
        /// Whether the text in the line is kept.
        let keepsLine: Bool
        let act: @Sendable (PseudoTerminal) throws -> Void
    }

    static let ends: [End] = [
        End(testDescription: "Ctrl-C", status: 130, keepsLine: true) { $0.type("\u{3}") },
        End(testDescription: "Ctrl-D and k", status: 5, keepsLine: false) {
            $0.type("\u{15}\u{4}")
            try $0.expect("(k/d/G)")
            $0.type("k")
        },
        End(testDescription: "TERM", status: 143, keepsLine: true) { $0.send(SIGTERM) },
        End(testDescription: "HUP", status: 129, keepsLine: true) { $0.send(SIGHUP) },
        End(testDescription: "hang-up", status: nil, keepsLine: true) { $0.hangUp() },
        End(testDescription: "KILL", status: 137, keepsLine: false) { $0.send(SIGKILL) },
    ]

    @Test(arguments: ends) func nothingIsLost(_ end: End) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        var terminal = try PseudoTerminal(form: Self.form, ["--draft", file])
        try terminal.expectQuestion("A")
        terminal.type("one\r")
        try terminal.expectQuestion("S")
        terminal.type("correct horse\r")
        try terminal.expectQuestion("B")
        terminal.type("two\r")
        try terminal.expectQuestion("C")
        terminal.type("half")
        try terminal.expect("half")
        try end.act(terminal)
        let status = try terminal.end()
        if let expected = end.status { #expect(status == expected) }

        let text = try #require(folder.text("draft"))
        #expect(text.contains(#""/a":"one","/b":"two""#) && !text.contains("correct"))
        #expect(text.contains(#""/c":"half""#) == end.keepsLine)
        #expect(folder.names == ["draft"])
        #expect(try Self.mode(of: file) == 0o600)

        terminal = try PseudoTerminal(form: Self.form, ["--draft", file, "--resume"])
        try terminal.expect("Continuing the draft in \(file).")
        try terminal.expectQuestion("S")
        terminal.type("correct horse\r")
        try terminal.expectQuestion("C")
        terminal.type(end.keepsLine ? "\r" : "half\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(
            terminal.output == #"{"a":"one","s":"correct horse","b":"two","c":"half"}"# + "\n")
        #expect(folder.names == [])
    }

    /// The answer `d` removes the draft; a person who only looks at a draft keeps it.
    @Test func discarding() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        var terminal = try PseudoTerminal(form: Self.form, ["--draft", file])
        try terminal.expectQuestion("A")
        terminal.type("one\r")
        try terminal.expectQuestion("S")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(terminal.text.contains("Your answers are in \(file); with --resume you go on"))
        let draft = folder.text("draft")

        terminal = try PseudoTerminal(form: Self.form, ["--draft", file, "--resume"])
        try terminal.expectQuestion("S")
        terminal.type("\u{4}")
        #expect(try terminal.end() == 5)
        #expect(folder.text("draft") == draft)

        terminal = try PseudoTerminal(form: Self.form, ["--draft", file, "--resume"])
        try terminal.expectQuestion("S")
        terminal.type("secret\r")
        try terminal.expectQuestion("B")
        terminal.type("\u{4}")
        try terminal.expect("(k/d/G)")
        terminal.type("d")
        #expect(try terminal.end() == 5)
        #expect(folder.names == [])
    }

    /// A disk without space, or a folder that is gone: the form goes on, and says so.
    @Test func goesOnWhereNothingCanBeSaved() throws {
        let folder = try TemporaryFolder()
        let inner = folder.path("inner")
        try FileManager.default.createDirectory(
            atPath: inner, withIntermediateDirectories: true)
        let terminal = try PseudoTerminal(form: TestForms.two, ["--draft", inner + "/draft"])
        try terminal.expect("A *")
        try FileManager.default.removeItem(atPath: inner)
        terminal.type("one\r")
        try terminal.expect("The draft could not be saved")
        terminal.type("5\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"a":"one","b":5}"# + "\n")
    }

    /// Whoever leaves and wants a draft that cannot be saved is told what is not kept, and is asked on.
    @Test(arguments: [[], ["--accessible"]]) func stayingWhereNothingCanBeSaved(_ look: [String])
        throws
    {
        let folder = try TemporaryFolder()
        let inner = folder.path("inner")
        try FileManager.default.createDirectory(
            atPath: inner, withIntermediateDirectories: true)
        let terminal = try PseudoTerminal(
            form: TestForms.two, ["--draft", inner + "/draft"] + look)
        try terminal.expect("A")
        terminal.type("one\r")
        try terminal.expect("B")
        try FileManager.default.removeItem(atPath: inner)
        let question = look.isEmpty ? "(k/d/G)" : "Type k to keep it"
        terminal.type(":quit\r")
        try terminal.expect(question)
        terminal.type(look.isEmpty ? "k" : "k\r")
        try terminal.expect("The draft does not have the answers to: a")
        try FileManager.default.createDirectory(
            atPath: inner, withIntermediateDirectories: true)
        terminal.type(":quit\r")
        try terminal.expect(question)
        terminal.type(look.isEmpty ? "k" : "k\r")
        #expect(try terminal.end() == 5)
        #expect(terminal.text.contains("Your answers are in"))
        #expect(folder.text("inner/draft")?.contains(#""/a":"one""#) == true)
    }

    /// A text of several lines is saved with each line, so that not even KILL loses more than the last one.
    @Test(arguments: [[], ["--accessible"]]) func eachLineOfATextIsKept(_ look: [String]) throws {
        let folder = try TemporaryFolder()
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "t", "title": "Text", "value": "multiline" } ] }
            """#
        let file = folder.path("draft")
        var terminal = try PseudoTerminal(form: form, ["--draft", file] + look)
        try terminal.expect("Text")
        terminal.type("line one\r")
        terminal.type("line two\r")
        terminal.type("li")
        try terminal.expect("li")
        try waitUntil("the draft lacks a line") {
            folder.text("draft")?.contains("line two") == true
        }
        terminal.send(SIGKILL)
        #expect(try terminal.end() == 137)

        terminal = try PseudoTerminal(form: form, ["--draft", file, "--resume"])
        try terminal.expect("line two")
        terminal.send(SIGTERM)
        _ = try terminal.end()
    }

    static func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }
}
