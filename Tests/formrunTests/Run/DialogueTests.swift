@testable import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

@Suite struct DialogueTests {
    private func started() throws -> DialogueHarness { try DialogueHarness(TestForms.signUp) }

    @Test func fromTheFirstQuestionToTheEnd() throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", "36", "", "1234", "1234", "")
        #expect(dialogue.status == .success)
        #expect(
            dialogue.transcript == [
                "Sign up", "Enter accepts, Shift-Tab goes back, :help says more.", "", "Welcome.",
                "? Name: ", "Name: Ada", "? Age (optional): ", "Age: 36",
                "  1) United States", "  2) CA", "  3) MX",
                "? Country (optional) [United States]: ", "Country: United States",
                "? PIN: ", "PIN: ••••••••", "? PIN again: ", "PIN again: ••••••••",
                "Review", "  1) Name: Ada", "  2) Age: 36", "  3) Country: United States",
                "  4) PIN: ••••••••", "  5) PIN again: ••••••••",
                "? Join (Enter submits, a number changes an answer, :quit leaves): ",
                "✓ Submitted.",
            ])
    }

    /// One line at the first question, and its effects.
    static let lines: [(line: String, effects: [String], status: Status?)] = [
        ("", ["? Name: ", "  ✗ Name is required."], nil),
        ("   ", ["? Name:    ", "  ✗ Name is required."], nil),
        ("A", ["? Name: A", "  ✗ Name must have at least 2 characters."], nil),
        ("Ada", ["Name: Ada", "? Age (optional): "], nil),
        (":back", ["? Name: ", "  This is the first field."], nil),
        (":skip", ["? Name: ", "  ✗ Name is required and cannot be skipped."], nil),
        (
            ":nope",
            [
                "? Name: :nope",
                "  ✗ There is no such command; :help lists them, and :: begins a text with a colon.",
            ],
            nil
        ),
        ("::x", ["Name: :x", "? Age (optional): "], nil),
        ("::", ["? Name: ::", "  ✗ Name must have at least 2 characters."], nil),
        (": quit ", ["Nothing was submitted."], .declined),
        (":quit", ["Nothing was submitted."], .declined),
    ]

    @Test(arguments: lines)
    func line(_ row: (line: String, effects: [String], status: Status?)) throws {
        var dialogue = try started()
        #expect(dialogue.type(row.line) == row.effects)
        #expect(dialogue.status == row.status)
    }

    /// A notation that is hard to guess is shown by an example, unless the form has one.
    @Test(arguments: [
        ("date", "", "? When (such as 2026-01-31) (optional): "),
        ("time", "", "? When (such as 14:30) (optional): "),
        ("dateTime", "", "? When (such as 2026-01-31 14:30) (optional): "),
        ("localDateTime", "", "? When (such as 2026-01-31 14:30) (optional): "),
        ("texts", "", "? When (one a line; an empty line ends the list) (optional): "),
        (
            "texts", #","placeholder":"red","default":["a","b, c"]"#,
            "? When (such as red) (one a line; an empty line ends the list) (optional) [a, b, c]: "
        ),
        ("duration", "", "? When (such as 1 hour 30 minutes) (optional): "),
        ("time", #","placeholder":"08:15""#, "? When (such as 08:15) (optional): "),
        ("time", #","default":"07:30""#, "? When (such as 14:30) (optional) [07:30]: "),
    ])
    func examples(_ row: (type: String, more: String, question: String)) throws {
        let item =
            #"{"type":"input","name":"a","title":"When","value":"\#(row.type)"\#(row.more)}"#
        let dialogue = try DialogueHarness(
            #"{"formrun":1,"id":"f","title":"F","items":[\#(item)]}"#)
        #expect(dialogue.transcript.last == row.question)
    }

    @Test func timesAreTypedAndLeaveTheRun() {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "t", "title": "T", "items": [
              { "type": "input", "name": "time", "title": "Time", "value": "time" },
              { "type": "input", "name": "moment", "title": "Moment", "value": "dateTime" },
              { "type": "input", "name": "local", "title": "Local", "value": "localDateTime" },
              { "type": "input", "name": "length", "title": "Length", "value": "duration" }
            ] }
            """)
        console.input = Array("14:30\n2026-11-21t14:30:00z\n2014-09-23 22:34\nPT90M\n".utf8)
        #expect(console.run("run", "form.json", "--output", "env") == .success)
        #expect(
            console.outputText
                == "time=14:30\nmoment=2026-11-21T14:30:00Z\nlocal=2014-09-23T22:34:00\nlength=PT90M\n"
        )
        let json = TestForms.console()
        json.files["form.json"] = console.files["form.json"]
        json.input = Array(
            #"{"time":"14:30","moment":1,"local":"2014-09-23T22:34","length":"P1Y2D"}"#.utf8)
        #expect(json.run("validate", "form.json") == .invalid)
        #expect(json.outputText.split(separator: "\n").count == 2)
    }

    static let ends: [(event: SessionEvent, status: Status)] = [
        (.interrupted, .interrupted), (.ended(signal: 15), .terminated), (.hungUp, .hungUp),
        (.timedOut, .timedOut), (.endOfInput, .declined), (.line(":quit"), .declined),
    ]

    @Test func everyEndAtEveryPlace() throws {
        for (event, status) in Self.ends {
            for answered in 0...5 {
                var dialogue = try started()
                for line in ["Ada", "36", "", "1234", "1234"].prefix(answered) {
                    dialogue.type(line)
                }
                dialogue.on(event)
                // A secret cannot be a command.
                if case .line = event, [3, 4].contains(answered) {
                    #expect(dialogue.status == nil)
                    continue
                }
                #expect(dialogue.status == status, "\(event) after \(answered)")
            }
        }
    }

    @Test func helpKeepsTheAnswer() throws {
        var dialogue = try started()
        let help = dialogue.type(":help")
        #expect(help.first == "? Name: ")
        // The help of the field is shown with its question.
        #expect(dialogue.help == "As in your passport.")
        #expect(help.contains { $0.contains(":review shows all answers") })
        dialogue.type("A")
        #expect(dialogue.type(":help").first == "? Name: A")
        #expect(dialogue.type(":nope").first == "? Name: :nope")
    }

    @Test func choicesStayAfterAMistake() throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", "")
        for line in ["9", ":help", ":nope"] {
            let asked = dialogue.type(line)
            #expect(asked.prefix(3) == ["  1) United States", "  2) CA", "  3) MX"], "\(line)")
        }
    }

    static let choices: [(typed: String, value: FieldValue)] = [
        ("1", .choice("US")), ("2", .choice("CA")), ("CA", .choice("CA")), ("mx", .choice("MX")),
        ("United States", .choice("US")), ("united states", .choice("US")), ("", .choice("US")),
        ("0", .text("0")), ("4", .text("4")),
        ("99999999999999999999", .text("99999999999999999999")),
        ("\(Int.min)", .text("\(Int.min)")), ("\(Int.max)", .text("\(Int.max)")),
    ]

    @Test(arguments: choices) func choice(_ row: (typed: String, value: FieldValue)) throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", "", row.typed)
        #expect(dialogue.dataSource.value(of: "country") == row.value)
    }

    @Test func severalChoices() throws {
        var dialogue = try DialogueHarness(TestForms.types)
        dialogue.type(lines: "", "", "", "", "yes", "2026-01-31", "1, Blue,green")
        #expect(dialogue.dataSource.value(of: "tags") == .choices(["red", "b", "green"]))
        #expect(dialogue.dataSource.value(of: "flag") == .boolean(true))
        #expect(dialogue.transcript.contains("Tags: red, Blue, green"))
    }

    @Test func goingBackIsNeverBlocked() throws {
        var dialogue = try started()
        dialogue.type("Ada")
        #expect(dialogue.on(.back("nonsense")) == ["↑", "? Name: Ada"])
        // What was typed is the answer, and is in the line again with what is wrong.
        #expect(dialogue.dataSource.value(of: "age") == .text("nonsense"))
        #expect(
            dialogue.type("Ada") == [
                "Name: Ada", "? Age (optional): nonsense", "  ✗ Age must be a whole number.",
            ])
        #expect(dialogue.type("nonsense").last == "  ✗ Age must be a whole number.")
        #expect(dialogue.on(.back("x")) == ["↑", "? Name: Ada"])
    }

    @Test func skipping() throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", "36", ":back", ":skip")
        #expect(dialogue.dataSource.value(of: "age") == .empty)
        #expect(dialogue.prompt?.hasPrefix("Country") == true)
        dialogue.type(":skip")
        #expect(dialogue.dataSource.value(of: "country") == .empty, "also the default")
    }

    @Test func reviewAndChange() throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", "36", "", "1234", "1234")
        for number in ["9", "0", "-1", "\(Int.min)", "\(Int.max)"] {
            #expect(
                dialogue.type(number).last == "  ✗ There is no such answer; give its number.")
        }
        for name in ["2", "age", "Age", "AGE"] {
            #expect(dialogue.type(name) == ["Changing Age", "? Age (optional): 36"], "\(name)")
            #expect(dialogue.type("36").contains("Review"), "an answer leads back")
        }
        dialogue.type(lines: "1", "Bob")
        #expect(dialogue.transcript.suffix(6).first == "  1) Name: Bob")
        // An empty line keeps a secret.
        dialogue.type("4")
        #expect(
            dialogue.question?.introduction.map(\.text) == [
                "  An empty line keeps what you entered before."
            ])
        dialogue.type("")
        #expect(dialogue.dataSource.value(of: "pin") == .text("1234"))
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    @Test func submitGoesToTheFirstThatIsWrong() throws {
        var dialogue = try started()
        dialogue.type(lines: "Ada", ":review")
        #expect(
            dialogue.type("") == [
                "  ✗ Something still needs an answer.", "? PIN: ", "  ✗ PIN is required.",
            ])
        dialogue.type("1234")
        #expect(
            dialogue.type("").prefix(2) == [
                "  ✗ Something still needs an answer.", "? PIN again: ",
            ])
        dialogue.type("1234")
        // The second field depends on the first, and is asked again.
        dialogue.type("4")
        #expect(dialogue.type("5678").last == "  ✗ PIN again must be the same as PIN.")
        dialogue.type(lines: "5678", "")
        #expect(dialogue.status == .success)
    }

    /// An invalid supplied answer is prefilled at the first question.
    @Test func commandsAreUnderstoodBehindAnAnswerThatStandsThere() throws {
        var dialogue = try DialogueHarness(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "validators": [{ "length": { "min": 3 } }] },
              { "type": "button", "name": "go", "title": "Go", "action": "submit" } ] }
            """#, answers: #"{"a":"zz"}"#)
        #expect(dialogue.question?.prefill == "zz")
        dialogue.type("zz:quit")
        #expect(dialogue.status == .declined)
    }

    /// A text with an initial colon is typed with two colons, and shown like that for editing.
    @Test func aColonAtTheStartStaysOne() throws {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "validators": [{ "length": { "min": 4 } }] },
              { "type": "input", "name": "m", "title": "M", "value": "multiline" } ] }
            """#
        var dialogue = try DialogueHarness(form)
        dialogue.type(":) thanks")
        #expect(dialogue.question?.prefill == ":) thanks" && dialogue.status == nil)
        dialogue.type(":) thanks")
        #expect(dialogue.question?.prefill == ":) thanks", "it is no answer the second time either")
        dialogue.type("::ab")
        #expect(dialogue.question?.prefill == "::ab", "refused, since it is too short")
        #expect(dialogue.type("::abc") == ["A: :abc", "? M (optional): "])
        dialogue.on(.back("::x:"))
        #expect(dialogue.question?.prefill == "::abc")
        dialogue.type("::abc")
        #expect(dialogue.question?.prefill == "::x:")
        // The same in the review.
        dialogue.type(lines: "::x:", ":) thanks")
        #expect(dialogue.question?.prefill == ":) thanks")
        dialogue.type("")
        #expect(dialogue.dataSource.value(of: "a") == .text(":abc"))
        #expect(dialogue.dataSource.value(of: "m") == .text(":x:"))
    }

    /// Commands, and secrets that look like commands and are taken verbatim.
    @Test(arguments: [":quit", "::secret1", ":secret1", ":", "::", ":help", " : back ", ":\\n"])
    func secretsAreVerbatim(_ secret: String) throws {
        for prefix in [[], ["Ada", "36", ""]] {
            var dialogue = try DialogueHarness(
                prefix.isEmpty
                    ? #"{"formrun":1,"id":"s","title":"S","items":[{"type":"secureInput","name":"pin","title":"P"}]}"#
                    : TestForms.signUp)
            for line in prefix { dialogue.type(line) }
            dialogue.type(secret)
            #expect(dialogue.dataSource.value(of: "pin") == .text(secret))
            #expect(dialogue.status == nil)
        }
    }

    /// A secret has no command `:help`, so its help is shown.
    @Test func theHelpOfASecretIsShown() throws {
        let dialogue = try DialogueHarness(
            #"{"formrun":1,"id":"s","title":"S","items":[{"type":"secureInput","name":"p","title":"P","help":"12 at least"}]}"#
        )
        #expect(dialogue.question?.introduction.map(\.text) == ["  12 at least"])
    }

    @Test(arguments: [":quit", ":back", ":skip", ":review", ":help"])
    func aLineWithAPasteIsNoCommand(_ command: String) throws {
        var dialogue = try started()
        dialogue.on(.line(command, hasPaste: true))
        #expect(dialogue.status == nil && dialogue.question?.prefill == command)
        dialogue.on(.line(":" + command, hasPaste: true))
        #expect(dialogue.dataSource.value(of: "name") == .text(command))
        // Nor after prefilled text.
        dialogue.on(.back(""))
        dialogue.on(.line(":" + command + command, hasPaste: true))
        #expect(dialogue.dataSource.value(of: "name") == .text(command + command))
        #expect(dialogue.status == nil)
    }

    /// Values that a line cannot contain or distinguish: Enter keeps the value.
    @Test(
        arguments: [
            (#"{"k":"tab\there"}"#, ""), (#"{"m":"a\r\nb"}"#, "a\nb"),
            (#"{"m":"a\nb\tc"}"#, "a\nb\tc"), (#"{"c":"two"}"#, "two"), (#"{"n":1.50}"#, nil),
            (#"{"t":":) x"}"#, "::) x"), (#"{"l":["x,y","z"]}"#, #""x,y", z"#),
        ] as [(String, String?)])
    func whatWasNotEditedIsTakenAsItWas(_ answers: String, _ line: String?) throws {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "t", "title": "T" },
              { "type": "input", "name": "m", "title": "M", "value": "multiline" },
              { "type": "input", "name": "n", "title": "N", "value": "decimal" },
              { "type": "input", "name": "c", "title": "C", "value": "choice",
                "choices": [{ "value": "one", "title": "Same" }, { "value": "two", "title": "Same" }] },
              { "type": "input", "name": "l", "title": "L", "value": "choices",
                "choices": ["x,y", "z"] },
              { "type": "input", "name": "k", "title": "K", "value": "choice",
                "choices": ["tab\there"] } ] }
            """#
        let source = FormDataSource(form: try TestForms.form(form))
        var supplied = SuppliedAnswers(form: source.form)
        supplied.add(json: Array(answers.utf8))
        supplied.fill(source)
        let before = source.values.map { "\($0)" }
        let terminal = ScriptedTerminal(
            columns: 200, Array(repeating: .key(.press(.enter, .alt)), count: 7))
        let attended = FormSession(source, catalog: .english)
        let look = SessionLook(style: .plain, catalog: .english)
        var run = SessionRun(attended, at: ScreenSurface(terminal, attended, look))
        #expect(run.run() == .success)
        #expect(source.values.map { "\($0)" } == before && !before.isEmpty)
        guard let line else { return }
        var asked: [String] = []
        let session = FormSession(source, catalog: .english)
        _ = session.start()
        for index in source.form.compiled.fields.indices {
            let question = session.makeQuestion(for: FieldPlace(index))
            guard source.isEntered(at: FieldPath(source.form.compiled.fields[index].name)) else {
                continue
            }
            asked.append(question.prefill)
            let isSaid = question.introduction.contains {
                $0.text.contains("an empty line keeps it")
            }
            #expect(isSaid == line.isEmpty)
        }
        #expect(asked == [line])
    }

    @Test func suppliedAnswersAreNotAsked() throws {
        var dialogue = try DialogueHarness(
            TestForms.signUp, answers: #"{"name":"Ada","country":"CA","pin":"1234"}"#,
            set: ["age=7"])
        // The invalid field is asked, with the reason.
        #expect(
            dialogue.transcript.suffix(3) == [
                "Name: Ada", "? Age (optional): 7", "  ✗ Age must be at least 18.",
            ])
        dialogue.type("36")
        #expect(
            dialogue.transcript.suffix(4) == [
                "Age: 36", "Country: CA", "PIN: ••••••••", "? PIN again: ",
            ])
    }

    @Test func secretsAreInNoEffect() throws {
        let canary = "k7#CANARY"
        for supplied in [
            nil, #"{"pin":"k7#CANARY","pin2":"k7#CANARY"}"#, #"{"pin":["k7#CANARY"]}"#,
        ] {
            var dialogue = try DialogueHarness(TestForms.signUp, answers: supplied)
            dialogue.type(lines: "Ada", "", "")
            dialogue.on(.back(canary))
            // What is mistyped at the review is shown.
            for line in ["", canary, "x" + canary, ":" + canary]
            where line.isEmpty || dialogue.question?.isSecret == true {
                dialogue.type(line)
            }
            dialogue.on(.back(canary))
            for line in [canary, canary, "4", canary, "5", canary, ""]
            where line.count < 2 || dialogue.question?.isSecret == true {
                dialogue.type(line)
            }
            #expect(dialogue.status == .success)
            #expect(!dialogue.everything.contains("CANARY"))
        }
        var first = try DialogueHarness(
            #"{"formrun":1,"id":"s","title":"S","items":[{"type":"secureInput","name":"p","title":"P"}]}"#
        )
        first.on(.back(canary))
        #expect(!first.everything.contains("CANARY"))
        first.type(":" + canary)
        #expect(first.dataSource.value(of: "p") == .text(":" + canary))
    }
}
