import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Drafts keep what a person entered, across processes and changes of the form.
@Suite struct FormDraftTests {
    static func form(_ items: String, id: String = "f") throws -> Form {
        try FormDocument.read(
            Array(#"{"formrun":1,"id":"\#(id)","title":"F","items":[\#(items)]}"#.utf8),
            vocabulary: .standard)
    }

    /// A session of a form that goes on from a draft.
    static func resumed(
        _ draft: FormDraft, _ form: Form
    ) -> (session: FormSession, misfits: [FormDraft.Misfit]) {
        let source = FormDataSource(form: form)
        let misfits = draft.restore(into: source)
        let session = FormSession(source, catalog: .english, resuming: draft)
        _ = session.start()
        return (session, misfits)
    }

    static let rows = #"""
        {"type":"group","name":"people","title":"People","min":1,"items":[
          {"type":"input","name":"name","title":"Name","validators":["required"]},
          {"type":"secureInput","name":"pin","title":"Pin"},
          {"type":"input","name":"nick","title":"Nick","default":"x"}]}
        """#

    static let entries: [(item: String, lines: [String], answers: String)] = [
        (
            #"{"type":"input","name":"c","title":"C"}"#, [" Ada \"A\" 日本 "],
            #"{"/c":"Ada \"A\" 日本"}"#
        ),
        (#"{"type":"input","name":"c","title":"C"}"#, [""], "{}"),
        (#"{"type":"input","name":"c","title":"C","default":"x"}"#, [""], "{}"),
        (#"{"type":"input","name":"c","title":"C","default":"x"}"#, [":skip"], #"{"/c":null}"#),
        (#"{"type":"input","name":"c","title":"C","value":"integer"}"#, ["12"], #"{"/c":12}"#),
        (#"{"type":"input","name":"c","title":"C","value":"integer"}"#, ["12x"], #"{"/c":"12x"}"#),
        (#"{"type":"input","name":"c","title":"C","value":"decimal"}"#, ["1.50"], #"{"/c":1.50}"#),
        (#"{"type":"input","name":"c","title":"C","value":"boolean"}"#, ["yes"], #"{"/c":true}"#),
        (
            #"{"type":"input","name":"c","title":"C","value":"date"}"#, ["2026-12-24"],
            #"{"/c":"2026-12-24"}"#
        ),
        (
            #"{"type":"input","name":"c","title":"C","value":"choice","choices":["1","b","2"]}"#,
            ["2"], #"{"/c":"2"}"#
        ),
        (
            #"{"type":"input","name":"c","title":"C","value":"choices","choices":["a","b","c"]}"#,
            ["a, c"], #"{"/c":["a","c"]}"#
        ),
        (
            #"{"type":"input","name":"c","title":"C","value":"texts"}"#, ["a\nb"],
            #"{"/c":["a","b"]}"#
        ),
        (
            #"{"type":"input","name":"c","title":"C","formatter":"phone"}"#, ["(212) 555-0123"],
            #"{"/c":"+12125550123"}"#
        ),
        (#"{"type":"secureInput","name":"c","title":"C"}"#, ["correct horse"], "{}"),
        (
            rows, ["Ada", "1234", "y"],
            #"{"/people":1,"/people/0/name":"Ada","/people/0/nick":"y"}"#
        ),
    ]

    /// What is entered is in the draft, and the same values are there after reading it; secrets are not.
    @Test(arguments: entries)
    func keeps(_ row: (item: String, lines: [String], answers: String)) throws {
        let form = try Self.form(row.item)
        let source = FormDataSource(form: form)
        let session = FormSession(source, catalog: .english)
        _ = session.start()
        for line in row.lines { _ = session.handle(.line(line, hasPaste: line.contains("\n"))) }
        let json = session.draft.json
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#""answers":\#(row.answers),"#), "\(text)")
        #expect(!text.contains("correct horse") && !text.contains("1234\""))

        let draft = try FormDraft(json: json)
        let (again, misfits) = Self.resumed(draft, form)
        #expect(misfits.isEmpty)
        let secrets = Set(["c", "people"].filter { form.input(FieldName($0)!)?.isSecure == true })
        for (name, value) in source.values where !secrets.contains(name.text) {
            guard case .rows(let rows) = value else {
                #expect(again.dataSource.value(of: name) == value)
                continue
            }
            let kept = rows.map { row in
                var row = row
                row["pin"] = .empty
                return row
            }
            #expect(again.dataSource.value(of: name) == .rows(kept))
        }
        #expect(again.draft.answers.count == draft.answers.count)
        #expect(String(decoding: again.draft.json, as: UTF8.self) == text)
    }

    /// Questions that were answered or passed over are not asked again; those with wrong answers and secrets are.
    @Test func goesOnBehindWhatWasAnswered() throws {
        let form = try Self.form(
            #"""
            {"type":"input","name":"a","title":"A"},
            {"type":"input","name":"b","title":"B"},
            {"type":"secureInput","name":"s","title":"S"},
            {"type":"input","name":"n","title":"N","value":"integer"},
            {"type":"input","name":"z","title":"Z"}
            """#)
        let session = FormSession(FormDataSource(form: form), catalog: .english)
        _ = session.start()
        for line in ["one", "", "secret"] { _ = session.handle(.line(line)) }
        _ = session.handle(.line("no number"))
        #expect(session.focus.path?.description == "/n")
        let (again, _) = Self.resumed(session.draft, form)
        #expect(again.focus.path?.description == "/s")
        _ = again.handle(.line("secret"))
        #expect(again.focus.path?.description == "/n")
        #expect(again.dataSource.value(of: "n") == .text("no number"))
        _ = again.handle(.line("5"))
        #expect(again.focus.path?.description == "/z")
    }

    /// What is typed and not accepted is in the line again, and a secret is not.
    @Test func halfTypedTextsAreInTheirLines() throws {
        let form = try Self.form(
            #"""
            {"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"},
            {"type":"secureInput","name":"s","title":"S"}
            """#)
        let session = FormSession(FormDataSource(form: form), catalog: .english)
        _ = session.start()
        for key in "half".map({ Key.text(String($0)) }) { _ = session.handle(.key(key)) }
        let draft = session.draft
        #expect(draft.typed == [.init(path: FieldPath("a"), text: "half")])
        // A text that the person leaves is the answer.
        _ = session.handle(.key(.tab))
        #expect(session.draft.typed.isEmpty)
        #expect(session.dataSource.value(of: "a") == .text("half"))
        let (again, _) = Self.resumed(draft, form)
        let editor = try #require(again.question.editor as? LineEditor)
        #expect(editor.text == "half")
        // A text that was deleted is gone.
        _ = again.handle(.key(.control("u")))
        #expect(again.draft.typed.isEmpty)
        for line in ["x", "y"] { _ = again.handle(.line(line)) }
        for key in "secret".map({ Key.text(String($0)) }) { _ = again.handle(.key(key)) }
        #expect(again.focus.isSecret)
        #expect(again.draft.typed.isEmpty)
    }

    static let changes:
        [(before: String, draft: String, misfits: [(String, FormDraft.Misfit.Reason)])] = [
            (
                #"{"type":"input","name":"a","title":"A"}"#, #"{"/a":"x","/gone":"y"}"#,
                [("/gone", .noField)]
            ),
            (#"{"type":"input","name":"a","title":"A"}"#, #"{"/a":true}"#, [("/a", .otherType)]),
            (#"{"type":"input","name":"a","title":"A"}"#, #"{"/a":["x"]}"#, [("/a", .otherType)]),
            (
                #"{"type":"input","name":"a","title":"A","value":"integer"}"#, #"{"/a":"12"}"#, []
            ),
            (
                #"{"type":"secureInput","name":"a","title":"A"}"#, #"{"/a":"x"}"#,
                [("/a", .notAnswered)]
            ),
            (
                #"{"type":"input","name":"a","title":"A","computed":"'x'"}"#, #"{"/a":"x"}"#,
                [("/a", .notAnswered)]
            ),
            (
                #"{"type":"input","name":"a","title":"A","setBy":"program"}"#, #"{"/a":"x"}"#,
                [("/a", .notAnswered)]
            ),
            (rows, #"{"/people":"x"}"#, [("/people", .otherType)]),
            (rows, #"{"/people":1000000000}"#, [("/people", .noRow)]),
            (rows, #"{"/people":-1}"#, [("/people", .otherType)]),
            (
                rows, #"{"/people":1,"/people/0/name":"a","/people/1/name":"b"}"#,
                [("/people/1/name", .noRow)]
            ),
            (rows, #"{"/people/0/name":"a"}"#, [("/people/0/name", .noRow)]),
            (rows, #"{"/people/0":"a"}"#, [("/people/0", .noField)]),
            (
                #"{"type":"input","name":"a","title":"A","value":"choice","choices":["b"]}"#,
                #"{"/a":"x"}"#, []
            ),
        ]

    /// A form that has changed since: what fits is kept, the rest is named.
    @Test(arguments: changes)
    func changedForm(
        _ row: (before: String, draft: String, misfits: [(String, FormDraft.Misfit.Reason)])
    ) throws {
        let draft = try FormDraft(json: Array(Self.json(answers: row.draft).utf8))
        let form = try Self.form(row.before)
        #expect(draft.belongs(to: form) && draft.fingerprint != form.fingerprint)
        let (session, misfits) = Self.resumed(draft, form)
        #expect(misfits.map { $0.answer.path.description } == row.misfits.map(\.0))
        #expect(misfits.map(\.reason) == row.misfits.map(\.1))
        #expect(session.focus.kind != .waiting)
    }

    static func json(answers: String = "{}", more: String = "") -> String {
        #"{"formrunDraft":1,"form":"f","fingerprint":"0","answers":\#(answers)\#(more)}"#
    }

    static let broken: [(text: String, error: String)] = [
        ("", "it is no draft: there is nothing here; give a JSON value."),
        ("[]", "it is no draft of formrun."), ("{}", "it is no draft of formrun."),
        (#"{"formrunDraft":2}"#, "it is a draft of version 2, and this program reads version 1."),
        (#"{"formrunDraft":1,"form":"f"}"#, "it is no draft of formrun."),
        (
            String(json(answers: #"{"/a":"x"}"#).dropLast(9)),
            "it is no draft: this text has no closing quotation mark."
        ),
        (json(answers: #"{"a":1}"#), "it is no draft of formrun."),
        (json(answers: #"{"/a":{}}"#), "it is no draft of formrun."),
        (json(answers: #"{"/a":[1]}"#), "it is no draft of formrun."),
        (json(more: #","accepted":[1]"#), "it is no draft of formrun."),
        (json(more: #","typed":{"/a":1}"#), "it is no draft of formrun."),
    ]

    @Test(arguments: broken)
    func isNoDraft(_ row: (text: String, error: String)) {
        do throws(FormDraftError) {
            _ = try FormDraft(json: Array(row.text.utf8))
            Issue.record("\(row.text) was read")
        } catch {
            #expect(error.description == row.error)
        }
    }

    /// Paths of other places in `accepted` and `typed` have no effect.
    @Test func ignoresWhatTheFormDoesNotHave() throws {
        let json = Self.json(
            more:
                #","accepted":["","/gone","/a/0","/people/7/name"],"typed":{"/gone":"x","/s":"x","":"y"}"#
        )
        let form = try Self.form(
            #"{"type":"input","name":"a","title":"A"},{"type":"secureInput","name":"s","title":"S"},"#
                + Self.rows)
        let (session, _) = Self.resumed(try FormDraft(json: Array(json.utf8)), form)
        #expect(session.focus.path?.description == "/a")
        #expect(session.draft.typed.isEmpty)
    }

    /// A draft follows each answer, and moving with something typed.
    @Test func isSavedAfterEachAnswer() throws {
        let form = try Self.form(
            #"{"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B","validators":["email"]}"#
        )
        let session = FormSession(FormDataSource(form: form), catalog: .english)
        func saves(_ effects: [SessionEffect]) -> Bool {
            effects.contains { if case .save = $0 { true } else { false } }
        }
        #expect(!saves(session.start()))
        #expect(!saves(session.handle(.key(.text("x")))))
        #expect(saves(session.handle(.key(.enter))))
        #expect(saves(session.handle(.line("wrong"))))
        #expect(saves(session.handle(.key(.backTab))))
        #expect(!saves(session.handle(.unsaved("the disk is full"))))
        #expect(
            session.recorded.notices.last?.problem?.sentence.string
                == "The draft could not be saved: the disk is full")
    }
}
