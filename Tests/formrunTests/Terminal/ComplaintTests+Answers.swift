import FormCards
import FormModel
import Foundation
import Testing
import formrun

/// The complaints about answers: what is accepted, shown, kept and printed.
extension ComplaintTests {
    private static let ada = ["--set", "name=Ada", "--set", "mail=a@b.co"]

    private static func console(_ form: String = form) -> RecordingConsole {
        let console = TestForms.console(form)
        console.variables["LANG"] = "en_US.UTF-8"
        return console
    }

    /// Valid answers are not asked, wherever they come from; an invalid one is asked with its error.
    @Sendable static func suppliedAnswers() throws {
        let ways: [(String) -> (RecordingConsole, [String])] = [
            { (console(), ["--set", "mail=" + $0]) },
            { mail in
                let console = console()
                console.variables["FORMRUN_mail"] = mail
                return (console, [])
            },
            { mail in
                let console = console()
                console.files["known"] = Array(#"{"mail":"\#(mail)"}"#.utf8)
                return (console, ["--answers", "known"])
            },
        ]
        for way in ways {
            for (mail, isAsked) in [("a@b.co", false), ("a@", true)] {
                let (console, arguments) = way(mail)
                console.isInputTerminal = true
                let terminal = ScriptedTerminal(lines: ["Ada"])
                console.scripted = terminal
                let status = console.run(["run", "form.json"] + arguments)
                #expect(status == .hungUp)
                let last = terminal.screens.last ?? []
                let title = isAsked ? "│ E-mail" : "│ Nickname"
                let row = try #require(last.firstIndex { $0.contains("❯") })
                #expect(last[row - 1].hasPrefix(title), "\(arguments): \(last)")
                #expect(last.contains { $0.contains("✗ Error: E-mail must be") } == isAsked)
            }
        }
    }

    /// A wrong default is refused with the form, a calculated one with the answers, like any other answer.
    @Sendable static func invalidWithoutQuestions() {
        func run(_ item: String, _ command: String, _ arguments: String...) -> (Status, String) {
            let console = console(
                #"{"formrun":1,"id":"f","title":"F","items":[\#(item)]}"#)
            return (
                console.run([command, "form.json"] + arguments),
                console.saidText + console.outputText
            )
        }
        let item = #"{"type":"input","name":"n","title":"N","value":"integer","#
        let range = #""validators":[{"range":{"max":14}}]}"#
        let fixed = run(item + #""default":99,"# + range, "check")
        #expect(fixed.0 != .success && fixed.1.contains("[invalidDefault]"))
        let calculated = run(
            #"{"type":"input","name":"m","value":"integer","title":"M"},"# + item
                + #""default":{"expression":"m * 10"},"# + range,
            "run", "--set", "m=3", "--no-input")
        #expect(calculated == (.invalid, "/n: N must be at most 14. [tooLarge]"))
        let given = run(item + range, "run", "--no-input", "--set", "n=99")
        #expect(given == (.invalid, "/n: N must be at most 14. [tooLarge]"))
    }

    /// A hidden field has no value, whether it was typed before or is supplied, and the reason is told.
    @Sendable static func hiddenAnswers() throws {
        let typed = console()
        typed.isInputTerminal = true
        typed.scripted = ScriptedTerminal(lines: [
            "yes", "X1", ":back", ":back", "no", ":review", "",
        ])
        let known = ["--set", "nick=A"] + ada
        #expect(typed.run(["run", "form.json"] + known) == .success)
        let answers = #"{"name":"Ada","mail":"a@b.co","nick":"A","car":false,"days":3}"#
        #expect(typed.outputText == answers + "\n")

        let supplied = console()
        let plate = ["--set", "car=no", "--set", "plate=X1"]
        #expect(
            supplied.run(["run", "form.json", "--no-input"] + ada + plate)
                == .invalid)
        #expect(supplied.saidText.contains("[hiddenField]") && supplied.output.isEmpty)
        let explained = console()
        #expect(
            explained.run("run", "form.json", "--explain", "plate", "--set", "car=no") == .success)
        #expect(
            explained.outputText.contains(#"shown: no, because "visibleWhen" is not true: car"#))
    }

    /// A character of two cells, with marks or of several parts is one step of the cursor and as wide as it is.
    @Sendable static func wideCharacters() throws {
        let terminal = try start(at: "Name")
        let before = terminal.screen.column
        var column = before
        for (text, width) in [
            ("日本", 4), ("e\u{301}", 1), ("👩‍🚀", 2), ("🇩🇪", 2), ("ｶ", 1), ("한", 2), ("⚠️", 2),
        ] {
            terminal.type(text)
            column += width
            try terminal.expectScreen { $0.column == column }
        }
        for width in [2, 2, 1, 2, 2, 1] {
            terminal.type("\u{1B}[D")
            column -= width
            try terminal.expectScreen { $0.column == column }
        }
        terminal.type("\u{5}" + String(repeating: "\u{7F}", count: 6))
        try terminal.expectScreen { screen in
            screen.column == before + 4 && screen.lines[screen.row].contains("❯ 日本  ")
        }
    }

    /// A secret is typed twice, is shown only on demand, and is nowhere but in the answers.
    @Sendable static func secrets() throws {
        let folder = try TemporaryFolder()
        let (draft, record) = (folder.path("draft"), folder.path("keys"))
        let terminal = try start(
            at: "Note", ["--set", "days=3", "--draft", draft, "--record", record])
        terminal.type("one\u{1B}\r")
        try terminal.expectQuestion("PIN")
        terminal.type("CANARY\r")
        try terminal.expectQuestion("The same again")
        terminal.type("CANARX\r")
        try terminal.expect("The two entries differ.")
        terminal.type("CANARY\r")
        try terminal.expectQuestion("Submit")
        #expect(folder.text("draft")?.contains("CANAR") == false)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(!terminal.text.contains("CANAR") && terminal.output.contains(#""pin":"CANARY""#))
        let keys = try #require(folder.text("keys"))
        #expect(!keys.contains("CANAR") && keys.contains("Here a secret was typed"))

        let shown = try start(at: "PIN")
        shown.type("1234\u{12}")
        try shown.expectScreen { $0.lines.contains { $0.contains("❯ 1234") } }
        shown.type("\u{12}")
        try shown.expectScreen { $0.lines.contains { $0.contains("❯ ••••") } }
        #expect(console().run("run", "form.json", "--set", "pin=1234") == .usage)
    }

    /// One call with a form reads it from a pipe, and its answers are variables of the shell.
    @Sendable static func forScripts() throws {
        let terminal = try PseudoTerminal(
            form: form, ["--output", "shell", "--prefix", "f_", "--set", "mail=a@b.co"],
            shell: """
                command=$1 form=$3; shift 3
                eval "$("$command" run - --no-input --set "name=it's \\$(id)" "$@" <"$form")"
                printf '%s, %s, %s' "$f_name" "$f_mail" "$f_days"
                """)
        #expect(try terminal.end() == 0)
        #expect(terminal.output == "it's $(id), a@b.co, 3")
    }

    /// No sequence that a terminal would reply to is written, and a reply to another program types nothing.
    @Sendable static func nothingIsAskedOfTheTerminal() throws {
        let terminal = try start(at: "Name")
        let replies = [
            "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]10;rgb:0/0/0\u{1B}\\", "\u{1B}[?62;22c",
            "\u{1B}[12;40R", "\u{1B}P>|tmux\u{1B}\\", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?997;1n",
        ]
        terminal.type("A" + replies.joined() + "da\r")
        try terminal.expectQuestion("E-mail")
        #expect(terminal.screen.lines.contains { $0.contains("✓ Name  Ada ") })
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        // Device attributes and status, reports of settings and sizes, and strings such as the colours.
        let queries = try Regex("\u{1B}(\\[[0-9;?>=]*([cntxq]|\\$p)|[\\]P_^Z])")
        #expect(terminal.text.firstMatch(of: queries) == nil)
    }

    /// Keys from a file reach answers, and the screens are printed; no terminal is needed.
    @Sendable static func testable() {
        let console = console()
        console.files["keys"] = Array(
            """
            type A
            key enter
            type da
            key enter

            """.utf8)
        #expect(
            console.run("run", "form.json", "--script", "keys", "--set", "mail=a@b.co")
                == .declined)
        #expect(console.saidText.contains("✗ Error: Name must have at least 2 characters."))
        #expect(console.saidText.contains("✓ Name    Ada"))
        #expect(console.scripted == nil && console.output.isEmpty)
    }
}
