import FormCards
import FormModel
import FormValidation
import Testing

/// Typed commands that do not move to another question: the line has its text again, and Enter keeps the answer.
@Suite struct SessionCommandTests {
    static let fields: [(item: String, entry: String)] = [
        (#""type":"input","value":"integer""#, "3⏎"), (#""type":"input""#, "Ada⏎"),
        (#""type":"input","value":"date""#, "2026-05-01⏎"),
        (#""type":"input","value":"boolean""#, "no⏎"),
        (#""type":"input","value":"choice","choices":["red","green","blue"]"#, "blue⏎"),
    ]

    @Test(arguments: fields, [":help⏎", ":editor⏎"])
    func keepTheAnswer(_ row: (item: String, entry: String), _ command: String) throws {
        let walk = try SessionWalk(#"{\#(row.item),"name":"a","title":"A"}"#)
        walk.type(row.entry)
        let answer = walk.value("a")
        #expect(walk.place == .review && answer != .empty)
        walk.type("1⏎")
        #expect(walk.place != .review)
        walk.type(command)
        if walk.edited != nil { walk.handle(.edited(nil)) }
        walk.type("⏎")
        #expect(walk.place == .review && walk.value("a") == answer, "\(walk.screen)")
    }

    @Test func keepATextOfSeveralLines() throws {
        let walk = try SessionWalk(
            #"{"type":"input","value":"multiline","name":"a","title":"A"}"#)
        for command in [":help⏎", ":editor⏎"] {
            walk.type("one")
            walk.press(.press(.enter, .alt))
            walk.type("1⏎" + command)
            if walk.edited != nil { walk.handle(.edited(nil)) }
            walk.press(.press(.enter, .alt))
            #expect(walk.place == .review && walk.value("a") == .text("one"))
        }
    }

    /// A person who types `:quit` and stays has the answer, too.
    @Test func stayingKeepsTheAnswer() throws {
        let walk = try SessionWalk(
            #"{"type":"input","value":"integer","name":"a","title":"A"}"#)
        walk.type("3⏎1⏎:quit⏎n⏎")
        #expect(walk.place == .review && walk.value("a") == .integer(3))
    }

    /// Also where the person removed the text of the line before the command.
    @Test func keepTheAnswerInAClearedLine() throws {
        let walk = try SessionWalk(
            #"{"type":"input","value":"integer","name":"a","title":"A"}"#)
        walk.type("3⏎1⏎")
        walk.press(.control("u"))
        walk.type(":help⏎⏎")
        #expect(walk.place == .review && walk.value("a") == .integer(3))
    }

    /// A command is no answer either where a key leaves the question.
    @Test(arguments: fields, [Key.tab, .backTab])
    func areNoAnswers(_ row: (item: String, entry: String), _ key: Key) throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"z","title":"Z"},{\#(row.item),"name":"a","title":"A"},"#
                + #"{"type":"input","name":"b","title":"B"}"#)
        walk.type("z⏎")
        let place = walk.place
        walk.type(":help")
        walk.press(key)
        #expect(walk.screen.contains(":quit"), "\(walk.screen)")
        #expect(walk.place == place && walk.value("a") == .empty)
        walk.type(":back")
        walk.press(key)
        #expect(walk.place != place && walk.value("a") == .empty)
    }

    @Test func unknownCommandsAreNoAnswers() throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"}"#)
        let place = walk.place
        walk.type(":nope")
        walk.press(.tab)
        #expect(walk.place == place && walk.value("a") == .empty)
        #expect(walk.screen.contains("❯ :nope"))
        // Two colons type one, and a command may come after what the line had.
        walk.press(.control("u"))
        walk.type("::help")
        walk.press(.tab)
        #expect(walk.place != place && walk.value("a") == .text(":help"))
        walk.press(.backTab)
        walk.type(":help")
        walk.press(.tab)
        #expect(walk.place == place && walk.value("a") == .text(":help"))
        // What is pasted is no command.
        walk.press(.tab)
        walk.press(.pasted(":x"), .tab)
        #expect(walk.value("b") != .empty || walk.screen.contains("❯ :x"))
    }
}
