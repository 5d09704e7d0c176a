import FormCards
import FormModel
import FormValidation
import Testing

/// What a person typed or marked and leaves without Enter is the answer.
@Suite struct SessionLeavingTests {
    private static let items = #"""
        {"type":"input","name":"first","title":"First"},
        {"type":"input","name":"a","title":"A"},
        {"type":"input","name":"n","title":"N","value":"integer"},
        {"type":"input","name":"c","title":"C","value":"choices","choices":["x","y"]},
        {"type":"input","name":"yes","title":"Yes","value":"boolean","validators":["required"]}
        """#

    @Test(arguments: [Key.tab, .down, .backTab, .up, .pageDown, .control("n"), .control("p")])
    func aTextIsTaken(by key: Key) throws {
        let walk = try SessionWalk(Self.items)
        walk.type("⏎half")
        walk.press(key)
        #expect(walk.session.focus.path != FieldPath("a"))
        #expect(walk.value("a") == .text("half"))
        walk.handle(.line(":review"))
        #expect(walk.screen.contains("2  A      half"))
    }

    @Test func aTextThatIsNotValidKeepsTheAnswersFromBeingSubmitted() throws {
        let walk = try SessionWalk(Self.items)
        walk.type("⏎⏎many")
        walk.press(.tab)
        #expect(
            walk.value("n") == .text("many") && walk.session.focus.path != FieldPath("n"))
        #expect(walk.screen.contains("✗ N      many"))
        walk.handle(.line(":review"))
        walk.press(.enter)
        #expect(!walk.isSubmitted && walk.session.focus.path == FieldPath("n"))
    }

    @Test func aTextThatWasDeletedIsGone() throws {
        let walk = try SessionWalk(Self.items)
        walk.type("⏎old⏎")
        walk.press(.backTab, .control("u"), .tab)
        #expect(walk.value("a") == .empty)
    }

    @Test func aLineThatWasNotChangedIsNoAnswer() throws {
        let walk = try SessionWalk(Self.items)
        walk.press(.tab, .tab)
        #expect(walk.value("first") == .empty && !walk.session.hasAnswers)
        #expect(walk.screen.contains("· A"))
    }

    @Test func marksAreTaken() throws {
        let walk = try SessionWalk(Self.items)
        walk.type("⏎⏎⏎ ")
        walk.press(.tab)
        #expect(walk.value("c") == .choices(["x"]))
    }

    /// A yes that is required is not given by Enter alone.
    @Test func enterAgreesToNothing() throws {
        let walk = try SessionWalk(Self.items)
        walk.type("⏎⏎⏎⏎")
        #expect(walk.session.focus.path == FieldPath("yes"))
        walk.press(.enter)
        #expect(walk.value("yes") == .empty)
        #expect(walk.session.focus.path == FieldPath("yes"))
        walk.type("y⏎")
        #expect(walk.value("yes") == .boolean(true))
    }
}
