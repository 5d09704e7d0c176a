import FormCards
import FormModel
import TestSupport
import Testing
import formrun

/// `--choices` of fields with `with`: commands that read the values of other fields.
@Suite(.timeLimit(.minutes(60))) struct DependentChoicesTests {
    static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "village", "title": "Village" },
          { "type": "input", "name": "plot", "title": "Plot", "value": "choice",
            "choices": { "remote": "plots", "with": ["village"] } },
          { "type": "group", "name": "rows", "title": "Rows", "items": [
            { "type": "input", "name": "kind", "title": "Kind", "value": "choice",
              "choices": { "remote": "kinds", "with": ["village"] } } ] } ] }
        """

    static let plots =
        #"plots=case $(cat) in '{"village":"north"}') printf 'n1\tNorth one\n';; *none*) ;; *) exit 3;; esac"#
    static let given = ["--choices", plots, "--choices", "kinds=echo oak"]

    @Test(
        arguments: [
            (#"{"village":"north","plot":"n1"}"#, "", 0),
            (
                #"{"village":"north","plot":"n2"}"#,
                "/plot: Plot must be one of the choices. [notAChoice]", 0
            ),
            (
                #"{"village":"none","plot":"n1"}"#,
                "/plot: Plot does not belong to these answers; leave it out. [hiddenField]", 0
            ),
            (
                #"{"village":"fail","plot":"n1"}"#,
                "/plot: The choices of Plot are not known. [choicesUnknown]", 1
            ),
            (#"{"village":"north","rows":[{"kind":"oak"}]}"#, "", 0),
            (
                #"{"village":"north","rows":[{"kind":"elm"}]}"#,
                "/rows/0/kind: Kind must be one of the choices. [notAChoice]", 0
            ),
        ] as [(String, String, Int)])
    func validate(_ row: (text: String, issue: String, failures: Int)) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.text.utf8)
        let status = console.run(["validate", "form.json"] + Self.given)
        #expect(status == (row.issue.isEmpty ? .success : .invalid))
        #expect(console.outputText.hasSuffix(row.issue.isEmpty ? "" : row.issue + "\n"))
        let failure =
            "formrun: the choices plots could not be fetched: the command ended with status 3"
        #expect(console.said == [String](repeating: failure, count: row.failures))
    }

    @Test func theSameValuesAreAskedForOnce() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(Self.form)
        let lines = (0..<20).map { _ in #"{"village":"north","plot":"n1"}"# }
        console.input = Array(lines.joined(separator: "\n").utf8)
        let command = "plots=echo run >>\(folder.path("log")); echo n1"
        let arguments = ["validate", "form.json", "--ndjson"] + ["--choices", command]
        #expect(
            console.run(arguments + ["--choices", "kinds=echo oak"]) == .success)
        #expect(folder.text("log") == "run\n")
    }

    @Test func runsTakeTitles() {
        let console = TestForms.console(Self.form)
        let set = ["--set", "village=north", "--set", "plot=North one"]
        #expect(
            console.run(["run", "form.json", "--no-input"] + set + Self.given)
                == .success)
        #expect(console.outputText == #"{"village":"north","plot":"n1"}"# + "\n")
        let piped = TestForms.console(Self.form)
        piped.input = Array("north\nNorth one\nyes\noak\nno\n".utf8)
        #expect(piped.run(["run", "form.json"] + Self.given) == .success)
        #expect(
            piped.outputText == #"{"village":"north","plot":"n1","rows":[{"kind":"oak"}]}"# + "\n")
        let none = TestForms.console(Self.form)
        none.input = Array("none\nno\n".utf8)
        #expect(none.run(["run", "form.json"] + Self.given) == .success)
        #expect(none.outputText == #"{"village":"none"}"# + "\n")
    }

    @Test func filesHaveTheSameForAllValues() {
        let console = TestForms.console(Self.form)
        console.files["plots.csv"] = Array("value,title\nn1,North one\n".utf8)
        console.input = Array(#"{"village":"any","plot":"n1"}"#.utf8)
        let arguments = ["validate", "form.json", "--choices", "plots=plots.csv"]
        #expect(
            console.run(arguments + ["--choices", "kinds=echo oak"]) == .success)
        console.files["plots.csv"] = Array("value,title\nn1,North\nn1,North\n".utf8)
        #expect(
            console.run(arguments + ["--choices", "kinds=echo oak"])
                == .unusableFile)
        #expect(console.said.first?.contains("plots.csv:3: column \"value\"") == true)
    }

    static let rows = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "group", "name": "g", "title": "G", "max": 2000, "items": [
            { "type": "input", "name": "village", "title": "V" },
            { "type": "input", "name": "plot", "title": "P", "value": "choice",
              "choices": { "remote": "plots", "with": ["village"] } } ] } ] }
        """

    /// 1,000 different values may be asked about; a file, which is the same for all, has no such limit.
    ///
    /// An everyday run starts the thousand commands once, for a submission behind another one, which takes no room from it.
    @Test(arguments: ["validate", "run"])
    func theNumberOfSetsIsLimited(_ command: String) {
        func run(_ count: Int, _ cells: (Int) -> String, _ choices: String) -> (
            isValid: Bool, text: String
        ) {
            let console = TestForms.console(Self.rows)
            console.files["plots.csv"] = Array("value,title\nx,X\n".utf8)
            let rows = (0..<count).map { #"{"village":"v\#($0)"\#(cells($0))}"# }
            let submission = #"{"g":[\#(rows.joined(separator: ","))]}"#
            let before = command == "run" ? "" : #"{"g":[{"village":"another"}]}"# + "\n"
            console.files["s.json"] = Array((before + submission).utf8)
            let status = console.run(
                (command == "run"
                    ? ["run", "form.json", "--no-input", "--answers", "s.json"]
                    : ["validate", "form.json", "s.json", "--ndjson"]) + ["--choices", choices])
            return (status == .success, console.outputText + console.saidText)
        }
        for cells in [{ _ in #","plot":"x""# }, { _ in "" }] as [(Int) -> String] {
            #expect(run(1_200, cells, "plots=plots.csv").isValid)
        }
        let few = Laws.areMany ? 2 : command == "validate" ? 1 : 0
        let refused = [{ $0 == 0 ? #","plot":"y""# : "" }, { _ in "" }] as [(Int) -> String]
        for cells in refused.prefix(few) {
            // The verdict does not depend on which fields have a value.
            let (isValid, text) = run(1_001, cells, "plots=echo x")
            #expect(!isValid)
            #expect(text.contains("/g/1000/plot") && !text.contains("/g/999/plot"))
            #expect(text.contains("[tooManyChoiceSets]"))
        }
    }

    /// The sets of earlier submissions take no room from those of a later one.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func submissionsInSequenceHaveRoom() {
        let console = TestForms.console(Self.rows)
        // Together more than the limit, alone less.
        let (count, size) = (3, 600)
        let lines = (0..<count).map { line in
            let rows = (0..<size).map { #"{"village":"v\#(line)_\#($0)","plot":"x"}"# }
            return #"{"g":[\#(rows.joined(separator: ","))]}"#
        }
        console.input = Array(lines.joined(separator: "\n").utf8)
        let arguments = ["validate", "form.json", "--ndjson", "--choices", "plots=echo x"]
        #expect(console.run(arguments) == .success)
    }

    /// Each thread counts and fetches the choices of its own submissions.
    @Test func threadsShareNoSets() {
        let console = TestForms.console(Self.rows)
        let padding = String(repeating: " ", count: 4_000)
        let lines = (0..<(Laws.areMany ? 200 : 60)).map {
            #"{"g":[{"village":"v\#($0)","plot":"x"}]}\#(padding)"#
        }
        console.input = Array(lines.joined(separator: "\n").utf8)
        let arguments = [
            "validate", "form.json", "--ndjson", "--jobs", "4", "--choices", "plots=echo x",
        ]
        #expect(console.run(arguments) == .success, "\(console.outputText)")
    }

    /// A value that its own validators or choices refuse reaches no command.
    @Test(
        arguments: [
            (#"{"county":"a1","village":"v"}"#, "[pattern]", ""),
            (#"{"county":"a","village":"w"}"#, "[notAChoice]", #"{"county":"a"}"#),
            (
                #"{"county":"a","village":"v"}"#, "[required]",
                #"{"county":"a"}{"village":"v"}"#
            ),
        ])
    func refusedValuesReachNoCommand(_ row: (text: String, issue: String, log: String)) throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "county", "title": "C", "validators": [{ "pattern": "[a-z]" }] },
              { "type": "input", "name": "village", "title": "V", "value": "choice",
                "choices": { "remote": "villages", "with": ["county"] } },
              { "type": "input", "name": "plot", "title": "P", "value": "choice", "validators": ["required"],
                "choices": { "remote": "plots", "with": ["village"] } } ] }
            """)
        console.input = Array(row.text.utf8)
        let log = folder.path("log")
        let choices = ["villages=cat >>\(log); echo v", "plots=cat >>\(log); echo p"]
        let arguments = ["validate", "form.json"] + choices.flatMap { ["--choices", $0] }
        #expect(console.run(arguments) == .invalid)
        #expect(console.outputText.contains(row.issue))
        #expect((folder.text("log") ?? "") == row.log)
    }

    @Test func theyAreNeeded() {
        let console = TestForms.console(Self.form)
        #expect(console.run("validate", "form.json") == .usage)
        #expect(
            console.said.first
                == "formrun: The form has choices that are not given: add --choices plots=COMMAND --choices kinds=COMMAND."
        )
        let card = TestForms.console(Self.form)
        card.files["values.json"] = Array(#"{"village":"north"}"#.utf8)
        #expect(card.run("card", "form.json", "values.json", "--report", "json") == .success)
        #expect(card.outputText.contains(#""page":"F","state":"loading""#))
        #expect(card.said.isEmpty)
    }

    @Test func aDialogueFetchesThemBeforeTheNextQuestion() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("north")
        #expect(dialogue.fetching.map(\.name) == ["plots"])
        dialogue.on(
            .answered(
                dialogue.fetching.map { .choices([Choice("n1", title: "North one")], for: $0) }))
        #expect(dialogue.prompt?.hasPrefix("Plot") == true)
        dialogue.type("North one")
        #expect(dialogue.dataSource.value(of: "plot") == .choice("n1"))
    }
}
