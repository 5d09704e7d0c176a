import FormCards
import Testing
import formrun

@Suite struct StyleOptionsTests {
    private static func drawn(
        _ options: String..., variables: [String: String] = ["LANG": "C.UTF-8"],
        isTerminal: Bool = true, files: [String: String] = [:]
    ) -> (status: Status, console: RecordingConsole) {
        let console = TestForms.console()
        console.variables = variables
        console.isOutputTerminal = isTerminal
        for (name, text) in files { console.files[name] = Array(text.utf8) }
        let status = console.run(["card", "form.json"] + options)
        return (status, console)
    }

    @Test(
        arguments: [
            ([:], true, "\u{1B}[1m"), ([:], false, nil), (["NO_COLOR": "1"], true, nil),
            (["TERM": "dumb"], true, nil), (["CLICOLOR_FORCE": "1"], false, "\u{1B}[1m"),
            (["COLORTERM": "truecolor"], true, "\u{1B}[38;2;"),
            (["TERM": "xterm-256color"], true, "\u{1B}[38;5;"),
        ] as [([String: String], Bool, String?)])
    func theEnvironmentDecides(
        _ row: (variables: [String: String], isTerminal: Bool, sequence: String?)
    ) {
        let (status, console) = Self.drawn(variables: row.variables, isTerminal: row.isTerminal)
        #expect(status == .success)
        if let sequence = row.sequence {
            #expect(console.outputText.contains(sequence))
        } else {
            #expect(!console.outputText.contains("\u{1B}"))
        }
    }

    @Test func anOptionComesBeforeTheEnvironment() {
        let never = Self.drawn("--color", "never", variables: ["CLICOLOR_FORCE": "1"])
        #expect(!never.console.outputText.contains("\u{1B}"))
        let always = Self.drawn(
            "--color", "always", variables: ["NO_COLOR": "1"], isTerminal: false)
        #expect(always.console.outputText.contains("\u{1B}"))
    }

    @Test(arguments: [
        (["--glyphs", "ascii"], ["LANG": "C.UTF-8"], "+"),
        (["--glyphs", "unicode"], [:], "┌"), ([], [:], "+"), ([], ["LANG": "de_DE.utf8"], "┌"),
        (["--theme", "./t.json"], ["LANG": "C.UTF-8"], "+"),
        (["--theme", "./t.json", "--glyphs", "unicode"], [:], "┌"),
    ])
    func glyphs(_ row: (options: [String], variables: [String: String], corner: String)) {
        let console = TestForms.console()
        console.variables = row.variables
        console.files["./t.json"] = Array(#"{ "theme": 1, "glyphs": "ascii" }"#.utf8)
        let arguments = ["card", "form.json", "--color", "never"] + row.options
        #expect(console.run(arguments) == .success)
        #expect(console.outputText.hasPrefix(row.corner))
    }

    /// The distances of a theme are those of the card.
    @Test(arguments: [
        (["--theme", "./t.json"], "│    "), (["--theme", "turbo"], "│  "), ([], "│ "),
    ])
    func distances(_ row: (options: [String], edge: String)) throws {
        let console = TestForms.console()
        console.variables = ["LANG": "C.UTF-8"]
        console.files["./t.json"] = Array(#"{ "theme": 1, "spacing": { "padding": 4 } }"#.utf8)
        #expect(console.run(["card", "form.json", "--color", "never"] + row.options) == .success)
        let lines = console.outputText.split(separator: "\n").filter { $0.hasPrefix("│") }
        let edge = try #require(
            lines.map { $0.dropFirst().prefix { $0 == " " }.count }.min())
        #expect(edge == row.edge.count - 1)
    }

    @Test func themesAndGrounds() {
        let variables = ["COLORTERM": "truecolor", "LANG": "C.UTF-8"]
        let outputs = [
            ["--theme", "mint"], ["--theme", "mint", "--background", "dark"],
            ["--theme", "mint", "--background", "light"], ["--theme", "turbo"],
            ["--theme", "plain"],
        ].map { options in
            let console = TestForms.console()
            console.variables = variables
            console.isOutputTerminal = true
            #expect(console.run(["card", "form.json"] + options) == .success)
            return console.outputText
        }
        #expect(Set(outputs).count == outputs.count)
        #expect(outputs[1].contains("\u{1B}[1;38;2;126;226;184m"))
        #expect(!outputs[4].contains("38;2;"))
    }

    @Test func aFileIsATheme() {
        let file =
            ##"{ "theme": 1, "roles": { "title": { "dark": { "foreground": "#fedcba" } } } }"##
        let (status, console) = Self.drawn(
            "--theme", "my.json", "--background", "dark", variables: ["COLORTERM": "truecolor"],
            files: ["my.json": file])
        #expect(status == .success)
        #expect(console.outputText.contains("\u{1B}[38;2;254;220;186m"))
    }

    @Test func problemsOfAThemeFileAreListed() {
        let file = #"{ "theme": 1, "base": "mynt", "roles": { "titel": {} } }"#
        for command in ["card", "run"] {
            let console = TestForms.console()
            console.isInputTerminal = true
            console.files["my.json"] = Array(file.utf8)
            #expect(console.run(command, "form.json", "--theme", "my.json") == .unusableFile)
            #expect(console.said.count == 2)
            #expect(console.said.allSatisfy { $0.hasPrefix("my.json:1:") })
            #expect(console.output.isEmpty)
        }
    }

    @Test(arguments: [
        (
            ["--theme", "mnit"], Status.usage,
            "formrun: --theme must be one of standard, mint, turbo, plain, highContrast, not \"mnit\"."
        ),
        (
            ["--theme", "solarized"], .usage,
            "formrun: --theme must be one of standard, mint, turbo, plain, highContrast, or a file such as ./solarized.json."
        ),
        (
            ["--theme", "gone.json"], .unusableFile,
            "formrun: cannot open gone.json: No such file or directory"
        ),
        (
            ["--background", "drak"], .usage,
            "formrun: --background must be one of any, dark, light, not \"drak\"."
        ),
        (
            ["--glyphs", "utf8"], .usage,
            "formrun: --glyphs must be one of unicode, ascii, not \"utf8\"."
        ),
        (
            ["--color", "on"], .usage,
            "formrun: --color must be one of auto, always, never, not \"on\"."
        ),
    ])
    func optionsThatAreRefused(_ row: (options: [String], status: Status, line: String)) {
        for command in ["card", "run"] {
            let console = TestForms.console()
            console.isInputTerminal = true
            #expect(
                console.run([command, "form.json"] + row.options) == row.status)
            #expect(console.said.first == row.line)
        }
    }
}
