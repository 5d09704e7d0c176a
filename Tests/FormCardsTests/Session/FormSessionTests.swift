import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Keys and lines lead to the same answers.
@Suite struct FormSessionTests {
    private static let rooms = """
        {"type":"input","name":"c","title":"Room","value":"choice","validators":["required"],
         "choices":["single","double","suite"]}
        """
    private static let extras = """
        {"type":"input","name":"c","title":"Extras","value":"choices",
         "choices":["red","green","blue"]}
        """
    private static let text = #"{"type":"input","name":"c","title":"Note"}"#
    private static let flag = #"{"type":"input","name":"c","title":"News","value":"boolean"}"#
    private static let lines = #"{"type":"input","name":"c","title":"Note","value":"multiline"}"#

    static let answers: [(item: String, keys: [Key], value: FieldValue)] = [
        (rooms, [.down, .enter], .choice("single")),
        (rooms, [.down, .down, .enter], .choice("double")),
        (rooms, [.up, .enter], .choice("suite")),
        (rooms, [.text("2"), .enter], .choice("double")),
        (rooms, [.text("s"), .text("u"), .enter], .choice("suite")),
        (extras, [.text(" "), .down, .down, .text(" "), .enter], .choices(["red", "blue"])),
        (extras, [.control("a"), .enter], .choices(["red", "green", "blue"])),
        (extras, [.text("1"), .text("-"), .text("2"), .enter], .choices(["red", "green"])),
        (extras, [.enter], .empty),
        (text, [.text("x"), .enter], .text("x")),
        (text, [.text("x"), .press(.enter, .alt)], .text("x")),
        (flag, [.text("y"), .enter], .boolean(true)),
        (flag, [.down, .down, .enter], .boolean(false)),
        (flag, [.enter], .empty),
        (lines, [.text("a"), .enter, .text("b"), .press(.enter, .alt)], .text("a\nb")),
    ]

    @Test(arguments: answers)
    func keys(_ row: (item: String, keys: [Key], value: FieldValue)) throws {
        let walk = try SessionWalk(row.item)
        for key in row.keys { walk.press(key) }
        #expect(walk.value("c") == row.value)
        #expect(walk.place == .review)
        walk.press(.enter)
        #expect(walk.isSubmitted)
    }

    @Test(arguments: [
        (rooms, "2", FieldValue.choice("double")), (extras, "1,3", .choices(["red", "blue"])),
        (text, "x", .text("x")), (flag, "yes", .boolean(true)), (lines, "a", .text("a")),
    ])
    func wholeLines(_ row: (item: String, line: String, value: FieldValue)) throws {
        let walk = try SessionWalk(row.item)
        walk.handle(.line(row.line))
        #expect(walk.value("c") == row.value)
    }

    /// Enter alone chooses nothing: a required choice must be made.
    @Test func nothingIsChosenBeforehand() throws {
        let walk = try SessionWalk(Self.rooms)
        walk.press(.enter)
        #expect(walk.value("c") == .empty && walk.isRefused)
    }

