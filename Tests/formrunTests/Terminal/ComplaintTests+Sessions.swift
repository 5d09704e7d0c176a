@testable import FormCards
import FormModel
import FormValidation
import Testing

import formrun

/// The complaints that a session without a terminal refutes.
extension ComplaintTests {
    /// Back through every kind of question, also out of half-typed answers; nothing is lost on the way.
    @Sendable static func goingBack() throws {
        let walk = try KeyedSession(form)
        walk.type("Ada⏎a@b.co⏎⏎y⏎X1⏎lag⏎one⏎two")
        for title in ["City", "Plate", "Car", "Nickname", "E-mail", "Name"] {
            walk.press(.backTab)
            #expect(walk.question == title)
        }
        #expect(walk.line == "Ada")
        walk.type(" L.⏎⇥⇥⇥⇥⇥")
        #expect(walk.question == "Note" && walk.shows("┃ one") && walk.shows("┃ two"))
        #expect(walk.value("name") == .text("Ada L.") && walk.shows("✓ City  Lagos"))
        // From the review, too, to any answer and back again.
        walk.press(.press(.enter, .alt))
        walk.type("⏎5⏎")
        #expect(walk.session.focus.kind == .review && walk.shows("3  Nickname  traveller"))
        walk.type("3⏎")
        #expect(walk.question == "Nickname")
        walk.type("T⏎")
        #expect(walk.session.focus.kind == .review && walk.value("nick") == .text("T"))
    }

    /// An answer that was refused, or that would be, is left like any other, and is there again.
    @Sendable static func backFromAWrongAnswer() throws {
        let wrong = [
            ("E-mail", "Ada⏎", "bad@"), ("Name", "", "A"), ("City", "Ada⏎a@b.co⏎⏎n⏎", "nowhere"),
            ("Days", "Ada⏎a@b.co⏎⏎n⏎⏎⇥⏎", "99"), ("Days", "Ada⏎a@b.co⏎⏎n⏎⏎⇥⏎", "many"),
        ]
        for (title, before, text) in wrong {
            for refuses in [false, true] {
                let walk = try KeyedSession(form)
                walk.type(before + text + (refuses ? "⏎" : ""))
                #expect(walk.question == title && walk.isRefused == refuses && walk.line == text)
                walk.press(title == "Name" ? .tab : .backTab)
                #expect(walk.question != title && !walk.isRefused, "\(title), \(text)")
                walk.press(title == "Name" ? .backTab : .tab)
                #expect(walk.question == title && walk.line == text, "\(title), \(walk.line)")
            }
        }
    }

