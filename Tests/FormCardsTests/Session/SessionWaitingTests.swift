import FormModel
import FormValidation
import Testing

@testable import FormCards

/// What a session shows while a check or a fetch is under way; time is outside of it.
@Suite struct SessionWaitingTests {
    private static let rooms = """
        {"type":"input","name":"city","title":"City"},
        {"type":"input","name":"room","title":"Room","value":"choice",
         "choices":{"remote":"rooms","with":["city"]}}
        """

    @Test func theSignTurnsWithEachTick() throws {
        let walk = try SessionWalk(Self.rooms)
        walk.type("Rome⏎")
        #expect(walk.screen.contains("❯ Rome") && walk.screen.contains("⠋ Fetching the choices"))
        walk.handle(.tick)
        #expect(walk.screen.contains("⠙ Fetching"))
        #expect(walk.session.focus.keys.isEmpty, "no key works but Ctrl-C")
        #expect(
            AccessibleRenderer().waiting(walk.session.view)
                == ["Fetching the choices; Ctrl-C leaves."])
        for _ in 0..<100 { walk.handle(.tick) }
        #expect(walk.screen.contains("Fetching"))
    }

    @Test func aTickAtAQuestionIsNothing() throws {
        let walk = try SessionWalk(Self.rooms)
        let screen = walk.screen
        walk.handle(.tick)
        #expect(walk.screen == screen)
    }

    @Test func fetchedChoicesCarryTheirReasons() throws {
        let walk = try SessionWalk(Self.rooms)
        walk.type("Rome⏎")
        let question = try #require(walk.session.dataSource.pendingChoices.first)
        walk.handle(
            .answered([.choices([Choice("a", title: "Attic")], for: question)]))
        #expect(walk.session.focus.options.map(\.title) == ["Attic"])
        #expect(walk.screen.contains("+ Room (because of City)"))
    }

    @Test func disabledChoicesSayWhy() throws {
        let walk = try SessionWalk(
            """
            {"type":"input","name":"n","title":"Guests","value":"integer"},
            {"type":"input","name":"r","title":"Room","value":"choice","choices":[
              {"value":"s","title":"Single","description":"89 €","enabledWhen":"n < 2",
               "reason":"for one guest"},
              {"value":"d","title":"Double","description":"129 €"}]}
            """)
        walk.type("2⏎")
        #expect(walk.screen.contains("( ) Single  89 € · for one guest"))
        walk.type("single⏎")
        #expect(walk.screen.contains("Single cannot be chosen: for one guest"))
        walk.press(.escape, .down, .enter)
        #expect(walk.value("r") == .choice("d"))
    }
}
