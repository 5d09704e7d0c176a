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

    private static let two = """
        {"formrun":1,"id":"f","title":"Two","pages":[
          {"title":"One","items":[{"type":"input","name":"mail","title":"E-mail"},
                                  {"type":"secureInput","name":"pin","title":"PIN"}]},
          {"title":"Second","items":[{"type":"input","name":"note","title":"Note"}]}]}
        """

    private func recorded(_ walk: SessionWalk) -> [String] {
        let renderer = TextRenderer(screen: walk.layout)
        return walk.record.flatMap { renderer.lines(of: $0, .english) }.map(\.text)
    }

    /// What was changed after a page was finished is said once, and not the whole card again.
    @Test func aChangeIsSaidOnce() throws {
        let walk = try SessionWalk(form: Self.two)
        walk.type("old@b.co⏎1234⏎")
        walk.press(.backTab, .backTab, .control("u"))
        walk.type("new@b.co⏎⏎x⏎")
        let lines = recorded(walk)
        #expect(lines.filter { $0.contains("old@b.co") }.count == 1)
        #expect(lines.filter { $0.contains("new@b.co") } == ["Changed: E-mail new@b.co"])
        #expect(lines.filter { $0.contains("PIN") }.count == 1)
        #expect(lines.filter { $0.contains("Note") }.count == 1)
        // In the review, too.
        walk.handle(.line("1"))
        walk.press(.control("u"))
        walk.type("third@b.co⏎")
        #expect(recorded(walk).last == "Changed: E-mail third@b.co")
        walk.type("y⏎")
        #expect(walk.isSubmitted)
    }

    /// What was changed in a row names the row; rows that stand in a table are said, too.
    @Test(arguments: [
        ("", ["Changed: Kids 2: Name Cyd"], ["Changed: Kids 1", "Changed: Kids 1: Name Cyd"]),
        (
            #"{"table":{"rows":"k","columns":[{"title":"N","text":"{n}"}]}}"#,
            ["Changed: Kids 2 Cyd · 7"], ["Changed: Kids 1", "Changed: Kids 1 Cyd · 7"]
        ),
    ])
    func changedRowsAreSaid(_ row: (part: String, changed: [String], deleted: [String])) throws {
        let card = row.part.isEmpty ? "" : #","card":{"parts":[\#(row.part),"fields"]}"#
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"Two","pages":[
                  {"title":"One","items":[{"type":"input","name":"a","title":"A"},
                  {"type":"group","name":"k","title":"Kids","items":[
                    {"type":"input","name":"n","title":"Name"},
                    {"type":"input","name":"g","title":"Age","value":"integer"}]}]\(card)},
                  {"title":"Second","items":[{"type":"input","name":"note","title":"Note"}]}]}
                """)
        walk.type("x⏎y⏎Ada⏎5⏎y⏎Bob⏎7⏎⏎x⏎")
        #expect(walk.place == .review)
        func changes() -> [String] {
            recorded(walk).filter { $0.hasPrefix("Changed: ") }
        }
        #expect(changes() == [])
        walk.type("5⏎")
        walk.press(.control("u"))
        walk.type("Cyd⏎")
        #expect(changes() == row.changed, "\(walk.screen)")
        walk.type("2⏎d 1⏎")
        walk.press(.enter)
        #expect(changes().starts(with: row.changed + row.deleted), "\(changes())")
    }

    /// Each page stands in the record once the answers are submitted, also one that was known before.
    @Test func allPagesAreRecorded() throws {
        let third = #",{"title":"Third","items":[{"type":"input","name":"more","title":"More"}]}]}"#
        let form = try FormDocument.read(
            Array((Self.two.dropLast(2) + third).utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.enter(["more": "known"])
        let session = FormSession(source, catalog: MessageCatalog(for: "en"), supplied: ["more"])
        var effects = session.start()
        for line in ["a@b.co", "1234", ":review", "y"] { effects += session.handle(.line(line)) }
        let renderer = TextRenderer(screen: ScreenLayout(columns: 80, rows: 24))
        let lines = effects.flatMap { effect -> [String] in
            guard case .record(let lines) = effect else { return [] }
            return lines.flatMap { renderer.lines(of: $0, .english) }.map(\.text)
        }
        for text in ["a@b.co", "known"] {
            #expect(lines.filter { $0.contains(text) }.count == 1, "\(text)")
        }
    }

    /// Whoever leaves reads what happened, below the closed card.
    @Test(
        arguments: [
            (SessionEvent.timedOut, "", "Nobody answered in time."),
            (.endOfInput, "y", "Nothing was submitted."),
            (.endOfInput, "d", "The answers were discarded; nothing was submitted."),
        ] as [(SessionEvent, String, String)])
    func theEndIsSaid(_ row: (event: SessionEvent, key: String, text: String)) throws {
        var options = FormSession.Options()
        options.keepsDrafts = row.key == "d"
        let walk = try SessionWalk(form: Self.two, options: options)
        walk.type("a@b.co⏎")
        walk.handle(row.event)
        walk.type(row.key)
        let lines = recorded(walk)
        #expect(walk.end?.isSaid == true && lines.last == row.text)
        #expect(
            lines.contains { $0.contains("a@b.co") }
                && lines.contains { $0.hasPrefix("└") && !$0.contains("✓") })
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