    @Test func whatWasTypedStaysBesideAnError() throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"E-mail","validators":["required","email"]}"#)
        walk.type("ada@⏎")
        #expect(walk.isRefused)
        walk.type("example.com⏎")
        #expect(walk.value("c") == .text("ada@example.com"))
    }

    private static let three = ["a", "b", "c"].map {
        #"{"type":"input","name":"\#($0)","title":"\#($0.uppercased())","validators":["required"]}"#
    }.joined(separator: ",")

    /// Moving is never blocked by validation, and keeps half-typed text.
    @Test func movingKeepsWhatWasTyped() throws {
        let walk = try SessionWalk(Self.three)
        walk.press(.tab)
        #expect(walk.session.focus.label == "B")
        walk.type("half")
        walk.press(.backTab)
        #expect(walk.session.focus.label == "A")
        walk.press(.down)
        #expect(walk.session.focus.label == "B")
        #expect(walk.session.focus.prefill == "half")
        walk.press(.pageDown)
        #expect(walk.place == .review)
        walk.press(.enter)
        #expect(!walk.isSubmitted, "what was passed is asked before submitting")
        #expect(walk.session.focus.label == "A")
    }

    @Test func marksSurviveMovingAway() throws {
        let walk = try SessionWalk(Self.extras + "," + Self.three.replacing("\"c\"", with: "\"d\""))
        walk.type("  ")
        walk.press(.down)
        walk.type(" ")
        walk.press(.tab, .backTab, .enter)
        #expect(walk.value("c") == .choices(["green"]))
    }

    /// Escape twice, Ctrl-D and `:quit` ask before answers are lost; without answers they leave.
    @Test func leaving() throws {
        let ways: [(SessionWalk) -> Void] = [
            { $0.press(.escape, .escape) }, { $0.press(.endOfFile) }, { $0.type(":quit⏎") },
            { $0.handle(.line(":quit")) }, { $0.handle(.endOfInput) },
        ]
        for way in ways {
            let fresh = try SessionWalk(Self.three)
            way(fresh)
            #expect(fresh.end == .left)
            let walk = try SessionWalk(Self.three)
            walk.type("x⏎")
            way(walk)
            #expect(walk.end == nil && walk.session.focus.kind == .leaving)
            walk.press(.enter)
            #expect(walk.session.focus.label == "B", "Enter goes on")
            way(walk)
            walk.type("y")
            #expect(walk.end == .left)
        }
    }

    @Test func theReviewIsReachedByNumberNameAndArrows() throws {
        for go in ["2⏎", "B⏎", "b⏎"] {
            let walk = try SessionWalk(Self.three)
            walk.type("x⏎y⏎z⏎" + go)
            #expect(walk.session.focus.label == "B", "\(go)")
        }
        let walk = try SessionWalk(Self.three)
        walk.type("x⏎y⏎z⏎")
        walk.press(.up, .up, .enter)
        #expect(walk.session.focus.label == "B")
        walk.press(.enter)
        walk.type("nobody⏎")
        #expect(walk.session.focus.prefill == "nobody", "what was mistyped stays")
        walk.press(.control("u"))
        walk.type("y⏎")
        #expect(walk.isSubmitted)
    }

    @Test func anEditorProgramEditsTheText() throws {
        let walk = try SessionWalk(Self.lines)
        walk.type("draft")
        walk.press(.control("x"), .control("e"))
        #expect(walk.edited == "draft")
        walk.handle(.edited("one\ntwo\n"))
        walk.press(.press(.enter, .alt))
        #expect(walk.value("c") == .text("one\ntwo"))
    }

    /// No text of a secret is in the view, the frame or the record.
    @Test(arguments: [SecretDisplay.dots, .hidden])
    func secretsAreNotShown(_ display: SecretDisplay) throws {
        var options = FormSession.Options()
        options.secrets = display
        let walk = try SessionWalk(
            #"{"type":"secureInput","name":"c","title":"Key"}"#, options: options)
        walk.type("CANARY")
        #expect(!walk.screen.contains("CANARY"))
        #expect(walk.screen.contains("••••••") == (display == .dots))
        walk.press(.enter)
        #expect(!walk.screen.contains("CANARY") && walk.value("c") == .text("CANARY"))
        for line in walk.record { #expect(!line.lines.map(\.text).joined().contains("CANARY")) }
    }

    /// Texts of the form and of the person have no control characters on the screen.
    @Test func hostileTextsAreCleaned() throws {
        let walk = try SessionWalk(
            """
            {"type":"input","name":"a","title":"\\u001b[31mA","help":"\\u001b]0;x\\u0007","value":"choice",
             "choices":[{"value":"\\u001b[2J","title":"\\u202ex","description":"\\u009b1m"}]}
            """)
        for _ in 0..<2 {
            #expect(
                !walk.frame.lines.map(\.text).joined().unicodeScalars.contains {
                    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
                })
            walk.press(.down, .enter)
        }
    }

    /// A key in a long list changes few lines, whatever the length of the list.
    @Test func aLongListIsAWindow() throws {
        let choices = (0..<5_000).map { "\"Country \($0)\"" }.joined(separator: ",")
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":"choice","choices":[\#(choices)]}"#)
        #expect(walk.frame.lines.count < 20)
        walk.type("country 4999")
        #expect(walk.frame.lines.filter { $0.text.contains("Country") }.count == 1)
        walk.press(.enter)
        #expect(walk.value("c") == .choice("Country 4999"))
    }
}
