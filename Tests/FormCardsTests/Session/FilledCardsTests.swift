import FormModel
import FormValidation
import Testing

@testable import FormCards

/// What a session shows of a form that is filled in: lines of fields and rows, finished cards, and the review.
@Suite struct FilledCardsTests {
    /// A form in which some questions are answered.
    private struct Subject {
        let source: FormDataSource
        let texts: SessionTexts
        let lines = FilledLines()
        var navigator: Navigator

        init(_ members: String, _ answers: [String]) throws {
            let form = try FormDocument.read(
                Array(#"{"formrun":1,"id":"f","title":"F",\#(members)}"#.utf8),
                vocabulary: .standard)
            source = FormDataSource(form: form)
            texts = SessionTexts(dataSource: source, catalog: .english)
            navigator = Navigator(source, mode: .interactive, supplied: [], language: "en")
            goOn()
            for answer in answers { take(answer) }
        }

        /// Answers a question; `!` submits all answers, and `>` goes on without an answer.
        mutating func take(_ answer: String) {
            if answer == "!" { return _ = source.attemptSubmission() }
            if answer == ">" { return _ = navigator.forward(leaving: nil) }
            switch navigator.answer(answer) {
            case .accepted, .adding: goOn()
            default: break
            }
        }

        private mutating func goOn() {
            for _ in 0..<20 { if case .ask = navigator.next() { return } }
        }

        var filled: FilledCards {
            FilledCards(
                navigator, texts, Card.cards(of: source), DescriptionBuilder(catalog: .english),
                lines)
        }

        /// The card around the question, in words.
        var card: [String] {
            let page = navigator.page(of: navigator.place) ?? 0
            let (card, index) = filled.card(ofPage: page, asking: navigator.place)
            var lines = card.body.nodes.map(described)
            lines.insert("?", at: index)
            return lines
        }
    }

    /// A line in words: how far a person is, the number, the label and the value, behind a `>` for each two cells of margin.
    private static func described(_ node: CardNode) -> String {
        let depth = String(repeating: ">", count: node.box.margin.left / 2)
        switch node.content {
        case .field(let field):
            let field = field.value
            let progress = field.progress.map { "\($0)" } ?? "none"
            return depth + progress + (field.number.map { " \($0)." } ?? "")
                + " \(field.label)" + (field.isRequired ? "*" : "")
                + (field.text.isEmpty ? "" : " = \(field.text)")
        case .text(let text): return depth + "\(text.role): \(text.text.plainText)"
        default: return depth + "part"
        }
    }

    // MARK: Lines

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let members: String
        var answers: [String] = []
        let lines: [String]
    }

