import FormCards
import FormModel
import FormValidation
import Testing

/// Pages that ask nothing are shown too, until the person goes on.
@Suite struct SessionPageTests {
    private static let risk = """
        {"formrun":1,"id":"f","title":"Risk","pages":[
          {"title":"Age","items":[{"type":"input","name":"age","title":"Age","value":"integer"}]},
          {"title":"Result","items":[
            {"type":"section","title":"Advice","items":[
              {"type":"label","title":"Ask a **doctor**."}]},
            {"type":"input","name":"risk","title":"Risk","value":"integer","computed":"age * 2"}],
           "card":{"parts":[{"pill":"Raised"},{"text":"Your risk is {risk}."},
            {"bar":{"title":"Share","value":"risk / 100"}},"fields"]}},
          {"title":"Address","items":[
            {"type":"input","name":"city","title":"City"},
            {"type":"button","name":"go","title":"Go","action":"submit"}]}]}
        """

    private static let told = [
        "Raised", "Your risk is 80.", "Share", "Advice", "Ask a doctor.", "Risk",
    ]

    @Test func theCardIsShownAndStaysInTheRecord() throws {
        let walk = try SessionWalk(form: Self.risk)
        walk.type("40⏎")
        for text in Self.told + ["Result", "2 of 3", "Press Enter to go on."] {
            #expect(walk.screen.contains(text), "\(text): \(walk.screen)")
        }
        walk.type("⏎")
        #expect(walk.screen.contains("City"))
        let renderer = TextRenderer(screen: walk.layout)
        let record = walk.record.flatMap { renderer.lines(of: $0, .english) }.map(\.text).joined(
            separator: "\n")
        for text in Self.told { #expect(record.contains(text), "\(text): \(record)") }
        walk.type("Bath⏎")
        #expect(walk.screen.contains("Risk  ") && !walk.screen.contains("Press Enter to go on."))
        walk.type("y⏎")
        #expect(walk.isSubmitted)
    }

    /// A surface of lines has no card, so its record says the page.
    @Test func theRecordOfLinesSaysThePage() throws {
        let walk = try SessionWalk(form: Self.risk, style: .lines)
        walk.type("40⏎")
        let renderer = TextRenderer(screen: walk.layout)
        let lines = walk.record.flatMap { renderer.lines(of: $0, .english) }.map(\.text).joined(
            separator: "\n")
        let transcript = AccessibleRenderer()
        let said = walk.record.flatMap { transcript.lines(of: $0, .english) }.joined(
            separator: "\n")
        for text in Self.told {
            #expect(lines.contains(text), "\(text): \(lines)")
            #expect(said.contains(text), "\(text): \(said)")
        }
        for text in [lines, said] {
            for once in ["Advice", "Ask a doctor."] {
                let around = text.split(separator: once, omittingEmptySubsequences: false)
                #expect(around.count == 2, "\(once) is said once: \(text)")
            }
        }
        #expect(walk.screen.contains("Press Enter to go on."))
        #expect(transcript.lines(of: walk.session.view) == ["Press Enter to go on."])
    }

    /// In the review, a section belongs to its page, so its heading is below that of the page.
    @Test func theReviewNamesPagesBeforeTheirSections() throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"F","pages":[
                  {"title":"Alpha","items":[
                    {"type":"section","title":"Beta","items":[
                      {"type":"input","name":"a","title":"A"}]}]},
                  {"title":"Gamma","items":[
                    {"type":"section","title":"Delta","items":[
                      {"type":"section","title":"Epsilon","items":[
                        {"type":"input","name":"b","title":"B"}]},
                      {"type":"input","name":"c","title":"C"}]}]}]}
                """)
        walk.type("1⏎2⏎3⏎")
        #expect(walk.place == .review)
        let words = walk.screen.split { !$0.isLetter }.map(String.init)
        let headings = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"]
        #expect(words.filter(headings.contains) == headings, "\(walk.screen)")
    }

    @Test func keysLeadToItAndFromIt() throws {
        let walk = try SessionWalk(form: Self.risk)
        let page = Navigator.Place.page(1)
        walk.type("40⏎")
        #expect(walk.place == page)
        walk.press(.up)
        #expect(walk.place == .field(FieldPlace(0)))
        walk.press(.tab)
        #expect(walk.place == page)
        walk.press(.down)
        #expect(walk.place == .field(FieldPlace(2)))
        walk.press(.pageUp)
        #expect(walk.place == page)
        walk.press(.pageDown)
        walk.type(":back⏎")
        #expect(walk.place == page)
        walk.type(":skip⏎")
        #expect(walk.place == .field(FieldPlace(2)))
    }

    /// What is typed there is no answer, and is not taken in silence.
    @Test func aTextIsRefused() throws {
        let walk = try SessionWalk(form: Self.risk)
        walk.type("40⏎Bath⏎")
        #expect(walk.place == .page(1))
        #expect(
            walk.screen.contains("Nothing is asked on this page.") && walk.screen.contains("Bath"))
        walk.press(.control("u"), .enter)
        #expect(walk.place == .field(FieldPlace(2)))
    }

    /// The last page is read before the review, and again on the way back from it.
    @Test func theLastPage() throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"F","pages":[
                  {"items":[{"type":"input","name":"a","title":"A"}]},
                  {"items":[{"type":"label","title":"Thank you."},
                   {"type":"button","name":"go","title":"Go","action":"submit"}]}]}
                """)
        walk.type("x⏎")
        #expect(walk.place == .page(1) && walk.screen.contains("Thank you."))
        walk.type("⏎")
        #expect(walk.place == .review)
        walk.press(.backTab)
        #expect(walk.place == .page(1))
        walk.press(.backTab)
        #expect(walk.place == .field(FieldPlace(0)))
        walk.type("⏎⏎y⏎")
        #expect(walk.isSubmitted)
    }

    /// A page without anything to read, and one whose questions have answers, make nobody wait.
    @Test(arguments: [
        #"{"items":[{"type":"button","name":"go","title":"Go","action":"submit"}]}"#,
        #"{"visibleWhen":"a == 'no'","items":[{"type":"label","title":"Hidden."}]}"#,
        #"{"items":[{"type":"label","title":"L","visibleWhen":"a == 'no'"}]}"#,
    ])
    func nobodyWaits(_ page: String) throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"F","pages":[
                  {"items":[{"type":"input","name":"a","title":"A"}]},\(page)]}
                """)
        walk.type("x⏎")
        #expect(walk.place == .review)
    }

    /// Without a person, no line is taken for it.
    @Test func linesOfAScriptAnswerQuestionsOnly() throws {
        let form = try FormDocument.read(Array(Self.risk.utf8), vocabulary: .standard)
        var navigator = Navigator(
            FormDataSource(form: form), mode: .sequential, supplied: [], language: "en")
        var asked: [Navigator.Place] = []
        while case let step = navigator.next(), asked.last != .review {
            guard case .ask(let place) = step else { continue }
            asked.append(place)
            if place != .review { _ = navigator.answer("1") }
        }
        #expect(asked == [.field(FieldPlace(0)), .field(FieldPlace(2)), .review])
    }
}
