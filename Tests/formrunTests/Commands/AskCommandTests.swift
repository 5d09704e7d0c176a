import FormCards
import FormModel
import Foundation
import TestSupport
import Testing

@testable import formrun

@Suite struct AskCommandTests {
    /// Arguments after the question, the line that answers, and what is printed.
    static let answers: [(arguments: [String], line: String, printed: String)] = [
        ([], "Ada", "Ada\n"),
        ([], "", ""),
        (["--value", "email"], "ada@example.com", "ada@example.com\n"),
        (["--value", "phone"], "(212) 555-0123", "+12125550123\n"),
        (["--value", "integer"], "12", "12\n"),
        (["--value", "decimal", "--locale", "de"], "1,50", "1.50\n"),
        (["--value", "boolean"], "n", "false\n"),
        (["--date"], "2026-12-24", "2026-12-24\n"),
        (["--choices", "red, green"], "green", "green\n"),
        (["--choices", "red,green,blue", "--several"], "red, blue", "red\nblue\n"),
        (["--choices", #""a, b",c"#], "a, b", "a, b\n"),
        (["--choices", #" "a, ""b"", c" , d"#], "1", #"a, "b", c"# + "\n"),
        (["--choices", #"5" disk,c"#], "1", "5\" disk\n"),
        (["--secret"], "hunter22", "hunter22\n"),
        (["--default", "Ada"], "", "Ada\n"),
        (["--default", "7", "--value", "integer"], "", "7\n"),
        (["--item", #"{"validators": [{"length": {"min": 2}}]}"#], "ab", "ab\n"),
        (["--item", #"{"value": "integer"}"#, "--value", "text"], "7", "7\n"),
    ]

    @Test(arguments: answers)
    func lines(_ row: (arguments: [String], line: String, printed: String)) {
        let console = RecordingConsole()
        console.input = Array((row.line + "\n").utf8)
        let status = console.run(["ask", "What {is} it?"] + row.arguments)
        #expect(status == .success, "\(console.said)")
        #expect(console.outputText == row.printed)
        #expect(console.said == [])
    }

    static let refused: [(arguments: [String], line: String)] = [
        (["--value", "email"], "ada@"), (["--required"], ""), (["--choices", "a,b"], "c"),
        (["--date"], "2026-02-30"), (["--confirm"], "perhaps"),
        (["--item", #"{"validators": [{"length": {"min": 2}}]}"#], "a"),
    ]

    @Test(arguments: refused) func refusedLines(_ row: (arguments: [String], line: String)) {
        let console = RecordingConsole()
        console.input = Array((row.line + "\n").utf8)
        #expect(console.run(["ask", "What?"] + row.arguments) == .invalid)
        #expect(console.output.isEmpty && !console.said.isEmpty)
    }

    @Test(arguments: [("y", true), ("no", false)])
    func yesAndNoAreStatuses(_ answer: String, _ isYes: Bool) {
        let console = RecordingConsole()
        console.input = Array((answer + "\n").utf8)
        #expect(console.run("ask", "Go on?", "--confirm") == (isYes ? .success : .invalid))
        #expect(console.output.isEmpty && console.said == [])
    }

    @Test(arguments: [
        (["--confirm", "--secret"], "--confirm and --secret ask different questions; give one."),
        (["--several"], "--several belongs to --choices."),
        (["--value", "emial"], "--value must be a type of value, a validator or a formatter"),
        (["--value", "length"], "The question cannot be asked."),
        (["--choices", ","], "The question cannot be asked."),
        (["--choices", #"c,"a, b"#], "--choices: a choice that begins with a quotation mark"),
        (["--choices", #""a" b,c"#], "--choices: a choice that begins with a quotation mark"),
        (["--item", "[1]"], "--item must be a JSON object"),
        (["--item", "{"], "--item must be a JSON object"),
        (["--item", #"{"name": "1"}"#], "The question cannot be asked."),
        (
            ["--item", #"{"type": "label"}"#],
            "--item must be a question: input or secureInput, not label."
        ),
        (["--item", #"{"type": "button", "action": "submit"}"#], "not button."),
        (["--item", #"{"type": "group", "items": []}"#], "not group."),
        (["--item", #"{"type": "section", "items": []}"#], "not section."),
        (
            ["--timeout", "9"],
            "--timeout has no effect here, since nobody is asked at a terminal; leave it out."
        ),
        (["--accessible"], "--accessible has no effect here"),
        (["--theme", "mint"], "--theme has no effect here"),
    ])
    func wrongUsage(_ arguments: [String], _ said: String) {
        let console = RecordingConsole()
        #expect(console.run(["ask", "What?"] + arguments) == .usage)
        #expect(console.said.first?.contains(said) == true, "\(console.said)")
        #expect(console.output.isEmpty)
    }

    /// No sentence names an option that the command lacks.
    @Test(arguments: ["en", "de", "es", "fr", "pt", "pt-PT", "ja", "ar"])
    func sentencesNameItsOptions(_ language: String) {
        for (arguments, line) in [
            ([], String(repeating: "x", count: 70_000)), (["--required"], ""),
            (["--required", "--secret"], ""), (["--required", "--lines"], "<<END\nx"),
            (["--item", #"{"setBy": "program", "validators": ["required"]}"#], ""),
        ] as [([String], String)] {
            let console = RecordingConsole()
            console.input = Array((line + "\n").utf8)
            let status = console.run(["ask", "What?", "--locale", language] + arguments)
            #expect(status != .success)
            #expect(!console.said.isEmpty && !console.saidText.contains("--"), "\(console.said)")
        }
    }

    /// At a terminal, the question stands alone, and its answer ends it.
    @Test func atATerminal() {
        let console = RecordingConsole()
        console.isInputTerminal = true
        let terminal = ScriptedTerminal(lines: ["ada@", "example.com"])
        console.scripted = terminal
        #expect(
            console.run("ask", "Your e-mail", "--value", "email", "--required") == .success,
            "\(terminal.screen.lines)")
        #expect(console.outputText == "ada@example.com\n")
        let titles = terminal.screens.map { $0.filter { $0.hasPrefix("Your e-mail") }.count }
        #expect(titles.max() == 1, "\(terminal.screens)")
    }

    /// The lines of standard input are the choices, and the answer is typed at the terminal.
    @Test func choicesOfStandardInput() {
        let console = RecordingConsole()
        console.input = Array("main\r\n\n feature/a,b \n".utf8)
        console.scripted = ScriptedTerminal(lines: ["feature/a,b"])
        #expect(console.run("ask", "Branch", "--choices", "-") == .success)
        #expect(console.outputText == "feature/a,b\n")
    }

    /// More bytes of choices than a form file may have are refused, and not cut off.
    @Test func tooManyChoicesOfStandardInput() {
        let console = RecordingConsole()
        console.input = Array(repeating: UInt8(ascii: "x"), count: JSONLimits.formFile.bytes + 1)
        console.scripted = ScriptedTerminal(lines: ["x"])
        #expect(console.run("ask", "Which?", "--choices", "-") == .usage)
        #expect(
            console.saidText.contains(
                "Standard input has more than 16777216 bytes; give fewer choices."))
        let many = RecordingConsole()
        many.input = (0...100_000).flatMap { Array("\($0)\n".utf8) }
        many.scripted = ScriptedTerminal(lines: ["1"])
        #expect(many.run("ask", "Which?", "--choices", "-") == .usage)
        #expect(
            many.saidText.contains("Standard input has more than 100000 choices; give fewer."))
    }

    /// Tab completes a path at a terminal; elsewhere the path is a line.
    @Test func files() throws {
        let folder = try TemporaryFolder()
        try Data("1".utf8).write(to: URL(filePath: folder.path("only file.txt")))
        let console = RecordingConsole()
        console.isInputTerminal = true
        let terminal = ScriptedTerminal(
            ScriptedTerminal.typing(folder.path("on")) + [.key(.tab), .key(.enter)])
        console.scripted = terminal
        #expect(console.run("ask", "Which file?", "--file") == .success, "\(terminal.screen.lines)")
        #expect(console.outputText == folder.path("only file.txt") + "\n")
        let piped = RecordingConsole()
        piped.input = Array((folder.path("only file.txt") + "\n").utf8)
        #expect(piped.run("ask", "Which file?", "--file") == .success)
        #expect(piped.outputText == console.outputText)
        piped.input = Array((folder.path("on") + "\n").utf8)
        #expect(piped.run("ask", "Which file?", "--file") == .invalid)
    }

    private static let package = Repository.root.appendingPathComponent("Package.swift").path

    /// The beginnings of the rows of the table of other commands, what is typed there, and what is printed.
    static let besideOthers: [(row: String, typed: [Key], printed: String)] = [
        ("gum input --placeholder", keys("Ada"), "Ada\n"),
        ("gum input --password", keys("hunter22"), "hunter22\n"),
        ("gum write", [.text("a"), .enter, .text("b"), .press(.enter, .alt)], "a\nb\n"),
        ("gum choose red", [.down, .enter], "red\n"),
        (
            "gum choose --no-limit", [.text(" "), .down, .text(" "), .enter], "red\ngreen\n"
        ),
        ("gum filter", keys("gre"), "green\n"), ("gum confirm", keys("n"), ""),
        ("gum file", keys(package), package + "\n"),
        ("a date", keys("2026-12-24"), "2026-12-24\n"),
        ("a number within bounds", keys("2"), "2\n"),
    ]

    private static func keys(_ text: String) -> [Key] {
        text.map { .text(String($0)) } + [.enter]
    }

    /// The rows of the table, without the marks of code.
    private static func rowsBesideOthers() throws -> [(like: String, command: String)] {
        let page = Repository.root.appendingPathComponent("Documentation/CommandLine.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let head = try #require(lines.firstIndex(of: "| like | formrun |"))
        return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|").map { WhiteSpace.trim(String($0)) }
            let code = cells[1].split(separator: "`").first.map(String.init) ?? ""
            return (cells[0].filter { $0 != "`" }, code)
        }
    }

    /// The arguments of a command line, in which quotation marks hold words together.
    private static func arguments(of command: String) -> [String] {
        var (words, word, quote) = ([String](), "", Character?.none)
        for character in command {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == " " {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return words + [word]
    }

    /// Each row of the table beside other commands does what it says.
    @Test func theTableBesideOtherCommands() throws {
        let rows = try Self.rowsBesideOthers()
        #expect(rows.count == Self.besideOthers.count)
        for (row, expected) in zip(rows, Self.besideOthers) {
            #expect(row.like.hasPrefix(expected.row))
            let console = RecordingConsole()
            let reads = row.command.hasSuffix(" < names.txt")
            console.input = Array((reads ? "red\ngreen\n" : "").utf8)
            console.isInputTerminal = !reads
            let terminal = ScriptedTerminal(expected.typed.map { .key($0) })
            console.scripted = terminal
            let words = Self.arguments(of: row.command.replacing(" < names.txt", with: ""))
            let isRefusal = row.like.hasPrefix("gum confirm")
            #expect(words.first == "formrun")
            #expect(
                console.run(Array(words.dropFirst())) == (isRefusal ? .invalid : .success),
                "\(row.command): \(terminal.screen.lines) \(console.said)")
            #expect(console.outputText == expected.printed)
        }
    }

    /// A secret is printed to a file or a pipe, and not on the screen.
    @Test func secretsAreNotShown() {
        let console = RecordingConsole()
        console.isInputTerminal = true
        console.isOutputTerminal = true
        let terminal = ScriptedTerminal(lines: ["hunter22"])
        console.scripted = terminal
        #expect(console.run("ask", "Passphrase", "--secret") == .success)
        #expect(!console.outputText.contains("hunter22") && !terminal.written.contains("hunter22"))
    }

    @Test func theFormOfStandardInputIsAskedAtTheTerminal() {
        let console = RecordingConsole()
        console.input = Array(
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}]}"#
                .utf8)
        console.scripted = ScriptedTerminal(lines: ["one", ""])
        #expect(console.run("run", "-") == .success)
        #expect(console.outputText == #"{"a":"one"}"# + "\n")
    }
}
