import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Runs of forms with conditions and calculations in rows.
@Suite struct RowConditionRunTests {
    static let form = #"""
        { "formrun": 1, "id": "order", "title": "Order", "items": [
          { "type": "input", "name": "country", "title": "Country", "value": "choice", "choices": ["US", "CA"] },
          { "type": "group", "name": "lines", "title": "Lines", "min": 1, "max": 2, "items": [
            { "type": "label", "title": "A large order.", "visibleWhen": "qty > 10" },
            { "type": "input", "name": "state", "title": "State", "visibleWhen": "country == 'US'" },
            { "type": "input", "name": "qty", "title": "Quantity", "value": "integer", "validators": ["required"] },
            { "type": "input", "name": "price", "title": "Price", "value": "decimal" },
            { "type": "input", "name": "total", "title": "Sum", "value": "decimal", "computed": "qty * price" },
            { "type": "input", "name": "note", "title": "Note", "visibleWhen": "qty > 10", "requiredWhen": "price > 1" },
            { "type": "input", "name": "gift", "title": "Gift", "value": "boolean", "default": false, "enabledWhen": "total > 5" } ] },
          { "type": "input", "name": "grandTotal", "title": "Total", "value": "decimal", "computed": "sum(lines.total)" } ] }
        """#

    @Test func onlyWhatIsShownIsAsked() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "CA", "2", "1.5", "y", "11", "2", "ring", "y", "")
        #expect(dialogue.status == .success)
        let said = [
            "? Country (optional): ", "Country: CA", "Lines 1", "? Quantity: ",
            "Quantity: 2", "? Price (optional): ", "Price: 1.5", "Sum: 3.0", "Gift: no",
            "? Add another to Lines? (y/N): ", "Adding to Lines", "Lines 2", "? Quantity: ",
            "Quantity: 11", "? Price (optional): ", "Price: 2", "Sum: 22", "? Note: ",
            "Note: ring", "? Gift (yes/no) (optional) [no]: ", "Gift: yes", "Total: 25.0", "Review",
            "  1) Country: CA", "  2) Lines: 2", "  Lines 1", "    3) Quantity: 2",
            "    4) Price: 1.5", "    Sum: 3.0", "    Gift: no", "  Lines 2",
            "    5) Quantity: 11", "    6) Price: 2", "    Sum: 22", "    7) Note: ring",
            "    8) Gift: yes", "  Total: 25.0",
            "? Submit (Enter submits, a number changes an answer, :quit leaves): ", "✓ Submitted.",
        ]
        #expect(dialogue.transcript.suffix(said.count) == said[...])
    }

    /// A field that an answer in the review shows is asked before the review returns.
    @Test func theReviewFollows() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "CA", "2", "1.5", "")
        #expect(dialogue.transcript.contains("  Total: 3.0"))
        dialogue.type("3")
        #expect(dialogue.type("12").last == "? Note: ")
        #expect(dialogue.type("").last?.contains("Note is required") == true)
        let back = dialogue.type("ring")
        #expect(back.last == "? Gift (yes/no) (optional) [no]: ")
        #expect(dialogue.type("").contains("    Sum: 18.0"))
        // A computed field cannot be changed, so it has no number.
        #expect(dialogue.type("7").last?.contains("There is no such answer") == true)
        // The enclosing scope shows fields of rows, too.
        dialogue.type("1")
        #expect(dialogue.type("US").last == "? State (optional): ")
        #expect(dialogue.type("NY").contains("    3) State: NY"))
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    @Test func backPassesOverWhatIsNotOpen() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "CA", "2", "1", "y")
        // The added row has no values, and is removed.
        #expect(dialogue.type(":back").last == "? Add another to Lines? (y/N): ")
        #expect(dialogue.type(":back").last == "? Price (optional): 1")
        #expect(dialogue.type(":back").last == "? Quantity: 2")
        #expect(dialogue.type(":back").last?.hasPrefix("? Country") == true)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var arguments: [String] = []
        var input = ""
        let status: Status
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input.debugDescription)" }
    }

    static let rows: [Row] = [
        Row(
            input: "CA\n2\n1.5\ny\n11\n2\nring\n\n", status: .success,
            output:
                #"{"country":"CA","lines":[{"qty":2,"price":1.5,"total":3.0,"gift":false},{"qty":11,"price":2,"total":22,"note":"ring","gift":false}],"grandTotal":25.0}"#
        ),
        Row(
            input: "US\nNY\n2\n\n\n", status: .success,
            output:
                #"{"country":"US","lines":[{"state":"NY","qty":2,"gift":false}],"grandTotal":0}"#),
        Row(
            arguments: ["--set", "lines.0.qty=2", "--set", "lines.0.price=3", "--no-input"],
            status: .success, output: #"{"lines":[{"qty":2,"price":3,"total":6}],"grandTotal":6}"#),
        Row(
            arguments: ["--set", "lines.0.qty=2", "--set", "lines.0.total=3", "--no-input"],
            status: .invalid,
            said: [
                "/lines/0/total: Sum is calculated, and the result differs from the value that was sent; leave it out. [notComputed]"
            ]),
        Row(
            arguments: [
                "--set", "lines.0.qty=2", "--set", "lines.0.price=1.5", "--set", "lines.0.total=3",
                "--no-input",
            ], status: .success,
            output: #"{"lines":[{"qty":2,"price":1.5,"total":3.0,"gift":false}],"grandTotal":3.0}"#),
        Row(
            arguments: [
                "--set", "lines.0.qty=2", "--set", "lines.0.note=x", "--set", "lines.0.gift=yes",
                "--no-input",
            ], status: .invalid,
            said: [
                "/lines/0/note: Note does not belong to these answers; leave it out. [hiddenField]",
                "/lines/0/gift: Gift cannot be changed here; leave it out. [disabledField]",
            ]),
        Row(
            arguments: ["--set", "lines.0.qty=12", "--set", "lines.0.price=3", "--no-input"],
            status: .unanswered,
            said: [
                "/lines/0/note: Note is required. Give it with --set lines.0.note=VALUE or --answers FILE. [required]"
            ]),
    ]

    @Test(arguments: rows) func runs(_ row: Row) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        let arguments = ["run", "form.json"] + row.arguments
        let status = console.run(arguments)
        #expect(status == row.status, "\(console.said)")
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said == row.said)
    }

    /// For random lines, dialogue and run without a terminal have the same result, and `validate`
    /// accepts it.
    @Test func terminalAndLinesAgree() throws {
        var numbers = SeededNumbers(seed: 91)
        let validator = FormValidator(try TestForms.form(Self.form))
        let words = ["12", "2", "", "y", "n", "12"]
        var (done, shown) = (0, 0)
        for _ in Laws.rounds(35) {
            let country = ["US", "CA", ""].randomElement(using: &numbers) ?? ""
            let typed =
                [country] + (0..<14).map { _ in words.randomElement(using: &numbers) ?? "" }
            let (status, console, lines) = TestForms.run(Self.form, lines: typed)
            guard status == .success else { continue }
            done += 1
            #expect(validator.validate(.json(console.output)).isValid)
            if console.outputText.contains("note") { shown += 1 }
            var dialogue = try DialogueHarness(Self.form)
            for line in lines where dialogue.prompt?.hasPrefix("Submit") == false {
                dialogue.type(line)
            }
            dialogue.type("")
            #expect(dialogue.status == .success)
            let bytes = dialogue.answers
            #expect(bytes == console.output, "\(lines)")
        }
        #expect(done > Laws.cases(20) && shown > Laws.cases(5) && shown < done, "\(done) \(shown)")
    }

    @Test func aCardShowsWhatIsThere() throws {
        let form = try TestForms.form(Self.form)
        let source = FormDataSource(form: form)
        try source.addRow(
            to: FieldPath("lines"), ["qty": .integer(2), "price": .integer(3)], userInitiated: true)
        func lines() -> [String] {
            let renderer = TextRenderer(width: 40, glyphs: .ascii)
            return DescriptionBuilder(catalog: .english).descriptions(of: source)
                .flatMap { renderer.lines(for: $0) }.map(\.text)
        }
        var shown = lines()
        #expect(shown.contains { $0.contains("Sum") && $0.contains("6") })
        #expect(
            !shown.contains {
                $0.contains("Note") || $0.contains("State") || $0.contains("A large")
            })
        try source.updateValue(
            at: FieldPath(pointer: "/lines/0/qty") ?? FieldPath(), to: .integer(11),
            userInitiated: true)
        try source.updateValue(of: "country", to: .choice("US"), userInitiated: true)
        shown = lines()
        for text in ["A large order.", "State", "Note *", "33"] {
            #expect(shown.contains { $0.contains(text) }, "\(text): \(shown)")
        }
    }

    /// Accepted records include computed fields, and exclude hidden ones.
    @Test func acceptedRecords() throws {
        let form = try TestForms.form(Self.form)
        let record = Array(#"{"lines":[{"qty":2,"price":3,"total":6.0,"note":""}]}"#.utf8)
        var submissionValidator = FormValidator(form).makeSubmissionValidator()
        let isClean = submissionValidator.validate(record.span)
        #expect(isClean)
        var bytes: [UInt8] = []
        let writer = RecordWriter(form: form, keepsSecrets: false).acceptedWriter(
            of: submissionValidator)
        submissionValidator.append(valuesIn: record.span, with: writer, to: &bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"lines":[{"qty":2,"price":3,"total":6}],"grandTotal":6}"#)
    }

    @Test func schemas() throws {
        let schema = FormSchema(try TestForms.form(Self.form))
        let text = String(decoding: schema.json, as: UTF8.self)
        #expect(text.contains("what is calculated for it"))
        #expect(text.contains("when it is shown and can be changed"))
    }
}
