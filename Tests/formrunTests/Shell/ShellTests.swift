import Foundation
import Testing

/// The scripts in the real shells: keys at a terminal, and what is in the line afterwards.
@Suite(.timeLimit(.minutes(60))) struct ShellTests {
    static let form = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "room", "title": "$(touch pwned1)", "value": "choice",
            "choices": [{ "value": "$(touch pwned2)", "title": "`touch pwned3`" },
              "double", "it's", "a b", "x;touch pwned4", "\u001b[31mred"] },
          { "type": "input", "name": "nights", "title": "Nights" } ] }
        """#

    struct Row: Sendable {
        let typed: String
        /// The line after the Tab key, in bash, zsh and fish.
        let line: String

        init(_ typed: String, _ line: String) {
            self.typed = typed
            self.line = line
        }
    }

    static let rows = [
        Row("formrun vali", "formrun validate "), Row("formrun run f", "formrun run form.json "),
        Row("formrun run my", #"formrun run my\ form.json "#),
        Row("formrun run form.json --answ", "formrun run form.json --answers "),
        Row("formrun run form.json --theme tur", "formrun run form.json --theme turbo "),
        Row("formrun run form.json --answers oth", "formrun run form.json --answers other.txt "),
        Row("formrun run form.json --set ni", "formrun run form.json --set nights="),
        Row("formrun run form.json --set room=d", "formrun run form.json --set room=double "),
        Row(
            "formrun run my\\ form.json --set room=d",
            "formrun run my\\ form.json --set room=double "),
        Row("formrun run \"my form.json\" --set ni", "formrun run \"my form.json\" --set nights="),
        Row("formrun run form.json --set room=a", #"formrun run form.json --set room=a\ b "#),
        Row("formrun run form.json --set room=i", #"formrun run form.json --set room=it\'s "#),
        Row(
            #"formrun run form.json --set room=\$"#,
            #"formrun run form.json --set room=\$\(touch\ pwned2\) "#),
        Row(
            "formrun run form.json --set room=x",
            #"formrun run form.json --set room=x\;touch\ pwned4 "#),
        Row(
            "formrun run form.json --set 'room=$",
            "formrun run form.json --set 'room=$(touch pwned2)' "),
        Row("formrun run broken.json --set ro", "formrun run broken.json --set ro"),
    ]

    @Test(.needs("bash")) func bash() throws {
        try check(
            "bash --noprofile --rcfile setup -i", "PS1='$ '; source <(formrun completion bash)")
    }

    @Test(.needs("zsh")) func zsh() throws {
        try check(
            "zsh -d -i",
            "PS1='$ '; autoload -Uz compinit; compinit -u -D; source <(formrun completion zsh)")
    }

    @Test(.needs("fish")) func fish() throws {
        try check(
            "fish --no-config -i -C 'source setup'",
            "function fish_prompt; echo '$ '; end; formrun completion fish | source")
    }

    private func check(_ shell: String, _ setUp: String) throws {
        let terminal = try PseudoTerminal(
            form: Self.form, columns: 100,
            shell: """
                PATH=$(dirname "$1"):/usr/bin:/bin; HOME=$(dirname "$3"); export PATH HOME
                XDG_CONFIG_HOME=$HOME/.config; XDG_DATA_HOME=$HOME/.local; export XDG_CONFIG_HOME XDG_DATA_HOME
                cd "$HOME"; cp form.json 'my form.json'; echo text >other.txt; echo '{' >broken.json
                cat >setup <<'END'
                \(setUp)
                END
                cp setup .zshrc; ZDOTDIR=$HOME; export ZDOTDIR
                exec \(shell) >&0 2>&0
                """)
        for row in Self.rows {
            // Keys that come before the shell reads them are lost.
            try terminal.expectScreen { $0.lines[$0.row] == "$" && $0.column == 2 }
            terminal.type(row.typed + "\t")
            let line = "$ " + row.line
            let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
            try terminal.expectScreen { screen in
                screen.lines[screen.row] == trimmed && screen.column == line.count
            }
            terminal.type("\u{15}")
        }
        for number in 1...4 {
            let path = terminal.folder.appendingPathComponent("pwned\(number)").path
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test(.needs("bash")) func bashReadsTheScript() throws { try checkScript("bash") }
    @Test(.needs("zsh")) func zshReadsTheScript() throws { try checkScript("zsh") }
    @Test(.needs("fish")) func fishReadsTheScript() throws { try checkScript("fish") }

    /// The script is sound, and names all commands and options, for where the command is missing.
    private func checkScript(_ shell: String) throws {
        let script = try Programs.output(PseudoTerminal.command, ["completion", shell])
        #expect(script.contains("validate") && script.contains("--report"))
        #expect(try Programs.output(shell, ["-n"], input: script) == "")
    }
}
