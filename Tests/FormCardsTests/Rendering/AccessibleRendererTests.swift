import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct AccessibleRendererTests {
    /// The lines of a card with nodes, without its heading.
    private func lines(_ nodes: CardNode..., words: InterfaceWords = .english) -> [String] {
        let card = SampleDescription.card(nodes, words: words)
        return Array(AccessibleRenderer().lines(of: card).dropFirst())
    }

    @Test func theWholeCard() throws {
        let text = AccessibleRenderer(showsState: true).text(of: [SampleDescription.card()])
        #expect(
            text == """
                Card 3 of 3: The loan. State: large.
                Large loan.
                Read the terms (https://example.com/terms).
                - one.
                Amount, required: $40,000.00.
                In dollars.
                Purpose, required, 1 of 3: Home improvement.
                Days: no answer.
                Options: Monday; Tuesday.
                E-mail, required: no answer.
                Example: ada@example.com.
                Error: E-mail is required.
                PIN: entered, not shown.
                Total, calculated: 12 kg.
                Guests.
                Who comes with you?
                Guest 1/1.
                Warning: Guest 1 is a child.
                Name: Ada.
                Error: The dates overlap.
                You ask for: $40,000.00.
                Help (https://example.com/help).
                Bad (javascript:alert(1)).
                Picture: A house.
                left.
                right.
                Lines.
                Row 1: Product Roof tile; Quantity 1200; Sum $1,140.00.
                In stock.
                Row 2: Product Ridge tile; Quantity 8; Sum no answer.
                Error: Unit price must have at most 2 decimals.
                Table foot: Total; Sum $1,140.00.
                Of the most we lend: 80 %.
                Page 2 of 2.
                second.
                Buttons: Back; Apply (submits, not available: Not yet.)

                """)
    }

    // MARK: The heading

    @Test(
        arguments: [
            (1, 1, true, false, "T. Valid."), (1, 1, false, false, "T."),
            (2, 3, false, true, "Card 2 of 3: T. Invalid."),
        ])
    func validityIsSaid(
        _ row: (number: Int, count: Int, isValid: Bool, hasErrors: Bool, heading: String)
    ) {
        let card = CardDescription(
            id: "c", number: row.number, count: row.count, title: "T", state: .invalid,
            isValid: row.isValid, issues: row.hasErrors ? [IssueNode("Wrong.")] : [],
            body: .nothing)
        #expect(AccessibleRenderer().lines(of: card) == [row.heading])
    }

    @Test func aHiddenCardSaysNothing() {
        var look = CardLook()
        look.isHidden = true
        let card = CardDescription(
            id: "c", title: "T", state: .empty, isValid: true, look: look, body: .text("x"))
        #expect(AccessibleRenderer().lines(of: card).isEmpty)
        #expect(AccessibleRenderer().text(of: [card]).isEmpty)
    }

    // MARK: Fields

    @Test(
        arguments: [
            (true, true, false, false, "A, required: x."),
            (false, false, false, false, "A, cannot be changed: x."),
            (false, false, true, false, "A, calculated: x."),
            (false, false, false, true, "A, set by the program: x."),
        ])
    func status(
        _ row: (required: Bool, enabled: Bool, computed: Bool, given: Bool, line: String)
    ) {
        let field = SampleDescription.field("/a", "A") {
            $0.isRequired = row.required
            $0.isEnabled = row.enabled
            $0.isComputed = row.computed
            $0.isGiven = row.given
            $0.text = "x"
        }
        #expect(lines(field) == [row.line])
    }

    @Test func optionsAreListedWhereNothingIsChosen() {
        var options = SampleDescription.purposes
        options[0] = FieldNode.Option("home", title: "Home improvement")
        #expect(
            lines(SampleDescription.field("/p", "Purpose", .one(options))) == [
                "Purpose: no answer.",
                "Options: Home improvement; A car (New or used); "
                    + "A boat (not available: Only in summer.)",
            ])
        let many = (1...8).map { FieldNode.Option("\($0)", title: "Title \($0)") }
        #expect(
            lines(SampleDescription.field("/p", "P", .one(many)))
                == ["P: no answer.", "Options: 8."])
    }

    @Test func severalChoicesAreCountedAndNamed() {
        let options = ["a", "b", "c"].map {
            FieldNode.Option($0, title: "Fish, \($0)", isSelected: $0 != "b")
        }
        #expect(
            lines(SampleDescription.field("/p", "P", .many(options)))
                == ["P, 2 of 3: Fish, a; Fish, c."])
    }

    @Test func linesOfATextAreLines() {
        let field = SampleDescription.field("/a", "A", .lines) { $0.text = "one\ntwo" }
        #expect(lines(field) == ["A:", "one", "two"])
    }

    @Test func emptyGroupsAndTables() {
        let group = GroupNode(path: FieldPath("g"), label: "Guests", rows: [])
        #expect(lines(.group(group)) == ["Guests.", "No rows."])
        let table = TableNode(title: "T", columns: [], rows: [], empty: "None yet")
        #expect(lines(.table(table)) == ["T.", "None yet."])
    }

    @Test func issuesInThreeStyles() {
        let issues = [IssueNode("A is required."), IssueNode("B is early.", severity: .warning)]
        let summary = IssuesNode(issues: issues, style: .summary, heading: "There is 1 problem")
        #expect(
            lines(CardNode(.issues(summary)))
                == ["There is 1 problem.", "Error: A is required.", "Warning: B is early."])
        let count = IssuesNode(issues: issues, style: .count, heading: "1 answer.")
        #expect(lines(CardNode(.issues(count))) == ["Error: 1 answer."])
    }

    @Test func buttonsThatFollowEachOtherShareALine() {
        let button = CardNode.button(ActionNode("Go", name: "go"))
        #expect(
            lines(button, .text("x"), button, .stack([button]))
                == ["Button: Go.", "x.", "Buttons: Go; Go."])
    }

    @Test func marksAreSaid() {
        var box = CardBox()
        box.accessory = .activity
        #expect(lines(.text("Checking").boxed(box)) == ["Checking.", "Loading."])
    }

    @Test func otherLanguages() {
        let field = SampleDescription.field("/a", "名前") {
            $0.isRequired = true
            $0.issues = [IssueNode("必須です。")]
        }
        #expect(
            lines(field, words: InterfaceWords(for: "ja")) == ["名前、必須：未回答。", "エラー：必須です。"])
        #expect(
            lines(field, words: InterfaceWords(for: "fr")).first
                == "名前, obligatoire\u{A0}: sans réponse.")
    }

    // MARK: Laws

    @Test func allTextsAreSaidInOrder() {
        let card = SampleDescription.card()
        let text = AccessibleRenderer().text(of: [card])
        var rest = Substring(text)
        for part in card.markedTexts where part.kind != .mark && part.kind != .column {
            let clean = AccessibleLines.clean(part.text)
            guard let range = rest.firstRange(of: clean) else {
                Issue.record("\(clean) is missing behind \(text.prefix(text.count - rest.count))")
                return
            }
            rest = rest[range.upperBound...]
        }
    }

    @Test(arguments: ["\u{1B}[31m", "\u{202E}x", "a\u{0}b", "a\rb"])
    func hostileTextsAreShownAsTexts(_ hostile: String) {
        var field = SampleDescription.fieldNode("/a", hostile)
        field.text = hostile
        field.help = TextMarkup(plain: hostile)
        let card = SampleDescription.card(
            [
                .field(field), .text(hostile), .picture(hostile), .link(hostile, to: hostile),
                .button(ActionNode(hostile)), .pair(hostile, hostile),
            ], title: hostile)
        for line in AccessibleRenderer().lines(of: card) {
            #expect(DisplayText(line).string == line)
        }
    }

    @Test func secretsAreNotSaid() {
        let text = AccessibleRenderer().text(of: [SampleDescription.card()])
        #expect(!text.contains(SampleDescription.secret))
    }

    @Test func deepTrees() {
        #expect(lines(SampleDescription.nested(1_000)) == ["innermost."])
    }

    @Test(.countsInstructions) func deepTreesTakeLinearTime() throws {
        let ratio = try Growth.ofEightTimes(125) { size in
            let card = SampleDescription.card([SampleDescription.nested(size)])
            return { _ = AccessibleRenderer().lines(of: card) }
        }
        #expect(ratio < 10)
    }
}