    private static let order = #"""
        "items":[
          {"type":"input","name":"who","title":"Who","validators":["required"]},
          {"type":"group","name":"lines","title":"Lines","items":[
            {"type":"input","name":"n","title":"Name"},
            {"type":"input","name":"q","title":"Count","value":"integer"}]},
          {"type":"input","name":"note","title":"Note"}]
        """#

    static let cards: [Case] = [
        Case(
            testDescription: "the question is at its place, and later fields are open",
            members: #"""
                "items":[{"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"},
                  {"type":"input","name":"c","title":"C","validators":["required"]}]
                """#,
            answers: ["1"], lines: ["answered A = 1", "?", "open C*"]),
        Case(
            testDescription: "what the form calculates and what is disabled is not asked",
            members: #"""
                "items":[{"type":"input","name":"a","title":"A","value":"integer"},
                  {"type":"input","name":"twice","title":"Twice","value":"integer","computed":"a * 2"},
                  {"type":"input","name":"off","title":"Off","enabledWhen":"a > 9"},
                  {"type":"input","name":"b","title":"B"}]
                """#,
            answers: ["4"], lines: ["answered A = 4", "unasked Twice = 8", "unasked Off", "?"]),
        Case(
            testDescription: "an error that is reported, and a default that nobody has answered",
            members: #"""
                "items":[{"type":"input","name":"a","title":"A","validators":["required"]},
                  {"type":"input","name":"b","title":"B","default":"x"},
                  {"type":"input","name":"c","title":"C"},{"type":"input","name":"d","title":"D"}]
                """#,
            answers: ["!", ">", ">"], lines: ["wrong A*", "open B = x", "?", "open D"]),
        Case(
            testDescription: "a text that names an answer follows it",
            members: #"""
                "items":[{"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"},
                  {"type":"input","name":"c","title":"Why {a|nothing}"},
                  {"type":"label","title":"So {a|nothing}"}]
                """#,
            answers: ["x"], lines: ["answered A = x", "?", "open Why x", "muted: So x"]),
        Case(
            testDescription: "a secret has a mask",
            members: #"""
                "items":[{"type":"secureInput","name":"s","title":"S"},{"type":"input","name":"b","title":"B"}]
                """#,
            answers: ["pass"], lines: ["answered S = ••••••••", "?"]),
        Case(
            testDescription: "the fields of the row in hand, and the line of another one",
            members: order,
            answers: ["Ada", "y", "Tile", "12", "y", "Ridge"],
            lines: [
                "answered Who* = Ada", "answered Lines = 2", ">answered Lines 1 = Tile · 12",
                ">header: Lines 2", ">answered Name = Ridge", "?", "open Note",
            ]),
        Case(
            testDescription: "the question whether to add a row shows the rows itself",
            members: order, answers: ["Ada", "y", "Tile", "12"],
            lines: ["answered Who* = Ada", "?", "open Note"]),
        Case(
            testDescription: "a group without rows", members: order,
            lines: ["?", "open Lines", "open Note"]),
    ]

    @Test(arguments: cards) func card(_ row: Case) throws {
        #expect(try Subject(row.members, row.answers).card == row.lines)
    }

    /// The lines that an answer changes are composed anew, and no others.
    @Test func anAnswerComposesFewLines() throws {
        let items = (0..<40).map { #"{"type":"input","name":"f\#($0)","title":"F \#($0)"}"# }
        var subject = try Subject(#""items":[\#(items.joined(separator: ","))]"#, ["x"])
        func fields() -> [ObjectIdentifier] {
            subject.filled.card(ofPage: 0, asking: subject.navigator.place).card.body.nodes
                .compactMap { node in
                    guard case .field(let field) = node.content else { return nil }
                    return ObjectIdentifier(field)
                }
        }
        let before = fields()
        #expect(fields() == before)
        subject.take("y")
        let after = fields()
        #expect(after.count == 39 && Set(before).intersection(after).count == 38)
    }

    // MARK: The review

    static let reviews: [Case] = [
        Case(
            testDescription: "what can be changed has a number",
            members: #"""
                "items":[{"type":"input","name":"a","title":"A","value":"integer"},
                  {"type":"input","name":"b","title":"B","value":"integer","computed":"a + 1"},
                  {"type":"input","name":"c","title":"C"}]
                """#,
            answers: ["1", ""], lines: ["answered 1. A = 1", "unasked B = 2", "answered 2. C"]),
        Case(
            testDescription: "the fields of a row below its heading", members: order,
            answers: ["Ada", "y", "Tile", "12", "n", ""],
            lines: [
                "answered 1. Who* = Ada", "answered 2. Lines = 1", "header: Lines 1",
                ">answered 3. Name = Tile", ">answered 4. Count = 12", "answered 5. Note",
            ]),
        Case(
            testDescription: "pages have titles, and sections headings",
            members: #"""
                "pages":[
                  {"title":"One","items":[{"type":"input","name":"a","title":"A"}]},
                  {"title":"Two","items":[
                    {"type":"section","title":"S","items":[
                      {"type":"input","name":"b","title":"B","visibleWhen":"a == 'x'"},
                      {"type":"input","name":"c","title":"C"}]}]}]
                """#,
            answers: ["1", "2"],
            lines: [
                "title: One", "answered 1. A = 1", "title: Two", "header: S", "answered 2. C = 2",
            ]),
    ]

    @Test(arguments: reviews) func review(_ row: Case) throws {
        let subject = try Subject(row.members, row.answers)
        #expect(subject.navigator.place == .review)
        #expect(subject.filled.reviewEntries.map(Self.described) == row.lines)
    }

    @Test func theReviewSaysWhatIsWrong() throws {
        let required = #"""
            "items":[{"type":"input","name":"a","title":"A","validators":["required"]}]
            """#
        var subject = try Subject(required, [">"])
        #expect(subject.filled.reviewNotes.isEmpty)
        subject.take("!")
        #expect(subject.filled.reviewNotes.map(\.text) == ["  ✗ A is required."])
    }

    // MARK: The record

    struct PageCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: String
        var answers: [String] = []
        /// The lines of the finished card; `nil` where none is recorded.
        var finished: [String]?
        var parts: [String] = []
    }

    static let pages: [PageCase] = [
        PageCase(
            testDescription: "a page that is filled in",
            page: #"""
                "items":[{"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"}]
                """#,
            answers: ["1", "2"], finished: ["answered A = 1", "answered B = 2"]),
        PageCase(
            testDescription: "a page that was passed without an answer",
            page: #""items":[{"type":"input","name":"a","title":"A"}]"#, answers: [">"]),
        PageCase(
            testDescription: "texts between fields and parts are not of the record",
            page: #"""
                "items":[{"type":"label","title":"L"},{"type":"input","name":"a","title":"A"}],
                 "card":{"parts":[{"text":"T"},"fields"]}
                """#,
            answers: ["1"], finished: ["answered A = 1"], parts: ["normal: T", "normal: L"]),
        PageCase(
            testDescription: "a page that only tells something has its parts",
            page: #""items":[{"type":"label","title":"L"}],"card":{"parts":[{"text":"T"}]}"#,
            finished: ["normal: T"],
            parts: ["normal: T"]),
        PageCase(
            testDescription: "a page that is hidden",
            page: #""visibleWhen":"z == 'x'","items":[{"type":"input","name":"a","title":"A"}]"#),
    ]

    @Test(arguments: pages) func page(_ row: PageCase) throws {
        let last = #"{"title":"Last","items":[{"type":"input","name":"z","title":"Z"}]}"#
        let subject = try Subject(
            #""pages":[{"title":"One",\#(row.page)},\#(last)]"#, row.answers)
        let filled = subject.filled
        let card = filled.finished(page: 0)?.card
        #expect(card?.body.nodes.map(Self.described) == row.finished)
        #expect(card.map(\.title) == row.finished.map { _ in "One" })
        guard subject.source.number(ofPage: 0) != nil else { return }
        #expect(filled.parts(ofPage: 0).compactMap(\.part).map(Self.described) == row.parts)
    }

    // MARK: Rows

    @Test func rowsHaveCellsErrorsAndHeadings() throws {
        let subject = try Subject(
            #"""
            "items":[{"type":"group","name":"lines","title":"Lines","items":[
              {"type":"input","name":"n","title":"Name"},
              {"type":"input","name":"q","title":"Count of {n|each}","value":"integer","validators":["required"]},
              {"type":"secureInput","name":"s","title":"Secret"}]}]
            """#, ["y", "Tile", "12", "pass", "y", "Ridge", ">", "!"])
        let rows = (0..<2).map { RowPlace(group: FieldPlace(0), index: $0) }
        let filled = subject.filled
        let table = filled.table(of: FieldPlace(0))
        #expect(
            table.rows.map { $0.cells.map(\.string) } == [
                ["Tile", "12", "••••••••"], ["Ridge", "", ""],
            ])
        #expect(table.headings.map(\.string) == ["Name", "Count of each", "Secret"])
        #expect(rows.map(filled.isWrong) == [false, true])
        #expect(table.rows.map(\.isWrong) == [false, true])
        #expect(filled.heading(.field(rows[1].cell(1))) == "Lines 2: Count of Ridge")
        #expect(filled.heading(.rows(FieldPlace(0))) == "Lines")
        #expect(filled.heading(.review) == "")
    }
}
