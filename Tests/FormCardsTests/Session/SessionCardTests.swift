import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The card of a page around the present question.
@Suite struct SessionCardTests {
    private static let loan = """
        {"formrun":1,"id":"f","title":"Loan","items":[
          {"type":"input","name":"amount","title":"Amount","value":"integer"},
          {"type":"input","name":"months","title":"Months","value":"integer"},
          {"type":"input","name":"rate","title":"A month","value":"decimal","computed":"amount / 10"},
          {"type":"button","name":"go","title":"Go","action":"submit"}],
         "card":{"traits":["rounded",{"shadow":{"opacity":0.3}}],
          "states":[{"state":"custom:large","when":"amount > 100","parts":[
            {"pill":"Large"},{"pair":["You ask for","{amount}"]},{"bar":{"title":"Share","value":"amount / 400"}},
            {"stack":{"axis":"horizontal","parts":[{"fields":["months"]},{"fields":["amount"]}]}},"fields","buttons"]}]}}
        """

    @Test func partsAndStatesFollowTheAnswers() throws {
        let walk = try SessionWalk(form: Self.loan)
        #expect(walk.screen.hasPrefix("╭─ Loan ─"))
        #expect(!walk.screen.contains("Large") && !walk.screen.contains("Go"))
        walk.type("200⏎")
        let rows = walk.screen.split(separator: "\n").map { $0.prefix { $0 != "░" } }
        #expect(rows[1].hasPrefix("│ ( Large )"))
        #expect(rows[2].hasPrefix("│ You ask for") && rows[2].hasSuffix(" 200 │"))
        #expect(rows[4].hasSuffix(" 50 % │"))
        // Fields are in the order of the parts, and the question is at its place among them.
        #expect(rows[6].hasPrefix("│ Months") && rows[7].hasPrefix("│ ❯ █"))
        #expect(rows[9].hasPrefix("│ ✓ Amount   200"))
        #expect(rows[10].hasPrefix("│   A month  20"))
        #expect(!walk.screen.contains("Go"))
    }

