import FormCards
import FormModel
import FormValidation
import Testing

import formrun

/// What reads a field that is still to come waits for it, and rows in which nothing is asked are made.
@Suite struct LaterFieldTests {
    private static func form(_ items: String, _ more: String = "") -> String {
        """
        {"formrun":1,"id":"f","title":"F","items":[\(items),
          {"type":"button","name":"go","title":"Go","action":"submit"}]\(more)}
        """
    }

    private static func field(_ name: String, _ rest: String = "") -> String {
        #"{"type":"input","name":"\#(name)","title":"\#(name)"\#(rest)}"#
    }

    private static let later =
        field("b", #","value":"boolean""#) + "," + field("c", #","visibleWhen":"b == true""#)

    private static func rule(_ rule: String) -> String {
        form(field("a") + "," + later, #","rules":[\#(rule)]"#)
    }

    /// Forms in which an empty answer to `a` is right if `c` is answered, which `b` shows.
    static let waiting = [
        rule(#"{"atLeastOneOf":["a","c"]}"#), rule(#"{"exactlyOneOf":["a","c"]}"#),
        rule(#"{"check":{"that":"present(a) || present(c)","message":"One of them."}}"#),
        form(field("a", #","requiredWhen":"!present(c)""#) + "," + later),
        form(
            field("a", #","requiredWhen":"!present(c)""#) + ","
                + field("b", #","value":"boolean""#)
                + #",{"type":"section","title":"More","visibleWhen":"b == true","items":["#
                + field("c") + "]}"),
    ]

    @Test(arguments: waiting)
    func lines(_ form: String) {
        let shown = TestForms.run(form, lines: ["", "yes", "x"])
        #expect(shown.status == .success, "\(shown.console.said)")
        #expect(shown.console.outputText == #"{"b":true,"c":"x"}"# + "\n")
        #expect(TestForms.run(form, lines: ["", "no"]).status == .invalid)
        #expect(TestForms.run(form, lines: ["", "yes", ""]).status == .invalid)
    }

    /// At a terminal, too; where the later field stays hidden, the person is led back once, and told why.
    @Test(arguments: waiting)
    func atATerminal(_ text: String) throws {
        let form = try TestForms.form(text)
        for (answer, isShown) in [("yes", true), ("no", false)] {
            let source = FormDataSource(form: form)
            let session = FormSession(source, catalog: .english)
            _ = session.start()
            _ = session.handle(.line(""))
            #expect(session.focus.path == form.compiled.path(of: FieldPlace(1)))
            _ = session.handle(.line(answer))
            if isShown { _ = session.handle(.line("x")) }
            #expect(session.focus.kind == .review)
            let effects = session.handle(.line(""))
            let isSubmitted = effects.contains { if case .submit = $0 { true } else { false } }
            #expect(isSubmitted == isShown)
            guard !isShown else { continue }
            #expect(session.focus.path == form.compiled.path(of: FieldPlace(0)))
            _ = session.handle(.line(""))
            #expect(session.focus.path == form.compiled.path(of: FieldPlace(0)))
            #expect(session.focus.isRefused)
            _ = session.handle(.line("q"))
            #expect(session.focus.kind == .review)
        }
    }

    /// A check of a field waits as well.
    @Test func aCheckWaits() {
        let form = Self.form(
            Self.field(
                "a",
                #","validators":[{"check":{"that":"a != 'q' || present(c)","message":"Say why."}}]"#
            ) + "," + Self.later)
        #expect(TestForms.run(form, lines: ["q", "yes", "x"]).status == .success)
        #expect(TestForms.run(form, lines: ["q", "no"]).status == .invalid)
        #expect(TestForms.run(form, lines: ["p", "no"]).status == .success)
    }

    /// What is required without a condition, and what reads nothing that is still to come, does not wait.
    @Test func othersDoNotWait() {
        let required = Self.form(Self.field("a", #","validators":["required"]"#) + "," + Self.later)
        let result = TestForms.run(required, lines: ["", "yes", "x"])
        #expect(result.status == .invalid && result.console.said.count == 1)
        let before = Self.form(
            Self.field("b", #","value":"boolean""#) + ","
                + Self.field("a", #","requiredWhen":"b == true""#) + "," + Self.field("c"))
        #expect(TestForms.run(before, lines: ["yes", "", "x"]).console.said.count == 1)
    }

    private static let twice = field("twice", #","value":"integer","computed":"row * 2""#)

    private static func group(_ items: String, _ rows: String) -> String {
        #"{"type":"group","name":"g","title":"G",\#(rows),"items":[\#(items)]}"#
    }

    /// Forms with rows in which nothing is asked, their lines, and the answers.
    static let rows: [(form: String, lines: [String], set: String, answers: String)] = [
        (
            form(
                field("n", #","value":"integer""#) + ","
                    + group(twice, #""rows":{"expression":"n"}"#)),
            ["2"], "n=2", #"{"n":2,"g":[{"twice":2},{"twice":4}]}"#
        ),
        (
            form(field("n") + "," + group(twice, #""min":2"#)), ["x"], "n=x",
            #"{"n":"x","g":[{"twice":2},{"twice":4}]}"#
        ),
    ]

    @Test(arguments: rows)
    func rowsWithoutAQuestionAreMade(
        _ row: (form: String, lines: [String], set: String, answers: String)
    ) {
        let piped = TestForms.run(row.form, lines: row.lines)
        #expect(piped.status == .success && piped.console.outputText == row.answers + "\n")
        let console = TestForms.console(row.form)
        #expect(console.run("run", "form.json", "--no-input", "--set", row.set) == .success)
        #expect(console.outputText == row.answers + "\n")
    }

    /// A row in which something is asked needs its line; the others are made.
    @Test func oneOfTwoRowsAsks() {
        let form = Self.form(
            Self.field("n", #","value":"integer""#) + ","
                + Self.group(
                    Self.field("a", #","visibleWhen":"row == 1""#), #""rows":{"expression":"n"}"#))
        let result = TestForms.run(form, lines: ["2", "x"])
        #expect(result.console.outputText == #"{"n":2,"g":[{"a":"x"},{}]}"# + "\n")
        #expect(TestForms.run(form, lines: ["2"]).status == .unanswered)
    }
}
