import FormCards
import Testing
import formrun

/// The commands of `--action` at a terminal, which they have until they end.
@Suite(.timeLimit(.minutes(60))) struct ActionTerminalTests {
    private static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
            { "type": "input", "name": "a", "title": "A" } ],
          "card": { "open": "show", "parts": [
            { "title": { "text": "T", "menu": [{ "title": "Prices", "action": "prices" }] } }, "fields"] } }
        """

    @Test func hasTheTerminal() throws {
        let terminal = try PseudoTerminal(
            form: Self.form, ["--action", "prices=printf 'price? '; read p; echo \"paid $p\""])
        try terminal.expectQuestion("A")
        terminal.type(":1\r")
        try terminal.expect("price? ")
        terminal.type("12\n")
        try terminal.expect("paid 12")
        try terminal.expectQuestion("A")
        terminal.type("x\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output.contains(#""a":"x""#))
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test(arguments: [
        ([], ":open", "no command is given for it: --action show=COMMAND"),
        (["--action", "show=exit 3"], ":open", "the command ended with status 3"),
        (["--action", "show=kill -9 $$"], ":open", "the command ended with status 137"),
    ])
    func failuresAreTold(_ row: (options: [String], line: String, said: String)) throws {
        let terminal = try PseudoTerminal(form: Self.form, row.options)
        try terminal.expectQuestion("A")
        terminal.type("\(row.line)\r")
        try terminal.expectScreen { screen in
            let words = screen.lines.joined().split { $0 == " " || $0 == "│" }
            return words.joined(separator: " ").contains(row.said)
        }
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    /// The next frame begins in a row of its own, whatever the command printed, and Ctrl-C ends the command only.
    @Test(arguments: ["printf hello", "printf hello; kill -INT $$"])
    func theNextFrameHasItsOwnRow(_ command: String) throws {
        let terminal = try PseudoTerminal(form: Self.form, ["--action", "show=\(command)"])
        try terminal.expectQuestion("A")
        terminal.type(":open\r")
        try terminal.expect("hello")
        try terminal.expectQuestion("A")
        try terminal.untilIdle()
        let lines = terminal.screen.lines
        let hello = try #require(lines.firstIndex { $0.contains("hello") })
        #expect(lines[hello].split(separator: " ") == ["hello"])
        #expect(lines[hello + 1].hasPrefix("┌"))
        #expect(!lines.joined().contains("failed"))
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    /// The size of the screen is that after the command.
    @Test func theScreenMayChangeMeanwhile() throws {
        let terminal = try PseudoTerminal(form: Self.form, ["--action", "show=echo go; read x"])
        try terminal.expectQuestion("A")
        terminal.type(":open\r")
        try terminal.expect("go")
        terminal.resize(60)
        terminal.type("\n")
        try terminal.expectScreen { $0.lines.contains { $0.hasSuffix("┐") && $0.count < 60 } }
        try terminal.expectQuestion("A")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    /// A shell with job control takes the foreground of the terminal; killed, it does not give it back.
    @Test func theForegroundComesBack() throws {
        let terminal = try PseudoTerminal(
            form: Self.form, ["--action", "show=bash --norc -ic 'kill -9 $$'"])
        try terminal.expectQuestion("A")
        terminal.type(":open\r")
        try terminal.expectScreen { $0.lines.joined().contains("status 137") }
        terminal.type("x\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output.contains(#""a":"x""#))
    }

    /// Every action of a card has a name for the option, whatever names it and in whichever state.
    @Test(arguments: ["show", "prices", "change", "late", "deep"])
    func actionsOfACard(_ action: String) {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
                { "type": "input", "name": "a", "title": "A" } ],
              "card": { "open": "show", "traits": [{ "editable": "change" }],
                "states": [{ "state": "hasData", "open": "late", "parts": [
                  { "stack": [{ "title": { "text": "U", "menu": [{ "title": "D", "action": "deep" }] } }] },
                  "fields"] }],
                "parts": [
                  { "title": { "text": "T", "menu": [{ "title": "P", "action": "prices" }] } }, "fields"] } }
            """)
        console.isInputTerminal = true
        console.scripted = ScriptedTerminal(lines: [])
        let status = console.run(["run", "form.json", "--action", "\(action)=true"])
        #expect(status != .usage, "\(console.saidText)")
    }

    @Test func anActionThatNoCardNames() {
        let console = TestForms.console(Self.form)
        console.isInputTerminal = true
        console.scripted = ScriptedTerminal(lines: [])
        #expect(
            console.run(["run", "form.json", "--action", "price=true"]) == .usage)
        #expect(console.saidText.contains(#"The form has no action of a card "price"."#))
        #expect(console.saidText.contains("prices"))
    }
}
