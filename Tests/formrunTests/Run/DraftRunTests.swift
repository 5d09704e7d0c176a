import FormCards
import FormModel
import Foundation
import TestSupport
import Testing

@testable import formrun

/// Drafts of runs without a terminal, and their files.
@Suite struct DraftRunTests {
    private static func console(_ form: String = TestForms.two, input: String) -> RecordingConsole {
        let console = TestForms.console(form)
        console.input = Array(input.utf8)
        return console
    }

    @Test func isKeptUntilTheAnswersAreSubmitted() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        var console = Self.console(input: "one\nwrong\n")
        #expect(console.run("run", "form.json", "--draft", file) == .invalid)
        let draft = try FormDraft(json: Array(try #require(folder.text("draft")).utf8))
        #expect(draft.form == "two" && draft.accepted.map(\.description) == ["/a"])
        #expect(draft.answers.map(\.value) == [.text("one"), .text("wrong")])
        #expect(try DraftTerminalTests.mode(of: file) == 0o600)
        #expect(console.saidText.contains("Your answers are in \(file)"))

        // Without `--resume` it is not touched.
        let before = folder.text("draft")
        console = Self.console(input: "two\n7\n")
        #expect(console.run("run", "form.json", "--draft", file) == .usage)
        #expect(folder.text("draft") == before && console.saidText.contains("--resume"))

        console = Self.console(input: "7\n")
        #expect(console.run("run", "form.json", "--draft", file, "--resume") == .success)
        #expect(console.outputText == #"{"a":"one","b":7}"# + "\n")
        #expect(folder.names == [])

        // There is none any more.
        console = Self.console(input: "x\n1\n")
        #expect(console.run("run", "form.json", "--draft", file, "--resume") == .success)
        #expect(console.said == ["There is no draft in \(file) yet; the form begins anew."])
    }

    /// Each draft has all answers: saved with each of many lines, drafts would grow with the square of their number.
    @Test(arguments: [(16, 16), (1_000, 80), (100_000, 120)])
    func linesThatComeTogetherAreSavedTogether(_ count: Int, _ most: Int) throws {
        let console = RecordingConsole()
        console.input = [UInt8](repeating: 0x0A, count: count)
        let lines = AnswerLines(LineReader(try console.open("-"), limit: 10))
        var saves = 0
        var unsaved = 0
        for number in 1...count {
            _ = try lines.take()
            unsaved += 1
            if lines.noteAnswer() {
                saves += 1
                unsaved = 0
            }
            #expect(unsaved * 8 <= number)
        }
        #expect(saves <= most + count >> 15 && unsaved == 0)
    }

    /// What a run waits for is not known, so that everything before it is saved.
    @Test func aLineThatComesAloneIsSaved() throws {
        let console = RecordingConsole()
        console.input = Array("a".utf8)
        let lines = AnswerLines(LineReader(try console.open("-"), limit: 10))
        _ = try lines.take()
        #expect(lines.noteAnswer() && lines.noteAnswer())
    }

    /// Options and files come before the draft.
    @Test func suppliedAnswersComeFirst() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        #expect(
            Self.console(input: "one\nx\n").run("run", "form.json", "--draft", file) == .invalid)
        let console = Self.console(input: "7\n")
        #expect(
            console.run("run", "form.json", "--draft", file, "--resume", "--set", "a=two")
                == .success)
        #expect(console.outputText == #"{"a":"two","b":7}"# + "\n")
    }

    @Test func saysWhichAnswersNoLongerFit() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        let before = """
            { "formrun": 1, "id": "two", "title": "Two", "items": [
              { "type": "input", "name": "a", "title": "A" },
              { "type": "input", "name": "gone", "title": "G" },
              { "type": "input", "name": "b", "title": "B" },
              { "type": "input", "name": "z", "title": "Z", "validators": ["required"] } ] }
            """
        #expect(
            Self.console(before, input: "one\ntwo\nthree\n").run(
                "run", "form.json", "--draft", file) == .unanswered)
        let console = Self.console(input: "7\n")
        #expect(console.run("run", "form.json", "--draft", file, "--resume") == .success)
        #expect(console.outputText == #"{"a":"one","b":7}"# + "\n")
        #expect(
            console.said == [
                "The form has changed since the draft was saved.",
                "gone: the form no longer takes this answer, which was left out: two",
                "b: the answer is kept and asked again: B must be a whole number.",
            ])
    }

    /// A key that looks the same is said to be in another normal form.
    @Test func saysWhichKeysAreInAnotherNormalForm() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        func form(_ key: String) -> String {
            """
            { "formrun": 1, "id": "two", "title": "Two", "items": [
              { "type": "input", "name": "a", "key": "\(key)", "title": "A" },
              { "type": "input", "name": "z", "title": "Z", "validators": ["required"] } ] }
            """
        }
        #expect(
            Self.console(form("e\u{301}"), input: "one\n").run(
                "run", "form.json", "--draft", file) == .unanswered)
        let console = Self.console(form("\u{E9}"), input: "two\n7\n")
        #expect(console.run("run", "form.json", "--draft", file, "--resume") == .success)
        let line = try #require(console.said.dropFirst().first)
        #expect(line.contains("left out: one (There is no field") && line.contains("NFC"))
    }

    /// A draft with very many answers that do not fit has a short report, soon; everyday drafts have a tenth of them.
    @Test func theReportIsShort() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        let count = Laws.areMany ? 100_000 : 10_000
        let answers = (0..<count).map { #""/x\#($0)":"v""# }.joined(separator: ",")
        let text = #"{"formrunDraft":1,"form":"two","fingerprint":"0","answers":{\#(answers)}}"#
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let console = Self.console(input: "one\n7\n")
        #expect(console.run("run", "form.json", "--draft", file, "--resume") == .success)
        #expect(console.said.count == 22 && console.said.last == "… and \(count - 20) more")
    }

    /// Two runs have one draft: the later one neither overwrites nor removes what the other saved, and says so once.
    @Test(arguments: [false, true]) func anotherRunIsNotOverwritten(_ isThere: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("draft")
        func draft(_ text: String) throws -> FormDraft {
            try FormDraft(
                json: Array(
                    #"{"formrunDraft":1,"form":"two","fingerprint":"0","answers":{"/a":"\#(text)"}}"#
                        .utf8))
        }
        if isThere { #expect(DraftFile(path).save(try draft("zero")) == nil) }
        let (one, other) = (DraftFile(path), DraftFile(path))
        for file in [one, other] { _ = try file.read() }
        #expect(one.save(try draft("one")) == nil)
        #expect(one.save(try draft("two")) == nil, "it knows what it saved")
        #expect(one.isKept && one.unkept == nil)
        #expect(other.save(try draft("other"))?.contains("another run has changed it") == true)
        #expect(other.save(try draft("others")) == nil, "it is said once")
        #expect(!other.isKept && other.unkept?.lacking == [FieldPath("a")])
        try other.remove()
        #expect(folder.text("draft")?.contains("two") == true)
        // A run that has not saved since removes nothing, either.
        let third = DraftFile(path)
        _ = try third.read()
        #expect(one.save(try draft("three")) == nil)
        #expect(throws: SystemError.self) { try third.remove() }
        #expect(folder.text("draft")?.contains("three") == true)
        try one.remove()
        #expect(folder.names == [])
    }

    /// What cannot be saved is tried once more at the end, and then named; nothing says that it is in the draft.
    @Test func whatTheDraftLacksIsNamed() throws {
        let folder = try TemporaryFolder()
        let inner = folder.path("inner")
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        let file = DraftFile(inner + "/draft")
        var draft = FormDraft(form: "two", fingerprint: "0")
        file.begin(with: draft)
        #expect(!file.isKept && file.unkept == nil)
        draft.answers = [FormDraft.Answer(path: FieldPath("a"), value: .text("one"))]
        #expect(file.save(draft) == nil && file.isKept)

        try FileManager.default.removeItem(atPath: inner)
        #expect(!file.isKept, "somebody removed it")
        draft.answers.append(FormDraft.Answer(path: FieldPath("b"), value: .integer(5)))
        #expect(file.save(draft) != nil)
        file.retry()
        #expect(file.unkept?.lacking == [FieldPath("a"), FieldPath("b")])

        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        file.retry()
        #expect(file.isKept && file.unkept == nil)
        #expect(folder.text("inner/draft")?.contains(#""/a":"one","/b":5"#) == true)

        try file.remove()
        file.retry()
        #expect(!file.isKept && folder.text("inner/draft") == nil, "it is not made again")
    }

    static let refused: [(content: String, status: Status, said: String)] = [
        ("[]", .unusableFile, "it is no draft of formrun. Name another file, or remove this one."),
        (#"{"formrunDraft":1,"form":"two","#, .unusableFile, "it is no draft: "),
        (#"{"formrunDraft":9}"#, .unusableFile, "it is a draft of version 9"),
        (
            #"{"formrunDraft":-1,"form":"two","fingerprint":"0"}"#, .unusableFile,
            "it is no draft of"
        ),
        (#"{"formrunDraft":0,"form":"two","fingerprint":"0"}"#, .unusableFile, "it is no draft of"),
        (TestForms.two, .unusableFile, "it is no draft of formrun."),
        (#"[[[[[[[[1]]]]]]]]"#, .unusableFile, "it is no draft of formrun."),
        (
            #"{"formrunDraft":1,"form":"other","fingerprint":"0"}"#, .unusableFile,
            #"is the draft of the form "other", not of "two"."#
        ),
    ]

    /// The content is not an argument of a test, since the runner describes arguments letter by letter.
    @Test(arguments: [[], ["--resume"]]) func aLargerFileIsRefused(_ more: [String]) throws {
        try expectRefusal(
            of: String(
                decoding: [UInt8](repeating: 0x20, count: FormDraft.maximumBytes + 1), as: UTF8.self
            ),
            .unusableFile, "it is larger", more)
    }

    /// What is no draft of the form is refused, and stays as it is, with and without `--resume`.
    @Test(arguments: refused, [[], ["--resume"]])
    func otherFilesAreRefused(
        _ row: (content: String, status: Status, said: String), _ more: [String]
    ) throws {
        try expectRefusal(of: row.content, row.status, row.said, more)
    }

    private func expectRefusal(
        of content: String, _ status: Status, _ said: String, _ more: [String]
    ) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        let console = Self.console(input: "one\n")
        let arguments = ["run", "form.json", "--draft", file] + more
        #expect(console.run(arguments) == status)
        #expect(console.saidText.contains(said), "\(console.saidText)")
        #expect(folder.text("draft") == content)
    }

    /// An empty file, as `mktemp` makes it, is no draft.
    @Test func anEmptyFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        #expect(
            Self.console(input: "one\n").run("run", "form.json", "--draft", file) == .success)
    }

    /// Links, pipes and folders are refused; hard links keep what they have; no mode is widened.
    @Test func trapsAreNotFollowed() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        let target = folder.path("target")
        try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
        try manager.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: target)
        try manager.createSymbolicLink(
            atPath: folder.path("dangling"), withDestinationPath: folder.path("new"))
        let status = unsafe mkfifo(folder.path("pipe"), 0o600)
        #expect(status == 0)
        for (name, reason) in [
            ("link", "symbolic link"), ("dangling", "symbolic link"), ("pipe", "no plain file"),
            (".", "no plain file"),
        ] {
            for more in [[], ["--resume"]] {
                let console = Self.console(input: "one\n")
                let arguments = ["run", "form.json", "--draft", folder.path(name)] + more
                #expect(console.run(arguments) == .unusableFile, "\(name)")
                #expect(console.saidText.contains(reason), "\(name): \(console.saidText)")
            }
        }
        #expect(folder.text("target") == "precious" && folder.text("new") == nil)

        let file = folder.path("draft")
        #expect(
            Self.console(input: "one\nx\n").run("run", "form.json", "--draft", file) == .invalid)
        let before = folder.text("draft")
        try manager.linkItem(atPath: file, toPath: folder.path("other"))
        try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        #expect(
            Self.console(input: "y\n").run("run", "form.json", "--draft", file, "--resume")
                == .invalid)
        #expect(folder.text("other") == before && folder.text("draft") != before)
        #expect(try DraftTerminalTests.mode(of: file) == 0o600)
    }

    /// `auto` is in the state folder of the XDG Base Directory Specification.
    @Test(arguments: [
        (["XDG_STATE_HOME": "/state", "HOME": "/home"], "/state/formrun/drafts"),
        (["HOME": "/home"], "/home/.local/state/formrun/drafts"),
        (["XDG_STATE_HOME": "relative", "HOME": "/home"], "/home/.local/state/formrun/drafts"),
        (["XDG_STATE_HOME": "", "HOME": "/home"], "/home/.local/state/formrun/drafts"),
    ])
    func stateFolder(_ row: (variables: [String: String], folder: String)) throws {
        let folder = try TemporaryFolder()
        let console = Self.console(input: "one\nx\n")
        console.variables = row.variables.mapValues {
            $0.hasPrefix("/") ? folder.path(String($0.dropFirst())) : $0
        }
        #expect(console.run("run", "form.json", "--draft", "auto") == .invalid)
        let path = String(row.folder.dropFirst()) + "/two.json"
        #expect(folder.text(path)?.contains(#""/a":"one""#) == true)
        let made = folder.path((path as NSString).deletingLastPathComponent)
        #expect(try DraftTerminalTests.mode(of: made) == 0o700)
    }

    @Test(arguments: [
        ("sign-up_2", "sign-up_2"), ("a/../b", "a%2f%2e%2e%2fb"), (".", "%2e"), ("ä", "%c3%a4"),
        ("", ""),
    ])
    func fileNames(_ row: (id: String, name: String)) {
        #expect(DraftOptions.fileName(of: row.id) == row.name)
    }

    @Test func longNamesDiffer() {
        let names = [0, 1].map {
            DraftOptions.fileName(of: String(repeating: "é", count: 500) + String($0))
        }
        #expect(names[0] != names[1] && names.allSatisfy { $0.utf8.count < 200 })
    }

    @Test(arguments: [
        ["--resume"], ["--draft", "-"], ["--draft", ""], ["--draft", "auto"],
    ])
    func wrongUsage(_ more: [String]) {
        let console = Self.console(input: "one\n")
        #expect(console.run(["run", "form.json"] + more) == .usage)
    }
}
