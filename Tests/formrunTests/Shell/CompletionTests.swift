import Testing

@testable import formrun

/// What may follow on a command line, by the table of the commands and the form of the line.
@Suite struct CompletionTests {
    static let form = #"""
        { "formrun": 1, "id": "hotel", "title": "Hotel", "items": [
          { "type": "input", "name": "room", "title": "Room $(touch x)", "value": "choice", "choices": [
            { "value": "single", "title": "Single" }, "$(touch x)", "two words", "it's",
            "\u001b[31mred", "line\nend", "tab\tstop", "\u202eright" ] },
          { "type": "input", "name": "extras", "title": "Extras", "value": "choices",
            "choices": ["bed", "wine", "view"] },
          { "type": "input", "name": "late", "title": "Late", "value": "boolean" },
          { "type": "secureInput", "name": "pin", "title": "Pin" },
          { "type": "input", "name": "sum", "title": "Sum", "value": "integer", "computed": "1" },
          { "type": "input", "name": "mail", "title": "Mail", "validators": [{ "remote": "known" }] },
          { "type": "input", "name": "plan", "title": "Plan", "value": "choice",
            "choices": { "remote": "plans" } },
          { "type": "section", "name": "home", "items": [
            { "type": "input", "name": "street", "title": "Street" } ] },
          { "type": "group", "name": "guests", "title": "Guests", "items": [
            { "type": "input", "name": "who", "title": "Who" },
            { "type": "input", "name": "bed", "title": "Bed", "value": "choice",
              "choices": ["low", "high"] } ] } ] }
        """#

    struct Row: Sendable, CustomTestStringConvertible {
        let words: [String]
        let texts: [String]
        var testDescription: String { words.joined(separator: " ") }

        init(_ line: String, _ texts: String...) {
            words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            self.texts = texts
        }
    }

    static let rows = [
        Row(
            "ru", "run", "ask", "validate", "pages", "check", "card", "test", "new", "format",
            "schema",
            "import",
            "completion",
            "man", "help"),
        Row("nonsense x"), Row("help run x"), Row("run form.json x"),
        Row("run ", ":forms"), Row("validate form.json ", ":files"),
        Row("check a.json b", ":forms"),
        Row("import ", ":files"), Row("completion ", "bash", "zsh", "fish"),
        Row("format ", "currency", "zipcode", "phone", "ssn", "mask"), Row("format ssn "),
        Row("run form.json --answers ", ":files"), Row("run form.json --answers=", ":files"),
        Row("validate form.json --input ", "json", "urlencoded", "multipart", "adaptive"),
        Row(
            "validate --input=j", "--input=json", "--input=urlencoded", "--input=multipart",
            "--input=adaptive"),
        Row("run form.json --timeout "), Row("run form.json --nonsense="),
        Row(
            "run form.json --set ", "room=", "extras=", "late=", "mail=", "plan=",
            "home.street=", "guests.0."),
        Row(
            "run form.json --set room=", "room=single", "room=$(touch x)", "room=two words",
            "room=it's"),
        Row("run form.json --set=late=", "--set=late=yes", "--set=late=no"),
        Row("run form.json --set extras=", "extras=bed", "extras=wine", "extras=view"),
        Row("run form.json --set extras=bed,view,", "extras=bed,view,wine"),
        Row(
            "run form.json --set guests.7.", "room=", "extras=", "late=", "mail=", "plan=",
            "home.street=", "guests.7.who=", "guests.7.bed="),
        Row("run form.json --set guests.12.bed=", "guests.12.bed=low", "guests.12.bed=high"),
        Row("run form.json --set pin="), Row("run form.json --set sum="),
        Row("run form.json --set nothing="), Row("run form.json --set guests="),
        Row("run form.json --check ", "known="), Row("run form.json --choices ", "plans="),
        Row("run form.json --choices plans=", ":files"), Row("run form.json --check known="),
        Row("run broken.json --set "), Row("run missing.json --set "), Row("run - --set "),
        Row("run --set "), Row("run -- form.json --set"),
    ]

    @Test(arguments: rows) func candidates(_ row: Row) {
        let console = TestForms.console(Self.form)
        console.files["broken.json"] = Array("{ \"formrun\": 1".utf8)
        let arguments = ["completion", "fish", "--candidates", "--"] + row.words
        #expect(console.run(arguments) == .success)
        #expect(console.said.isEmpty)
        let lines = console.outputText.split(separator: "\n").map {
            String($0.prefix { $0 != "\t" })
        }
        #expect(lines == row.texts)
        // Standard input may be a terminal at which nobody types.
        #expect(!console.opened.contains("-"))
    }

    /// A key that begins with a combining mark makes one character with the sign before it.
    @Test(
        arguments: [
            ("g.", ["g.\u{301}r.", "g.b."]), ("g.\u{301}r.", ["g.\u{301}r.\u{345}="]),
            ("g.\u{301}r.\u{345}=", ["g.\u{301}r.\u{345}=yes", "g.\u{301}r.\u{345}=no"]),
        ])
    func keysThatBeginWithMarks(_ row: (typed: String, texts: [String])) {
        let console = TestForms.console(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "group", "name": "g", "title": "G",
              "as": "object", "rows": { "choices": ["\u0301r", "b"] }, "items": [
                { "type": "input", "name": "x", "key": "\u0345", "title": "X", "value": "boolean" }] }] }
            """#)
        let arguments = ["completion", "fish", "--candidates", "--", "run", "form.json", "--set"]
        #expect(console.run(arguments + [row.typed]) == .success)
        let lines = console.outputText.utf8.split(separator: 0x0A).map {
            String(Substring($0.prefix { $0 != 0x09 }))
        }
        #expect(lines == row.texts)
    }

    /// Everything that `--help` lists is offered, with what it says.
    @Test(arguments: CommandLineTool.commands.map(\.syntax))
    func everyOption(_ syntax: CommandSyntax) {
        let console = TestForms.console(Self.form)
        #expect(
            console.run("completion", "zsh", "--candidates", "--", syntax.name, "-") == .success)
        let expected = syntax.allOptions.map { "\($0.name)\t\($0.summary)" }
        #expect(console.outputText.split(separator: "\n").map(String.init) == expected)
    }

    /// A placeholder in upper case is a text, unless it has a meaning, so that a new option is not left without completion
    /// by a mistake in writing.
    @Test func placeholdersWithoutMeaningAreKnown() {
        let texts = CommandLineTool.commands.flatMap { command in
            command.syntax.allOptions.compactMap(\.value)
        }.filter { Placeholder.meanings(of: $0).contains(.text) }
        #expect(
            Set(texts).subtracting([
                "N", "TEXT", "SECONDS", "DATE", "TIME", "CELLS", "CODE", "MASK", "STATE",
                "NAME|FILE", "NAME", "A,B,C", "JSON",
            ]).isEmpty)
    }

    @Test func wrongUsage() {
        for (arguments, said) in [
            (["tcsh"], "There is no completion for \"tcsh\"; use bash, zsh, fish."),
            (["bash", "run"], "Words need --candidates."),
        ] {
            let console = TestForms.console()
            #expect(console.run(["completion"] + arguments) == .usage)
            #expect(console.said.first == "formrun: " + said)
        }
    }
}