    /// A card that was recorded is recorded again if it shows something else, and not for an issue that it does not show.
    @Test func anIssueRecordsNoCardAgain() throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"F","pages":[
                  {"title":"One","card":{"parts":["fields"]},"items":[
                    {"type":"input","name":"a","title":"A","value":"integer",
                     "validators":[{"warning":{"range":{"max":{"expression":"b"}}}}]},
                    {"type":"input","name":"c","title":"C"}]},
                  {"title":"Two","items":[{"type":"input","name":"b","title":"B","value":"integer"}]}]}
                """)
        walk.type("5⏎x⏎1⏎1⏎⏎⏎⏎⏎")
        walk.press(.press(.enter, .alt))
        #expect(walk.isSubmitted)
        #expect(walk.record.filter { $0.kind == .card && $0.card?.title == "One" }.count == 1)
    }

    /// A trait takes no more cells than there are.
    @Test func everyLookFits() throws {
        let looks = [
            #"["rounded",{"shadow":{"opacity":0.3}}]"#, #"["transparent"]"#,
            #"[{"margins":{"left":9,"right":9,"top":2,"bottom":2}}]"#,
            ##"[{"gradient":{"colors":["#0b3d2e","#14532d"],"angle":0}}]"##,
            #"[{"border":{"line":"double","color":"accent"}}]"#,
        ]
        for look in looks {
            for (columns, rows) in [(24, 5), (50, 14), (80, 24), (120, 20)] {
                let walk = try SessionWalk(
                    form: """
                        {"formrun":1,"id":"f","title":"Title","card":{"traits":\(look)},"items":[
                          {"type":"input","name":"a","title":"A","value":"multiline"},
                          {"type":"input","name":"b","title":"B","value":"integer"}]}
                        """, columns: columns, rows: rows, style: .card)
                for key in [Key.text("x"), .press(.enter, .alt), .text("x"), .enter] {
                    walk.press(key)
                    #expect(walk.frame.lines.count < rows, "\(look)")
                    let widths = Set(walk.frame.lines.map(\.width))
                    #expect(widths.allSatisfy { $0 < columns }, "\(look) \(columns): \(widths)")
                }
            }
        }
    }

    private static let order = """
        {"formrun":1,"id":"f","title":"Order","items":[
          {"type":"group","name":"lines","title":"Lines","items":[
            {"type":"input","name":"product","title":"Product"},
            {"type":"input","name":"count","title":"Count","value":"integer"}]},
          {"type":"input","name":"note","title":"Note"}],
         "card":{"parts":[{"table":{"rows":"lines","columns":[
            {"title":"Product","text":"{product}"},{"title":"Count","text":"{count}"}]}},"fields"]}}
        """

    /// Below a table of rows is the row in which the question is, and no other.
    @Test func aTableHasTheRowInHandBelowIt() throws {
        let walk = try SessionWalk(form: Self.order)
        walk.type("y⏎Tile⏎12⏎y⏎Ridge⏎")
        let screen = walk.screen
        #expect(screen.contains("1  Tile     12") && screen.contains("2  Ridge"))
        #expect(screen.contains("✓ Product  Ridge") && !screen.contains("✓ Product  Tile"))
        #expect(screen.contains("Lines 2") && !screen.contains("Lines 1"))
        walk.type("3⏎⏎")
        #expect(walk.session.focus.label == "Note")
        #expect(!walk.screen.contains("✓ Product") && walk.screen.contains("2  Ridge"))
    }

    /// The table in which a page was answered is in its record, and one without answers is not.
    @Test(arguments: [("y⏎Tile⏎12⏎⏎", true), ("⏎", false)])
    func theRecordHasTables(keys: String, isRecorded: Bool) throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"F","pages":[
                  {"title":"One","items":[{"type":"group","name":"lines","title":"Lines","items":[
                    {"type":"input","name":"product","title":"Product"},
                    {"type":"input","name":"count","title":"Count","value":"integer"}]}],
                   "card":{"parts":[{"table":{"rows":"lines","columns":[
                     {"title":"Product","text":"{product}"},{"title":"Count","text":"{count}"}]}}]}},
                  {"title":"Two","items":[{"type":"input","name":"note","title":"Note"}]}]}
                """)
        walk.type(keys)
        let cards = walk.record.compactMap(\.card).filter { $0.title == "One" }
        #expect(cards.count == (isRecorded ? 1 : 0))
        let texts = cards.map { TextRenderer(width: 60).text(of: $0) }.joined()
        #expect(texts.contains("Tile") == isRecorded)
    }

    /// The distance between the frame and the contents is that of the theme.
    @Test(arguments: [0, 1, 4]) func thePaddingIsThatOfTheTheme(_ padding: Int) throws {
        let walk = try SessionWalk(form: Self.loan)
        var theme = Theme.standard
        theme.spacing.padding = padding
        let renderer = TextRenderer(screen: walk.layout, theme: theme)
        #expect(renderer.screen.textWidth == walk.layout.textWidth + 2 - 2 * padding)
        let lines = renderer.frame(of: walk.session.view).lines.map(\.text)
        let insides = lines.filter { $0.hasPrefix("│") }.map { $0.dropFirst() }
        #expect(insides.map { $0.prefix { $0 == " " }.count }.min() == padding)
    }

    /// The frame has the role of what is wrong while an answer is refused, in every theme.
    @Test(arguments: Theme.all) func theFrameHasTheRoleOfTheState(_ theme: Theme) throws {
        let walk = try SessionWalk(form: Self.loan)
        let renderer = TextRenderer(screen: walk.layout, theme: theme)
        func colors() -> Set<CardColor?> {
            let lines = renderer.frame(of: walk.session.view).lines
            return Set(lines.flatMap(\.runs).filter { $0.text.string == "│" }.map(\.color))
        }
        func frame() -> Set<CardColor?> {
            let line = renderer.frame(of: walk.session.view).lines[0]
            return Set(line.runs.filter { $0.style == .frame }.map(\.color))
        }
        #expect(frame() == [nil])
        walk.type("x⏎")
        #expect(frame() == [.role(.bad)])
        walk.press(.control("u"))
        walk.type("1⏎")
        #expect(frame() == [nil])
    }

    private static let pages = """
        {"formrun":1,"id":"f","title":"F","pages":[
          {"title":"One","items":[{"type":"input","name":"a","title":"A"}]},
          {"title":"Two","items":[{"type":"input","name":"b","title":"B"}]},
          {"title":"Three","items":[{"type":"input","name":"c","title":"C"}]}]}
        """

    /// A card is recorded when its page is filled in, and after that a line for each answer that was changed.
    @Test func finishedAndChangedCardsAreRecorded() throws {
        let walk = try SessionWalk(form: Self.pages)
        func cards() -> [String] {
            walk.record.compactMap(\.card).map { card in
                let fields = card.body.nodes.map { ScreenEntry($0, .unicode) }
                return "\(card.title): " + fields.map(\.value.string).joined(separator: " ")
            }
        }
        walk.type("1⏎")
        #expect(cards() == ["One: 1"])
        walk.type("2⏎3⏎")
        #expect(cards() == ["One: 1", "Two: 2", "Three: 3"])
        walk.type("1⏎")
        walk.press(.control("u"))
        walk.type("9⏎")
        #expect(walk.place == .review)
        func changes() -> [String] {
            walk.record.filter { if case .changed = $0.kind { true } else { false } }
                .flatMap(\.lines).map(\.text)
        }
        #expect(cards().count == 3 && changes() == ["Changed: A 9"])
        walk.press(.backTab, .pageDown)
        #expect(cards().count == 3 && changes().count == 1, "nothing was changed")
        let passed = try SessionWalk(form: Self.pages)
        passed.press(.pageDown, .pageDown, .pageDown)
        #expect(passed.place == .review)
        #expect(!passed.record.contains { if case .card = $0.kind { true } else { false } })
    }

    /// The review is the cards of all pages.
    @Test func theReviewIsAStackOfCards() throws {
        let walk = try SessionWalk(form: Self.pages)
        walk.type("1⏎2⏎3⏎")
        let rows = walk.screen.split(separator: "\n")
        #expect(rows[0].hasPrefix("┌─ Review ─"))
        for (row, title) in [(1, "One"), (3, "Two"), (5, "Three")] {
            #expect(rows[row].hasPrefix("├─ \(title) ─") && rows[row].hasSuffix("─┤"))
        }
        #expect(rows[4].hasPrefix("│   2  B  2 "))
    }

    private static func many(_ count: Int) -> String {
        (0..<count).map { #"{"type":"input","name":"f\#($0)","title":"Field \#($0)"}"# }
            .joined(separator: ",")
    }

    /// A card that is higher than the screen is a window around the question.
    @Test func aHighCardIsAWindow() throws {
        let walk = try SessionWalk(Self.many(100))
        #expect(walk.frame.lines.count == 23)
        #expect(walk.screen.contains("│ ↓ 82 more") && !walk.screen.contains("↑"))
        for _ in 0..<50 { walk.press(.tab) }
        #expect(walk.screen.contains("│ ↑ 39 more") && walk.screen.contains("│ ↓ 45 more"))
        for number in [39, 49, 51, 54] { #expect(walk.screen.contains("· Field \(number) ")) }
        let text = String(repeating: "long ", count: 60)
        let label = try SessionWalk(
            #"{"type":"label","title":"\#(text)"},{"type":"input","name":"a","title":"A"}"#)
        #expect(label.screen.split(separator: "\n").filter { $0.contains("long") }.count == 4)
    }

    /// A frame that is drawn with a cache is that without one.
    @Test func aCacheChangesNothing() throws {
        for form in [Self.loan, Self.order, Self.pages] {
            let walk = try SessionWalk(form: form)
            let renderer = TextRenderer(screen: walk.layout)
            var cache = ScreenCache()
            for key in "2x00⏎1\u{7F}⏎y⏎ab⏎1⏎⏎⏎⏎⏎n⏎" {
                let pressed: Key =
                    key == "⏎" ? .enter : key == "\u{7F}" ? .backspace : .text(String(key))
                walk.press(pressed)
                let view = walk.session.view
                #expect(renderer.frame(of: view, remembering: &cache) == renderer.frame(of: view))
            }
        }
    }

    /// A list without a highlighted choice, such as after a filter that was cleared, takes what Enter alone takes.
    @Test func aClearedFilterTakesTheDefault() throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":"choice","choices":["a","b"],"default":"b"}"#
        )
        walk.type("x")
        walk.press(.backspace, .enter)
        #expect(walk.place == .review && walk.value("c") == .choice("b"))
    }

    /// That Enter takes the default is said only while it does.
    @Test func theDefaultIsSaidWhileEnterTakesIt() throws {
        let walk = try SessionWalk(
            #"""
            {"type":"input","name":"c","title":"C","value":"choice","choices":["a","b"],"default":"b"},
            {"type":"input","name":"d","title":"D","default":"x"}
            """#)
        #expect(walk.screen.contains("Enter takes b"))
        walk.press(.up)
        #expect(!walk.screen.contains("Enter takes"))
        walk.press(.enter)
        #expect(walk.value("c") == .choice("a") && walk.screen.contains("Enter takes x"))
        walk.press(.backTab)
        #expect(!walk.screen.contains("Enter takes"), "an answer is kept")
        walk.press(.enter)
        walk.type("y⏎")
        walk.press(.backTab)
        #expect(!walk.screen.contains("Enter takes"), "an answer is edited")
    }

    /// The rows of a list that does not explain its choices have their whole titles.
    @Test func explanationsGiveWayToTitles() throws {
        let item =
            #"{"type":"input","name":"c","title":"C","value":"choice","choices":[{"value":"a","title":"A long title","description":"and more"}]}"#
        #expect(try SessionWalk(item, columns: 40, rows: 24).screen.contains("and more"))
        let narrow = try SessionWalk(item, columns: 22, rows: 24).screen
        #expect(narrow.contains("( ) A long title\n") || narrow.contains("(•) A long title\n"))
    }

    /// A title has the cells that no value needs, and wraps before it is cut.
    @Test func longTitlesTakeWhatValuesLeave() throws {
        let title = "Which of these have you had in the last year?"
        let walk = try SessionWalk(#"{"type":"input","name":"a","title":"\#(title)"}"#)
        walk.type("no⏎")
        #expect(walk.screen.contains("1  \(title)  no"))
        walk.type("1⏎")
        walk.type(String(repeating: "x", count: 60) + "⏎")
        #expect(walk.screen.contains("1  \(title)") && walk.screen.contains("xxxxx"))
    }

    /// A label has its markup on the card, each line its own, as in the record and on pages.
    @Test func labelsHaveTheirMarkup() throws {
        let walk = try SessionWalk(
            #"""
            {"type":"input","name":"a","title":"A"},
            {"type":"label","title":"**Read** the [rules](https://example.com/r).\n- bring *both*"}
            """#, style: .card)
        let lines = walk.frame.lines.filter {
            $0.text.contains("Read") || $0.text.contains("bring")
        }
        #expect(lines.count == 2)
        let runs = lines.flatMap(\.runs)
        #expect(runs.contains { $0.text == "Read" && $0.style == .strong })
        #expect(runs.contains { $0.text == "rules" && $0.link == "https://example.com/r" })
        #expect(runs.contains { $0.text == "both" && $0.style == .emphasis })
        #expect(!lines.contains { $0.text.contains("*") })
    }
}