    /// Fields appear and disappear one by one, also in a row of a group.
    @Sendable static func conditions() throws {
        let walk = try KeyedSession(form)
        walk.type("Ada⏎a@b.co⏎⏎y⏎")
        #expect(walk.question == "Plate" && walk.shows("+ Plate (because Car is yes)"))
        walk.type("⇤n⏎")
        #expect(walk.question == "City")

        let rows = try KeyedSession(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "group", "name": "guests", "title": "Guests", "max": 2, "items": [
                { "type": "input", "name": "child", "title": "Child", "value": "boolean" },
                { "type": "input", "name": "age", "title": "Age", "visibleWhen": "child" },
                { "type": "input", "name": "meal", "title": "Meal" } ] } ] }
            """#)
        rows.type("y⏎n⏎")
        #expect(rows.question == "Meal")
        rows.type("soup⏎a⏎y⏎")
        #expect(rows.question == "Age")
    }

    /// The same decisions reach the same answers by keys, on a small screen, and in plain lines, which say the defaults.
    @Sendable static func sameFormForEveryone() throws {
        let names: [FieldName] = ["name", "mail", "nick", "car", "plate", "city", "note", "days"]
        let answers: [FieldValue] = [
            .text("Ada"), .text("a@b.co"), .text("traveller"), .boolean(false), .empty,
            .choice("Zürich"), .empty, .integer(3),
        ]
        for (columns, rows) in [(80, 24), (30, 8)] {
            let walk = try KeyedSession(form, columns: columns, rows: rows)
            walk.type("Ada⏎a@⏎b.co⏎⏎n⏎z⏎")
            walk.press(.press(.enter, .alt))
            walk.type("⏎⏎⏎")
            #expect(walk.isSubmitted && names.map(walk.value) == answers)
        }
        let walk = try KeyedSession(form)
        let transcript = AccessibleRenderer()
        var said: [String] = []
        for line in ["Ada", "a@", "a@b.co", "", "no", "7", "", "", "", ""] {
            said += transcript.lines(of: walk.session.view)
            walk.enter(line)
        }
        #expect(walk.isSubmitted && names.map(walk.value) == answers)
        #expect(said.contains { $0.contains("Nickname") && $0.contains("Enter takes traveller") })
        #expect(said.contains { $0.contains("Days") && $0.contains("Enter takes 3") })
        #expect(said.contains { $0.contains("(yes/no)") } && said.contains { $0 == "7 Zürich." })
        #expect(!said.contains { $0.contains("Plate") })
    }

    /// Escape clears a filter and keeps a text; pressed twice it asks, and any answer but yes goes on.
    @Sendable static func escape() throws {
        let walk = try KeyedSession(form)
        walk.type("Ada⏎a long text")
        walk.press(.escape)
        #expect(walk.question == "E-mail" && walk.line == "a long text")
        walk.press(.escape)
        #expect(walk.session.focus.kind == .leaving && walk.end == nil)
        walk.type("⏎")
        #expect(walk.question == "E-mail" && walk.line == "a long text" && walk.end == nil)
        walk.press(.escape, .escape)
        walk.type("y")
        #expect(walk.end == .left)

        let list = try KeyedSession(form, set: ["car=no"])
        list.type("Ada⏎a@b.co⏎⏎⏎sa")
        #expect(list.line == "sa" && list.shows("1 of 2"))
        list.press(.escape)
        #expect(list.question == "City" && list.line.isEmpty && list.shows("東京"))
        list.press(.interrupt)
        #expect(list.end == .interrupted)
    }

    /// A default is taken by Enter and can be refused, an example is no answer, and what is known already is edited.
    @Sendable static func defaultsAndExamples() throws {
        let walk = try KeyedSession(form)
        walk.type("Ada⏎")
        // The example stands in the empty line, until something is typed.
        #expect(walk.line == "ada@example.com" && !walk.shows("such as ada@example.com"))
        walk.type("x")
        #expect(walk.line == "x" && walk.shows("such as ada@example.com"))
        walk.press(.backspace)
        #expect(walk.line == "ada@example.com")
        walk.type("⏎")
        #expect(walk.isRefused && walk.value("mail") == .empty)
        walk.type("a@b.co⏎")
        #expect(walk.line.isEmpty && walk.shows("Enter takes traveller"))
        walk.type(":skip⏎")
        #expect(walk.question == "Car" && walk.value("nick") == .empty)
        walk.type("⇤⏎")
        #expect(walk.value("nick") == .text("traveller"))

        let known = try KeyedSession(form, set: ["nick=bob", "days=5"])
        known.type("Ada⏎a@b.co⏎")
        #expect(known.line == "bob" && !known.shows("Enter takes"))
        known.press(.backspace)
        known.type("ss⏎")
        #expect(known.value("nick") == .text("boss"))
    }

    /// Keys of readline, and the line that they leave; `|` is the caret.
    private static let edits: [(keys: [Key], line: String)] = [
        ([.control("a")], "|one two-three 日本"), ([.home], "|one two-three 日本"),
        ([.control("a"), .control("e")], "one two-three 日本|"),
        ([.control("b"), .left], "one two-three |日本"),
        ([.home, .control("f"), .right], "on|e two-three 日本"),
        ([.alt("b")], "one two-three |日本"), ([.home, .alt("f")], "one| two-three 日本"),
        ([.press(.left, .control)], "one two-three |日本"),
        ([.control("w")], "one two-three |"),
        ([.left, .left, .left, .control("w")], "one | 日本"),
        ([.left, .left, .left, .press(.backspace, .alt)], "one two-| 日本"),
        ([.home, .alt("d")], "| two-three 日本"), ([.control("u")], "|"),
        ([.alt("b"), .control("k")], "one two-three |"),
        ([.alt("b"), .control("k"), .home, .control("y")], "日本|one two-three "),
        ([.control("t")], "one two-three 本日|"),
        ([.control("u"), .control("_")], "one two-three 日本|"),
        ([.backspace], "one two-three 日|"), ([.control("h")], "one two-three 日|"),
        ([.left, .delete], "one two-three 日|"), ([.left, .control("d")], "one two-three 日|"),
        // A key without a meaning types nothing.
        ([.control("o"), .alt("q"), .function(9), .press(.insert)], "one two-three 日本|"),
    ]

    @Sendable static func lineEditing() throws {
        for edit in edits {
            let walk = try KeyedSession(form)
            walk.type("one two-three 日本")
            for key in edit.keys { walk.press(key) }
            guard let editor = walk.session.question.editor as? LineEditor else {
                Issue.record("The name is typed in a line.")
                return
            }
            let before = editor.text.prefix(editor.caret)
            #expect(before + "|" + editor.text.dropFirst(editor.caret) == edit.line, "\(edit.keys)")
        }
    }

    /// The key that ends a text is on the screen while it is typed, and Enter never does it.
    @Sendable static func endOfText() throws {
        for (columns, rows) in [(80, 24), (60, 20), (40, 12)] {
            let walk = try KeyedSession(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "note", "title": "Note", "value": "multiline" } ] }
                """#, columns: columns, rows: rows)
            for _ in 0..<30 {
                #expect(walk.shows("Alt-Enter accepts"), "\(walk.rows)")
                walk.type("a⏎")
            }
            walk.press(.backspace, .press(.enter, .alt))
            #expect(walk.session.focus.kind == .review)
            let lines = Array(repeating: "a", count: 30).joined(separator: "\n")
            #expect(walk.value("note") == .text(lines))
        }
        // Help is shown below the text, and the command is no part of it.
        let walk = try KeyedSession(form, set: ["city=Oslo"])
        walk.type("Ada⏎a@b.co⏎⏎n⏎⏎:help⏎")
        #expect(walk.shows(":quit leaves") && walk.shows("Alt-Enter accepts"))
        walk.type("a")
        walk.press(.press(.enter, .alt))
        #expect(walk.value("note") == .text("a"))
    }
}
