import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The actions that a card names, as commands: they are the program's, and change nothing in the session.
@Suite struct SessionActionTests {
    private static let form = """
        {"formrun":1,"id":"f","title":"Order","pages":[
          {"title":"Seeds","items":[
            {"type":"input","name":"seed","title":"Seed","validators":["required"]},
            {"type":"input","name":"size","title":"Size","value":"choice","choices":["small","large"]},
            {"type":"button","name":"print","title":"Print","action":"print"}],
           "card":{"open":"showCard","traits":[{"editable":"editCard"}],
            "states":[{"state":"hasData","open":"showSeed"}],
            "parts":[{"title":{"text":"Our seeds","menu":[{"title":"Prices","action":"prices"},
              {"title":"Terms","action":"terms"}]}},"fields"]}},
          {"title":"You","items":[{"type":"input","name":"name","title":"Name"}]}]}
        """

    @Test func commandsAskTheProgram() throws {
        let walk = try SessionWalk(form: Self.form)
        for entry in ["1 Prices", "2 Terms"] { #expect(walk.screen.contains(entry)) }
        walk.type(":1⏎:2⏎:edit⏎:open⏎")
        #expect(walk.performed == ["prices", "terms", "editCard", "showCard"])
        // The action is looked up by the state of the card at that moment.
        walk.type("Basil⏎:open⏎:2⏎")
        #expect(walk.performed.suffix(2) == ["showSeed", "terms"])
        #expect(walk.value("seed") == .text("Basil") && walk.value("size") == .empty)
    }

    /// A row of a table is opened by its number, and the program is told which one it is.
    @Test func rowsAreOpened() throws {
        let walk = try SessionWalk(
            form: #"""
                {"formrun":1,"id":"f","title":"Order","items":[
                  {"type":"group","name":"lines","title":"Lines","items":[{"type":"input","name":"seed","title":"Seed"}]},
                  {"type":"input","name":"note","title":"Note"}],
                 "card":{"parts":[{"table":{"rows":"lines","columns":[{"title":"Seed","text":"{seed}"}],"open":"showSeed"}},"fields"]}}
                """#)
        walk.type("y⏎Basil⏎y⏎Chives⏎")
        walk.type(":2⏎")
        #expect(walk.performed == ["showSeed"])
        #expect(walk.openedRows.map(\.description) == ["/lines/1"])
    }

    /// What was typed stays, because it may be meant as an answer.
    @Test(arguments: [":3⏎", ":0⏎", ":-1⏎", ":+1⏎", ":8080⏎", ":１⏎"])
    func entriesThatAreNotThere(_ command: String) throws {
        let walk = try SessionWalk(form: Self.form)
        walk.type(command)
        #expect(walk.performed == [] && walk.isRefused)
        #expect(walk.session.question.editor.text == String(command.dropLast()))
    }

    /// What the card does not name is said, and so is what the program could not do.
    @Test func refusals() throws {
        let walk = try SessionWalk(form: Self.form)
        walk.type(":1⏎")
        walk.handle(.performed("there is no printer"))
        #expect(walk.screen.contains("The action has failed: there is no printer"))
        walk.handle(.performed(nil))
        #expect(!walk.isRefused)
        walk.type("Basil⏎⏎")
        for command in [":1⏎", ":open⏎", ":edit⏎"] {
            walk.type(command)
            #expect(walk.screen.contains("This page has no such action"), "\(walk.screen)")
            walk.press(.control("u"))
        }
        walk.type("Ada⏎")
        #expect(walk.place == .review)
        walk.type(":open⏎")
        #expect(walk.screen.contains("This page has no such action"), "\(walk.screen)")
        #expect(walk.performed == ["prices"])
    }

    /// A number behind a colon may continue an answer that stands in the line.
    @Test func anAnswerGoesOn() throws {
        for (type, first, added, value) in [
            ("time", "08:30", ":15", FieldValue.time(try #require(ClockTime("08:30:15")))),
            ("text", "web", ":80", .text("web:80")),
        ] {
            let walk = try SessionWalk(
                form:
                    #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A","#
                    + #""value":"\#(type)"}],"card":{"parts":[{"title":{"text":"T","menu":"#
                    + #"[{"title":"M","action":"m"}]}},"fields"]}}"#)
            walk.type("\(first)⏎")
            walk.press(.backTab)
            walk.type("\(added)⏎")
            #expect(walk.value("a") == value && walk.performed == [], "\(walk.screen)")
        }
    }

    /// The entries of all menus of a card are numbered together.
    @Test func twoMenus() throws {
        let walk = try SessionWalk(
            form:
                #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}],"#
                + #""card":{"parts":[{"title":{"text":"T","menu":[{"title":"M","action":"m"}]}},"fields","#
                + #"{"title":{"text":"U","menu":[{"title":"N","action":"n"}]}}]}}"#)
        #expect(walk.screen.contains("1 M") && walk.screen.contains("2 N"))
        walk.type(":2⏎")
        #expect(walk.performed == ["n"])
    }

    @Test func helpNamesThem() throws {
        let walk = try SessionWalk(form: Self.form, rows: 40)
        walk.type(":help⏎")
        for command in [":1 Prices   :2 Terms", ":open opens", ":edit edits"] {
            #expect(walk.screen.contains(command), "\(walk.screen)")
        }
        walk.type("Basil⏎⏎:help⏎")
        #expect(walk.screen.contains(":quit") && !walk.screen.contains(":open opens"))
    }
}
