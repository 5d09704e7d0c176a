import Foundation
import Glibc
import Testing
import formrun

/// Drafts without an option: a person who leaves is asked, and the next run offers what was kept.
@Suite(.timeLimit(.minutes(60))) struct OfferedDraftTests {
    private static func form(_ more: String = "", id: String = "f1") -> String {
        #"""
        { "formrun": 1, "id": "\#(id)", "title": "F", \#(more) "items": [
          { "type": "secureInput", "name": "s", "title": "S" },
          { "type": "input", "name": "a", "title": "A" },
          { "type": "input", "name": "b", "title": "B" } ] }
        """#
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var state: String { folder.path("state") }

    private var drafts: String { state + "/formrun/unfinished" }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: drafts)) ?? []).sorted()
    }

    private func start(
        _ form: String, _ arguments: [String] = [], _ variables: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            form: form, arguments,
            variables: ["XDG_STATE_HOME": state].merging(variables) { $1 })
    }

    /// Answers two questions, and types half an answer.
    private func begin(_ terminal: PseudoTerminal) throws {
        try terminal.expectQuestion("S")
        terminal.type("correct horse\r")
        try terminal.expectQuestion("A")
        terminal.type("one\r")
        try terminal.expectQuestion("B")
    }

    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let status: Int32
        let act: @Sendable (PseudoTerminal) throws -> Void
    }

    static let ways: [Way] = [
        Way(testDescription: "Ctrl-C", status: 130) {
            $0.type("\u{3}")
            try $0.expect("Keep a draft (k)")
            $0.type("k")
        },
        Way(testDescription: ":quit", status: 5) {
            $0.type(":quit\r")
            try $0.expect("(k/d/G)")
            $0.type("k")
        },
        Way(testDescription: "Ctrl-D", status: 5) {
            $0.type("\u{4}")
            try $0.expect("(k/d/G)")
            $0.type("k")
        },
        Way(testDescription: "TERM", status: 143) { $0.send(SIGTERM) },
        Way(testDescription: "HUP", status: 129) { $0.send(SIGHUP) },
    ]

    @Test(arguments: ways) func isOfferedAtTheNextRun(_ way: Way) throws {
        var terminal = try start(Self.form())
        try begin(terminal)
        #expect(names == [], "nothing is written before somebody leaves")
        try way.act(terminal)
        #expect(try terminal.end() == way.status)
        #expect(names.count == 1)
        let file = try drafts + "/" + #require(names.first)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains(#""/a":"one""#) && !text.contains("correct"))
        #expect(try DraftTerminalTests.mode(of: file) == 0o600)
        if way.status != 129 { #expect(terminal.text.contains("Your answers are in \(file);")) }

        // Another version of the form is offered nothing.
        terminal = try start(Self.form(#""version": "2","#))
        try terminal.expectQuestion("S")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)

        terminal = try start(Self.form())
        try terminal.expect("There is a draft of this form.")
        terminal.type("\r")
        try terminal.expectQuestion("S")
        terminal.type("correct horse\r")
        try terminal.expectQuestion("B")
        terminal.type("two\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"s":"correct horse","a":"one","b":"two"}"# + "\n")
        #expect(names == [], "a submitted form removes its draft")
    }

    /// What ends a run without a draft.
    static let without: [(keys: [String], status: Int32)] = [
        (["\u{3}", "\u{3}"], 130), (["\u{3}", "\r"], 130), (["\u{3}", "x"], 130),
        ([":quit\r", "d"], 5),
    ]

    @Test(arguments: without) func isNotKeptUnasked(_ row: (keys: [String], status: Int32)) throws {
        let terminal = try start(Self.form())
        try begin(terminal)
        terminal.type(row.keys[0])
        try terminal.expect(row.status == 130 ? "Keep a draft (k)" : "(k/d/G)")
        terminal.type(row.keys[1])
        #expect(try terminal.end() == row.status)
        #expect(names == [] && !terminal.text.contains("Your answers are in"))
        if row.status == 5 { #expect(terminal.text.contains("The answers were discarded")) }
    }

    /// Ctrl-C ends a program: the question of it waits some seconds only.
    @Test func theQuestionAfterCtrlCWaitsAMoment() throws {
        let terminal = try start(Self.form())
        try begin(terminal)
        terminal.type("\u{3}")
        try terminal.expect("Keep a draft (k)")
        #expect(try terminal.end() == 130)
        #expect(names == [])
    }

    @Test func goingOnAfterCtrlC() throws {
        let terminal = try start(Self.form())
        try begin(terminal)
        terminal.type("tw\u{3}")
        try terminal.expect("Keep a draft (k)")
        terminal.type("g")
        try terminal.untilIdle()
        terminal.type("o\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output.contains(#""b":"two""#))
    }

    static let refused: [(form: String, arguments: [String], variables: [String: String])] = [
        (form(), ["--no-draft"], [:]), (form(), [], ["FORMRUN_DRAFTS": "0"]),
        (form(#""drafts": false,"#), [], [:]),
    ]

    @Test(arguments: refused)
    func noneIsOffered(
        _ row: (form: String, arguments: [String], variables: [String: String])
    ) throws {
        for signal in [nil, SIGTERM] {
            let terminal = try start(row.form, row.arguments, row.variables)
            try begin(terminal)
            if let signal { terminal.send(signal) } else { terminal.type("\u{3}") }
            #expect(try terminal.end() == (signal == nil ? 130 : 143))
            #expect(names == [] && !terminal.text.contains("Keep a draft"))
            #expect(!terminal.text.contains("--draft auto"), "whoever wants none is told of none")
        }
    }

    /// A file that is no draft of the form, and has its name, stays as it is.
    @Test(arguments: [
        ("x", "No draft is offered:", "is not a draft of this form."),
        (
            #"{"formrunDraft":1,"form":"other","fingerprint":"x"}"#, "No draft is offered:",
            "is not a draft of this form."
        ),
        (
            #"{"formrunDraft":2}"#, "No draft is offered:",
            "it is a draft of version 2, and this program reads version 1."
        ),
        (nil, "No draft is offered: cannot", "it is no plain file"),
    ])
    func anotherFileHasTheName(_ row: (contents: String?, begin: String, end: String)) throws {
        var terminal = try start(Self.form())
        try begin(terminal)
        terminal.send(SIGTERM)
        _ = try terminal.end()
        let file = try drafts + "/" + #require(names.first)
        if let contents = row.contents {
            try Data(contents.utf8).write(to: URL(filePath: file))
        } else {
            try FileManager.default.removeItem(atPath: file)
            try FileManager.default.createDirectory(
                atPath: file, withIntermediateDirectories: false)
        }
        terminal = try start(Self.form())
        try terminal.expect(row.begin)
        try terminal.expect(row.end)
        try terminal.expectQuestion("S")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        if let contents = row.contents {
            #expect(try String(contentsOfFile: file, encoding: .utf8) == contents)
        }
    }

    @Test func beginningAnewKeepsTheDraftUntilTheNextOne() throws {
        var terminal = try start(Self.form())
        try begin(terminal)
        terminal.send(SIGTERM)
        _ = try terminal.end()
        terminal = try start(Self.form())
        try terminal.expect("There is a draft of this form.")
        terminal.type("n\r")
        try terminal.expectQuestion("S")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(names.count == 1)
    }

    /// Drafts that nobody continued for seven days are removed by the next run of any form; other files stay.
    @Test func oldOnesAreRemoved() throws {
        try FileManager.default.createDirectory(
            atPath: drafts, withIntermediateDirectories: true)
        let (old, new) = ("f-0123456789abcdef.json", "f-fedcba9876543210.json")
        let files = [
            (old, 8), (new, 6), (".formrun-1.tmp", 8), ("old.txt", 8), ("package.json", 8),
            ("f-0123456789abcdeg.json", 8),
        ]
        for (name, days) in files {
            let path = drafts + "/" + name
            try Data("x".utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -86_400 * Double(days))],
                ofItemAtPath: path)
        }
        // Whoever keeps none gets rid of old ones, too.
        let terminal = try start(Self.form(id: "other"), ["--no-draft"])
        try terminal.expectQuestion("S")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(names == ["f-0123456789abcdeg.json", new, "old.txt", "package.json"])
    }

    /// A folder that is a link, or that others may change, is neither written nor emptied.
    @Test(arguments: [true, false]) func aFolderThatIsNotOnesOwn(isLink: Bool) throws {
        let files = FileManager.default
        let target = isLink ? drafts + "-elsewhere" : drafts
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        if isLink {
            try files.createSymbolicLink(atPath: drafts, withDestinationPath: target)
        } else {
            try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: target)
        }
        let path = target + "/f-0123456789abcdef.json"
        try Data("x".utf8).write(to: URL(filePath: path))
        try files.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -86_400 * 8)], ofItemAtPath: path)
        let terminal = try start(Self.form())
        try terminal.expectQuestion("S")
        terminal.type("x\r\u{3}k")
        #expect(try terminal.end() == 130)
        #expect(try files.contentsOfDirectory(atPath: target) == ["f-0123456789abcdef.json"])
    }

    /// In plain lines, the same is said and typed.
    @Test func inPlainLines() throws {
        var terminal = try start(Self.form(), ["--accessible"])
        try terminal.expect("S.")
        terminal.type("correct horse\r")
        try terminal.expect("Accepted: 13 characters")
        try terminal.expect("A.")
        terminal.type("one\r")
        try terminal.expect("B.")
        terminal.type("\u{3}")
        try terminal.expect("Keep a draft (k)")
        terminal.type("k\r")
        #expect(try terminal.end() == 130)
        #expect(names.count == 1)
        terminal = try start(Self.form(), ["--accessible"])
        try terminal.expect("There is a draft of this form.")
        terminal.type("\r")
        try terminal.expect("Continuing the draft")
        terminal.send(SIGKILL)
        _ = try terminal.end()
    }
}
