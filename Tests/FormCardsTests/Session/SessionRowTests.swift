import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The rows of a group as a table that is edited at its end and in the review.
@Suite struct SessionRowTests {
    private static let guests = """
        {"type":"group","name":"g","title":"Guests","min":1,"max":3,"items":[
          {"type":"input","name":"n","title":"Name","validators":["required"]},
          {"type":"input","name":"b","title":"Birthday","value":"date"}]},
        {"type":"input","name":"last","title":"Last"}
        """

    private func names(_ walk: SessionWalk) -> [FieldValue] {
        walk.value("g").rowList.map { $0["n"] }
    }

    private func started() throws -> SessionWalk {
        let walk = try SessionWalk(Self.guests)
        walk.type("Ada⏎⏎a⏎Bob⏎⏎")
        return walk
    }

    /// The same changes by keys on a chosen row and by typed commands.
    @Test(arguments: [
        ([Key.up, .text("d"), .text("d")], ["d 2"], ["Ada"]),
        ([.up, .up, .text("d"), .text("d")], ["d 1"], ["Bob"]),
        // Another key keeps the row, also if the same one comes later.
        ([.up, .text("d"), .up, .text("d"), .escape], [], ["Ada", "Bob"]),
        ([.up, .text("m"), .up, .enter], ["m 2 1"], ["Bob", "Ada"]),
        ([.up, .up, .text("m"), .down, .text("m"), .escape], ["m 1 2"], ["Bob", "Ada"]),
        ([.up, .text("e"), .text("by"), .enter, .enter], ["e 2", "Bobby", ""], ["Ada", "Bobby"]),
        ([.up, .text("a"), .text("C"), .enter, .enter], ["a", "C", ""], ["Ada", "Bob", "C"]),
        (
            [.text("y"), .enter, .text("C"), .enter, .enter], ["yes", "C", ""], ["Ada", "Bob", "C"]
        ),
    ])
    func changes(_ row: (keys: [Key], lines: [String], names: [String])) throws {
        let byKeys = try started()
        for key in row.keys { byKeys.press(key) }
        let byLines = try started()
        for line in row.lines { byLines.handle(.line(line)) }
        for walk in [byKeys, byLines] {
            #expect(names(walk) == row.names.map { .text($0) })
            #expect(walk.session.focus.kind == .another || row.names.count == 3)
        }
    }

    @Test func theKeyThatDeletesAsksFirst() throws {
        let walk = try started()
        walk.press(.up)
        walk.press(.text("d"))
        #expect(walk.screen.contains("Press d again to delete entry 2."))
        walk.press(.up)
        #expect(!walk.screen.contains("Press d again"))
        #expect(names(walk).count == 2)
    }

    @Test func columnsHaveTitles() throws {
        let walk = try started()
        #expect(walk.screen.contains("Name  Birthday"))
    }

    @Test func whatIsNeitherYesNorNoIsNoBeginning() throws {
        let walk = try SessionWalk(
            #"{"type":"group","name":"g","title":"Guests","items":[{"type":"input","name":"n","title":"Name"}]}"#
        )
        walk.type("Anna⏎")
        #expect(walk.screen.contains("Answer yes or no."))
        walk.type("y⏎Anna⏎")
        #expect(names(walk) == [.text("Anna")])
    }

    @Test func theTableSaysItsBounds() throws {
        let walk = try started()
        #expect(walk.screen.contains("2 of at most 3"))
        walk.type("d 1⏎d 1⏎")
        #expect(walk.screen.contains("Guests must keep at least 1"))
        walk.press(.control("u"))
        walk.type("a⏎C⏎⏎a⏎D⏎⏎")
        #expect(names(walk).count == 3)
        #expect(walk.session.focus.path == FieldPath("last"), "no more can be added")
    }

    @Test(arguments: ["e", "e 3", "e 0", "m 1", "m 1 3", "d", "x", "e 99999999999999999999"])
    func unknownCommandsStay(_ line: String) throws {
        let walk = try started()
        walk.handle(.line(line))
        #expect(walk.isRefused && names(walk).count == 2)
        #expect(walk.session.focus.prefill == line)
    }

    /// Half-typed texts and places of later questions follow the rows.
    @Test func draftsFollowMovedRows() throws {
        let walk = try started()
        walk.type("e 1⏎")
        walk.type("x")
        walk.press(.tab, .tab)
        while walk.session.focus.kind != .another { walk.press(.tab) }
        walk.handle(.line("m 1 2"))
        walk.handle(.line("e 2"))
        #expect(walk.session.focus.prefill == "Adax")
    }

    @Test func rowsOfTheReview() throws {
        let walk = try started()
        walk.type("⏎x⏎")
        #expect(walk.place == .review)
        walk.type("1⏎")
        #expect(walk.session.focus.kind == .rows && walk.screen.contains("1  Ada"))
        walk.type("m 2 1⏎")
        #expect(names(walk) == [.text("Bob"), .text("Ada")])
        walk.type("e 1⏎")
        walk.type("by⏎⏎")
        #expect(names(walk) == [.text("Bobby"), .text("Ada")])
        #expect(walk.place == .review)
        walk.press(.enter)
        #expect(walk.isSubmitted)
    }

    @Test func otherRowsAreOneLineBesideTheRowInHand() throws {
        let walk = try started()
        walk.type("e 2⏎")
        let before = walk.session.view.body.nodes.prefix(walk.session.focus.index).compactMap {
            if case .field(let field) = $0.content { field.value } else { nil }
        }
        #expect(before.contains { $0.label == "Guests 1" && $0.text == "Ada" })
        #expect(!before.contains { $0.label == "Name" })
    }

    @Test func theTranscriptReadsTheTable() throws {
        let walk = try started()
        let said = AccessibleRenderer().lines(of: walk.session.view)
        #expect(said.prefix(3) == ["Guests: 2 of at most 3.", "1 Ada", "2 Bob"])
        #expect(said.last == "Add another to Guests? (y/N): ")
    }

    /// Rows of the entries of a list follow that list, and do not move.
    @Test func rowsOfAListDoNotMove() throws {
        let walk = try SessionWalk(
            """
            {"type":"input","name":"l","title":"L","value":"choices","choices":["x","y"]},
            {"type":"group","name":"g","title":"G","rows":{"list":"l"},
             "items":[{"type":"input","name":"n","title":"N"}]}
            """)
        for line in ["x,y", "1", "2", "2", "m 1 2"] { walk.handle(.line(line)) }
        #expect(walk.session.focus.kind == .rows && walk.isRefused)
        #expect(names(walk) == [.text("1"), .text("2")])
    }

    @Test func aLongTableIsAWindow() throws {
        let walk = try SessionWalk(
            Self.guests.replacing(#""max":3"#, with: #""max":60"#), columns: 40, rows: 12)
        for number in 1...20 { walk.type("Guest \(number)⏎⏎a⏎") }
        walk.type("last⏎⏎")
        for _ in 0..<30 {
            #expect(walk.frame.lines.count < 12)
            walk.press(.up)
        }
        #expect(walk.screen.contains("Guest 1 ") && walk.session.focus.mark.number == 1)
    }
}
